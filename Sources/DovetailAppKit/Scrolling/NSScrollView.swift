import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// Shows a part of a view, which can be larger than itself.
///
///     let scrollView = NSScrollView()
///     scrollView.hasVerticalScroller = true
///     scrollView.documentView = table
///
/// Scrolling is that of SwiftUI's `ScrollView`. A document is as large as its frame says, or, where constraints place it, as they say between it and
/// ``contentView``; a length that is not said is that of its content, or the view's. An ``NSTextView`` scrolls its lines by itself: of it the
/// bounds of ``contentView`` are not told.
@MainActor @preconcurrency
open class NSScrollView: NSView {
    /// How bars look.
    public typealias ScrollerStyle = NSScroller.Style
    /// Whether a view goes beyond its ends.
    public enum Elasticity: Int, Sendable { case automatic, none, allowed }
    /// Where the bar to find text stands.
    public enum FindBarPosition: Int, Sendable { case aboveHorizontalRuler, aboveContent, belowContent }
    /// What is around the view.
    public typealias BorderType = NSBorderType

    /// Posted when a person begins to scroll. The object is the view.
    nonisolated public static let willStartLiveScrollNotification = Notification.Name(
        "NSScrollViewWillStartLiveScrollNotification")
    /// Posted while a person scrolls. The object is the view.
    nonisolated public static let didLiveScrollNotification = Notification.Name(
        "NSScrollViewDidLiveScrollNotification")
    /// Posted when a person has scrolled and the view has come to rest. The object is the view.
    nonisolated public static let didEndLiveScrollNotification = Notification.Name(
        "NSScrollViewDidEndLiveScrollNotification")
    /// Posted when a person begins to magnify. The object is the view.
    nonisolated public static let willStartLiveMagnifyNotification = Notification.Name(
        "NSScrollViewWillStartLiveMagnifyNotification")
    /// Posted when a person has magnified. The object is the view.
    nonisolated public static let didEndLiveMagnifyNotification = Notification.Name(
        "NSScrollViewDidEndLiveMagnifyNotification")

    public override init(frame frameRect: CGRect) {
        super.init(frame: frameRect)
        addSubview(contentView)
    }
    /// A view of no size. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    // MARK: Content

    /// What shows the document. Another one takes the document over.
    open var contentView = NSClipView(frame: .zero) {
        didSet {
            guard contentView !== oldValue else { return }
            let document = contentView.documentView ?? oldValue.documentView
            oldValue.documentView = nil
            oldValue.removeFromSuperview()
            addSubview(contentView)
            contentView.documentView = document
            changed()
        }
    }
    /// What is scrolled.
    open var documentView: NSView? {
        get { contentView.documentView }
        set { contentView.documentView = newValue }
    }
    /// The part of the document that is shown, in its points.
    open var documentVisibleRect: CGRect { contentView.documentVisibleRect }
    /// The size of what shows the document, in points.
    open var contentSize: CGSize { contentView.frame.size == .zero ? frame.size : contentView.frame.size }
    /// How the pointer looks over the document; nil for as usual. It is kept, and nothing else.
    open var documentCursor: NSCursor? {
        get { contentView.documentCursor }
        set { contentView.documentCursor = newValue }
    }
    /// Whether something is drawn behind what is scrolled.
    open var drawsBackground: Bool {
        get { contentView.drawsBackground }
        set { contentView.drawsBackground = newValue }
    }
    /// What is drawn behind what is scrolled.
    open var backgroundColor: NSColor {
        get { contentView.backgroundColor }
        set { contentView.backgroundColor = newValue }
    }
    /// What is around the view. All lines look alike here.
    open var borderType = NSBorderType.noBorder { didSet { changed() } }
    /// The space around the document that it scrolls through, in points.
    open var contentInsets: NSEdgeInsets {
        get { contentView.contentInsets }
        set { contentView.contentInsets = newValue }
    }
    /// Whether insets follow what covers the window. Nothing does: it is kept, and nothing else.
    open var automaticallyAdjustsContentInsets = true
    /// How far bars stay from the edges, in points.
    open var scrollerInsets = NSEdgeInsets() { didSet { changed() } }

