import DovetailCore
import DovetailPlatform
import Foundation

/// A text.
@MainActor @preconcurrency
open class UILabel: UIView {
    override var isElementByItself: Bool { true }
    /// The text. Set, it has the one font and colour of the label.
    open var text: String? {
        didSet {
            attributes = nil
            changed()
        }
    }
    /// The font of all of the text.
    open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
        didSet {
            attributes = attributes?.with(.font, font ?? UIFont.systemFont(ofSize: 17))
            changed()
        }
    }
    /// The colour of all of the text.
    open var textColor: UIColor! = .label {
        didSet {
            attributes = attributes?.with(.foregroundColor, textColor ?? UIColor.label)
            changed()
        }
    }
    /// The text with its looks. Where it says nothing, the label's font and colour are taken.
    open var attributedText: NSAttributedString? {
        get {
            attributes
                ?? text.map {
                    NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!])
                }
        }
        set {
            text = newValue?.string
            attributes = newValue.map { NSAttributedString(attributedString: $0) }
            changed()
        }
    }
    /// How its lines stand between the sides. Justified text stands as natural text does.
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    /// The most lines it takes; 0 for as many as there are.
    open var numberOfLines = 1 { didSet { changed() } }
    /// What happens to lines that do not fit.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }

    /// Whether a text that is too wide is set smaller, down to ``minimumScaleFactor``.
    open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
    /// How small a text may be set, as a part of its size; 0 for as small as is needed.
    open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }
    /// Whether the font grows with the size of text that a person has chosen. It does where it is one of a text style; this is kept, and nothing else.
    open var adjustsFontForContentSizeCategory = false

    private var attributes: NSAttributedString?

    open override func sizeThatFits(_ size: CGSize) -> CGSize { HostedView(rootView: lines).sizeThatFits(size) }
    open override var intrinsicContentSize: CGSize { HostedView(rootView: lines).idealSize }

    private var paragraph: NSParagraphStyle? { attributes.flatMap { AttributedContent(string: $0).paragraph } }

    private var alignment: NSTextAlignment {
        guard let own = paragraph?.alignment, own != .natural else { return textAlignment }
        return own
    }

    /// The text as SwiftUI shows it.
    var lines: some View {
        let content = attributes.map { AttributedContent(string: $0).text } ?? Text(verbatim: text ?? "")
        let ownMode = NSMutableParagraphStyle()
        ownMode.lineBreakMode = lineBreakMode
        return
            content
            .font(Font(font))
            .foregroundStyle(Color(uiColor: textColor))
            .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
            .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.01) : 1)
            .lineSpacing(paragraph?.lineSpacing ?? 0)
            .lineHeight(paragraph?.lineHeight(font))
            .truncationMode(paragraph?.truncation ?? ownMode.truncation ?? .tail)
            .multilineTextAlignment(alignment.alignment)
    }

    override var content: AnyView? {
        let horizontal: HorizontalAlignment =
            alignment == .center ? .center : alignment == .right ? .trailing : .leading
        return AnyView(
            lines.frame(
                maxWidth: .infinity, maxHeight: .infinity,
                alignment: Alignment(horizontal: horizontal, vertical: .center)))
    }
}
