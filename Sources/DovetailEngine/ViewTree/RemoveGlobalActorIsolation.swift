/// An actor that nothing runs on.
@globalActor
public actor _NoActor {
    public static let shared = _NoActor()
}

/// A mark for protocols that refine ``View`` or ``ViewModifier``, and whose types are yet bound to no actor: as the compiler finds two actors, it
/// infers none. `nonisolated` before the protocol says the same in the language as it is without options, but not in modules whose
/// declarations are the main actor's by default, as those of new projects of Xcode's are.
@_marker
@_NoActor
public protocol _RemoveGlobalActorIsolation {}
