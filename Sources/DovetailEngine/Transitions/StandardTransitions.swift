import Foundation

/// The view comes and goes at once.
public struct IdentityTransition: Transition {
    nonisolated public init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The view fades in and out.
public struct OpacityTransition: Transition {
    nonisolated public init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view grows from a share of its size, and shrinks to it.
public struct ScaleTransition: Transition {
    /// The share, 1 for all of it.
    public var scale: Double
    public var anchor: UnitPoint

    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// The view comes from beside its place, and goes there.
public struct OffsetTransition: Transition {
    public var offset: CGSize

    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// The view comes from an edge of its own, by its own length, and goes there.
public struct MoveTransition: Transition {
    public var edge: Edge

    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(MoveEffect(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// The view comes from the leading edge and goes towards the trailing one.
public struct SlideTransition: Transition {
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            MoveEffect(edge: phase == .didDisappear ? .trailing : .leading, amount: phase.isIdentity ? 0 : 1))
    }
}

/// The view comes from an edge while it fades in, and goes towards the opposite one while it fades out.
public struct PushTransition: Transition {
    public var edge: Edge

    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(
                MoveEffect(edge: phase == .didDisappear ? edge.opposite : edge, amount: phase.isIdentity ? 0 : 1)
            )
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view comes out of a blur while it grows, and goes into one.
public struct BlurReplaceTransition: Transition {
    /// Which way the view grows.
    public struct Configuration: Hashable, Sendable {
        private let name: String
        /// What goes shrinks, what comes grows.
        public static let downUp = Configuration(name: "downUp")
        /// What goes grows as well.
        public static let upUp = Configuration(name: "upUp")
    }

    public var configuration: Configuration

    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(scale(phase))
            .blur(radius: phase.isIdentity ? 0 : 8)
            .opacity(phase.isIdentity ? 1 : 0)
    }

    private func scale(_ phase: TransitionPhase) -> CGFloat {
        switch phase {
        case .identity: 1
        case .willAppear: 0.85
        case .didDisappear: configuration == .upUp ? 1.15 : 0.85
        }
    }
}

/// One transition for coming, another one for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(TransitionModifier(transition: insertion, phase: phase == .didDisappear ? .identity : phase))
            .modifier(TransitionModifier(transition: removal, phase: phase == .willAppear ? .identity : phase))
    }
}

/// Two transitions together.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(TransitionModifier(transition: first, phase: phase))
            .modifier(TransitionModifier(transition: second, phase: phase))
    }
}

/// A transition that has an animation of its own.
protocol AnimatingTransition {}

/// A transition within which a view on its way out looks as before: such a view goes at once.
protocol UnchangedLeaving {}

extension IdentityTransition: UnchangedLeaving {}
extension AsymmetricTransition: UnchangedLeaving where Removal: UnchangedLeaving {}
extension CombinedTransition: UnchangedLeaving where First: UnchangedLeaving, Second: UnchangedLeaving {}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition, AnimatingTransition {
    let transition: Base
    let animation: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.animation(animation) { $0.modifier(TransitionModifier(transition: transition, phase: phase)) }
    }
}

/// One modifier before a view comes and after it has gone, another one while it is on show.
struct ModifierTransition<E: ViewModifier>: Transition {
    // Modifiers are values that are handed over with the transition; nobody else holds them.
    nonisolated(unsafe) let active: E
    nonisolated(unsafe) let identity: E

    nonisolated init(active: E, identity: E) {
        self.active = active
        self.identity = identity
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

extension Transition where Self == IdentityTransition {
    /// The view comes and goes at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// The view fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
    /// The view comes from the leading edge and goes towards the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
    /// The view grows from a point, and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition(0) }
    /// The view grows from a share of its size, and shrinks to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}

extension Transition where Self == MoveTransition {
    /// The view comes from an edge of its own, by its own length, and goes there.
    public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// The view comes from beside its place, and goes there.
    public static func offset(_ offset: CGSize) -> Self { Self(offset) }
    /// The view comes from beside its place, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}

extension Transition where Self == PushTransition {
    /// The view comes from an edge while it fades in, and goes towards the opposite one while it fades out.
    public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// The view comes out of a blur while it grows, and goes into one.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// The view comes out of a blur while it grows, and goes into one.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
        Self(configuration: configuration)
    }
}

extension Transition {
    /// One transition for coming, another one for going.
    public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion, removal: Removal
    ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
