import DovetailCore
import DovetailPlatform
import Foundation

/// A tap, or several.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The buttons that count. The primary one does: it is kept, and nothing else.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary
    /// How many taps.
    open var numberOfTapsRequired = 1 { didSet { view?.changed() } }
    /// How many fingers. With more than one it is never met: a pointer is one.
    open var numberOfTouchesRequired = 1 { didSet { view?.changed() } }

    override var isBeside: Bool { true }

    private var start: CGPoint?

    override func follow(_ event: PointerEvent) {
        guard numberOfTouchesRequired == 1 else { return }
        switch event.phase {
        case .down: start = event.isSecondaryButton ? nil : event.location
        case .moved:
            if let start, hypot(event.location.x - start.x, event.location.y - start.y) > 10 { self.start = nil }
        case .up:
            guard start != nil else { return }
            start = nil
            guard event.clickCount == numberOfTapsRequired else { return }
            windowLocation = event.location
            become(.ended)
        case .cancelled: start = nil
        case .hover, .exited: break
        }
    }

    override func gesture() -> AnyGesture<Void>? {
        guard numberOfTouchesRequired == 1 else { return nil }
        return AnyGesture(
            SpatialTapGesture(count: max(numberOfTapsRequired, 1), coordinateSpace: .global)
                .onEnded { [weak self] in
                    self?.windowLocation = $0.location
                    self?.become(.ended)
                }
                .map { _ in })
    }
}

/// A press that is held.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long it is held before the gesture begins, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5 { didSet { view?.changed() } }
    /// How far the pointer may go before that, in points.
    open var allowableMovement: CGFloat = 10 { didSet { view?.changed() } }
    /// How many taps go before it: none other than 0 is met.
    open var numberOfTapsRequired = 0 { didSet { view?.changed() } }
    /// How many fingers. With more than one it is never met: a pointer is one.
    open var numberOfTouchesRequired = 1 { didSet { view?.changed() } }

    private var isHeld = false

    override func gesture() -> AnyGesture<Void>? {
        guard numberOfTouchesRequired == 1, numberOfTapsRequired == 0 else { return nil }
        let place = DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { [weak self] in
                self?.windowLocation = $0.location
                if self?.isHeld == true { self?.follow(isActive: true) }
            }
            .onEnded { [weak self] in
                self?.windowLocation = $0.location
                self?.isHeld = false
                self?.follow(isActive: false)
            }
        let hold = LongPressGesture(minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
            .onEnded { [weak self] _ in self?.isHeld = self?.become(.began) == true }
        return AnyGesture(place.simultaneously(with: hold).map { _ in })
    }

    override var isBeside: Bool { true }

    override func become(_ new: State) -> Bool {
        if new == .cancelled || new == .ended { isHeld = false }
        return super.become(new)
    }
}

/// A press that moves.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How few fingers: with more than one it is never met.
    open var minimumNumberOfTouches = 1 { didSet { view?.changed() } }
    /// How many fingers at most. A pointer is one.
    open var maximumNumberOfTouches = Int.max

    private var way = CGSize.zero
    private var start = CGSize.zero
    private var speed = CGSize.zero

    /// How far the pointer has gone since the gesture began, or since ``setTranslation(_:in:)``, in points.
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: way.width - start.width, y: way.height - start.height)
    }

    /// Counts from here on, beginning with a way.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        start = CGSize(width: way.width - translation.x, height: way.height - translation.y)
    }

    /// How fast the pointer moves, in points a second.
    open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: speed.width, y: speed.height) }

    override func gesture() -> AnyGesture<Void>? {
        guard minimumNumberOfTouches <= 1 else { return nil }
        return AnyGesture(
            DragGesture(minimumDistance: 10, coordinateSpace: .global)
                .onChanged { [weak self] in self?.take($0, isActive: true) }
                .onEnded { [weak self] in self?.take($0, isActive: false) }
                .map { _ in })
    }

    /// Follows a scroll view that a person drags, which is no gesture of the recogniser's own.
    ///
    /// - Parameters:
    ///   - way: How far the content has gone with the finger since that began, in points.
    ///   - speed: How fast it goes, in points a second.
    func followScrolling(_ way: CGSize, speed: CGSize, isActive: Bool) {
        if state == .possible { start = .zero }
        (self.way, self.speed) = (way, speed)
        follow(isActive: isActive)
    }

    /// Whether a press that begins at a point of the window may become the gesture.
    func mayBegin(at windowPoint: CGPoint) -> Bool { true }

    /// Which ways of scrolling count. Scroll wheels are for scroll views: it is kept, and nothing else.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    private var windowStart: CGPoint?

    override func follow(_ event: PointerEvent) {
        guard minimumNumberOfTouches <= 1 else { return }
        switch event.phase {
        case .down: windowStart = event.isSecondaryButton || !mayBegin(at: event.location) ? nil : event.location
        case .moved, .up:
            guard let windowStart else { return }
            let distance = CGSize(
                width: event.location.x - windowStart.x, height: event.location.y - windowStart.y)
            let isOver = event.phase == .up
            if isOver { self.windowStart = nil }
            guard state != .possible || !isOver && hypot(distance.width, distance.height) >= 10 else { return }
            if state == .possible { start = .zero }
            (windowLocation, way) = (event.location, distance)
            follow(isActive: !isOver)
        case .cancelled:
            windowStart = nil
            if state != .possible { become(.cancelled) }
        case .hover, .exited: break
        }
    }

    private func take(_ drag: DragGesture.Value, isActive: Bool) {
        guard mayBegin(at: drag.startLocation) else { return }
        if state == .possible { start = .zero }
        (windowLocation, way, speed) = (drag.location, drag.translation, drag.velocity)
        follow(isActive: isActive)
    }
}

