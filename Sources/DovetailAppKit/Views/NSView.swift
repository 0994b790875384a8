import AttributeGraph
import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// A rectangle of AppKit's: what an ``NSHostingView`` is, and what an ``NSViewRepresentable`` makes.
///
/// A view is shown where it is represented in SwiftUI, and nowhere else. Of its subviews each stands at its `frame`, and follows the view's
/// size as ``autoresizingMask`` says. A view of a class of the app's own hears of events (see ``NSResponder``) and draws by ``draw(_:)``. A view that
/// wants a layer has one behind what it shows. Constraints (`NSLayoutConstraint`) and gestures (``NSGestureRecognizer``) work as in UIKit's views.
@MainActor @preconcurrency
open class NSView: _NSAccessibleResponder {
    /// Its place in the view around it, in points.
    open var frame: CGRect {
        didSet {
            guard frame != oldValue else { return }
            if frame.size != oldValue.size, autoresizesSubviews { resizeSubviews(withOldSize: oldValue.size) }
            notePlace(before: oldValue)
            guard !isBeingPlaced else { return }
            frameLengths = frame.size
            sizeAround = superview?.frame.size ?? .zero
            if frame.size != oldValue.size { needsLayoutCall = true }
            changed()
            // It is the view around it that places it.
            superview?.changed()
        }
    }
    /// The lengths of its frame that the app gave it.
    package private(set) final var frameLengths = CGSize.zero
    /// The part of its own coordinates that is shown: its size, in points, beginning where ``setBoundsOrigin(_:)`` says. What is inside of it moves with
    /// the origin. Another size is another size of the frame: what is inside is not scaled.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frame.size) }
        set {
            setBoundsOrigin(newValue.origin)
            setBoundsSize(newValue.size)
        }
    }
    /// Where the coordinates of the view begin.
    private(set) final var boundsOrigin = CGPoint.zero
    /// Has the coordinates of the view begin elsewhere: what is inside of it moves.
    open func setBoundsOrigin(_ newOrigin: CGPoint) {
        guard newOrigin != boundsOrigin else { return }
        boundsOrigin = newOrigin
        if postsBoundsChangedNotifications { post(Self.boundsDidChangeNotification) }
        changed()
    }
    /// Gives the view another size. What is inside is not scaled.
    open func setBoundsSize(_ newSize: CGSize) { frame.size = newSize }
    /// Moves the beginning of the coordinates by a distance.
    open func translateOrigin(to translation: CGPoint) {
        setBoundsOrigin(CGPoint(x: boundsOrigin.x - translation.x, y: boundsOrigin.y - translation.y))
    }
    /// How far the view is turned around the beginning of its frame, in degrees, counterclockwise where y grows upwards.
    open var frameRotation: CGFloat = 0 { didSet { if frameRotation != oldValue { changed() } } }
    /// How far the view is turned around its middle, in degrees, counterclockwise.
    open var frameCenterRotation: CGFloat = 0 { didSet { if frameCenterRotation != oldValue { changed() } } }
    /// Whether another ``frame`` is told by ``frameDidChangeNotification``.
    open var postsFrameChangedNotifications = true
    /// Whether other ``bounds`` are told by ``boundsDidChangeNotification``.
    open var postsBoundsChangedNotifications = true
    /// 0 for a view that is not seen, 1 for one that is not seen through.
    open var alphaValue: CGFloat = 1 { didSet { changed() } }
    /// Whether it is not drawn.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            tellHidden()
            changed()
            // What is hidden takes no room in a stack.
            superview?.changed()
        }
    }

    /// What is shown while the pointer rests on it; nil for nothing.
    open var toolTip: String? { didSet { changed() } }
    /// A number of the app's own: -1. Controls have one that can be set, and classes of an app's own say theirs by overriding it.
    open var tag: Int { -1 }
    /// What follows the size of the view around it.
    open var autoresizingMask: AutoresizingMask = [] { didSet { changed() } }
    /// Whether frames of subviews are told from above rather than from below.
    open var isFlipped: Bool { false }

    /// A view with a place, in points.
    public init(frame frameRect: CGRect) {
        frame = frameRect
        super.init()
        frameLengths = frameRect.size
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
    open var subviews: [NSView] {
        get { inner }
        set {
            for view in inner where !newValue.contains(where: { $0 === view }) { view.removeFromSuperview() }
            for view in newValue where view.superview !== self { addSubview(view) }
            inner = newValue
            changed()
        }
    }
    // Read and changed by ``subviews``, on the main actor, and when the view goes, which nobody else knows then.
    nonisolated(unsafe) private final var inner: [NSView] = []

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
    public private(set) weak var superview: NSView?
    /// The size of the view around it when it was added.
    final var sizeAround = CGSize.zero

    /// Adds a view in front of the others.
    open func addSubview(_ view: NSView) {
        insert(view, at: subviews.count)
    }

    /// Adds a view in front of another or behind it; nil for all others.
    open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
        guard view !== otherView else { return }
        view.removeFromSuperview()
        let other = otherView.flatMap { other in subviews.firstIndex { $0 === other } }
        insert(view, at: place == .below ? other ?? 0 : other.map { $0 + 1 } ?? subviews.count)
    }

    private func insert(_ view: NSView, at index: Int) {
        guard view !== self else { return }
        view.removeFromSuperview()
        view.viewWillMove(toSuperview: self)
        inner.insert(view, at: min(index, inner.count))
        view.superview = self
        view.sizeAround = frame.size
        changed()
        view.viewDidMoveToSuperview()
        didAddSubview(view)
        if shownWindow != nil { view.tellWindow() }
        view.needsUpdateConstraints = true
    }

    /// Takes it out of the view around it.
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        viewWillMove(toSuperview: nil)
        let wasShown = shownWindow != nil
        superview.inner.removeAll { $0 === self }
        self.superview = nil
        // What was said of the two of them is over.
        NSLayoutConstraint.deactivate(
            superview.constraints.filter { $0.firstView === self || $0.secondView === self })
        superview.changed()
        viewDidMoveToSuperview()
        if wasShown { tellWindow() }
    }

    /// It is about to get into another view, or out of it.
    open func viewWillMove(toSuperview newSuperview: NSView?) {}
    /// It has got into another view, or out of it.
    open func viewDidMoveToSuperview() {}

    /// A view has got into it.
    open func didAddSubview(_ subview: NSView) {}
    /// A view is about to get out of it.
    open func willRemoveSubview(_ subview: NSView) {}
    /// Takes it out of the view around it. What is seen is drawn anew in any case.
    open func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
    /// Puts a view in the place of another.
    open func replaceSubview(_ oldView: NSView, with newView: NSView) {
        guard oldView !== newView, let index = subviews.firstIndex(where: { $0 === oldView }) else { return }
        oldView.removeFromSuperview()
        insert(newView, at: index)
    }
    /// The views inside that stand at their frames or where constraints say.
    var framedSubviews: [NSView] { subviews }

    /// The view inside with a tag, or this one; nil when there is none.
    open func viewWithTag(_ tag: Int) -> NSView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = StackRoom.with({ view.viewWithTag(tag) }) { return found }
        }
        return nil
    }

    // MARK: Events

    override var usualNext: NSResponder? { superview ?? window }
    /// What is known of the keyboard, of a view that has no field of its own.
    let keyboard = TextInputState()
    /// Whether the view has a field that takes the keyboard.
    var hasOwnField: Bool { false }
    /// The menu that the secondary button opens; nil for none.
    open var menu: NSMenu?
    /// The menu that the secondary button opens; nil for none, and then the view hears of the press.
    open func menu(for event: NSEvent) -> NSMenu? { menu }
    /// The parts that want to know of the pointer.
    public private(set) var trackingAreas: [NSTrackingArea] = []
    /// Adds a part that wants to know of the pointer.
    open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
    /// Takes a part away.
    open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
        trackingAreas.removeAll { $0 === trackingArea }
        entered.removeAll { $0 === trackingArea }
    }
    /// The view has another place: to add parts anew.
    open func updateTrackingAreas() {}
    /// The parts that the pointer is in.
    var entered: [NSTrackingArea] = []
    /// Where the pointer was last, in points of the window from above.
    var lastPlace = CGPoint.zero
    /// Where the view is shown, in points of the window from above.
    var shownFrame = CGRect.zero
    /// The window that shows it.
    var shownRoot: WindowRoot? { shownWindow }
    /// Parts over which the pointer looks otherwise.
    private(set) var cursors: [(rect: CGRect, cursor: NSCursor)] = []
    /// Has the pointer look otherwise over a part of the view. It looks so over all of it.
    open func addCursorRect(_ rect: CGRect, cursor object: NSCursor) { cursors.append((rect, object)) }
    /// Has the pointer look as usual.
    open func discardCursorRects() { cursors = [] }
    /// The view has another place: to add cursors anew.
    open func resetCursorRects() {}
    /// Whether a click in a window that is not in use reaches the view. It does always here.
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    /// The view at a point of the view around it: the innermost and frontmost that is shown; nil where the point is outside. What a pointer
    /// meets follows SwiftUI's rules here, so that this is only for programs to ask.
    open func hitTest(_ point: CGPoint) -> NSView? {
        guard !isHidden, frame.contains(point) else { return nil }
        let place = CGPoint(x: point.x - frame.minX + boundsOrigin.x, y: point.y - frame.minY + boundsOrigin.y)
        // Views of an app's own classes have methods of their own.
        for view in subviews.reversed() {
            if let found = StackRoom.with({ view.hitTest(place) }) { return found }
        }
        return self
    }
    /// Whether a point is within a rectangle, both told as the view tells them.
    open func mouse(_ point: CGPoint, in rect: CGRect) -> Bool { rect.contains(point) }
    /// The view that the tabulator goes to from this one. Desktops go through all views in their order: it is kept, and nothing else.
    open weak var nextKeyView: NSView? { didSet { nextKeyView?.previousKey = self } }
    /// The view whose ``nextKeyView`` this one is.
    open var previousKeyView: NSView? { previousKey }
    private weak var previousKey: NSView?
    /// The next view that can have the keyboard, of those that were said.
    open var nextValidKeyView: NSView? { keyView(\.nextKeyView) }
    /// The last view before this one that can have the keyboard, of those that were said.
    open var previousValidKeyView: NSView? { keyView(\.previousKeyView) }
    private func keyView(_ next: KeyPath<NSView, NSView?>) -> NSView? {
        var (view, seen) = (self[keyPath: next], Set([ObjectIdentifier(self)]))
        while let one = view, seen.insert(ObjectIdentifier(one)).inserted {
            if one.canBecomeKeyView { return one }
            view = one[keyPath: next]
        }
        return nil
    }
    /// Whether the tabulator comes to it.
    open var canBecomeKeyView: Bool { acceptsFirstResponder && !isHiddenOrHasHiddenAncestor }
    /// Whether the view needs its panel to have the keyboard.
    open var needsPanelToBecomeKey: Bool { false }
    /// How the view shows that it has the keyboard. ``NSFocusRingType/none`` leaves the ring out.
    open var focusRingType = NSFocusRingType.default { didSet { if focusRingType != oldValue { changed() } } }
    /// The ring that a view has where nothing else is said.
    open class var defaultFocusRingType: NSFocusRingType { .exterior }
    /// Draws the outline of the ring. The ring is around the whole view: nobody calls it.
    open func drawFocusRingMask() {}
    /// The place of the ring: all of the view.
    open var focusRingMaskBounds: CGRect { bounds }
    /// The ring is to have another outline. It is around the whole view, so that there is nothing to do.
    open func noteFocusRingMaskChanged() {}
    /// The menu is about to be shown.
    open func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
    /// The menu was shown.
    open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) {}
    /// The kinds of touches that the view hears of. Events tell of none: it is kept, and nothing else.
    open var allowedTouchTypes: NSTouch.TouchTypeMask = [.direct, .indirect]
    /// Whether the view hears of fingers that rest. Events tell of none: it is kept, and nothing else.
    open var wantsRestingTouches = false
    /// Whether the view hears of touches. Events tell of none: it is kept, and nothing else.
    open var acceptsTouchEvents = false
    /// How a press that is harder does something else. Pointers here tell of no pressure: it is kept, and nothing else.
    open var pressureConfiguration: NSPressureConfiguration?
    /// What looks for gestures on the view.
    open var gestureRecognizers: [NSGestureRecognizer] {
        get { recognizers }
        set {
            for one in recognizers where !newValue.contains(where: { $0 === one }) { one.view = nil }
            for one in newValue { one.view = self }
            recognizers = newValue
            changed()
        }
    }
    private final var recognizers: [NSGestureRecognizer] = []

    // MARK: Drawing

    /// Draws the view, by ``NSColor/set()``, ``NSBezierPath/fill()`` and their like. Called when it has another size and after ``needsDisplay`` was
    /// set, for views of the app's own classes.
    open func draw(_ dirtyRect: CGRect) {}

    /// Whether it is to be drawn anew, or shown anew if it has no ``draw(_:)``.
    open var needsDisplay: Bool {
        get { needsDrawing }
        set {
            needsDrawing = newValue
            if newValue { changed() }
        }
    }
    /// Has it drawn anew.
    open func setNeedsDisplay(_ invalidRect: CGRect) { needsDisplay = true }
    /// Has it drawn anew.
    open func display() { needsDisplay = true }

    /// Draws it now, if it is to be drawn anew.
    open func displayIfNeeded() { if needsDisplay { display() } }
    /// Whether ``updateLayer()`` is called in place of ``draw(_:)``, where the view has a layer.
    open var wantsUpdateLayer: Bool { false }
    /// Changes the layer, of a view whose ``wantsUpdateLayer`` is true, when ``draw(_:)`` would be called.
    open func updateLayer() {}
    /// Whether nothing behind the view is seen through it. Views are painted the same either way.
    open var isOpaque: Bool { false }
    /// Whether its colours are mixed with those behind a material. Colours are not mixed here.
    open var allowsVibrancy: Bool { false }
    /// Whether ``draw(_:)`` may be called by several threads. It is called on the main one: it is kept, and nothing else.
    open var canDrawConcurrently = false
    /// Whether views inside are drawn in the view's layer. It makes no difference to what is seen: it is kept, and nothing else.
    open var canDrawSubviewsIntoLayer = false
    /// Where what is drawn stands in a layer of another size. Views are drawn in the size that they have: it is kept, and nothing else.
    open var layerContentsPlacement = LayerContentsPlacement.scaleAxesIndependently
    /// Whether its layer has filters of Core Image. See ``backgroundFilters``.
    open var layerUsesCoreImageFilters = false
    /// The shadow of what the view shows; nil for none.
    open var shadow: NSShadow? { didSet { changed() } }
    /// How colours are mixed with those behind. Views are not mixed here: it is kept, and nothing else.
    open var compositingFilter: Any? { didSet { if compositingFilter != nil { noteFilters() } } }
    /// Filters of what is behind the view. Views have none here: it is kept, and nothing else.
    open var backgroundFilters: [Any] = [] { didSet { if !backgroundFilters.isEmpty { noteFilters() } } }
    /// Filters of what the view shows. Views have none here: it is kept, and nothing else.
    open var contentFilters: [Any] = [] { didSet { if !contentFilters.isEmpty { noteFilters() } } }
    private func noteFilters() {
        Log.noteAccepted("NSView.compositingFilter")
    }
    /// Prepares what is about to be scrolled into sight. Nobody calls it.
    open func prepareContent(in rect: CGRect) {}
    /// The view is about to be used anew, for another row.
    open func prepareForReuse() {}
    /// It was made from an archive: nobody calls it, as there are none.
    open func awakeFromNib() {}
    /// It is shown by Xcode's editor of archives: nobody calls it.
    open func prepareForInterfaceBuilder() {}
    /// It is hidden now, itself or by a view around it.
    open func viewDidHide() {}
    /// It is hidden no more.
    open func viewDidUnhide() {}
    /// Its window is on a display with other pixels or colours. Displays are told by SwiftUI's environment: nobody calls it.
    open func viewDidChangeBackingProperties() {}

    // MARK: Scrolling

    /// The nearest scroll view around it.
    open var enclosingScrollView: NSScrollView? {
        var view = superview
        while let one = view {
            if let scroll = one as? NSScrollView { return scroll }
            view = one.superview
        }
        return nil
    }
    /// Scrolls the view around it so that a point of this view is at its corner.
    open func scroll(_ point: CGPoint) { clipAround?.scroll(place(point, in: clipAround)) }
    /// Scrolls the view around it as far as is needed to show a part of this view. Returns whether it scrolled.
    @discardableResult
    open func scrollToVisible(_ rect: CGRect) -> Bool { clipAround?.show(place(rect, in: clipAround)) ?? false }
    /// Scrolls while the pointer is dragged beyond the edge of what is shown. Returns whether it scrolled.
    @discardableResult
    open func autoscroll(with event: NSEvent) -> Bool {
        let point = convert(event.locationInWindow, from: nil)
        return visibleRect.contains(point)
            ? false : scrollToVisible(CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    }
    private var clipAround: NSClipView? { enclosingScrollView?.contentView }

    // MARK: Live resize

    /// Whether a person changes the size of the window now. The desktop does not tell when that begins and ends: never.
    open var inLiveResize: Bool { false }
    /// A person begins to change the size of the window: nobody calls it.
    open func viewWillStartLiveResize() {}
    /// A person has changed the size of the window: nobody calls it.
    open func viewDidEndLiveResize() {}
    /// Whether what was drawn stays while a person changes the size of the window: it is drawn anew.
    open var preservesContentDuringLiveResize: Bool { false }

    var needsDrawing = true
    /// The size that it was drawn in.
    var drawnSize = CGSize.zero
    /// What ``draw(_:)`` drew; nil for nothing.
    var drawn: ImmediateDrawing?

    // MARK: Window

    /// The window that shows it; nil while it is not shown.
    open var window: NSWindow? { shownWindow.map { NSWindow.object(for: $0) } }
    /// It is about to be shown by another window than before, or by none.
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    /// It is shown by another window than before, or by none.
    open func viewDidMoveToWindow() {}

    /// Where its representable is shown.
    private weak var ownWindow: WindowRoot?
    private var shownWindow: WindowRoot? {
        var view: NSView? = self
        while let current = view {
            if let window = current.ownWindow { return window }
            view = current.superview
        }
        return nil
    }

    /// Its representable is shown in a window, or no longer.
    func moved(to window: WindowRoot?) {
        guard window !== ownWindow else { return }
        viewWillMove(toWindow: window.map { NSWindow.object(for: $0) })
        ownWindow = window
        tellWindow()
    }

    private func tellWindow() {
        var views = [self]
        while let view = views.popLast() {
            view.viewDidMoveToWindow()
            views += view.subviews.reversed()
        }
    }

    // MARK: Size

    /// Whether it has a ``layer``.
    open var wantsLayer = false {
        didSet {
            guard wantsLayer != oldValue else { return }
            layer = wantsLayer ? layer ?? makeBackingLayer() : nil
        }
    }
    /// Makes the layer of a view that wants one: a plain one.
    open func makeBackingLayer() -> CALayer { CALayer() }
    /// What is drawn behind the view's content, and has corners, a border, a shadow, a mask and animations; nil for nothing. The view says where it
    /// is. Layers inside of it are placed from above in all views.
    open var layer: CALayer? {
        didSet {
            guard layer !== oldValue else { return }
            oldValue?.onChange = nil
            layer?.frame = bounds
            layer?.onChange = { [weak self] in self?.changed() }
            changed()
        }
    }
    /// What is drawn may be kept until it is told to be drawn anew, as it always is here.
    open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.duringViewResize
    /// Whether what is beyond its edges is not seen.
    open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { changed() } } }
    /// A name of the app's own.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// What covers the view at its sides, in points: what ``additionalSafeAreaInsets`` says.
    open var safeAreaInsets: NSEdgeInsets { additionalSafeAreaInsets }
    /// What the app says that covers the view at its sides, in points.
    open var additionalSafeAreaInsets = NSEdgeInsets() { didSet { changed() } }
    /// Whether what is inside is for languages that are read from right to left.
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight { didSet { changed() } }
    /// Whether a press on the view moves its window. Windows are moved by their frames here.
    open var mouseDownCanMoveWindow: Bool { false }
    /// Light or dark, whatever the window has; nil for that of the window.
    open var appearance: NSAppearance? { didSet { changed() } }
    /// Light or dark.
    open var effectiveAppearance: NSAppearance {
        appearance ?? superview?.effectiveAppearance ?? window?.effectiveAppearance ?? NSAppearance(scheme: .current)
    }
    /// The view is light where it was dark, or the other way round. Views that are drawn by SwiftUI follow by themselves; nothing calls it.
    open func viewDidChangeEffectiveAppearance() {}
    /// Takes another size.
    open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
    /// Takes another place.
    open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }
    /// The content would like to have another size.
    open func invalidateIntrinsicContentSize() { changed() }
    /// Places the views inside by their frames. Called when the view has another size, and after ``needsLayout`` was set.
    open func layout() {}
    /// Whether ``layout()`` is to be called when the view is shown next.
    open var needsLayout: Bool {
        get { needsLayoutCall }
        set {
            needsLayoutCall = newValue
            if newValue { changed() }
        }
    }
    private final var needsLayoutCall = false
    /// Places views by their constraints and calls ``layout()``, of this view and of those inside. In a window of a program without an app, all of
    /// the window's views are brought up to date.
    open func layoutSubtreeIfNeeded() {
        updateConstraintsForSubtreeIfNeeded()
        layOut()
        shownWindow.flatMap { UnhostedWindow.window(of: $0) }?.update()
    }

    private func layOut() {
        needsLayoutCall = false
        placeSubviews()
        layout()
        for view in subviews { StackRoom.with { view.layOut() } }
    }

    private func placeSubviews() {
        let places = placesOfSubviews(in: frame.size)
        for view in framedSubviews {
            if let place = places[ObjectIdentifier(view)] { view.wasPlaced(place, around: frame.size) }
        }
    }

    private final var isBeingPlaced = false
    /// Where it is shown: takes the size over, as it is on macOS after a layout.
    func placed(at size: CGSize) {
        isBeingPlaced = true
        setFrameSize(size)
        layer?.frame = CGRect(origin: .zero, size: frame.size)
        isBeingPlaced = false
        needsLayoutCall = false
        placeSubviews()
        layout()
        tellChange()
    }
    /// The view around it shows it at a place, told from above: takes that over as its frame.
    func wasPlaced(_ place: CGRect, around size: CGSize) {
        let isFlipped = superview?.isFlipped ?? false
        let origin = CGPoint(x: place.minX, y: isFlipped ? place.minY : size.height - place.maxY)
        sizeAround = size
        isBeingPlaced = true
        if origin != frame.origin { setFrameOrigin(origin) }
        isBeingPlaced = false
        if place.size != frame.size { placed(at: place.size) }
    }
    /// Calls what is due, when the view was brought up to date.
    func wasUpdated() {
        updateConstraintsIfNeeded()
        guard needsLayoutCall else { return }
        needsLayoutCall = false
        layout()
    }

    // MARK: Autoresizing

    /// Whether the views inside follow its size as their ``autoresizingMask`` says.
    open var autoresizesSubviews = true
    /// The view has another size: has the views inside follow it.
    open func resizeSubviews(withOldSize oldSize: CGSize) {
        for view in framedSubviews where view.translatesAutoresizingMaskIntoConstraints {
            view.resize(withOldSuperviewSize: oldSize)
        }
    }
    /// The view around it has another size: follows it as ``autoresizingMask`` says.
    open func resize(withOldSuperviewSize oldSize: CGSize) {
        guard let superview, !autoresizingMask.isEmpty else { return sizeAround = superview?.frame.size ?? .zero }
        wasPlaced(placeByFrame(in: superview.frame.size), around: superview.frame.size)
    }

    // MARK: Constraints

    /// Whether it stands at its ``frame`` rather than where constraints say.
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { superview?.changed() } }
    /// The constraints that are followed for the views inside of it, and for its own lengths.
    open internal(set) var constraints: [NSLayoutConstraint] = []
    /// The guides that were added to it.
    open internal(set) var layoutGuides: [NSLayoutGuide] = []
    /// The view without what ``safeAreaInsets`` covers.
    public private(set) final lazy var safeAreaLayoutGuide = NSLayoutGuide(self, .safeArea)
    /// The view without the margins that the system likes around content.
    public private(set) final lazy var layoutMarginsGuide = NSLayoutGuide(self, .margins)
    /// What was said of its lengths and those that its content has.
    final var contentPriorities = ContentPriorities()
    /// Whether ``updateConstraints()`` is to be called when the view is shown next.
    open var needsUpdateConstraints: Bool {
        get { needsConstraints }
        set {
            needsConstraints = newValue
            if newValue { changed() }
        }
    }
    private final var needsConstraints = true
    /// How high its content is where it is so wide; nil where that says nothing.
    func heightOfContent(width: CGFloat) -> CGFloat? { nil }
    /// Whether it has had a shadow while it was shown.
    final var hasHadShadow = false
    /// Whether it was turned while it was shown.
    final var hasTurned = false
    /// Changes constraints. Called before the view is laid out, once after ``needsUpdateConstraints`` was set.
    open func updateConstraints() {}
    /// Calls ``updateConstraints()`` if that is due.
    open func updateConstraintsIfNeeded() {
        guard needsConstraints else { return }
        needsConstraints = false
        updateConstraints()
    }
    /// Calls ``updateConstraints()`` where that is due, of the views inside first.
    open func updateConstraintsForSubtreeIfNeeded() {
        for view in subviews { StackRoom.with { view.updateConstraintsForSubtreeIfNeeded() } }
        updateConstraintsIfNeeded()
    }
    /// Whether a class can be laid out by constraints alone. Constraints are followed in any case.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The space between the view's edges and those of what constraints place: none.
    open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
    /// Where text stands above the lower edge: at it.
    open var baselineOffsetFromBottom: CGFloat { 0 }
    /// How far the first line of text is from the upper edge. Baselines are edges here.
    open var firstBaselineOffsetFromTop: CGFloat { 0 }
    /// How far the last line of text is from the lower edge. Baselines are edges here.
    open var lastBaselineOffsetFromBottom: CGFloat { 0 }

    /// The size that the view would take by the constraints of what is inside, or else by its content.
    open var fittingSize: CGSize {
        let (needed, own) = (ConstraintLayout.size(of: self, lengths: (nil, nil)), intrinsicContentSize)
        let said = ownLengths
        return CGSize(
            width: said.width ?? (needed?.width ?? own.width).orZero,
            height: said.height ?? (needed?.height ?? own.height).orZero)
    }
    /// The size that the view would like to have; a length of ``noIntrinsicMetric`` says nothing.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Tells whoever shows the view that it has changed.
    let changes = PlatformViewChanges()

    /// The view of SwiftUI's that is drawn behind the subviews; nil for none.
    var content: AnyView? { nil }
    /// The view of SwiftUI's that is drawn in front of the subviews; nil for none.
    var contentInFront: AnyView? { nil }
    /// The places of the views inside that do not stand by their frames, from above, where the view has a size.
    func placesOfSubviews(in size: CGSize) -> [ObjectIdentifier: CGRect] {
        ConstraintLayout.places(in: self, size: size)
    }
    override func accessibilityChanged() { changed() }
    /// Whether it keeps to its own width and height where it is offered more.
    var hugsContent: (width: Bool, height: Bool) { (false, false) }

    // MARK: What classes of the app's own do otherwise

    /// How much the view keeps to the length of its content where there is more room.
    open func contentHuggingPriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority { contentPriorities.hugging(for: orientation) }
    /// Sets how much the view keeps to the length of its content where there is more room. It counts in stacks, and where SwiftUI lays out a view
    /// that is represented.
    open func setContentHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {
        contentPriorities.setHugging(priority, for: orientation)
        constraintsChanged()
        superview?.changed()
    }
    /// How much the view keeps to the length of its content where there is less room.
    open func contentCompressionResistancePriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority { contentPriorities.resistance(for: orientation) }
    /// Sets how much the view keeps to the length of its content where there is less room. It counts where SwiftUI lays out a view that is
    /// represented; a view of which nothing was said gives way there.
    open func setContentCompressionResistancePriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {
        contentPriorities.setResistance(priority, for: orientation)
        constraintsChanged()
        superview?.changed()
    }
    /// The part of the view that views around it do not cut off, in its own points.
    open var visibleRect: CGRect {
        guard !isHiddenOrHasHiddenAncestor else { return .zero }
        var rect = bounds
        var around = superview
        while let view = around {
            if view.clipsToBounds || view is NSClipView || view.superview == nil {
                rect = rect.intersection(convert(view.bounds, from: view))
            }
            around = view.superview
        }
        return rect.isNull ? .zero : rect
    }
    /// What undoes changes in the view's window; nil while no window shows it.
    open var undoManager: UndoManager? { shownRoot?.undoManager }
    /// Has the view printed. Nothing is printed here: the log tells it once.
    open func printView(_ sender: Any?) { Log.noteAccepted("NSView.printView") }
}
