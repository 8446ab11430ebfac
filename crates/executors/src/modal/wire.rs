//! The messages of Modal's API that a sandbox needs, with the members that are used here; others are passed over.
//!
//! Written by hand from the descriptors in Modal's own client, so that nothing is generated for the rest of its 276 calls.

use prost::Message;

#[derive(Clone, PartialEq, Message)]
pub struct Nothing {}

#[derive(Clone, PartialEq, Message)]
pub struct AppGetOrCreateRequest {
    #[prost(string, tag = "1")]
    pub app_name: String,
    #[prost(string, tag = "2")]
    pub environment_name: String,
    #[prost(int32, tag = "3")]
    pub object_creation_type: i32,
}

/// `ObjectCreationType`: made where it is missing.
pub const CREATE_IF_MISSING: i32 = 1;

#[derive(Clone, PartialEq, Message)]
pub struct AppGetOrCreateResponse {
    #[prost(string, tag = "1")]
    pub app_id: String,
}

#[derive(Clone, PartialEq, Message)]
pub struct EnvironmentGetOrCreateRequest {
    #[prost(string, tag = "1")]
    pub deployment_name: String,
}

#[derive(Clone, PartialEq, Message)]
pub struct EnvironmentGetOrCreateResponse {
    #[prost(message, optional, tag = "2")]
    pub metadata: Option<EnvironmentMetadata>,
}

#[derive(Clone, PartialEq, Message)]
pub struct EnvironmentMetadata {
    #[prost(message, optional, tag = "2")]
    pub settings: Option<EnvironmentSettings>,
}

#[derive(Clone, PartialEq, Message)]
pub struct EnvironmentSettings {
    #[prost(string, tag = "1")]
    pub image_builder_version: String,
}

#[derive(Clone, PartialEq, Message)]
pub struct Image {
    #[prost(string, repeated, tag = "6")]
    pub dockerfile_commands: Vec<String>,
}

#[derive(Clone, PartialEq, Message)]
pub struct ImageGetOrCreateRequest {
    #[prost(message, optional, tag = "2")]
    pub image: Option<Image>,
    #[prost(string, tag = "4")]
    pub app_id: String,
    #[prost(int32, tag = "8")]
    pub namespace: i32,
    #[prost(string, tag = "9")]
    pub builder_version: String,
}

/// `DeploymentNamespace`: the workspace's own.
pub const OF_THE_WORKSPACE: i32 = 1;

#[derive(Clone, PartialEq, Message)]
pub struct ImageGetOrCreateResponse {
    #[prost(string, tag = "1")]
    pub image_id: String,
    #[prost(message, optional, tag = "2")]
    pub result: Option<GenericResult>,
}

#[derive(Clone, PartialEq, Message)]
pub struct GenericResult {
    /// 0 where there is none yet, 1 for success.
    #[prost(int32, tag = "1")]
    pub status: i32,
    #[prost(string, tag = "2")]
    pub exception: String,
}

#[derive(Clone, PartialEq, Message)]
pub struct ImageJoinStreamingRequest {
    #[prost(string, tag = "1")]
    pub image_id: String,
    #[prost(float, tag = "2")]
    pub timeout: f32,
    #[prost(string, tag = "3")]
    pub last_entry_id: String,
}

#[derive(Clone, PartialEq, Message)]
pub struct ImageJoinStreamingResponse {
    #[prost(message, optional, tag = "1")]
    pub result: Option<GenericResult>,
    #[prost(message, repeated, tag = "2")]
    pub task_logs: Vec<TaskLogs>,
    #[prost(string, tag = "3")]
    pub entry_id: String,
}

#[derive(Clone, PartialEq, Message)]
pub struct TaskLogs {
    #[prost(string, tag = "1")]
    pub data: String,
}

#[derive(Clone, PartialEq, Message)]
pub struct AuthTokenGetResponse {
    #[prost(string, tag = "1")]
    pub token: String,
}

#[derive(Clone, PartialEq, Message)]
pub struct SandboxCreateRequest {
    #[prost(string, tag = "1")]
    pub app_id: String,
    #[prost(message, optional, tag = "2")]
    pub definition: Option<Sandbox>,
}

#[derive(Clone, PartialEq, Message)]
pub struct Sandbox {
    #[prost(string, repeated, tag = "1")]
    pub entrypoint_args: Vec<String>,
    #[prost(string, tag = "3")]
    pub image_id: String,
    #[prost(message, optional, tag = "5")]
    pub resources: Option<Resources>,
    #[prost(uint32, tag = "7")]
    pub timeout_secs: u32,
    #[prost(message, optional, tag = "22")]
    pub network_access: Option<NetworkAccess>,
}

