import DovetailCore
import DovetailPlatform
import Foundation

/// Where a text that is set smaller than its font says stands.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
/// How much of what is behind is seen through a text.
public enum UILabelVibrancy: Int, Sendable { case none, automatic }

/// A text.
@MainActor @preconcurrency
open class UILabel: UIView {
    override var isElementByItself: Bool { true }
    override var traitsByItself: UIAccessibilityTraits { .staticText }
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

    /// Whether it is shown in ``highlightedTextColor``.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { changed() } } }
    /// The colour of all of the text while it is highlighted; nil for the same.
    open var highlightedTextColor: UIColor? { didSet { changed() } }
    /// Whether it is shown in full colour: pale where not.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    /// The colour of a hard shadow behind the text; nil for none.
    open var shadowColor: UIColor? { didSet { changed() } }
    /// How far that shadow is moved, in points.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { changed() } }
    /// How wide lines are where constraints ask for the label's own size; 0 for as wide as they are.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { changed() } } }
    /// Whether characters move together before a text is cut.
    open var allowsDefaultTighteningForTruncation = false { didSet { changed() } }
    /// Where a text that is set smaller stands. It is kept, and nothing else: it stands on its line.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    /// How lines are broken. It is kept, and nothing else: they are broken as Pango does.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
    /// Whether the whole text is shown while a pointer rests on a part of it. It is kept, and nothing else.
    open var showsExpansionTextWhenTruncated = false
    /// How much of what is behind is seen through the text. It is kept, and nothing else.
    open var preferredVibrancy = UILabelVibrancy.automatic

    private var attributes: NSAttributedString?

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        isOfAppClass
            ? textRect(forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: numberOfLines).size
            : lineSize(in: size)
    }
    open override var intrinsicContentSize: CGSize {
        let own = isOfAppClass ? sizeThatFits(Self.withoutEnd) : HostedView(rootView: lines).idealSize
        guard preferredMaxLayoutWidth > 0, own.width > preferredMaxLayoutWidth else { return own }
        return sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: Self.withoutEnd.height))
    }

    // MARK: Places

    /// A length without an end that classes of apps can reckon with.
    private static let withoutEnd = CGSize(width: 100_000, height: 100_000)

    private func lineSize(in size: CGSize) -> CGSize {
        HostedView(rootView: lines).sizeThatFits(
            CGSize(
                width: size.width >= Self.withoutEnd.width / 2 ? .infinity : size.width,
                height: size.height >= Self.withoutEnd.height / 2 ? .infinity : size.height))
    }

    /// The place that the text takes in bounds, from their upper left corner on. The label of an app's own class is as large as it answers.
    ///
    /// - Parameter numberOfLines: The most lines; ``numberOfLines`` counts, whatever it says.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: lineSize(in: bounds.size))
    }

    /// Shows the text in a place. The label of an app's own class moves its text by handing on another place than it was given; one that hands on none
    /// shows none.
    open func drawText(in rect: CGRect) { drawnPlace = rect }
    private var drawnPlace: CGRect?

    /// The sides of the label to those of its text; nil where no text is to be shown.
    private func textInsets(in size: CGSize) -> EdgeInsets? {
        let place = CGRect(origin: .zero, size: size)
        drawnPlace = nil
        drawText(in: place)
        return drawnPlace.map {
            EdgeInsets(
                top: $0.minY - place.minY, leading: $0.minX - place.minX, bottom: place.maxY - $0.maxY,
                trailing: place.maxX - $0.maxX)
        }
    }

    private var paragraph: NSParagraphStyle? { attributes.flatMap { AttributedContent(string: $0).paragraph } }

    private var alignment: NSTextAlignment {
        guard let own = paragraph?.alignment, own != .natural else { return textAlignment }
        return own
    }

    /// The text as SwiftUI shows it.
    var lines: some View {
        let highlighted = isHighlighted ? highlightedTextColor : nil
        let shown = highlighted.flatMap { attributes?.with(.foregroundColor, $0) } ?? attributes
        let content = shown.map { AttributedContent(string: $0).text } ?? Text(verbatim: text ?? "")
        let shadow = shadow
        let ownMode = NSMutableParagraphStyle()
        ownMode.lineBreakMode = lineBreakMode
        return
            content
            .font(Font(font))
            .foregroundStyle(Color(uiColor: highlighted ?? textColor))
            .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
            .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.01) : 1)
            .lineSpacing(paragraph?.lineSpacing ?? 0)
            .lineHeight(paragraph?.lineHeight(font))
            .truncationMode(paragraph?.truncation ?? ownMode.truncation ?? .tail)
            .allowsTightening(allowsDefaultTighteningForTruncation)
            .multilineTextAlignment(alignment.alignment)
            .shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height)
            .opacity(isEnabled ? 1 : 0.35)
    }

    /// The shadow of the label, or else that of the first character.
    private var shadow: (color: Color, radius: CGFloat, offset: CGSize) {
        if let shadowColor { return (Color(uiColor: shadowColor), 0, shadowOffset) }
        guard let own = attributes.flatMap({ AttributedContent(string: $0).shadow }), let color = own.color else {
            return (.clear, 0, .zero)
        }
        // SwiftUI's radius is half of how far the blur reaches.
        return (Color(uiColor: color), own.shadowBlurRadius / 2, own.shadowOffset)
    }

    override var content: AnyView? {
        let horizontal: HorizontalAlignment =
            alignment == .center ? .center : alignment == .right ? .trailing : .leading
        let whole = lines.frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: horizontal, vertical: .center))
        guard isOfAppClass else { return AnyView(whole) }
        return AnyView(
            GeometryReader { place in
                if let insets = self.textInsets(in: place.size) { whole.padding(insets) }
            })
    }
}
