import DovetailUIKit
import Foundation
import Observation

/// How pages are laid out.
public enum PDFDisplayMode: Int, Sendable {
    /// One page at a time.
    case singlePage
    /// One after the other.
    case singlePageContinuous
    /// As ``singlePage``: pages do not stand beside each other here.
    case twoUp
    /// As ``singlePageContinuous``: pages do not stand beside each other here.
    case twoUpContinuous
}

/// How smoothly pages are made smaller and larger.
public enum PDFInterpolationQuality: Int, Sendable {
    case none, low, high
}

/// In which direction pages follow each other.
public enum PDFDisplayDirection: Int, Sendable {
    case vertical, horizontal
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
    /// Another page is in sight. The object is the view.
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    /// The view has another document. The object is the view.
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
    /// Pages are larger or smaller. The object is the view.
    public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
}

/// Shows the pages of a document.
///
///     struct Report: UIViewRepresentable {
///         let url: URL
///         func makeUIView(context: Context) -> PDFView {
///             let view = PDFView()
///             view.document = PDFDocument(url: url)
///             view.autoScales = true
///             return view
///         }
///         func updateUIView(_ view: PDFView, context: Context) {}
///     }
///
/// Pages are drawn when they come into sight, away from the main thread. Texts can't be selected. Links and fields
/// that an app adds as annotations can be used; those that a file has are drawn, and can't.
@MainActor @preconcurrency
open class PDFView: UIView {
    let state = PDFViewState()
    private var host: UIHostingController<PDFPages>!

    /// A view with a place, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemGray5
        host = UIHostingController(rootView: PDFPages(state: state))
        host.view.frame = bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(host.view)
        state.pageChanged = { [weak self] in
            NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
        }
        state.perform = { [weak self] in self?.perform($0) }
    }

    /// A view of no size.
    public convenience init() { self.init(frame: .zero) }

    /// A view of no size. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// What is shown; nil for nothing.
    open var document: PDFDocument? {
        get { state.document }
        set {
            state.show(newValue)
            NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
        }
    }

    // MARK: Layout

    /// How pages are laid out.
    open var displayMode: PDFDisplayMode {
        get { state.mode }
        set { state.mode = newValue }
    }
    /// In which direction pages follow each other.
    open var displayDirection: PDFDisplayDirection {
        get { state.direction }
        set { state.direction = newValue }
    }
    /// Which part of pages is shown: all are the same here.
    open var displayBox = PDFDisplayBox.cropBox
    /// Whether there is room around pages.
    open var displaysPageBreaks: Bool {
        get { state.hasBreaks }
        set { state.hasBreaks = newValue }
    }
    /// The room around pages, in points of the document.
    open var pageBreakMargins: UIEdgeInsets {
        get { state.margins }
        set { state.margins = newValue }
    }
    /// Whether the first of two pages beside each other stands alone. Pages do not stand beside each other here: it is kept, and nothing else.
    open var displaysAsBook = false
    /// Whether pages beside each other follow from right to left. It is kept, and nothing else: see ``displaysAsBook``.
    open var displaysRTL = false
    /// Whether pages have shadows. It is kept, and nothing else: they have none.
    open var pageShadowsEnabled = true
    /// How smoothly pages are made smaller and larger. It is kept, and nothing else.
    open var interpolationQuality = PDFInterpolationQuality.low
    /// Whether what looks like an address of the web is a link. It is kept, and nothing else: links can't be followed.
    open var enableDataDetectors = false
    /// Whether a person writes on pages. It is kept, and nothing else: nobody does.
    open var isInMarkupMode = false
    /// Lays out again what was changed. Nobody has to call it.
    open func layoutDocumentView() {}
    /// Shows one page at a time, as ``PDFDisplayMode/singlePage`` does. Pages are not turned by a swipe: it changes the mode, and nothing else.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
        state.mode = enable ? .singlePage : .singlePageContinuous
    }
    /// Whether ``usePageViewController(_:withViewOptions:)`` was asked for.
    public private(set) var isUsingPageViewController = false

    // MARK: Size

    /// Whether pages are as wide as the view, or with one at a time as large as fits.
    open var autoScales: Bool {
        get { state.isFitting }
        set { state.isFitting = newValue }
    }
    /// How many points of the view a point of the page is. Setting it ends ``autoScales``; it keeps to the least and the greatest.
    open var scaleFactor: CGFloat {
        get { state.isFitting ? state.fittingScale : state.scale }
        set {
            guard newValue > 0, newValue.isFinite else { return }
            state.scale = min(max(newValue, minScaleFactor), max(maxScaleFactor, minScaleFactor))
            state.isFitting = false
            NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
        }
    }
    /// The least scale.
    open var minScaleFactor: CGFloat = 0.1
    /// The greatest scale.
    open var maxScaleFactor: CGFloat = 10
    /// The scale at which pages fit.
    open var scaleFactorForSizeToFit: CGFloat { state.fittingScale }
    /// Whether ``zoomIn(_:)`` does something.
    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    /// Whether ``zoomOut(_:)`` does something.
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }
    /// Makes pages half as large again.
    open func zoomIn(_ sender: Any?) { scaleFactor *= 1.5 }
    /// Makes pages smaller by a third.
    open func zoomOut(_ sender: Any?) { scaleFactor /= 1.5 }

    // MARK: Pages

    /// The page in sight, the uppermost of several; nil without a document.
    open var currentPage: PDFPage? { state.document?.page(at: state.index) }
    /// The pages in sight: the current one.
    open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
    /// Shows a page of the document.
    open func go(to page: PDFPage) {
        guard let document, case let index = document.index(for: page), index != NSNotFound else { return }
        state.go(to: index)
    }
    /// Whether there is a page after the current one.
    open var canGoToNextPage: Bool { state.index + 1 < state.count }
    /// Whether there is a page before the current one.
    open var canGoToPreviousPage: Bool { state.index > 0 && state.count > 0 }
    /// Whether the current page is not the first.
    open var canGoToFirstPage: Bool { canGoToPreviousPage }
    /// Whether the current page is not the last.
    open var canGoToLastPage: Bool { canGoToNextPage }
    /// Shows the page after the current one.
    open func goToNextPage(_ sender: Any?) { if canGoToNextPage { state.go(to: state.index + 1) } }
    /// Shows the page before the current one.
    open func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { state.go(to: state.index - 1) } }
    /// Shows the first page.
    open func goToFirstPage(_ sender: Any?) { if state.count > 0 { state.go(to: 0) } }
    /// Shows the last page.
    open func goToLastPage(_ sender: Any?) { if state.count > 0 { state.go(to: state.count - 1) } }
}
