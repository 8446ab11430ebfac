//! Descriptors that cross a socket between processes of ours.
//!
//! Only what both sides were written for: a byte, or a short text, and the descriptors with it.

use rustix::net::{
    RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, ReturnFlags, SendAncillaryBuffer, SendAncillaryMessage, SendFlags, recvmsg,
    sendmsg,
};
use std::io::{self, IoSlice, IoSliceMut};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

/// How many descriptors come together at most.
const MOST: usize = 16;

/// Sends some bytes with descriptors.
pub fn send(socket: impl AsFd, bytes: &[u8], descriptors: &[BorrowedFd<'_>]) -> io::Result<()> {
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(MOST))];
    let mut control = SendAncillaryBuffer::new(&mut space);
    if !control.push(SendAncillaryMessage::ScmRights(descriptors)) {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    sendmsg(socket, &[IoSlice::new(bytes)], &mut control, SendFlags::NOSIGNAL)?;
    Ok(())
}

/// Waits for one byte and the descriptors with it; `None` at the end of the stream.
pub fn receive(socket: impl AsFd) -> io::Result<Option<Vec<OwnedFd>>> {
    Ok(receive_byte(socket)?.map(|(_, descriptors)| descriptors))
}

/// The same, with the byte.
pub fn receive_byte(socket: impl AsFd) -> io::Result<Option<(u8, Vec<OwnedFd>)>> {
    let mut byte = [0];
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(MOST))];
    let mut control = RecvAncillaryBuffer::new(&mut space);
    let received = loop {
        match recvmsg(&socket, &mut [IoSliceMut::new(&mut byte)], &mut control, RecvFlags::CMSG_CLOEXEC) {
            Err(rustix::io::Errno::INTR) => {}
            done => break done?,
        }
    };
    if received.bytes == 0 {
        return Ok(None);
    }
    if received.flags.contains(ReturnFlags::CTRUNC) {
        // Some were lost on their way, for want of room here: what they were for must not be left out.
        return Err(io::Error::other("descriptors were lost on their way"));
    }
    let mut descriptors = Vec::new();
    for message in control.drain() {
        if let RecvAncillaryMessage::ScmRights(given) = message {
            descriptors.extend(given);
        }
    }
    Ok(Some((byte[0], descriptors)))
}
