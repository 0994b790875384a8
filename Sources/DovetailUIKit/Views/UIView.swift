import DovetailCore
import DovetailPlatform
import Foundation

/// A rectangle with views inside of it: what a ``UIHostingController`` has its views in, and what a ``UIViewRepresentable`` makes.
///
/// A view is shown where it is represented in SwiftUI, and nowhere else. Of its subviews each stands at its `frame`, and follows the view's
/// size as ``autoresizingMask`` says. Constraints (``NSLayoutConstraint``) and gestures
/// (``UIGestureRecognizer``) work; there are no layers, no touches and no drawing by `draw(_:)`.
@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearance {
    /// Its place in the view around it, in points.
    open var frame: CGRect {
        didSet {
            guard frame != oldValue else { return }
            setNeedsDisplay()
            // It is the view around it that places it.
            superview?.changed()
        }
    }
    /// Its size, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The middle of its place in the view around it.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// What is drawn behind the views; nil for nothing.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// The colour of what can be used inside of it; nil for that of the view around it.
    open var tintColor: UIColor! { didSet { changed() } }
    /// 0 for a view that is not seen, 1 for one that is not seen through.
    open var alpha: CGFloat = 1 { didSet { changed() } }
    /// Whether it is not drawn.
    open var isHidden = false { didSet { changed() } }
    /// Whether subviews end at its edges.
    open var clipsToBounds = false { didSet { changed() } }
    /// Whether it takes events.
    open var isUserInteractionEnabled = true { didSet { changed() } }
    /// What follows the size of the view around it.
    open var autoresizingMask: AutoresizingMask = [] { didSet { changed() } }
    /// How its picture stands in its place.
    open var contentMode = ContentMode.scaleToFill { didSet { changed() } }
    /// A number of the app's own.
    open var tag = 0
    /// What was said of its lengths and those that its content has.
    var contentPriorities = ContentPriorities()
    /// What it is called by assistive tools; nil for what it says itself.
    open var accessibilityLabel: String? { didSet { changed() } }
    /// What it is known by in tests.
    open var accessibilityIdentifier: String? { didSet { changed() } }

    /// What of a view's place follows the size of the view around it.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// A view with a place, in points.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// A view of no size.
    public override convenience init() { self.init(frame: .zero) }

    /// A view of no size. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    // MARK: Subviews

    /// The views inside of it, the rearmost first.
    public private(set) var subviews: [UIView] = []
    /// The view around it.
    public private(set) weak var superview: UIView?

    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Adds a view at a position, 0 being the rearmost.
    open func insertSubview(_ view: UIView, at index: Int) {
        guard view !== self else { return }
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        view.sizeAround = frame.size
        changed()
        if shownWindow != nil { view.tellWindow() }
    }

    /// Takes it out of the view around it.
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        // What was said of the two of them is over.
        NSLayoutConstraint.deactivate(
            superview.constraints.filter { $0.firstView === self || $0.secondView === self })
        superview.changed()
    }

    // MARK: Window

    /// The window that shows it; nil while it is not shown.
    open var window: UIWindow? { shownWindow.map { UIWindow($0) } }
    /// It is shown by another window than before, or by none.
    open func didMoveToWindow() {}

    /// Where its representable is shown.
    private weak var ownWindow: WindowRoot?
    private var shownWindow: WindowRoot? { ownWindow ?? superview?.shownWindow }

    /// Its representable is shown in a window, or no longer.
    func moved(to window: WindowRoot?) {
        guard window !== ownWindow else { return }
        ownWindow = window
        tellWindow()
    }

    private func tellWindow() {
        didMoveToWindow()
        for view in subviews { view.tellWindow() }
    }

    // MARK: Constraints

    /// Whether it stands at its ``frame`` rather than where constraints say.
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { superview?.changed() } }
    /// The constraints that are followed for the views inside of it, and for its own lengths.
    public internal(set) var constraints: [NSLayoutConstraint] = []

    /// The whole view: nothing covers a part of a window here.
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(self)

    // MARK: Gestures

    /// What looks for gestures on the view; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { changed() } }
    /// Where the view begins in its window while it is shown, as far as somebody asks.
    var shownOrigin: CGPoint?

    // MARK: Size

    /// A length that is not said.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The size that the view takes when it is offered one.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    /// The size that the view would like to have; a length of ``noIntrinsicMetric`` says nothing.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Takes the size that the view would like to have.
    open func sizeToFit() { frame.size = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }

    // MARK: Drawing

    /// Shows the view anew.
    open func setNeedsDisplay() { changed() }
    /// Shows the view anew.
    open func setNeedsLayout() { changed() }
    /// Has no work to do: views are laid out when they are shown.
    open func layoutIfNeeded() {}

    /// Draws the views in the drawing that is begun. Returns whether that could be done.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

    // MARK: Appearance

    /// The object whose values all views of the type begin with.
    open class func appearance() -> Self { AppearanceObjects.object(for: self) }
    /// The object whose values all views of the type begin with. Those it stands for are not told apart by what they are inside of.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceObjects.object(for: self)
    }

    // MARK: What shows it

    /// Whether it stands for all views of its type.
    var isAppearanceObject = false
    /// Tells whoever shows the view that it has changed.
    let changes = PlatformViewChanges()
    /// The size of the view around it when it was added.
    fileprivate(set) var sizeAround = CGSize.zero

    /// Says that the view looks different now.
    func changed() {
        if isAppearanceObject { appearanceChanged() } else { changes.happened() }
    }

    /// The values of the object that ``appearance()`` returns are others.
    func appearanceChanged() {}

    /// The view of SwiftUI's that is drawn between the background and the subviews; nil for none.
    var content: AnyView? { nil }
    /// Whether it keeps to its own width and height where it is offered more.
    var hugsContent: (width: Bool, height: Bool) { (false, false) }
}
