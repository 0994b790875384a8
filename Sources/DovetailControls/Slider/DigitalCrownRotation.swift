import DovetailCore
import Foundation

/// A number that the wheel changes while the pointer is over a view, in place of a watch's crown.
struct DigitalCrownRotation: ViewModifier {
    @Binding var value: Double
    var bounds: ClosedRange<Double>?
    var step: Double?
    var sensitivity = DigitalCrownRotationalSensitivity.high
    /// Whether the last number is followed by the first.
    var isContinuous = false
    var onChange: (DigitalCrownEvent) -> Void = { _ in }
    var onIdle: () -> Void = {}
    @State private var turn = Turn()

    /// Where the crown is, between two steps too.
    private final class Turn {
        var offset = 0.0
        /// What was written last. Where the value is another now, somebody else has set it.
        var written: Double?
        var time: TimeInterval?
    }

    func body(content: Content) -> some View {
        content.interaction { responder, _ in
            // Presses are for what is inside.
            responder.isTransparent = true
            responder.onScroll = { scroll($0) }
        }
    }

    private func scroll(_ event: ScrollEvent) -> Bool {
        switch event.phase {
        case .ended, .cancelled:
            turn.time = nil
            onChange(DigitalCrownEvent(offset: turn.offset, velocity: 0))
            onIdle()
            return true
        case .began, .changed, .discrete: break
        }
        if turn.written != value { turn.offset = value }
        // Up is more, as over sliders.
        let distance = -event.delta.height / ScrollEvent.pointsForWheelClick * unitsForClick
        turn.offset = limited(turn.offset + distance)
        let number = rounded(turn.offset)
        if number != value { value = number }
        turn.written = number
        var velocity = 0.0
        if event.phase != .discrete, let before = turn.time, event.time > before {
            velocity = distance / (event.time - before)
        }
        turn.time = event.phase == .discrete ? nil : event.time
        onChange(DigitalCrownEvent(offset: turn.offset, velocity: velocity))
        if event.phase == .discrete { onIdle() }
        return true
    }

    private var unitsForClick: Double {
        if let step, step > 0 { return step / sensitivity.clicksForStep }
        guard let bounds else { return 1 / sensitivity.clicksForStep }
        return (bounds.upperBound - bounds.lowerBound) / sensitivity.clicks
    }

    private func limited(_ number: Double) -> Double {
        guard let bounds else { return number }
        let length = bounds.upperBound - bounds.lowerBound
        guard isContinuous, length > 0, !bounds.contains(number) else {
            return min(max(number, bounds.lowerBound), bounds.upperBound)
        }
        let rest = (number - bounds.lowerBound).truncatingRemainder(dividingBy: length)
        return bounds.lowerBound + (rest < 0 ? rest + length : rest)
    }

    private func rounded(_ number: Double) -> Double {
        guard let step, step > 0 else { return number }
        let origin = bounds?.lowerBound ?? 0
        let nearest = origin + ((number - origin) / step).rounded() * step
        return bounds.map { min(max(nearest, $0.lowerBound), $0.upperBound) } ?? nearest
    }
}

extension Binding where Value: BinaryFloatingPoint {
    /// The same number as a `Double`.
    nonisolated fileprivate var crown: Binding<Double> {
        Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Value($0) })
    }
}

extension Binding where Value: BinaryInteger {
    /// The same number as a `Double`.
    nonisolated fileprivate var crown: Binding<Double> {
        Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Value($0.rounded()) })
    }
}

// There is no crown on a desktop: a wheel, two fingers on a touchpad or a finger on the screen turn it, over the view. A view needs no keyboard for that,
// and nothing can be felt.
extension View {
    /// Changes a number without ends by a wheel over the view: a click is 1. Up is more.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
        modifier(DigitalCrownRotation(value: binding.crown))
    }

    /// Changes a number without ends by a wheel over the view, and tells of each turn.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View {
        modifier(DigitalCrownRotation(value: binding.crown, onChange: onChange, onIdle: onIdle))
    }

    /// Changes a number between two ends by a wheel over the view, in steps if there are any.
    ///
    /// - Parameter isHapticFeedbackEnabled: Whether steps can be felt on a watch. Nothing can be felt here.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint {
        modifier(
            DigitalCrownRotation(
                value: binding.crown, bounds: Double(minValue)...Double(max(minValue, maxValue)),
                step: stride.map { Double($0) }, sensitivity: sensitivity, isContinuous: isContinuous))
    }

    /// Changes a number between two ends by a wheel over the view, and tells of each turn.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            DigitalCrownRotation(
                value: binding.crown, bounds: Double(minValue)...Double(max(minValue, maxValue)),
                sensitivity: sensitivity, isContinuous: isContinuous, onChange: onChange, onIdle: onIdle))
    }

    /// Changes a number between two ends by steps, by a wheel over the view, and tells of each turn, between the steps too.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View where V.Stride: BinaryFloatingPoint {
        modifier(
            DigitalCrownRotation(
                value: detent.crown, bounds: Double(minValue)...Double(max(minValue, maxValue)), step: Double(stride),
                sensitivity: sensitivity, isContinuous: isContinuous, onChange: onChange, onIdle: onIdle))
    }

    /// Changes a whole number between two ends by steps, by a wheel over the view, and tells of each turn, between the steps too.
    nonisolated public func digitalCrownRotation<V: BinaryInteger>(
        detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride = 1,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View where V.Stride: BinaryInteger {
        modifier(
            DigitalCrownRotation(
                value: detent.crown, bounds: Double(minValue)...Double(max(minValue, maxValue)), step: Double(stride),
                sensitivity: sensitivity, isContinuous: isContinuous, onChange: onChange, onIdle: onIdle))
    }
}
