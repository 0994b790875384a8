import DovetailCore
import DovetailPlatform
import Foundation

/// Shows a part of what is inside of it, which a person moves and, where the delegate names a view for it, makes larger and smaller.
///
///     let scrollView = UIScrollView()
///     scrollView.delegate = context.coordinator
///     scrollView.maximumZoomScale = 4
///     scrollView.addSubview(pictureView)
///     scrollView.contentSize = pictureView.frame.size
///
/// Scrolling is that of SwiftUI's `ScrollView`, and zooming follows two fingers on a touchpad or screen. Without a ``contentSize`` the content
/// is as large as constraints to the scroll view's edges say. Its ``UIView/appearance()`` is not taken over by SwiftUI's scroll views, which
/// are told by modifiers such as `scrollIndicators(_:axes:)` and `scrollBounceBehavior(_:axes:)`.
@MainActor @preconcurrency
open class UIScrollView: UIView, UIScrollViewDelegating {
    /// When scrolling puts a keyboard on the screen away. There is none: it is kept, and nothing else.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory }
    /// Whether edges of a window that are covered are added to ``contentInset``. None are covered, so all are the same.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// How soon a view comes to rest that was let go of: by how much its speed is multiplied in a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    // MARK: Content

    private var givenContentSize = CGSize.zero
    /// How large the content is, in points; zero to go by constraints. While the content is zoomed it is that times ``zoomScale``.
    open var contentSize: CGSize {
        get { givenContentSize == .zero ? contentSize(in: bounds.size) : givenContentSize }
        set {
            guard newValue != givenContentSize else { return }
            givenContentSize = newValue
            changed()
        }
    }
    /// Space around the content that it scrolls through, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { changed() } } }
    /// The same as ``contentInset``: nothing covers a part of a window.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// What constraints to the content's edges are made with.
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(self, .whole)
    /// What constraints to the view's width and height are made with.
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(self, .whole)

    /// The size of the content, where the view has a size.
    func contentSize(in size: CGSize) -> CGSize {
        if givenContentSize != .zero { return givenContentSize }
        var own = ConstraintLayout.size(of: self, lengths: (size.width, size.height)) ?? .zero
        if let zoomed = zoomedView, zoomed.translatesAutoresizingMaskIntoConstraints {
            own = CGSize(width: max(own.width, zoomed.frame.maxX), height: max(own.height, zoomed.frame.maxY))
        }
        return CGSize(width: own.width * zoomScale, height: own.height * zoomScale)
    }

    // MARK: Place

    private var offset = CGPoint.zero
    /// The point of the content that is at the upper left corner.
    open var contentOffset: CGPoint {
        get { offset }
        set { setContentOffset(newValue, animated: false) }
    }
    /// Where the program wants to go, until that was begun.
    private(set) var wantedOffset: (point: CGPoint, isAnimated: Bool)?