/// The ways of scrolling.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A press that moves, from an edge of the window on.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that count.
    open var edges: UIRectEdge = []
    /// How far from the edge a press may begin, in points.
    private static let reach: CGFloat = 20

    override func mayBegin(at windowPoint: CGPoint) -> Bool {
        let size = view?.window?.bounds.size ?? UIScreen.main.bounds.size
        return edges.contains(.left) && windowPoint.x <= Self.reach
            || edges.contains(.right) && windowPoint.x >= size.width - Self.reach
            || edges.contains(.top) && windowPoint.y <= Self.reach
            || edges.contains(.bottom) && windowPoint.y >= size.height - Self.reach
    }
}

/// A short, quick move in a direction.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a move goes.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that count.
    open var direction = Direction.right { didSet { view?.changed() } }
    /// How many fingers. With more than one it is never met: a pointer is one.
    open var numberOfTouchesRequired = 1 { didSet { view?.changed() } }

    private var hasFired = false

    override var isBeside: Bool { true }

    override func gesture() -> AnyGesture<Void>? {
        guard numberOfTouchesRequired == 1 else { return nil }
        return AnyGesture(
            DragGesture(minimumDistance: 10, coordinateSpace: .global)
                .onChanged { [weak self] in self?.follow($0) }
                .onEnded { [weak self] in
                    self?.follow($0)
                    self?.hasFired = false
                }
                .map { _ in })
    }

    /// A swipe is one as soon as it has gone far enough, and mostly in its direction.
    private func follow(_ drag: DragGesture.Value) {
        // What was taken away has not ended: the next one begins anew.
        if windowStart != drag.startLocation { (hasFired, windowStart) = (false, drag.startLocation) }
        follow(from: drag.startLocation, to: drag.location)
    }

    private func follow(from start: CGPoint, to location: CGPoint) {
        let (x, y) = (location.x - start.x, location.y - start.y)
        guard !hasFired, max(abs(x), abs(y)) >= 40 else { return }
        let isSideways = abs(x) > 2 * abs(y)
        guard isSideways || abs(y) > 2 * abs(x) else { return }
        let way: Direction = isSideways ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        guard direction.contains(way) else { return }
        hasFired = true
        windowLocation = start
        become(.ended)
    }

    private var windowStart: CGPoint?
    private var pressStart: CGPoint?

    override func follow(_ event: PointerEvent) {
        guard numberOfTouchesRequired == 1 else { return }
        switch event.phase {
        case .down: (pressStart, hasFired) = (event.isSecondaryButton ? nil : event.location, false)
        case .moved, .up:
            if let pressStart { follow(from: pressStart, to: event.location) }
            if event.phase == .up { pressStart = nil }
        case .cancelled: pressStart = nil
        case .hover, .exited: break
        }
    }
}

/// Two fingers that go apart or together.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How many times as far apart the fingers are as at the beginning. What is set counts from there.
    open var scale: CGFloat {
        get { current * base }
        set { base = current == 0 ? 1 : newValue / current }
    }
    /// How fast the scale changes, a second.
    open private(set) var velocity: CGFloat = 0

    private var current: CGFloat = 1
    private var base: CGFloat = 1

    open override var numberOfTouches: Int { super.numberOfTouches * 2 }

    override func gesture() -> AnyGesture<Void>? {
        AnyGesture(
            MagnifyGesture()
                .onChanged { [weak self] in self?.take($0, isActive: true) }
                .onEnded { [weak self] in self?.take($0, isActive: false) }
                .map { _ in })
    }

    /// Follows a scroll view that a person zooms, which is no gesture of the recogniser's own.
    func followZooming(_ value: MagnifyGesture.Value, isActive: Bool) { take(value, isActive: isActive) }

    private func take(_ value: MagnifyGesture.Value, isActive: Bool) {
        if state == .possible { base = 1 }
        (current, velocity) = (value.magnification, value.velocity)
        windowLocation = view?.windowPoint(value.startLocation) ?? value.startLocation
        follow(isActive: isActive)
    }
}

/// Two fingers that turn.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far they have turned, clockwise, in radians. What is set counts from there.
    open var rotation: CGFloat {
        get { current - start }
        set { start = current - newValue }
    }
    /// How fast they turn, in radians a second.
    open private(set) var velocity: CGFloat = 0

    private var current: CGFloat = 0
    private var start: CGFloat = 0

    open override var numberOfTouches: Int { super.numberOfTouches * 2 }

    override func gesture() -> AnyGesture<Void>? {
        AnyGesture(
            RotateGesture()
                .onChanged { [weak self] in self?.take($0, isActive: true) }
                .onEnded { [weak self] in self?.take($0, isActive: false) }
                .map { _ in })
    }

    private func take(_ value: RotateGesture.Value, isActive: Bool) {
        if state == .possible { start = 0 }
        (current, velocity) = (value.rotation.radians, value.velocity.radians)
        windowLocation = view?.windowPoint(value.startLocation) ?? value.startLocation
        follow(isActive: isActive)
    }
}

/// A pointer over the view, without a press.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// How far above the display a pencil is, 0 to 1. A pointer is on it: 0.
    open var zOffset: CGFloat { 0 }
    /// How steep a pencil is held. A pointer is upright.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// Where a pencil points to. A pointer points nowhere: 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    func moved(_ phase: HoverPhase) {
        switch phase {
        case .active(let location):
            windowLocation = location
            follow(isActive: true)
        case .ended: follow(isActive: false)
        }
    }

    open override var numberOfTouches: Int { 0 }
}

extension UIView {
    /// A point of the view in its window.
    fileprivate func windowPoint(_ point: CGPoint) -> CGPoint {
        let origin = windowOrigin ?? .zero
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
}
