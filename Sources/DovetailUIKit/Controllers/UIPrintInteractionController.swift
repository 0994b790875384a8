import DovetailCore
import DovetailPlatform
import Foundation

/// Prints. Nothing here does: ``isPrintingAvailable`` is false, and what is presented fails at once.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
    /// Hears how it went: whether something was printed, which is never so, and why not.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    /// The one.
    public static let shared = UIPrintInteractionController()
    private override init() {}

    /// Whether something can be printed: no.
    open class var isPrintingAvailable: Bool { false }
    /// Whether data can be printed: no.
    open class func canPrint(_ data: Data) -> Bool { false }
    /// Whether a file can be printed: no.
    open class func canPrint(_ url: URL) -> Bool { false }
    /// The types of data that can be printed: none.
    open class var printableUTIs: Set<String> { [] }

    /// How it is printed.
    open var printInfo: UIPrintInfo?
    /// What is printed: one thing.
    open var printingItem: Any?
    /// What is printed: several things.
    open var printingItems: [Any]?
    /// Makes pages of a text.
    open var printFormatter: UIPrintFormatter?
    /// Draws pages.
    open var printPageRenderer: UIPrintPageRenderer?
    /// Whether a person may choose which pages.
    open var showsPageRange = true
    /// Whether a person may choose how often.
    open var showsNumberOfCopies = true
    /// Whether a person may choose the paper.
    open var showsPaperSelectionForLoadedPapers = false
    /// Whether a person may choose upright or lying paper.
    open var showsPaperOrientation = true
    /// Hears of what happens: of nothing.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?

    /// Fails, and returns false. The log says so once.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        Log.warnOnce("printing", "There is no printing here.")
        completion?(self, false, PrintingError())
        return false
    }
    /// Fails, and returns false.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Fails, and returns false.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Ends what is presented, which is nothing.
    open func dismiss(animated: Bool) {}

    private struct PrintingError: LocalizedError {
        var errorDescription: String? { "There is no printing on this system." }
    }
}

/// Hears of printing: of nothing, as there is none.
@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}

/// How something is printed. There is no printing: it is kept, and nothing else.
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
    /// What is printed.
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    /// Upright or lying.
    public enum Orientation: Int, Sendable { case portrait, landscape }
    /// Which edge pages are turned over.
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none
    open var jobName = ""
    open var printerID: String?
    /// The usual way.
    public class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
    /// The usual way, whatever the values say.
    public init(dictionary: [AnyHashable: Any]?) {}
}

/// Makes pages of something. There is no printing: it is kept, and nothing else.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
    /// The space around the content, in points.
    open var perPageContentInsets = UIEdgeInsets.zero
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var startPage = 0
    /// How many pages there are: none.
    open var pageCount: Int { 0 }
    public override init() {}
}

/// Makes pages of a plain text. See ``UIPrintFormatter``.
@MainActor @preconcurrency
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment = NSTextAlignment.natural
    public init(text: String) { self.text = text }
    public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}

/// Makes pages of a text of HTML. See ``UIPrintFormatter``.
@MainActor @preconcurrency
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?
    public init(markupText: String) { self.markupText = markupText }
}

/// Makes pages of a view. See ``UIPrintFormatter``.
@MainActor @preconcurrency
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView
    init(of view: UIView) { self.view = view }
}

/// Draws pages. There is no printing: nobody asks it to.
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    /// The paper.
    open var paperRect: CGRect { .zero }
    /// What can be printed of it.
    open var printableRect: CGRect { .zero }
    /// How many pages there are.
    open var numberOfPages: Int { 0 }
    open var printFormatters: [UIPrintFormatter]?
    public override init() {}
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    open func prepare(forDrawingPages range: NSRange) {}
}

extension UIView {
    /// Makes pages of the view, for printing.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(of: self) }
}
