import DovetailPlatform
import Foundation

extension NSTextStorage {
    /// What lays the text out: that of its view.
    public var layoutManagers: [NSLayoutManager] { managers.compactMap { $0 as? NSLayoutManager } }
}

/// Lays the text of a ``UITextView`` out. Each character counts as a glyph.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
    private weak var view: UITextView?
    /// Whether lines that are not shown may be laid out later. They are laid out when they are asked for: it is kept, and nothing else.
    open var allowsNonContiguousLayout = false
    /// Whether fonts say how far apart lines are: they do. It is kept, and nothing else.
    open var usesFontLeading = true
    /// Whether words may be broken. They are not: it is kept, and nothing else.
    open var usesDefaultHyphenation = false
    /// Whether characters that are not seen are shown. They are not: it is kept, and nothing else.
    open var showsInvisibleCharacters = false

    init(of view: UITextView) { self.view = view }
    /// One of no text.
    public override init() {}

    /// The text.
    open var textStorage: NSTextStorage? { view?.textStorage }
    /// Where the text stands.
    open var textContainers: [NSTextContainer] { view.map { [$0.textContainer] } ?? [] }
    /// How many characters there are, in UTF-16 units.
    open var numberOfGlyphs: Int { view?.text.utf16.count ?? 0 }
    /// Has all lines laid out, as they always are when somebody asks.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Has lines laid out, as they always are when somebody asks.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Has lines laid out anew, as they always are after a change.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) { actualCharacterRange?.pointee = charRange }
    /// Has characters drawn anew.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { view?.setNeedsDisplay() }
    /// The place that the lines take in the view's width, without the space around them.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let view else { return .zero }
        let inset = view.textContainerInset
        let width = view.bounds.width > 0 ? view.bounds.width : .infinity
        let size = view.sizeThatFits(CGSize(width: width, height: .infinity))
        return CGRect(
            x: 0, y: 0, width: max(size.width - inset.left - inset.right, 0),
            height: max(size.height - inset.top - inset.bottom, 0))
    }
    /// The characters in a container: all.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    /// The glyphs of characters: the same numbers.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// The characters of glyphs: the same numbers.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
}
