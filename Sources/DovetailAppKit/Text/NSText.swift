import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// What ``NSTextView`` and editors of fields have in common: a text, its looks and what is selected.
@MainActor @preconcurrency
open class NSText: NSView {
    /// The text.
    open var string: String {
        get { "" }
        set {}
    }
    /// The font of all of the text; nil for that of body text.
    open var font: NSFont? { didSet { looksChanged(.font, font) } }
    /// The colour of all of the text; nil for that of the system.
    open var textColor: NSColor? { didSet { looksChanged(.foregroundColor, textColor) } }
    /// What is behind the text, while ``drawsBackground`` is true.
    open var backgroundColor: NSColor! = .textBackgroundColor { didSet { changed() } }
    /// Whether something is drawn behind the text.
    open var drawsBackground = true { didSet { changed() } }
    /// How lines stand between the sides.
    open var alignment = NSTextAlignment.natural { didSet { changed() } }
    /// Which way the text is read. Texts follow their characters: it is kept, and nothing else.
    open var baseWritingDirection = NSWritingDirection.natural
    /// Whether a person can change the text.
    open var isEditable = true { didSet { changed() } }
    /// Whether a person can select text.
    open var isSelectable = true { didSet { changed() } }
    /// Whether parts of the text may have looks of their own. Where it is false, what is pasted and typed looks as what is around.
    open var isRichText = true
    /// Whether a person can paste pictures. They can't: it is kept, and nothing else.
    open var importsGraphics = false
    /// Whether it stands for a field's editor.
    open var isFieldEditor = false
    /// Whether the system's panel for fonts follows. There is none: it is kept, and nothing else.
    open var usesFontPanel = false
    /// Whether there may be a ruler. There is none: it is kept, and nothing else.
    open var isRulerVisible: Bool { false }
    // The text takes the place that it is given: these are kept, and nothing else.
    open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var minSize = CGSize.zero
    open var isVerticallyResizable = true
    open var isHorizontallyResizable = false

    /// What is selected, in UTF-16 units; a length of 0 is where the caret is.
    public final var selectedRange: NSRange {
        get { rangeOfSelection }
        set { rangeOfSelection = newValue }
    }
    var rangeOfSelection: NSRange {
        get { NSRange(location: 0, length: 0) }
        set {}
    }
    /// Puts something in place of a part of the text, without asking anybody.
    open func replaceCharacters(in range: NSRange, with string: String) {
        self.string = (self.string as NSString).replacingCharacters(in: range, with: string)
    }
    /// Gives a part of the text a font.
    open func setFont(_ font: NSFont, range: NSRange) {}
    /// Gives a part of the text a colour; nil for that of the system.
    open func setTextColor(_ color: NSColor?, range: NSRange) {}
    /// Shows a part of the text.
    open func scrollRangeToVisible(_ range: NSRange) {}
    /// Takes the size that the text needs.
    open func sizeToFit() { setFrameSize(fittingSize) }

    /// Puts what is selected on the clipboard.
    open func copy(_ sender: Any?) {}
    /// Puts what is selected on the clipboard, and takes it out of the text.
    open func cut(_ sender: Any?) {}
    /// Puts what is on the clipboard in place of what is selected.
    open func paste(_ sender: Any?) {}
    /// Takes what is selected out of the text.
    open func delete(_ sender: Any?) {}
    // There are no panels and rulers for these: nothing happens.
    open func toggleRuler(_ sender: Any?) {}
    open func copyFont(_ sender: Any?) {}
    open func pasteFont(_ sender: Any?) {}
    open func copyRuler(_ sender: Any?) {}
    open func pasteRuler(_ sender: Any?) {}
    open func changeFont(_ sender: Any?) {}
    open func checkSpelling(_ sender: Any?) {}
    open func showGuessPanel(_ sender: Any?) {}
    /// Has lines begin at the left.
    open func alignLeft(_ sender: Any?) { alignment = .left }
    /// Has lines end at the right.
    open func alignRight(_ sender: Any?) { alignment = .right }
    /// Has lines stand in the middle.
    open func alignCenter(_ sender: Any?) { alignment = .center }

    /// The looks of all of the text are others.
    func looksChanged(_ key: NSAttributedString.Key, _ value: Any?) { changed() }

    /// Posted when the text has got the keyboard. The object is the text.
    nonisolated public static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
    /// Posted when a person has changed the text. The object is the text.
    nonisolated public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
    /// Posted when the text has lost the keyboard. The object is the text.
    nonisolated public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
}

/// Hears of what happens in a text.
@MainActor @preconcurrency
public protocol NSTextDelegate: NSObjectProtocol {
    /// Whether a person may begin to change the text.
    func textShouldBeginEditing(_ textObject: NSText) -> Bool
    /// Whether a person may leave the text. The keyboard goes elsewhere whatever the answer is, so that nobody asks.
    func textShouldEndEditing(_ textObject: NSText) -> Bool
    /// The text has got the keyboard. The notification's object is the text.
    func textDidBeginEditing(_ notification: Notification)
    /// A person has changed the text. The notification's object is the text.
    func textDidChange(_ notification: Notification)
    /// The text has lost the keyboard. The notification's object is the text.
    func textDidEndEditing(_ notification: Notification)
}

extension NSTextDelegate {
    public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
    public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidChange(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
}
