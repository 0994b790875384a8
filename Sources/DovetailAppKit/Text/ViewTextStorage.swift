import DovetailPlatform
import DovetailUIKit
import Foundation

/// The text of an ``NSTextView``, which tells the view of its changes.
final class ViewTextStorage: NSTextStorage {
    // Belongs to the view, which is used on the main thread alone.
    var whenEdited: (() -> Void)?

    override func endEditing() {
        super.endEditing()
        whenEdited?()
    }
}

/// Lays the text of an ``NSTextView`` out. Each character counts as a glyph.
@MainActor
final class ViewLayoutManager: NSLayoutManager {
    private weak var view: NSTextView?

    init(of view: NSTextView) {
        self.view = view
        super.init()
    }

    override var textStorage: NSTextStorage? { view?.textStorage }
    override var textContainers: [NSTextContainer] { view?.textContainer.map { [$0] } ?? [] }
    override var numberOfGlyphs: Int { view?.textStorage?.length ?? 0 }
    override func invalidateDisplay(forCharacterRange charRange: NSRange) { view?.needsDisplay = true }
    override func usedRect(for container: NSTextContainer) -> CGRect {
        guard let view else { return .zero }
        return CGRect(origin: .zero, size: view.lines(width: view.frame.width > 0 ? view.frame.width : nil))
    }
}

extension NSTextContainer {
    /// A container of a size, in points.
    public convenience init(size: CGSize) {
        self.init()
        self.size = size
    }
    /// A container of a size, in points.
    public convenience init(containerSize: CGSize) { self.init(size: containerSize) }
    /// ``size`` by another name.
    public var containerSize: CGSize {
        get { size }
        set { size = newValue }
    }
}