    /// Scrolls to a point of the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset != offset || wantedOffset != nil else { return }
        wantedOffset = (contentOffset, animated)
        if !animated {
            offset = contentOffset
            scrollDelegate?.scrollViewDidScroll(self)
        }
        changed()
    }

    /// Scrolls as far as is needed to show a part of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func along(_ start: CGFloat, _ end: CGFloat, _ now: CGFloat, _ length: CGFloat) -> CGFloat {
            start < now ? start : end > now + length ? min(start, end - length) : now
        }
        let (size, now) = (bounds.size, offset)
        setContentOffset(
            CGPoint(
                x: along(rect.minX, rect.maxX, now.x, size.width), y: along(rect.minY, rect.maxY, now.y, size.height)),
            animated: animated)
    }

    /// Takes up where the program wants to go.
    func takeWantedOffset() -> (point: CGPoint, isAnimated: Bool)? {
        defer { wantedOffset = nil }
        return wantedOffset
    }

    /// The view has scrolled.
    func scrolled(to point: CGPoint) {
        guard point != offset else { return }
        offset = point
        scrollDelegate?.scrollViewDidScroll(self)
        if isDragging { followDrag(speed: .zero, isActive: true) }
    }

    /// Follows the person who scrolls. The view scrolls by itself: that the recogniser is disabled changes nothing, which ``isScrollEnabled`` does.
    public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
        let recognizer = UIPanGestureRecognizer()
        recognizer.view = self
        return recognizer
    }()
    /// Where the content was when a person began to drag.
    private var dragStart = CGPoint.zero

    private func followDrag(speed: CGSize, isActive: Bool) {
        panGestureRecognizer.followScrolling(
            CGSize(width: dragStart.x - offset.x, height: dragStart.y - offset.y), speed: speed, isActive: isActive)
    }

    /// A person lets go of the view, which will come to rest somewhere.
    func willGo(to target: inout CGPoint, from start: CGPoint, velocity: CGPoint) {
        // The content's speed in points a millisecond; the finger goes the other way.
        let speed = CGSize(width: -velocity.x * 1000, height: -velocity.y * 1000)
        if isDragging { followDrag(speed: speed, isActive: true) }
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        goesOn = target != start
        lastSpeed = speed
    }
    /// How fast the finger was that let go of the view, in points a second.
    private var lastSpeed = CGSize.zero
    /// Whether the view goes on by itself when a person lets go of it.
    private var goesOn = false

    /// What moves the view is something else now.
    func went(from old: ScrollPhase, to new: ScrollPhase) {
        isTracking = new == .tracking || new == .interacting
        isDragging = new == .interacting
        isDecelerating = new == .decelerating
        if new == .interacting {
            (dragStart, lastSpeed) = (offset, .zero)
            scrollDelegate?.scrollViewWillBeginDragging(self)
        }
        if old == .interacting {
            followDrag(speed: lastSpeed, isActive: false)
            scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
            goesOn = false
        }
        if new == .decelerating { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
        if new == .idle {
            if old == .decelerating { scrollDelegate?.scrollViewDidEndDecelerating(self) }
            if old == .animating { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
        }
    }

    /// Whether a finger is on it.
    public private(set) var isTracking = false
    /// Whether a person moves it.
    public private(set) var isDragging = false
    /// Whether it goes on after a person has let go.
    public private(set) var isDecelerating = false

    // MARK: Behaviour

    /// Whether a person can scroll.
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { changed() } } }
    /// Whether it comes to rest at multiples of its size.
    open var isPagingEnabled = false { didSet { if isPagingEnabled != oldValue { changed() } } }
    /// Whether it goes beyond its ends.
    open var bounces = true { didSet { if bounces != oldValue { changed() } } }
    /// Whether it goes beyond its upper and lower end where the content is not larger than the view.
    open var alwaysBounceVertical = false { didSet { changed() } }
    /// Whether it goes beyond its sides where the content is not larger than the view.
    open var alwaysBounceHorizontal = false { didSet { changed() } }
    /// Whether a tap on the bar at the top of a phone scrolls to the top. There is no such bar: it is kept, and nothing else.
    open var scrollsToTop = true
    /// Whether a bar at the side shows where it is.
    open var showsVerticalScrollIndicator = true { didSet { changed() } }
    /// Whether a bar at the bottom shows where it is.
    open var showsHorizontalScrollIndicator = true { didSet { changed() } }
    /// How far the bar at the side stays from the view's edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { changed() } }
    /// How far the bar at the bottom stays from the view's edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { changed() } }
    /// How far both bars stay from the view's edges, in points.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// How its bars look.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    /// How its bars look. They follow what is behind them: it is kept, and nothing else.
    open var indicatorStyle = IndicatorStyle.default
    /// Whether bars stay clear of what covers the edges. Nothing does: it is kept, and nothing else.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Shows the bars for a moment.
    open func flashScrollIndicators() {
        flashCount += 1
        changed()
    }
    /// How often the bars were to be shown for a moment.
    private(set) var flashCount = 0
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether it keeps to one direction while a person scrolls. It is kept, and nothing else: SwiftUI's scroll views decide.
    open var isDirectionalLockEnabled = false
    /// Whether what is inside hears of a press only when it is none that scrolls. It is kept, and nothing else.
    open var delaysContentTouches = true
    /// Whether scrolling takes a press away from what is inside. It always does: it is kept, and nothing else.
    open var canCancelContentTouches = true
    /// Whether a press takes part in scrolling: asked of classes of apps, and by nobody.
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
    /// Whether what is inside hears of a press at once: asked of classes of apps, and by nobody.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Where content stands that is smaller than the view, in parts of what is left. It is kept, and nothing else: it stands at the upper left corner.
    open var contentAlignmentPoint = CGPoint.zero
    /// Whether it goes beyond its upper and lower end. ``bounces`` decides for all ends: it is kept, and nothing else.
    open var bouncesVertically = true
    /// Whether it goes beyond its sides. It is kept, and nothing else.
    open var bouncesHorizontally = true
    /// Whether the scroll view around it goes on at its upper and lower end: it does. It is kept, and nothing else.
    open var transfersVerticalScrollingToParent = true
    /// Whether the scroll view around it goes on at its sides: it does. It is kept, and nothing else.
    open var transfersHorizontalScrollingToParent = true
    /// How soon it comes to rest. It is kept, and nothing else: SwiftUI's scroll views have one speed.
    open var decelerationRate = DecelerationRate.normal
    /// What a pull beyond the upper end starts.
    open var refreshControl: UIRefreshControl? { didSet { changed() } }

    // MARK: Zooming

    private var zoom: CGFloat = 1
    /// How many times as large as it is the content is shown.
    open var zoomScale: CGFloat {
        get { zoom }
        set { setZoomScale(newValue, animated: false) }
    }
    /// The least ``zoomScale``.
    open var minimumZoomScale: CGFloat = 1 { didSet { changed() } }
    /// The greatest ``zoomScale``.
    open var maximumZoomScale: CGFloat = 1 { didSet { changed() } }
    /// Whether zooming goes beyond its limits. It does not; it is kept, and nothing else.
    open var bouncesZoom = true
    /// Whether a person zooms.
    public private(set) var isZooming = false
    /// Whether it comes back from beyond the limits of zooming: it never gets there.
    open var isZoomBouncing: Bool { false }
    private var zoomAtStart: CGFloat = 1

    /// Follows the person who zooms; nil where nothing can be zoomed. While it is disabled nobody can zoom but the program.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }
    private lazy var pinch: UIPinchGestureRecognizer = {
        let recognizer = UIPinchGestureRecognizer()
        recognizer.view = self
        return recognizer
    }()
    /// Whether a person can zoom now.
    var followsPinches: Bool { pinchGestureRecognizer?.isEnabled == true }

    /// The view that zooming makes larger; nil where nothing can be zoomed.
    var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }
    /// Whether a person can zoom.
    var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

    /// Shows the content larger or smaller, within the limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let new = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
        guard new != zoom else { return }
        func change() {
            if givenContentSize != .zero {
                givenContentSize.width *= new / zoom
                givenContentSize.height *= new / zoom
            }
            zoom = new
            changed()
        }
        if animated { withAnimation(.easeInOut(duration: 0.3)) { change() } } else { change() }
        scrollDelegate?.scrollViewDidZoom(self)
    }

    /// Shows a part of the content as large as possible.
    ///
    /// - Parameter rect: In points of the content as it is at a scale of 1.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        let size = contentSize
        func start(_ wish: CGFloat, _ content: CGFloat, _ length: CGFloat) -> CGFloat {
            min(max(wish, 0), max(content - length, 0))
        }
        setContentOffset(
            CGPoint(
                x: start(rect.midX * zoom - bounds.width / 2, size.width, bounds.width),
                y: start(rect.midY * zoom - bounds.height / 2, size.height, bounds.height)), animated: animated)
    }

    /// Two fingers are further apart than at the beginning, or closer together.
    func pinched(_ gesture: MagnifyGesture.Value) {
        let (factor, place) = (gesture.magnification, gesture.startLocation)
        if !isZooming {
            isZooming = true
            zoomAtStart = zoom
            scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
        }
        let before = zoom
        setZoomScale(zoomAtStart * factor, animated: false)
        guard zoom != before else { return }
        // What is between the fingers stays there.
        let ratio = zoom / before
        let size = contentSize
        func start(_ now: CGFloat, _ finger: CGFloat, _ content: CGFloat, _ length: CGFloat) -> CGFloat {
            min(max((now + finger) * ratio - finger, 0), max(content - length, 0))
        }
        setContentOffset(
            CGPoint(
                x: start(offset.x, place.x, size.width, bounds.width),
                y: start(offset.y, place.y, size.height, bounds.height)), animated: false)
    }

    /// The fingers have gone.
    func pinchEnded() {
        guard isZooming else { return }
        isZooming = false
        scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom)
    }

    // MARK: What shows it

    /// Hears of what happens.
    public package(set) final weak var scrollDelegate: (any UIScrollViewDelegate)?

    override func placesOfSubviews(in size: CGSize) -> [ObjectIdentifier: CGRect] {
        let content = contentSize(in: size)
        return ConstraintLayout.places(
            in: self, size: CGSize(width: content.width / zoomScale, height: content.height / zoomScale), lengths: size)
    }
    override var placesSubviews: Bool { true }
    override var content: AnyView? { AnyView(ScrolledContent(view: self, count: changes.count)) }
}

/// What a ``UIScrollView`` is told by. Text views have delegates of another kind, so this is not part of the class.
@MainActor @preconcurrency
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
    /// Hears of what happens in the scroll view, and says what can be zoomed.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set {
            scrollDelegate = newValue
            changed()
        }
    }
}