    // MARK: Bars

    /// Whether a bar shows how far it is scrolled downwards.
    open var hasVerticalScroller = false { didSet { changed() } }
    /// Whether a bar shows how far it is scrolled sidewards.
    open var hasHorizontalScroller = false { didSet { changed() } }
    /// The bar at the side; nil where there is none.
    open var verticalScroller: NSScroller? {
        get { hasVerticalScroller ? vertical : nil }
        set {
            if let newValue { vertical = newValue }
            vertical.scrollView = self
        }
    }
    /// The bar at the bottom; nil where there is none.
    open var horizontalScroller: NSScroller? {
        get { hasHorizontalScroller ? horizontal : nil }
        set {
            if let newValue { horizontal = newValue }
            horizontal.scrollView = self
        }
    }
    private lazy var vertical = NSScroller(isVertical: true, of: self)
    private lazy var horizontal = NSScroller(isVertical: false, of: self)
    /// Whether bars are hidden where there is nothing to scroll. They always are.
    open var autohidesScrollers = false
    /// How bars look. They look as all do here.
    open var scrollerStyle = ScrollerStyle.overlay
    /// How the parts of bars that move look. They follow what is behind them: it is kept, and nothing else.
    open var scrollerKnobStyle = NSScroller.KnobStyle.default
    /// Shows the bars for a moment.
    open func flashScrollers() {
        flashCount += 1
        changed()
    }
    private(set) var flashCount = 0
    /// Whether a view goes beyond its upper and lower end.
    open var verticalScrollElasticity = Elasticity.automatic { didSet { changed() } }
    /// Whether a view goes beyond its sides.
    open var horizontalScrollElasticity = Elasticity.automatic { didSet { changed() } }

    // MARK: Steps

    /// How far a step goes, in points. The engine decides how far wheels go: it is kept, and nothing else.
    open var lineScroll: CGFloat = 10
    open var verticalLineScroll: CGFloat = 10
    open var horizontalLineScroll: CGFloat = 10
    /// How much of a page stays in sight, in points. It is kept, and nothing else.
    open var pageScroll: CGFloat = 10
    open var verticalPageScroll: CGFloat = 10
    open var horizontalPageScroll: CGFloat = 10
    /// Whether the document moves while a bar is dragged. It always does: it is kept, and nothing else.
    open var scrollsDynamically = true
    /// Whether it keeps to one direction while a person scrolls. It is kept, and nothing else: the engine decides.
    open var usesPredominantAxisScrolling = true
    /// Brings bars in step with the document, as they always are.
    open func reflectScrolledClipView(_ cView: NSClipView) {}
    /// Places what the view is made of, as SwiftUI's layout does by itself.
    open func tile() {}

    // MARK: Rulers and finding

    /// Whether there may be a ruler above. There are no rulers: they are kept, and nothing else.
    open var hasHorizontalRuler = false
    open var hasVerticalRuler = false
    open var rulersVisible = false { didSet { if rulersVisible { Log.noteAccepted("NSScrollView.rulersVisible") } } }
    /// Where the bar to find text stands. The bar is that of the text: it is kept, and nothing else.
    open var findBarPosition = FindBarPosition.aboveContent
    open var isFindBarVisible = false

    // MARK: Magnification

