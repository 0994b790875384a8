import AttributeGraph
import DovetailCore
import DovetailPlatform
import Foundation

/// A rectangle with views inside of it: what a ``UIHostingController`` has its views in, and what a ``UIViewRepresentable`` makes.
///
/// A view is shown where it is represented in SwiftUI, and nowhere else. Of its subviews each stands at its `frame`, and follows the view's
/// size as ``autoresizingMask`` says. Constraints (``NSLayoutConstraint``) and gestures
/// (``UIGestureRecognizer``) work, and so do ``layer`` and ``draw(_:)``. Views of an app's own classes hear of presses.
@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearance, LayerOwner {
    /// Its place in the view around it, in points.
    open var frame: CGRect {
        didSet {
            guard frame != oldValue, !isBeingPlaced else { return }
            RecordedChanges.note(self, \.frame, oldValue)
            if frame.size != oldValue.size { needsLayout = true }
            changed()
            // It is the view around it that places it.
            superview?.changed()
        }
    }
    /// Its size, in points. Another one leaves its ``center`` where it is.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame = frame.resized(to: newValue.size, about: CGPoint(x: 0.5, y: 0.5)) }
    }
    /// The middle of its place in the view around it.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// The space that stacks leave free at the edges where they are told to, in points.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet {
            guard layoutMargins != oldValue else { return }
            layoutMarginsDidChange()
            setNeedsLayout()
        }
    }
    /// ``layoutMargins`` by the direction of reading: leading is the left.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
                trailing: layoutMargins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }
    /// Other margins were set.
    open func layoutMarginsDidChange() {}
    /// Whether margins are at least those of the view around it. It is kept, and nothing else.
    open var preservesSuperviewLayoutMargins = false
    /// Whether margins begin where the safe area does. It is kept, and nothing else: see ``safeAreaInsets``.
    open var insetsLayoutMarginsFromSafeArea = true
    /// Whether what it shows is for languages that are read from right to left turned round; see ``effectiveUserInterfaceLayoutDirection``.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { changed() } }
    }
    /// What is drawn behind the views; nil for nothing.
    open var backgroundColor: UIColor? {
        didSet {
            RecordedChanges.note(self, \.background, oldValue)
            changed()
        }
    }
    /// The colour of what can be used inside of it; nil for that of the view around it.
    open var tintColor: UIColor! {
        didSet {
            changed()
            // Views inside have it too, as far as they have none of their own.
            var views = [self]
            while let view = views.popLast() {
                view.tintColorDidChange()
                views += view.subviews.filter { $0.tintColor == nil }
            }
        }
    }
    /// It has another tint: its own, or that of a view around it.
    open func tintColorDidChange() {}
    /// Whether the tint is shown pale, as behind an alert.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
    /// Whether the tint is shown pale. It is kept, and nothing else.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// Light or dark for the view and what is inside of it; unspecified for as the view around it is.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { changed() } }
    }
    /// What the view says of the traits inside of it.
    open var traitOverrides = UITraitOverrides() {
        didSet {
            guard traitOverrides.userInterfaceStyle != oldValue.userInterfaceStyle else { return }
            overrideUserInterfaceStyle = traitOverrides.userInterfaceStyle
        }
    }
    /// Whether nothing behind the view is seen through it. Views are painted the same either way: it is kept, and nothing else.
    open var isOpaque = true
    /// Whether its colours stay where a person has all colours turned round. Desktops turn none: it is kept, and nothing else.
    open var accessibilityIgnoresInvertColors = false
    /// 0 for a view that is not seen, 1 for one that is not seen through.
    open var alpha: CGFloat = 1 {
        didSet {
            RecordedChanges.note(self, \.alpha, oldValue)
            changed()
        }
    }
    /// Whether it is not drawn.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            changed()
            // What is hidden takes no room in a stack.
            (superview as? UIStackView)?.setNeedsLayout()
        }
    }
    /// How it is turned and scaled around its middle.
    open var transform = CGAffineTransform.identity {
        didSet {
            guard transform != oldValue else { return }
            RecordedChanges.note(self, \.transform, oldValue)
            changed()
        }
    }
    /// How it is turned, scaled and moved in space around its middle: the transform of its layer.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// The point that it is turned and scaled around, in parts of its size, and that its ``center`` is. Another one leaves its place.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// A view that is shown nowhere and lets be seen what is under its pixels; nil for all.
    open var mask: UIView? {
        didSet {
            guard mask !== oldValue else { return }
            changed()
        }
    }
    /// Whether subviews end at its edges.
    open var clipsToBounds = false { didSet { changed() } }
    /// Whether it takes events.
    open var isUserInteractionEnabled = true { didSet { changed() } }
    /// Whether the view hears of several fingers at once. A pointer is one finger, so it makes no difference.
    open var isMultipleTouchEnabled = false
    /// Whether other views hear of no finger while this one does. A pointer is one finger, so it makes no difference.
    open var isExclusiveTouch = false
    /// Whether subviews follow its size as their ``autoresizingMask`` says. They always do: it is kept, and nothing else.
    open var autoresizesSubviews = true
    /// Names the view among those whose state is kept. None is kept by that name: see `SceneStorage`.
    open var restorationIdentifier: String?
    /// Names those that the keyboard goes through together. It is kept, and nothing else: it goes through all views in their order.
    open var focusGroupIdentifier: String?
    /// Whether a remote control can lead to it. None is there: false.
    open var canBecomeFocused: Bool { false }
    /// Whether a remote control has led to it.
    open var isFocused: Bool { false }
    /// What is shown large while a person holds it, where texts are large. It is kept, and nothing else.
    open var largeContentTitle: String?
    /// The picture that is shown with ``largeContentTitle``. It is kept, and nothing else.
    open var largeContentImage: UIImage?
    /// Whether ``largeContentTitle`` is shown. It is kept, and nothing else: desktops have no such view.
    open var showsLargeContentViewer = false
    /// How it moves with the device. It does not move: they are kept, and nothing else.
    public private(set) final var motionEffects: [UIMotionEffect] = []
    /// Adds a way of moving with the device.
    public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Takes a way of moving with the device away.
    public final func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
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
    /// Whether assistive tools see it as one thing: labels, pictures and controls are, and other views are not. A label that is set not to be one is not
    /// told. A view that is set to be one is told by its own label, and what is inside of it is not.
    open var isAccessibilityElement: Bool {
        get { spoken.isElement ?? isElementByItself }
        set { spoken.isElement = newValue }
    }
    /// What it is and how it behaves, for assistive tools. Counts where ``isAccessibilityElement`` is true. At first it is what its class is: a
    /// button, a text or a picture.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { spoken.traits ?? traitsByItself }
        set { spoken.traits = newValue }
    }
    /// What it has for a value, for assistive tools; nil for what it says itself.
    open var accessibilityValue: String? {
        get { spoken.value }
        set { spoken.value = newValue }
    }
    /// What happens when it is used, for assistive tools.
    open var accessibilityHint: String? {
        get { spoken.hint }
        set { spoken.hint = newValue }
    }
    /// Whether assistive tools see nothing of it. UIKit hides what is inside alone; the view itself is hidden here, too.
    open var accessibilityElementsHidden: Bool {
        get { spoken.isHidden }
        set { spoken.isHidden = newValue }
    }
    /// What of what is inside assistive tools see, in the order in which they read it; nil for all of it. Of these there are the views directly inside:
    /// others are not told, and neither are the elements that are no views, such as ``UIAccessibilityElement``.
    open var accessibilityElements: [Any]? {
        get { spoken.elements }
        set {
            if newValue != nil { hasReadingOrder = true }
            spoken.elements = newValue
        }
    }
    /// What else can be done with it, for assistive tools.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { spoken.actions }
        set { spoken.actions = newValue }
    }
    /// Whether assistive tools see nothing of the views beside it.
    open var accessibilityViewIsModal: Bool {
        get { spoken.isModal }
        set {
            spoken.isModal = newValue
            if newValue { superview?.hasReadingOrder = true }
            superview?.changed()
        }
    }
    /// Whether what is inside is read before what is beside it: it always is. It is kept, and nothing else.
    open var shouldGroupAccessibilityChildren = false
    /// Its place in its window, in points. Another one is not told to assistive tools, which are told where it is: what is set is kept.
    open var accessibilityFrame: CGRect {
        get { spoken.frame ?? convert(bounds, to: nil) }
        set { spoken.frame = newValue }
    }
    /// Uses it. Returns whether it was used. Nobody calls it: assistive tools of desktops press.
    open func accessibilityActivate() -> Bool { false }
    /// Leaves what is shown. Nobody calls it: assistive tools of desktops press Escape.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Does the most important thing. Nobody calls it.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Scrolls. Nobody calls it: assistive tools of desktops scroll by themselves.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// More of its value: called where ``accessibilityTraits`` have `adjustable`.
    open func accessibilityIncrement() {}
    /// Less of its value: called where ``accessibilityTraits`` have `adjustable`.
    open func accessibilityDecrement() {}
    /// What the app said of it for assistive tools, but for its name.
    private final var spoken = SpokenView() { didSet { changed() } }
    /// Whether the app has said in which order the views inside are read.
    final var hasReadingOrder = false
    /// Whether the app has said any of it while the view was shown.
    final var hasSpoken = false
    /// What it is where the app says nothing: that of its class.
    var traitsByItself: UIAccessibilityTraits { .none }
    /// Whether it is one where the app says nothing.
    var isElementByItself: Bool { false }
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

    /// It was made from an archive: nobody calls it, as there are none.
    open func awakeFromNib() {}
    /// It is shown by Xcode's editor of archives: nobody calls it.
    open func prepareForInterfaceBuilder() {}

    // MARK: Subviews

    /// The views inside of it, the rearmost first.
    public private(set) var subviews: [UIView] {
        get { inner }
        set { inner = newValue }
    }
    // Read and changed by ``subviews``, on the main actor, and when the view goes, which nobody else knows then.
    nonisolated(unsafe) private final var inner: [UIView] = []

    // Views lie in each other as deep as an app likes. Were each to release the next, that would need as much stack.
    deinit {
        var views = inner
        inner = []
        while var view = views.popLast() {
            guard isKnownUniquelyReferenced(&view) else { continue }
            views += view.inner
            view.inner = []
        }
    }
    /// The view around it.
    public private(set) weak var superview: UIView?

    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Adds a view at a position, 0 being the rearmost.
    open func insertSubview(_ view: UIView, at index: Int) {
        guard view !== self else { return }
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        if view.accessibilityViewIsModal { hasReadingOrder = true }
        view.sizeAround = frame.size
        setNeedsLayout()
        view.didMoveToSuperview()
        didAddSubview(view)
        if shownWindow != nil { view.tellWindow() }
    }

    /// Moves a view to another position among its subviews, 0 being the rearmost.
    func move(_ view: UIView, to index: Int) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        changed()
    }

    /// Takes it out of the view around it.
    open func removeFromSuperview() {
        guard let superview else { return }
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        // What was said of the two of them is over.
        NSLayoutConstraint.deactivate(
            superview.constraints.filter { $0.firstView === self || $0.secondView === self })
        superview.setNeedsLayout()
        didMoveToSuperview()
    }

    /// It is about to get into another view, or out of it.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// It has got into another view, or out of it.
    open func didMoveToSuperview() {}
    /// A view was added.
    open func didAddSubview(_ subview: UIView) {}
    /// A view is about to be taken out.
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Window

    /// The window that shows it; nil while it is not shown.
    open var window: UIWindow? { shownWindow.map { UIWindow.object(for: $0) } }
    /// It is about to be shown by another window than before, or by none.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// It is shown by another window than before, or by none.
    open func didMoveToWindow() {}

    /// Where its representable is shown, or what it is the object of.
    weak var ownWindow: WindowRoot?
    var shownWindow: WindowRoot? {
        var view: UIView? = self
        while let current = view {
            if let window = current.ownWindow { return window }
            view = current.superview
        }
        return nil
    }

    /// Its representable is shown in a window, or no longer.
    func moved(to window: WindowRoot?) {
        guard window !== ownWindow else { return }
        window?.program[KeyPresses.self].follow()
        willMove(toWindow: window.map { UIWindow.object(for: $0) })
        ownWindow = window
        tellWindow()
    }

    private func tellWindow() {
        var views = [self]
        while let view = views.popLast() {
            view.didMoveToWindow()
            views += view.subviews.reversed()
        }
    }

    open override var undoManager: UndoManager? {
        // A view is told its window by apps alone; elsewhere it is in the one that is in use.
        super.undoManager ?? (shownWindow ?? ProgramWindows.ofProgram.current)?.undoManager
    }

    // MARK: Constraints

    /// Whether it stands at its ``frame`` rather than where constraints say.
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { superview?.changed() } }
    /// The constraints that are followed for the views inside of it, and for its own lengths.
    public internal(set) var constraints: [NSLayoutConstraint] = []

    /// How far the view's sides reach under what covers a part of the window. That is nothing here but the desktop's buttons, at the top of a
    /// window without a title bar.
    open var safeAreaInsets: UIEdgeInsets {
        guard let window, window !== self else { return .zero }
        return UIEdgeInsets(
            top: min(bounds.height, max(0, window.safeAreaInsets.top - convert(bounds, to: nil).minY)), left: 0,
            bottom: 0,
            right: 0)
    }

    /// The desktop's buttons cover another part of the view. Nobody calls it: they stand still.
    open func safeAreaInsetsDidChange() {}

    /// The whole view, also where the desktop's buttons cover a part of it; see ``safeAreaInsets``.
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(self, .whole)
    /// The view without its ``layoutMargins``.
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(self, .margins)
    /// The view without its ``layoutMargins``, and no wider than text is read easily.
    public private(set) lazy var readableContentGuide = UILayoutGuide(self, .readable)
    /// Where a keyboard on the screen would be. There is none: it is a line along the lower edge.
    public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(self)
    /// The guides that were added to it.
    public internal(set) var layoutGuides: [UILayoutGuide] = []

    /// The controller whose view it is, or else the view around it; for one that SwiftUI shows, the controller of the window.
    open override var next: UIResponder? {
        controller ?? superview
            ?? (isOnShow ? (window ?? UIApplication.shared.keyWindow)?.rootViewController : nil)
    }
    /// Whether SwiftUI shows it, by itself or as the view of a controller.
    var isOnShow = false
    /// The popover that belongs to it.
    weak var popover: UIViewController? { didSet { if popover !== oldValue { changed() } } }

    // MARK: Gestures

    /// What else a person can do with the view.
    public internal(set) final var interactions: [any UIInteraction] = [] { didSet { changed() } }
    /// What looks for gestures on the view; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { changed() } }
    /// Whether a gesture of one of the view's recognisers may begin. Asked before the recogniser's delegate.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The press that a view of an app's own inside of it hears of, which tells this one by its responders if at all.
    weak var pressInside: UITouch?
    /// Where the view begins in its window while it is shown, as far as somebody asks.
    var shownOrigin: CGPoint?

    /// Looks for a gesture on the view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Looks for a gesture no more.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    // MARK: Finding

    /// The view at a point: the innermost and frontmost that is shown and takes events; nil where the point is outside.
    /// What a pointer meets follows SwiftUI's rules here, so that this is only for programs to ask.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            let place = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
            // Views of an app's own classes have methods of their own.
            if let found = StackRoom.with({ view.hitTest(place, with: event) }) { return found }
        }
        return self
    }

    /// Whether a point is inside of its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Takes the keyboard away from a field inside that has it. Returns whether there was one.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        if isFirstResponder { return resignFirstResponder() }
        return subviews.contains { view in StackRoom.with { view.endEditing(force) } }
    }

    // MARK: Size

    /// A length that is not said.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The size that the view takes when it is offered one.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    /// The size that the view would like to have; a length of ``noIntrinsicMetric`` says nothing.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// The view would like to have another size.
    open func invalidateIntrinsicContentSize() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
    /// Takes the size that the view would like to have.
    open func sizeToFit() { frame.size = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }

    /// The size that its constraints and its content ask for.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size that its constraints and its content ask for. A length of `targetSize` is kept where its priority is `required`.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittedSize(
            width: horizontalFittingPriority == .required ? targetSize.width : nil,
            height: verticalFittingPriority == .required ? targetSize.height : nil)
    }

    /// How much the view keeps to the length of its content where there is more room.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.hugging(for: axis)
    }
    /// Sets how much the view keeps to the length of its content where there is more room.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        contentPriorities.setHugging(priority, for: axis)
        changed()
    }
    /// How much the view keeps to the length of its content where there is less room.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.resistance(for: axis)
    }
    /// Sets how much the view keeps to the length of its content where there is less room. A view of which nothing was said gives way here.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        contentPriorities.setResistance(priority, for: axis)
        changed()
    }

    // MARK: Layout

    /// Whether ``layoutSubviews()`` is to be called when the view is shown next.
    var needsLayout = true
    /// Whether its place is being taken over from where it is shown.
    private var isBeingPlaced = false
    /// The controller whose view it is.
    weak var controller: UIViewController?

    private var needsProperties = true
    /// Sets what follows from the view's data. Called before ``layoutSubviews()``, once at first and then where ``setNeedsUpdateProperties()`` asks.
    open func updateProperties() {}
    /// Calls ``updateProperties()`` when the view is shown next.
    open func setNeedsUpdateProperties() {
        needsProperties = true
        setNeedsLayout()
    }
    /// Calls ``updateProperties()`` now if it is due.
    open func updatePropertiesIfNeeded() {
        guard needsProperties else { return }
        needsProperties = false
        updateProperties()
    }

    /// Calls ``layoutSubviews()`` when the view is shown next.
    open func setNeedsLayout() {
        needsLayout = true
        changed()
    }
    /// Calls ``layoutSubviews()`` now if it is due. In a window of a program without an app, all of the window's views are brought up to date.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            updatePropertiesIfNeeded()
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        unhostedWindow?.update()
    }
    /// The window that shows it where no app runs.
    var unhostedWindow: UnhostedWindow? { shownWindow.flatMap { UnhostedWindow.window(of: $0) } }
    /// Called when the view has another size, or other views inside: to place what it has inside by their frames.
    open func layoutSubviews() {}
    /// Light or dark, and the pixels of the display.
    open var traitCollection: UITraitCollection {
        var around: UIView? = self
        while let view = around {
            if view.shownStyle != .unspecified { return .current.with(style: view.shownStyle) }
            around = view.superview
        }
        return .current
    }
    /// Who wants to hear of changes of it.
    private(set) final lazy var traitObservers = TraitObservers()
    /// Whether somebody does.
    final var isFollowed = false
    /// Light or dark where the view or its controller says so.
    var shownStyle: UIUserInterfaceStyle {
        overrideUserInterfaceStyle == .unspecified
            ? controller?.overrideUserInterfaceStyle ?? .unspecified : overrideUserInterfaceStyle
    }
    /// It is shown light and was dark, or the other way round, or the display's pixels are others. For views of an app's own classes.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Has no work to do: constraints are followed whenever views are shown.
    open func setNeedsUpdateConstraints() { changed() }
    /// Never: constraints are followed whenever views are shown.
    open func needsUpdateConstraints() -> Bool { false }
    /// Never: what no constraint says is the view's own.
    open var hasAmbiguousLayout: Bool { false }
    /// Calls ``updateConstraints()``.
    open func updateConstraintsIfNeeded() { updateConstraints() }
    /// Changes constraints.
    open func updateConstraints() {}

    /// Where it is shown: takes the place over as its ``frame``, as it is on iOS after a layout.
    func wasPlaced(_ place: CGRect, around: CGSize) {
        let isOther = place.size != frame.size
        if !isOther, place != frame { moved() }
        let transition = isOther ? transition(to: place.size) : nil
        isBeingPlaced = true
        frame = place
        sizeAround = around
        isBeingPlaced = false
        if isOther { needsLayout = true }
        transition?.sizeChanged()
        layoutIfNeeded()
        if isOther || needsDisplay { display() }
        guard let transition else { return }
        transition.end()
        controller?.transitionCoordinator = nil
    }

    /// What stands inside by edges of views further around stands somewhere else in it now.
    private func moved() {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.dependsOnAround { view.changed() }
            waiting += view.subviews
        }
    }

    /// Tells the view's controller of another size; nil for a view without one of its own, and for the first size.
    private func transition(to size: CGSize) -> SizeTransition? {
        guard let controller, controller.parent == nil, frame.size != .zero, sizeAround != .zero else { return nil }
        let transition = SizeTransition(of: self)
        controller.transitionCoordinator = transition
        controller.viewWillTransition(to: size, with: transition)
        return transition
    }

    // MARK: Drawing

    /// The look of the view: its corners, border and shadow, and layers with pictures of their own.
    public var layer: CALayer {
        if let madeLayer { return madeLayer }
        let layer = _MadeLayer.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
        layer.view = self
        madeLayer = layer
        return layer
    }
    /// The class of its layer.
    open class var layerClass: AnyClass { CALayer.self }
    /// The layer, as far as somebody asked for it.
    private(set) var madeLayer: CALayer?

    /// Pixels for each point of what is drawn: those of the display. Setting it changes nothing.
    open var contentScaleFactor: CGFloat {
        get { UIScreen.main.scale }
        set {}
    }

    /// Whether ``draw(_:)`` is to be called when the view is shown next.
    private var needsDisplay = true
    /// What ``draw(_:)`` drew; nil for nothing.
    private(set) var drawn: ImmediateDrawing?

    /// Draws the view, by `UIColor.setFill()`, `UIBezierPath.fill()`, `UIGraphicsGetCurrentContext()` and their like. Called when it has got another
    /// size and after ``setNeedsDisplay()``.
    open func draw(_ rect: CGRect) {}

    /// Calls ``draw(_:)`` when the view is shown next.
    open func setNeedsDisplay() {
        needsDisplay = true
        changed()
    }
    /// Calls ``draw(_:)`` when the view is shown next.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Draws the view if that is due.
    func displayIfNeeded() { if needsDisplay { display() } }

    private func display() {
        needsDisplay = false
        let before = drawn
        drawn = ImmediateDrawing.drawing(size: bounds.size) { draw(CGRect(origin: .zero, size: bounds.size)) }
        if before != nil || drawn != nil { changed() }
    }

    /// Draws the views in the drawing that is begun. Returns whether that could be done.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        layoutIfNeeded()
        displayIfNeeded()
        if superview == nil, let isDrawn = drawShown(in: rect) { return isDrawn }
        return ImmediateDrawing.draw(AnyView(UIViewContent(self)), in: rect)
    }

    // MARK: Appearance

    /// The object whose values all views of the type begin with.
    open class func appearance() -> Self { AppearanceObjects.ofProgram.object(for: self) }
    /// The object whose values all views of the type begin with. Those it stands for are not told apart by what they are inside of.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceObjects.ofProgram.object(for: self)
    }

    // MARK: What shows it

    /// Whether it stands for all views of its type.
    var isAppearanceObject = false
    /// Tells whoever shows the view that it has changed.
    let changes = PlatformViewChanges()
    /// Where it stands by the newest layout, which it may not have been told of yet; nil before the first one.
    var plan: CGRect?
    /// The size of the view around it when it was added.
    private(set) var sizeAround = CGSize.zero

    /// What is told of it when the pointer rests on it; nil for nothing.
    var shownToolTip: String? { nil }

    /// Says that the view looks different now.
    func changed() {
        if isAppearanceObject { appearanceChanged() } else { changes.happened() }
    }

    /// The values of the object that ``appearance()`` returns are others.
    func appearanceChanged() {}

    /// The view of SwiftUI's that is drawn between the background and the subviews; nil for none.
    var content: AnyView? { nil }
    /// The places of the subviews that do not stand by their frames, where the view has a size.
    func placesOfSubviews(in size: CGSize) -> [ObjectIdentifier: CGRect] {
        ConstraintLayout.places(in: self, size: size)
    }
    /// Whether its ``content`` places the subviews.
    var placesSubviews: Bool { false }
    /// Whether it keeps to its own width and height where it is offered more.
    var hugsContent: (width: Bool, height: Bool) { (false, false) }
}

extension UIView {
    var subviewCount: Int { subviews.count }
    var layerAround: CALayer? { superview?.layer }
}
