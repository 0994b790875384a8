import AttributeGraph

/// How a view comes when it is inserted, and goes when it is removed, in an animated change.
///
/// `body(content:phase:)` describes the view in each phase; what differs between the phases is animated. A view that goes is no longer
/// laid out, takes no events and is not found by accessibility; its state ends when its last animation has.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the view that the transition makes of its content.
    associatedtype Body: View
    /// Stands for the view that comes and goes.
    typealias Content = PlaceholderContentView<Self>

    /// The view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// What the transition is like.
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// The view as this transition shows it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionModifier(transition: self, phase: phase))
    }

    /// This transition and another one together.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// This transition with an animation of its own, whatever that of the change is.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(transition: self, animation: animation)
    }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
    /// Whether something moves, which people may have asked to see less of.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Shows a view as a transition does in a phase.
struct TransitionModifier<T: Transition>: ViewModifier {
    // A transition is a value that is handed over with the modifier; nobody else holds it.
    nonisolated(unsafe) let transition: T
    let phase: TransitionPhase

    func body(content: Content) -> some View {
        transition.body(content: PlaceholderContentView(PlaceholderSlot(content)), phase: phase)
    }
}

extension View {
    /// How the view comes and goes in animated changes. Without it, views fade.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        trait(TransitionTrait.self) { $0 = t }
    }

    /// How the view comes and goes in animated changes. Without it, views fade.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        // The value is only read on the main actor, where views are made.
        nonisolated(unsafe) let transition = transition
        return trait(TransitionTrait.self) { $0 = MainActor.assumeIsolated { AnyTransition(transition) } }
    }
}
