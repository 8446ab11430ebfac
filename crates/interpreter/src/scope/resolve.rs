//! Decides for every name of every scope where it lives, and numbers registers and free variables.
//! It never looks at the syntax tree: the collected symbols are enough.

use super::{Place, ScopeId, ScopeKind, ScopeTree};
use crate::code::Source;
use crate::hashing::Map;
use crate::parse::{SyntaxError, SyntaxKind};
use std::rc::Rc;

/// More registers than this in one frame are refused; the rest of the 16 bits is for temporaries.
const MAX_VARIABLES: usize = 60_000;
/// Free variables of all frames together: each is handed through every frame between its owner and its user.
const MAX_CAPTURES: usize = 300_000;

pub fn resolve(source: &Source, tree: &mut ScopeTree) -> Result<(), SyntaxError> {
    let mut owners = Vec::with_capacity(tree.scopes.len());
    let mut captures = 0;
    for scope in 0..tree.scopes.len() {
        owners.push(find_owners(source, tree, scope, &mut captures)?);
    }
    for frame in 0..tree.scopes.len() {
        if !tree.scopes[frame].kind.is_inlined() {
            number_registers(source, tree, frame)?;
        }
    }
    for scope in &mut tree.scopes {
        // In the order of their names, as in CPython.
        scope.freevars.sort_by(|one, other| one.name.cmp(&other.name));
        scope.free_index = scope.freevars.iter().enumerate().map(|(at, variable)| (variable.name.clone(), at as u16)).collect();
    }
    number_inlined_registers(source, tree)?;
    for (scope, owners) in owners.into_iter().enumerate() {
        for (index, owner) in owners.into_iter().enumerate() {
            let place = place(tree, scope, index, owner);
            tree.scopes[scope].symbols[index].1.place.get_or_insert(place);
        }
    }
    Ok(())
}

/// Who owns a name, seen from a scope.
#[derive(Clone, Copy)]
enum Owner {
    Global,
    ClassName,
    Scope(ScopeId),
}

/// Finds the owner of each of a scope's names, and marks what is captured on the way.
fn find_owners(source: &Source, tree: &mut ScopeTree, scope: ScopeId, captures: &mut usize) -> Result<Vec<Owner>, SyntaxError> {
    let names: Vec<Rc<str>> = tree.scopes[scope].symbols.iter().map(|(name, _)| name.clone()).collect();
    let mut owners = Vec::with_capacity(names.len());
    for name in names {
        let owner = find_owner(tree, scope, &name);
        if let Owner::Scope(owner) = owner
            && tree.scopes[owner].frame != tree.scopes[scope].frame
        {
            *captures += capture(tree, scope, owner, &name);
            if *captures > MAX_CAPTURES || tree.frame(scope).freevars.len() > MAX_VARIABLES {
                return Err(too_many(source));
            }
        }
        if let (Owner::Global, Some(symbol)) = (owner, tree.scopes[scope].symbol(&name))
            && symbol.nonlocal
            && let Some(range) = symbol.declared
        {
            return Err(SyntaxError::of_meaning(source, format!("no binding for nonlocal '{name}' found"), range));
        }
        owners.push(owner);
    }
    Ok(owners)
}

fn find_owner(tree: &mut ScopeTree, scope: ScopeId, name: &Rc<str>) -> Owner {
    let here = &tree.scopes[scope];
    let Some(symbol) = here.symbol(name) else { return Owner::Global };
    match here.kind {
        _ if symbol.global => return Owner::Global,
        ScopeKind::Module => return Owner::Global,
        ScopeKind::Class if symbol.bound && !symbol.nonlocal => return Owner::ClassName,
        ScopeKind::Class => {}
        _ if symbol.bound && !symbol.nonlocal => return Owner::Scope(scope),
        _ => {}
    }
    let mut class_visible = here.kind == ScopeKind::TypeParams;
    let mut next = here.parent;
    while let Some(id) = next {
        let ancestor = &tree.scopes[id];
        let symbol = ancestor.symbol(name);
        match ancestor.kind {
            ScopeKind::Module => return Owner::Global,
            ScopeKind::Class if &**name == "__class__" => {
                tree.scopes[id].needs_class_cell = true;
                return Owner::Scope(id);
            }
            ScopeKind::Class => {
                if class_visible && symbol.is_some_and(|symbol| symbol.bound && !symbol.global && !symbol.nonlocal) {
                    return Owner::ClassName;
                }
            }
            _ => match symbol {
                Some(symbol) if symbol.global => return Owner::Global,
                Some(symbol) if symbol.bound && !symbol.nonlocal => return Owner::Scope(id),
                _ => {}
            },
        }
        class_visible &= ancestor.kind == ScopeKind::TypeParams;
        next = ancestor.parent;
    }
    Owner::Global
}

