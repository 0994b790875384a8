import Foundation

extension View {
    /// Runs an action when the view is tapped `count` times in a row.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Runs an action with the place of the tap when the view is tapped `count` times in a row.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action with the place of the tap when the view is tapped `count` times in a row.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action when the view has been pressed for a while.
    ///
    /// - Parameters:
    ///   - minimumDuration: How long, in seconds.
    ///   - maximumDistance: How far the pointer may move meanwhile, in points.
    ///   - action: Runs while the view is still pressed.
    ///   - onPressingChanged: Gets true when a press begins, and false when it was long enough, was let go or went elsewhere.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                onPressingChanged: onPressingChanged
            ).onEnded { _ in action() })
    }

    /// Runs an action when the view has been pressed for a while.
    @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A long press that tells when it begins, and when it is over for whatever reason.
private struct PressingGesture: PrimitiveGesture {
    typealias Value = Bool
    let press: LongPressGesture
    nonisolated(unsafe) let onPressingChanged: ((Bool) -> Void)?

    static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Bool> {
        PressingRecognizer(LongPressGesture._makeRecognizer(inputs: inputs))
    }

    func _update(_ recognizer: _GestureRecognizer<Bool>) {
        let recognizer = recognizer as! PressingRecognizer
        recognizer.onPressingChanged = onPressingChanged
        press._update(recognizer.upstream)
    }
}

private final class PressingRecognizer: ObservingGestureRecognizer<Bool> {
    var onPressingChanged: ((Bool) -> Void)?
    private var isPressing = false

    override func phaseChanged() { setPressing(phase.value == true && !outcome.isFinal) }

    private func setPressing(_ isPressing: Bool) {
        guard isPressing != self.isPressing else { return }
        self.isPressing = isPressing
        onPressingChanged?(isPressing)
    }

    override func reset() {
        setPressing(false)
        super.reset()
    }
}