    /// Whether a person can magnify the document by two fingers.
    open var allowsMagnification = false { didSet { changed() } }
    /// How many times as large as it is the document is shown.
    open var magnification: CGFloat = 1 {
        didSet {
            let limited = min(max(magnification, minMagnification), maxMagnification)
            if limited != magnification { magnification = limited }
            if magnification != oldValue { changed() }
        }
    }
    /// The least ``magnification``.
    open var minMagnification: CGFloat = 0.25
    /// The greatest ``magnification``.
    open var maxMagnification: CGFloat = 4
    /// Magnifies the document, and keeps a point of it in the middle.
    open func setMagnification(_ magnification: CGFloat, centeredAt point: CGPoint) {
        self.magnification = magnification
        let shown = CGSize(
            width: contentSize.width / self.magnification, height: contentSize.height / self.magnification)
        contentView.scroll(to: CGPoint(x: point.x - shown.width / 2, y: point.y - shown.height / 2))
    }
    /// Shows a part of the document as large as possible.
    open func magnify(toFit rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        setMagnification(
            min(contentSize.width / rect.width, contentSize.height / rect.height),
            centeredAt: CGPoint(x: rect.midX, y: rect.midY))
    }
    private var pinchStart: CGFloat?
    /// Two fingers are further apart than at the beginning, or closer together; nil when they are gone.
    func pinched(_ factor: CGFloat?) {
        guard let factor else {
            if pinchStart != nil { post(Self.didEndLiveMagnifyNotification) }
            return pinchStart = nil
        }
        if pinchStart == nil { post(Self.willStartLiveMagnifyNotification) }
        let start = pinchStart ?? magnification
        pinchStart = start
        magnification = start * factor
    }

    /// The size of a scroll view whose content has a size: the same and a line on each side, as bars are over the content.
    open class func frameSize(
        forContentSize cSize: CGSize, horizontalScrollerClass: AnyClass?, verticalScrollerClass: AnyClass?,
        borderType type: NSBorderType, controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style
    ) -> CGSize {
        let line: CGFloat = type == .noBorder ? 0 : 2
        return CGSize(width: cSize.width + line, height: cSize.height + line)
    }
    /// The size of the content of a scroll view that has a size.
    open class func contentSize(
        forFrameSize fSize: CGSize, horizontalScrollerClass: AnyClass?, verticalScrollerClass: AnyClass?,
        borderType type: NSBorderType, controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style
    ) -> CGSize {
        let line: CGFloat = type == .noBorder ? 0 : 2
        return CGSize(width: max(fSize.width - line, 0), height: max(fSize.height - line, 0))
    }

    // MARK: What shows it

    /// Whether a person moves it.
    private var isLive = false
    func went(to phase: ScrollPhase) {
        let isNow = phase == .interacting || phase == .decelerating
        guard isNow != isLive else { return }
        isLive = isNow
        post(isNow ? Self.willStartLiveScrollNotification : Self.didEndLiveScrollNotification)
    }
    func scrolled(to offset: CGPoint) {
        contentView.scrolled(to: offset)
        if isLive { post(Self.didLiveScrollNotification) }
    }

    /// The size of the document, where what shows it has a size.
    func documentSize(in size: CGSize) -> CGSize {
        guard let document = documentView else { return size }
        if !document.translatesAutoresizingMaskIntoConstraints {
            // What is said of the document and the scroll view is said of what shows it.
            let places = ConstraintLayout.places(in: contentView, size: size)
            if let place = places[ObjectIdentifier(document)], place.width > 0 || place.height > 0 {
                return CGSize(width: max(place.maxX, 0), height: max(place.maxY, 0))
            }
        }
        let (mask, said, wish) = (document.autoresizingMask, document.frameLengths, document.wishedSize)
        func length(_ follows: Bool, _ said: CGFloat, _ wish: CGFloat, _ room: CGFloat) -> CGFloat {
            follows ? room : said > 0 ? said : wish > 0 ? wish : room
        }
        let width = length(mask.contains(.width), said.width, wish.width, size.width)
        let height = length(false, said.height, wish.height, size.height)
        return CGSize(width: width, height: mask.contains(.height) ? max(height, size.height) : height)
    }

    override var framedSubviews: [NSView] { subviews.filter { $0 !== contentView } }
    override var content: AnyView? { AnyView(NSScrolledContent(view: self, count: changes.count)) }
}

/// What is around a view.
public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }
