import DovetailUIKit
import Foundation

/// Texts of a document's pages: what was found, or is to be shown as selected.
///
/// It has rectangles of its pages and what is written there. One thread at a time.
open class PDFSelection: NSObject, NSCopying, @unchecked Sendable {
    struct Part {
        let page: PDFPage
        let rect: CGRect
        let text: String
    }

    /// The document that it is of.
    weak var document: PDFDocument?
    private(set) var parts: [Part] = []

    /// An empty one of a document.
    public init(document: PDFDocument) { self.document = document }

    init(_ part: Part) {
        document = part.page.document
        parts = [part]
    }

    /// The pages that it is on, in its order.
    open var pages: [PDFPage] {
        parts.reduce(into: []) { pages, part in if !pages.contains(part.page) { pages.append(part.page) } }
    }
    /// What is written there, its parts by new lines.
    open var string: String? { parts.isEmpty ? nil : parts.map(\.text).joined(separator: "\n") }
    /// The same in one font.
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
    /// What it is marked with in a ``PDFView``; nil for the tint.
    open var color: UIColor?

    /// The rectangle around what it has of a page, in points of the page from its lower left corner.
    open func bounds(for page: PDFPage) -> CGRect {
        parts.filter { $0.page === page }.reduce(.null) { $0.union($1.rect) }
    }
    /// How many ranges of text it has on a page.
    open func numberOfTextRanges(on page: PDFPage) -> Int { parts.count { $0.page === page } }

    /// Its lines, each as a selection.
    open func selectionsByLine() -> [PDFSelection] {
        parts.map { part in
            let line = PDFSelection(part)
            line.color = color
            return line
        }
    }
    /// Adds what another one has.
    open func add(_ selection: PDFSelection) { parts += selection.parts }
    /// Adds what others have.
    open func add(_ selections: [PDFSelection]) { for selection in selections { add(selection) } }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFSelection(document: document ?? PDFDocument())
        (copy.document, copy.parts, copy.color) = (document, parts, color)
        return copy
    }
}

extension PDFPage {
    /// What is written within a rectangle, in points of the page from its lower left corner. Nil where nothing is.
    public func selection(for rect: CGRect) -> PDFSelection? {
        guard case .file(let file, let index) = content, let text = file.text(within: rect, on: index), !text.isEmpty
        else { return nil }
        return PDFSelection(PDFSelection.Part(page: self, rect: rect, text: text))
    }

    fileprivate func places(of text: String, isCaseSensitive: Bool) -> [PDFSelection] {
        guard case .file(let file, let index) = content else { return [] }
        return file.places(of: text, on: index, isCaseSensitive: isCaseSensitive).map { rect in
            // The letters as they are on the page, which may be of another case.
            let written = file.text(within: rect.insetBy(dx: 0, dy: rect.height / 4), on: index)
            return PDFSelection(PDFSelection.Part(page: self, rect: rect, text: written ?? text))
        }
    }
}

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSNotification.Name {
    /// A search has begun.
    public static let PDFDocumentDidBeginFind = NSNotification.Name("PDFDidBeginFind")
    /// A search has ended.
    public static let PDFDocumentDidEndFind = NSNotification.Name("PDFDidEndFind")
    /// A text was found: a ``PDFSelection`` under `PDFDocumentFoundSelection`.
    public static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDidFindMatch")
}

/// Where a notification has what was found.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"

extension PDFDocument {
    /// All places of a text, by page. Takes time with the length of the document. Of the options `caseInsensitive`, `literal` and `backwards` count;
    /// without the first, case counts. What goes over the end of a line is not found.
    public func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        guard !string.isEmpty else { return [] }
        let found = (0..<pageCount).compactMap(page(at:)).flatMap {
            $0.places(of: string, isCaseSensitive: !options.contains(.caseInsensitive))
        }
        return options.contains(.backwards) ? found.reversed() : found
    }

    /// The next place of a text after a selection, or the first one; nil where there is none.
    public func findString(
        _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection? {
        let found = findString(string, withOptions: options)
        guard let last = selection?.parts.last,
            let index = found.firstIndex(where: { $0.parts[0].page === last.page && $0.parts[0].rect == last.rect })
        else { return found.first }
        return found.indices.contains(index + 1) ? found[index + 1] : nil
    }

    /// Looks for a text, and tells of each place by `PDFDocumentDidFindMatch` and the delegate, before it returns.
    public func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        let center = NotificationCenter.default
        center.post(name: .PDFDocumentDidBeginFind, object: self)
        for match in findString(string, withOptions: options) {
            delegate?.didMatchString(match)
            center.post(name: .PDFDocumentDidFindMatch, object: self, userInfo: [PDFDocumentFoundSelectionKey: match])
        }
        center.post(name: .PDFDocumentDidEndFind, object: self)
    }
    /// Whether a search is on: searches are over when they return.
    public var isFinding: Bool { false }
    /// Ends a search. There is none.
    public func cancelFindString() {}

    /// Everything that is written.
    public var selectionForEntireDocument: PDFSelection? {
        let all = PDFSelection(document: self)
        for page in (0..<pageCount).compactMap(page(at:)) {
            if let part = page.selection(for: page.bounds(for: .cropBox)) { all.add(part) }
        }
        return all.pages.isEmpty ? nil : all
    }
}

extension PDFView {
    /// What is selected, which is marked. A person can't select here.
    public var currentSelection: PDFSelection? {
        get { state.selection }
        set { state.selection = newValue }
    }
    /// Selects, and marks it at once.
    public func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    /// Selects nothing.
    public func clearSelection() { currentSelection = nil }
    /// What is marked besides.
    public var highlightedSelections: [PDFSelection]? {
        get { state.highlights.isEmpty ? nil : state.highlights }
        set { state.highlights = newValue ?? [] }
    }
    /// Shows the page on which a selection begins.
    public func go(to selection: PDFSelection) { if let page = selection.pages.first { go(to: page) } }
    /// Shows the page on which the selection begins.
    public func scrollSelectionToVisible(_ sender: Any?) { if let currentSelection { go(to: currentSelection) } }
}
