import Foundation

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// On its way in or out at the top or leading edge.
    case topLeading
    /// In sight.
    case identity
    /// On its way in or out at the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }
    /// -1 at the top or leading edge, 0 in sight, 1 at the other edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view is in sight when it counts as such.
    public struct Threshold: Sendable {
        let part: Double
        /// As soon as any of it is in sight.
        public static let visible = Threshold(part: 1)
        public static let hidden = Threshold(part: 0)
        /// When half of it is.
        public static let centered = Threshold(part: 0.5)
        /// When this part of it is.
        public static func visible(_ amount: Double) -> Threshold { Threshold(part: min(max(amount, 0), 1)) }
        /// Between this and another one.
        ///
        /// - Parameter amount: 0 for this one, 1 for the other.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(part: min(max(part + (other.part - part) * amount, 0), 1))
        }
    }

    enum Kind {
        case interactive(UnitCurve)
        case animated(Animation)
        case identity
    }
    var kind: Kind
    var part: Double = 1

    /// Step by step with the scrolling.
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.linear))
    /// By an animation, when the threshold is passed.
    public static let animated = ScrollTransitionConfiguration.animated()
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)
    /// Step by step with the scrolling, at a pace that changes: the curve begins where the view is just out of sight and ends at the
    /// threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }
    /// By an animation, when the threshold is passed.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation), part: 0.5)
    }

    /// By another animation, where it is by one.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = kind else { return self }
        var copy = self
        copy.kind = .animated(animation)
        return copy
    }

    /// With another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.part = threshold.part
        return copy
    }
}

/// An effect between two others.
private struct MixedVisualEffect: SelfAnimatingVisualEffect {
    // A value that nothing changes after it was made.
    nonisolated(unsafe) let effect: _ResolvedVisualEffect
    var animation: Animation?
    func _resolve(size: CGSize) -> _ResolvedVisualEffect { effect }
}

extension View {
    /// Applies effects to the view while it comes into sight and goes out of it.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies effects to the view while it comes into sight and goes out of it, differently at both ends.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { _, proxy in
            let size = proxy.size
            let atRest = transition(EmptyVisualEffect(), .identity)._resolve(size: size)
            guard let shown = proxy.bounds(of: .scrollView) else { return MixedVisualEffect(effect: atRest) }
            let isVertical = (axis ?? .vertical) == .vertical
            let length = max(isVertical ? size.height : size.width, 1)
            let before = (isVertical ? shown.minY : shown.minX) / length
            let after = (length - (isVertical ? shown.maxY : shown.maxX)) / length
            let isBefore = before > after
            let configuration = isBefore ? topLeading : bottomTrailing
            var progress = min(max(0, Double(isBefore ? before : after)), 1)
            var animation: Animation?
            switch configuration.kind {
            case .identity: progress = 0
            case .animated(let own):
                progress = progress > 1 - configuration.part ? 1 : 0
                animation = own
            case .interactive(let curve):
                if configuration.part < 1 {
                    progress = max(0, progress - (1 - configuration.part)) / max(configuration.part, 0.001)
                }
                progress = 1 - curve.value(at: 1 - progress)
            }
            guard progress > 0 else { return MixedVisualEffect(effect: atRest, animation: animation) }
            let phase = isBefore ? ScrollTransitionPhase.topLeading : .bottomTrailing
            let away = transition(EmptyVisualEffect(), phase)._resolve(size: size)
            var mixed = away
            var data = away.animatableData
            data -= atRest.animatableData
            data.scale(by: progress)
            data += atRest.animatableData
            mixed.animatableData = data
            return MixedVisualEffect(effect: mixed, animation: animation)
        }
    }
}
