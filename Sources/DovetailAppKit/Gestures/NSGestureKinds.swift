import DovetailCore
import DovetailPlatform
import Foundation

/// A click, or several.
@MainActor @preconcurrency
open class NSClickGestureRecognizer: NSGestureRecognizer {
    /// The buttons that count, a bit each. With others than the primary one it is never met.
    open var buttonMask = 1 { didSet { view?.changed() } }
    /// How many clicks.
    open var numberOfClicksRequired = 1 { didSet { view?.changed() } }
    /// How many fingers. With more than one it is never met: a pointer is one.
    open var numberOfTouchesRequired = 1 { didSet { view?.changed() } }

    override var isBeside: Bool { true }
    override func gesture() -> AnyGesture<Void>? {
        guard numberOfTouchesRequired == 1, buttonMask & 1 != 0 else { return nil }
        return AnyGesture(
            SpatialTapGesture(count: max(numberOfClicksRequired, 1), coordinateSpace: .global)
                .onEnded { [weak self] in
                    self?.place = $0.location
                    self?.become(.ended)
                }
                .map { _ in })
    }
}

/// A press that is held.
@MainActor @preconcurrency
open class NSPressGestureRecognizer: NSGestureRecognizer {
    /// The buttons that count, a bit each. With others than the primary one it is never met.
    open var buttonMask = 1 { didSet { view?.changed() } }
    /// How long it is held before the gesture begins, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5 { didSet { view?.changed() } }
    /// How far the pointer may go before that, in points.
    open var allowableMovement: CGFloat = 10 { didSet { view?.changed() } }
    /// How many fingers. With more than one it is never met: a pointer is one.
    open var numberOfTouchesRequired = 1 { didSet { view?.changed() } }

    private var isHeld = false

    override var isBeside: Bool { true }
    override func gesture() -> AnyGesture<Void>? {
        guard numberOfTouchesRequired == 1, buttonMask & 1 != 0 else { return nil }
        let place = DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { [weak self] in
                self?.place = $0.location
                if self?.isHeld == true { self?.follow(isActive: true) }
            }
            .onEnded { [weak self] in
                self?.place = $0.location
                self?.isHeld = false
                self?.follow(isActive: false)
            }
        let hold = LongPressGesture(minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
            .onEnded { [weak self] _ in self?.isHeld = self?.become(.began) == true }
        return AnyGesture(place.simultaneously(with: hold).map { _ in })
    }
    override func become(_ new: State) -> Bool {
        if new == .cancelled || new == .ended { isHeld = false }
        return super.become(new)
    }
}

/// A press that moves.
@MainActor @preconcurrency
open class NSPanGestureRecognizer: NSGestureRecognizer {
    /// The buttons that count, a bit each. With others than the primary one it is never met.
    open var buttonMask = 1 { didSet { view?.changed() } }
    /// How many fingers. With more than one it is never met: a pointer is one.
    open var numberOfTouchesRequired = 1 { didSet { view?.changed() } }

    private var way = CGSize.zero
    private var start = CGSize.zero
    private var speed = CGSize.zero

    /// How far the pointer has gone since the gesture began, or since ``setTranslation(_:in:)``, in points of a view.
    open func translation(in view: NSView?) -> CGPoint {
        movement(CGSize(width: way.width - start.width, height: way.height - start.height), in: view)
    }
    /// Counts from here on, beginning with a way.
    open func setTranslation(_ translation: CGPoint, in view: NSView?) {
        let height = view?.isFlipped == true ? translation.y : -translation.y
        start = CGSize(width: way.width - translation.x, height: way.height - height)
    }
    /// How fast the pointer moves, in points of a view a second.
    open func velocity(in view: NSView?) -> CGPoint { movement(speed, in: view) }

    override func gesture() -> AnyGesture<Void>? {
        guard numberOfTouchesRequired == 1, buttonMask & 1 != 0 else { return nil }
        return AnyGesture(
            DragGesture(minimumDistance: 3, coordinateSpace: .global)
                .onChanged { [weak self] in self?.take($0, isActive: true) }
                .onEnded { [weak self] in self?.take($0, isActive: false) }
                .map { _ in })
    }
    private func take(_ drag: DragGesture.Value, isActive: Bool) {
        if state == .possible { start = .zero }
        (place, way, speed) = (drag.location, drag.translation, drag.velocity)
        follow(isActive: isActive)
    }
}

/// Two fingers that move apart or together.
@MainActor @preconcurrency
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
    /// How much larger it has become since the gesture began: 0 for not at all, 1 for twice as large.
    open var magnification: CGFloat = 0

    override func gesture() -> AnyGesture<Void>? {
        AnyGesture(
            MagnifyGesture(minimumScaleDelta: 0.01)
                .onChanged { [weak self] in self?.take($0, isActive: true) }
                .onEnded { [weak self] in self?.take($0, isActive: false) }
                .map { _ in })
    }
    private func take(_ value: MagnifyGesture.Value, isActive: Bool) {
        magnification = value.magnification - 1
        if let frame = view?.shownFrame {
            place = CGPoint(x: frame.minX + value.startLocation.x, y: frame.minY + value.startLocation.y)
        }
        follow(isActive: isActive)
    }
}

/// Two fingers that turn.
@MainActor @preconcurrency
open class NSRotationGestureRecognizer: NSGestureRecognizer {
    /// How far they have turned since the gesture began, in radians, counterclockwise.
    open var rotation: CGFloat = 0
    /// How far they have turned since the gesture began, in degrees, counterclockwise.
    open var rotationInDegrees: CGFloat {
        get { rotation * 180 / .pi }
        set { rotation = newValue * .pi / 180 }
    }

    override func gesture() -> AnyGesture<Void>? {
        AnyGesture(
            RotateGesture()
                .onChanged { [weak self] in self?.take($0, isActive: true) }
                .onEnded { [weak self] in self?.take($0, isActive: false) }
                .map { _ in })
    }
    private func take(_ value: RotateGesture.Value, isActive: Bool) {
        rotation = -CGFloat(value.rotation.radians)
        if let frame = view?.shownFrame {
            place = CGPoint(x: frame.minX + value.startLocation.x, y: frame.minY + value.startLocation.y)
        }
        follow(isActive: isActive)
    }
}