/// Makes `name` of `owner` a cell that every frame from `scope`'s up to the owner's receives; returns how many new ones do.
fn capture(tree: &mut ScopeTree, scope: ScopeId, owner: ScopeId, name: &Rc<str>) -> usize {
    if tree.scopes[owner].kind != ScopeKind::Class {
        tree.scopes[owner].entry(name).captured = true;
    }
    let home = tree.scopes[owner].frame;
    let mut frame = tree.scopes[scope].frame;
    let mut added = 0;
    while frame != home {
        let this = &mut tree.scopes[frame];
        if !this.free_index.contains_key(name) {
            this.free_index.insert(name.clone(), this.freevars.len() as u16);
            this.freevars.push(super::FreeVariable { name: name.clone(), owner });
            added += 1;
        }
        let Some(parent) = this.parent else { break };
        frame = tree.scopes[parent].frame;
    }
    added
}

fn number_registers(source: &Source, tree: &mut ScopeTree, frame: ScopeId) -> Result<(), SyntaxError> {
    let scope = &mut tree.scopes[frame];
    match scope.kind {
        ScopeKind::Module => return Ok(()),
        ScopeKind::Class => {
            scope.varnames.push(".namespace".into());
            if scope.needs_class_cell {
                scope.class_cell = Some(1);
                scope.varnames.push("__class__".into());
                scope.cellvars.push(1);
            }
            return Ok(());
        }
        _ => {}
    }
    let mut order: Vec<usize> = scope.parameters.iter().filter_map(|name| scope.names.get(name).copied()).collect();
    let others = scope.symbols.iter().enumerate();
    order.extend(others.filter(|(_, (_, symbol))| symbol.bound && !symbol.parameter && !symbol.global && !symbol.nonlocal).map(|(i, _)| i));
    if order.len() > MAX_VARIABLES {
        return Err(too_many(source));
    }
    for index in order {
        let register = scope.varnames.len() as u16;
        let (name, symbol) = &mut scope.symbols[index];
        scope.varnames.push(name.clone());
        symbol.place = Some(if symbol.captured {
            scope.cellvars.push(register);
            Place::Cell(register)
        } else {
            Place::Register(register)
        });
    }
    let asks = |name: &str| scope.names.get(name).is_some_and(|&index| !scope.symbols[index].1.bound);
    if asks("exec") || asks("locals") {
        scope.varnames.push(super::LOCALS.into());
    }
    Ok(())
}

/// Comprehension variables share a register with equally named ones of other comprehensions that are never active together.
fn number_inlined_registers(source: &Source, tree: &mut ScopeTree) -> Result<(), SyntaxError> {
    let mut slots: Map<(ScopeId, Rc<str>, bool), Vec<u16>> = Map::default();
    for id in 0..tree.scopes.len() {
        if !tree.scopes[id].kind.is_inlined() {
            continue;
        }
        let frame = tree.scopes[id].frame;
        for index in 0..tree.scopes[id].symbols.len() {
            let (name, symbol) = &tree.scopes[id].symbols[index];
            if !symbol.bound || symbol.global || symbol.nonlocal {
                continue;
            }
            let (name, captured) = (name.clone(), symbol.captured);
            let depth = active_depth(tree, id, &name, captured);
            let registers = slots.entry((frame, name.clone(), captured)).or_default();
            if registers.len() <= depth {
                let frame = &mut tree.scopes[frame];
                let register = frame.varnames.len() as u16;
                if frame.varnames.len() >= MAX_VARIABLES {
                    return Err(too_many(source));
                }
                frame.varnames.push(name.clone());
                if captured {
                    frame.cellvars.push(register);
                }
                registers.push(register);
            }
            let register = registers[depth.min(registers.len() - 1)];
            tree.scopes[id].symbols[index].1.place = Some(if captured { Place::Cell(register) } else { Place::Register(register) });
        }
    }
    Ok(())
}

/// How many enclosing inlined scopes of the same frame own the same kind of variable of this name.
fn active_depth(tree: &ScopeTree, scope: ScopeId, name: &str, captured: bool) -> usize {
    let mut depth = 0;
    let mut next = tree.scopes[scope].parent;
    while let Some(id) = next {
        let ancestor = &tree.scopes[id];
        if !ancestor.kind.is_inlined() {
            break;
        }
        depth += usize::from(ancestor.symbol(name).is_some_and(|symbol| symbol.bound && symbol.captured == captured));
        next = ancestor.parent;
    }
    depth
}

fn place(tree: &ScopeTree, scope: ScopeId, index: usize, owner: Owner) -> Place {
    let (name, symbol) = &tree.scopes[scope].symbols[index];
    let frame = tree.scopes[scope].frame;
    match owner {
        Owner::Global => Place::Global,
        Owner::ClassName => Place::Name,
        Owner::Scope(owner) if tree.scopes[owner].frame == frame => {
            let owner = &tree.scopes[owner];
            match owner.class_cell {
                Some(register) if owner.kind == ScopeKind::Class => Place::Cell(register),
                _ => owner.symbol(name).and_then(|symbol| symbol.place).unwrap_or(Place::Global),
            }
        }
        Owner::Scope(_) => {
            let index = tree.scopes[frame].free_index(name).unwrap_or(0);
            let shadowed = tree.scopes[scope].kind == ScopeKind::Class && !symbol.nonlocal;
            if shadowed { Place::ClassFree(index) } else { Place::Free(index) }
        }
    }
}

fn too_many(source: &Source) -> SyntaxError {
    SyntaxError::at_offset(source, SyntaxKind::Recursion, "too many local variables", 0)
}
