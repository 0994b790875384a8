import Foundation

/// Presses and releases at one place, once or several times in a row.
public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void
    /// How many times.
    public var count: Int

    nonisolated public init(count: Int = 1) { self.count = count }

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Void> { PlainTapRecognizer() }

    public func _update(_ recognizer: _GestureRecognizer<Void>) {
        (recognizer as! PlainTapRecognizer).taps.count = max(count, 1)
    }
}

private final class PlainTapRecognizer: TapRecognizer<Void> {
    override func value(at event: GestureEvent) {}
    override var activationValue: Void? { taps.count == 1 ? () : nil }
}