#[derive(Clone, PartialEq, Message)]
pub struct Resources {
    #[prost(uint32, tag = "2")]
    pub memory_mb: u32,
    #[prost(uint32, tag = "3")]
    pub milli_cpu: u32,
    #[prost(uint32, tag = "5")]
    pub memory_mb_max: u32,
}

#[derive(Clone, PartialEq, Message)]
pub struct NetworkAccess {
    #[prost(int32, tag = "1")]
    pub network_access_type: i32,
}

/// `NetworkAccessType`: none.
pub const BLOCKED: i32 = 2;

#[derive(Clone, PartialEq, Message)]
pub struct SandboxCreateResponse {
    #[prost(string, tag = "1")]
    pub sandbox_id: String,
    #[prost(string, tag = "3")]
    pub task_id: String,
    #[prost(message, optional, tag = "5")]
    pub command_router_access: Option<CommandRouterAccess>,
    #[prost(string, tag = "6")]
    pub sandbox_token: String,
}

#[derive(Clone, PartialEq, Message)]
pub struct CommandRouterAccess {
    #[prost(string, tag = "1")]
    pub jwt: String,
    #[prost(string, tag = "2")]
    pub url: String,
}

#[derive(Clone, PartialEq, Message)]
pub struct SandboxTerminateRequest {
    #[prost(string, tag = "1")]
    pub sandbox_id: String,
}

#[derive(Clone, PartialEq, Message)]
pub struct ExecStartRequest {
    #[prost(string, tag = "1")]
    pub task_id: String,
    #[prost(string, tag = "2")]
    pub exec_id: String,
    #[prost(string, repeated, tag = "3")]
    pub command_args: Vec<String>,
    /// 1 is a pipe.
    #[prost(int32, tag = "4")]
    pub stdout_config: i32,
    #[prost(int32, tag = "5")]
    pub stderr_config: i32,
}

#[derive(Clone, PartialEq, Message)]
pub struct ExecRequest {
    #[prost(string, tag = "1")]
    pub task_id: String,
    #[prost(string, tag = "2")]
    pub exec_id: String,
}

#[derive(Clone, PartialEq, Message)]
pub struct ExecWaitResponse {
    #[prost(int32, optional, tag = "1")]
    pub code: Option<i32>,
    #[prost(int32, optional, tag = "2")]
    pub signal: Option<i32>,
}

#[derive(Clone, PartialEq, Message)]
pub struct StdioReadRequest {
    #[prost(string, tag = "1")]
    pub task_id: String,
    #[prost(string, tag = "2")]
    pub exec_id: String,
    #[prost(uint64, tag = "3")]
    pub offset: u64,
    /// 0 is standard output, 1 standard error.
    #[prost(int32, tag = "4")]
    pub file_descriptor: i32,
}

#[derive(Clone, PartialEq, Message)]
pub struct StdioReadResponse {
    #[prost(bytes = "vec", tag = "1")]
    pub data: Vec<u8>,
}

#[derive(Clone, PartialEq, Message)]
pub struct StdinWriteRequest {
    #[prost(string, tag = "1")]
    pub task_id: String,
    #[prost(string, tag = "2")]
    pub exec_id: String,
    #[prost(uint64, tag = "3")]
    pub offset: u64,
    #[prost(bytes = "vec", tag = "4")]
    pub data: Vec<u8>,
    #[prost(bool, tag = "5")]
    pub eof: bool,
}

#[derive(Clone, PartialEq, Message)]
pub struct RouterAccessRequest {
    #[prost(string, tag = "1")]
    pub sandbox_id: String,
}

/// What a failed call says beside its message.
#[derive(Clone, PartialEq, Message)]
pub struct RpcStatus {
    #[prost(message, repeated, tag = "3")]
    pub details: Vec<Any>,
}

#[derive(Clone, PartialEq, Message)]
pub struct Any {
    #[prost(string, tag = "1")]
    pub type_url: String,
    #[prost(bytes = "vec", tag = "2")]
    pub value: Vec<u8>,
}

#[derive(Clone, PartialEq, Message)]
pub struct RetryPolicy {
    #[prost(float, tag = "1")]
    pub retry_after_secs: f32,
}
