import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// The part of a scroll view that shows the document. Its ``NSView/bounds`` begin where the document has been scrolled to.
@MainActor @preconcurrency
open class NSClipView: NSView {
    /// What is scrolled.
    open var documentView: NSView? {
        didSet {
            guard documentView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let documentView, documentView.superview !== self { addSubview(documentView) }
            isAtStart = true
            scrollView?.changed()
        }
    }
    /// Whether something is drawn behind the document.
    open var drawsBackground = true { didSet { scrollView?.changed() } }
    /// What is drawn behind the document.
    open var backgroundColor = NSColor.controlBackgroundColor { didSet { scrollView?.changed() } }
    /// How the pointer looks over the document; nil for as usual. It is kept, and nothing else.
    open var documentCursor: NSCursor?
    /// Whether pixels that were drawn are moved. What is scrolled is drawn by the engine: it is kept, and nothing else.
    open var copiesOnScroll = true
    /// The space around the document that it scrolls through, in points.
    open var contentInsets = NSEdgeInsets() { didSet { scrollView?.changed() } }
    /// Whether insets follow what covers the window. Nothing does: it is kept, and nothing else.
    open var automaticallyAdjustsContentInsets = true

    /// Heights are told as the document tells them.
    open override var isFlipped: Bool { documentView?.isFlipped ?? false }
    var scrollView: NSScrollView? { superview as? NSScrollView }
    override var framedSubviews: [NSView] { subviews.filter { $0 !== documentView } }
    override func placesOfSubviews(in size: CGSize) -> [ObjectIdentifier: CGRect] { [:] }

    /// The place of the document in its own points.
    open var documentRect: CGRect { CGRect(origin: .zero, size: documentView?.frame.size ?? .zero) }
    /// The part of the document that is shown.
    open var documentVisibleRect: CGRect { documentView == nil ? .zero : bounds.intersection(documentRect) }

    /// Scrolls to a point of the document.
    open func scroll(to newOrigin: CGPoint) {
        setBoundsOrigin(constrainBoundsRect(CGRect(origin: newOrigin, size: frame.size)).origin)
    }
    /// The nearest part of the document that can be shown. Before the view was shown nothing is known, and all can.
    open func constrainBoundsRect(_ proposedBounds: CGRect) -> CGRect {
        guard let document = documentView, frame.width > 0, frame.height > 0, document.frame.height > 0 else {
            return proposedBounds
        }
        func along(_ start: CGFloat, _ length: CGFloat, _ whole: CGFloat, _ before: CGFloat, _ after: CGFloat)
            -> CGFloat
        {
            min(max(start, -before), max(whole + after - length, -before))
        }
        let (shown, whole, insets) = (proposedBounds, document.frame.size, contentInsets)
        let (low, high) = isFlipped ? (insets.top, insets.bottom) : (insets.bottom, insets.top)
        return CGRect(
            x: along(shown.minX, shown.width, whole.width, insets.left, insets.right),
            y: along(shown.minY, shown.height, whole.height, low, high), width: shown.width, height: shown.height)
    }
    open override func setBoundsOrigin(_ newOrigin: CGPoint) {
        guard newOrigin != boundsOrigin else { return }
        isAtStart = false
        wanted = (newOrigin, NSAnimationContext.runningAnimation)
        super.setBoundsOrigin(newOrigin)
        scrollView?.changed()
    }
    open override func scroll(_ point: CGPoint) { scroll(to: point) }
    /// The document has another frame. Called by nobody: the scroll view follows by itself.
    open func viewFrameChanged(_ notification: Notification) {}
    /// The document has other bounds. Called by nobody: the scroll view follows by itself.
    open func viewBoundsChanged(_ notification: Notification) {}

    /// Scrolls as far as is needed to show a part of the document. Returns whether it scrolled.
    func show(_ rect: CGRect) -> Bool {
        func along(_ start: CGFloat, _ end: CGFloat, _ now: CGFloat, _ length: CGFloat) -> CGFloat {
            start < now ? start : end > now + length ? min(start, end - length) : now
        }
        let before = boundsOrigin
        scroll(
            to: CGPoint(
                x: along(rect.minX, rect.maxX, before.x, frame.width),
                y: along(rect.minY, rect.maxY, before.y, frame.height)))
        return boundsOrigin != before
    }

    // MARK: In step with what is shown

    /// Whether nobody has scrolled yet: a document that is not flipped begins at its lower end.
    private(set) var isAtStart = true
    /// Where the program wants to go, until that was begun.
    private var wanted: (origin: CGPoint, animation: Animation?)?

    /// Takes up where the program wants to go, as a distance from the upper end.
    func takeWanted() -> (point: CGPoint, animation: Animation?)? {
        guard let wanted else { return nil }
        self.wanted = nil
        return (offset(of: wanted.origin), wanted.animation)
    }
    private var magnification: CGFloat { scrollView?.magnification ?? 1 }
    /// An origin of the bounds as a distance from the document's upper left corner in points of the window, and the other way round.
    private func offset(of origin: CGPoint) -> CGPoint {
        let height = documentView?.frame.height ?? 0
        let shown = frame.height / magnification
        return CGPoint(
            x: origin.x * magnification, y: (isFlipped ? origin.y : height - origin.y - shown) * magnification)
    }
    /// The offset at which the document begins; nil for the upper end.
    var startOffset: CGPoint? {
        isAtStart && !isFlipped && documentView != nil ? offset(of: .zero) : nil
    }
    /// What is shown has scrolled.
    func scrolled(to offset: CGPoint) {
        let place = CGPoint(x: offset.x / magnification, y: offset.y / magnification)
        let height = documentView?.frame.height ?? 0
        let origin = CGPoint(
            x: place.x, y: isFlipped ? place.y : height - place.y - frame.height / magnification)
        guard abs(origin.x - boundsOrigin.x) > 0.01 || abs(origin.y - boundsOrigin.y) > 0.01 else { return }
        isAtStart = false
        super.setBoundsOrigin(origin)
    }
}
