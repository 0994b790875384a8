import DovetailCore
import Foundation

/// An animation of SwiftUI's that goes as a timing function says.
private struct TimingFunctionAnimation: CustomAnimation {
    let function: CAMediaTimingFunction
    /// In seconds.
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < duration ? value.scaled(by: function.value(at: time / duration)) : nil
    }

    static func == (left: Self, right: Self) -> Bool {
        left.function === right.function && left.duration == right.duration
    }
    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(function))
        hasher.combine(duration)
    }
}

extension CAMediaTimingFunction {
    /// An animation of SwiftUI's that goes as the function says, for a time in seconds that is more than 0.
    package func animation(duration: TimeInterval) -> Animation {
        Animation(TimingFunctionAnimation(function: self, duration: duration))
    }
}
