import AttributeGraph
import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// A rectangle of AppKit's: what an ``NSHostingView`` is, and what an ``NSViewRepresentable`` makes.
///
/// A view is shown where it is represented in SwiftUI, and nowhere else. Of its subviews each stands at its `frame`, and follows the view's
/// size as ``autoresizingMask`` says. A view of a class of the app's own hears of events (see ``NSResponder``) and draws by ``draw(_:)``. A view that
/// wants a layer has one behind what it shows. There are no layout constraints.
@MainActor @preconcurrency
open class NSView: NSResponder {
    /// Its place, in points.
    open var frame: CGRect {
        didSet {
            guard frame != oldValue, !isBeingPlaced else { return }
            changed()
            // It is the view around it that places it.
            superview?.changed()
        }
    }
    /// Its size, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// 0 for a view that is not seen, 1 for one that is not seen through.
    open var alphaValue: CGFloat = 1 { didSet { changed() } }
    /// Whether it is not drawn.
    open var isHidden = false { didSet { changed() } }

    /// What is shown while the pointer rests on it; nil for nothing.
    open var toolTip: String? { didSet { changed() } }
    /// A number of the app's own.
    open var tag = 0
    /// What follows the size of the view around it.
    open var autoresizingMask: AutoresizingMask = [] { didSet { changed() } }
    /// Whether frames of subviews are told from above rather than from below.
    open var isFlipped: Bool { false }

    /// A view with a place, in points.
    public init(frame frameRect: CGRect) {
        frame = frameRect
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
    public private(set) var subviews: [NSView] {
        get { inner }
        set { inner = newValue }
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
    private(set) var sizeAround = CGSize.zero

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
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        view.sizeAround = frame.size
        changed()
        view.viewDidMoveToSuperview()
        didAddSubview(view)
        if shownWindow != nil { view.tellWindow() }
    }

    /// Takes it out of the view around it.
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        viewWillMove(toSuperview: nil)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        superview.changed()
        viewDidMoveToSuperview()
    }

    /// It is about to get into another view, or out of it.
    open func viewWillMove(toSuperview newSuperview: NSView?) {}
    /// It has got into another view, or out of it.
    open func viewDidMoveToSuperview() {}

    /// A view has got into it.
    open func didAddSubview(_ subview: NSView) {}
    /// A view is about to get out of it.
    open func willRemoveSubview(_ subview: NSView) {}
    /// The views inside that stand at their frames.
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
        let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        // Views of an app's own classes have methods of their own.
        for view in subviews.reversed() {
            if let found = StackRoom.with({ view.hitTest(place) }) { return found }
        }
        return self
    }

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
    /// What covers the view at its sides, in points: nothing.
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
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
    /// Places the views inside by their frames. Called when the view has another size.
    open func layout() {}
    /// Whether ``layout()`` is to be called.
    open var needsLayout: Bool {
        get { false }
        set { if newValue { layout() } }
    }
    /// Calls ``layout()``. In a window of a program without an app, all of the window's views are brought up to date.
    open func layoutSubtreeIfNeeded() {
        layout()
        shownWindow.flatMap { UnhostedWindow.window(of: $0) }?.update()
    }

    private var isBeingPlaced = false
    /// Where it is shown: takes the size over, as it is on macOS after a layout.
    func placed(at size: CGSize) {
        isBeingPlaced = true
        setFrameSize(size)
        layer?.frame = bounds
        isBeingPlaced = false
        layout()
        changed()
    }

    /// The size that the views would like to have.
    open var fittingSize: CGSize { frame.size }
    /// The size that the view would like to have; a length of ``noIntrinsicMetric`` says nothing.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Tells whoever shows the view that it has changed.
    let changes = PlatformViewChanges()

    /// The view of SwiftUI's that is drawn behind the subviews; nil for none.
    var content: AnyView? { nil }
    /// Whether it keeps to its own width and height where it is offered more.
    var hugsContent: (width: Bool, height: Bool) { (false, false) }
}
