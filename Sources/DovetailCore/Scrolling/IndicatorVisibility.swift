import AttributeGraph
import Foundation

/// How much is seen of a scroll view's indicators: all while something scrolls and for a second more, then less and less. On the
/// desktop, where a pointer drags them, they are always there.
final class IndicatorVisibility {
    /// The last reason to show them.
    private struct Reason: Equatable {
        var time = -Double.infinity
        /// Whether it goes on.
        var isHeld = false
    }

    /// From 0 to 1.
    let opacity: Attribute<Double>
    private let reason: WeakAttribute<Reason>
    private let loop: UpdateLoop

    /// Made in the current subgraph.
    init(settings: Attribute<ScrollSettings>, loop: UpdateLoop) {
        self.loop = loop
        let reason = Attribute(value: Reason())
        self.reason = WeakAttribute(reason, in: loop.graph)
        opacity = Attribute(
            OpacityRule(reason: reason, isConstant: settings.projected { $0.idiom.keepsIndicators }, loop: loop))
    }

    /// Something moved, or is about to.
    ///
    /// - Parameter isHeld: Whether they stay until ``show(isHeld:)`` is called with false.
    func show(isHeld: Bool = false) {
        loop.graph.perform {
            _ = reason.attribute(in: loop.graph)?.set(Reason(time: loop.now, isHeld: isHeld))
        }
    }

    private struct OpacityRule: Rule {
        /// Seconds for which they stay, and in which they fade.
        private static var stay: Double { 1 }
        private static var fade: Double { 0.35 }

        let reason: Attribute<Reason>
        let isConstant: Attribute<Bool>
        let loop: UpdateLoop

        var value: Double {
            if isConstant.value { return 1 }
            let reason = reason.value
            if reason.isHeld { return 1 }
            // The time that is waited for is the one that is compared: a second after a time is not always a second later, to the last bit.
            let end = reason.time + Self.stay
            if loop.now < end {
                loop.wake(at: end, loop.graph.runningAttribute)
                return 1
            }
            let rest = 1 - (loop.now - end) / Self.fade
            guard rest > 0 else { return 0 }
            loop.wake(at: loop.now + 1.0 / 60, loop.graph.runningAttribute)
            return rest
        }
    }
}

/// Shows the indicators of the scroll views inside when a value changes.
private struct IndicatorFlash<Value: Equatable>: ViewModifier {
    let value: Value
    @State private var count = 0

    func body(content: Content) -> some View {
        content
            .environment(\.scrollSettings.flashes, count)
            .onChange(of: value) { count += 1 }
    }
}

extension View {
    /// Shows the indicators of the scroll views inside for a moment when they appear.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        environment(\.scrollSettings.flashesOnAppear, onAppear)
    }

    /// Shows the indicators of the scroll views inside for a moment whenever a value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(IndicatorFlash(value: value))
    }
}
