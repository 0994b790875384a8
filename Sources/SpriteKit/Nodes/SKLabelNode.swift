import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }

/// A text. Its origin is at its baseline, in the middle, unless its alignments say otherwise.
@MainActor @preconcurrency
open class SKLabelNode: SKNode {
    open var text: String? { didSet { measured = nil } }
    /// A text with attributes, in the place of ``text``.
    open var attributedText: NSAttributedString? { didSet { measured = nil } }
    /// The name of the font. The usual one is Helvetica Neue Ultra Light, for which the fonts of this system decide.
    open var fontName: String? { didSet { measured = nil } }
    open var fontSize: CGFloat = 32 { didSet { measured = nil } }
    open var fontColor: UIColor? = .white
    /// A colour that the text is mixed with.
    open var color: UIColor?
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    /// How many lines there may be; 0 for as many as the text takes.
    open var numberOfLines = 1 { didSet { measured = nil } }
    /// Where lines are broken; 0 for nowhere. One line is not broken.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { measured = nil } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    /// A text in the usual font.
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    /// A text with attributes.
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }
    /// No text yet, in a font.
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }

    private var measured: (size: CGSize, ascent: CGFloat)?

    private var font: UIFont {
        fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? UIFont.systemFont(ofSize: fontSize, weight: .light)
    }

    /// The text as it is drawn.
    private var shown: NSAttributedString {
        if let attributedText { return attributedText }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment =
            switch horizontalAlignmentMode {
            case .center: .center
            case .left: .left
            case .right: .right
            }
        return NSAttributedString(
            string: text ?? "",
            attributes: [.font: font, .foregroundColor: mixedColor, .paragraphStyle: paragraph])
    }

    private var mixedColor: UIColor {
        guard let color, colorBlendFactor > 0 else { return fontColor ?? .white }
        return ColorMix(fontColor ?? .white).mixed(with: ColorMix(color), colorBlendFactor).color
    }

    private var measure: (size: CGSize, ascent: CGFloat) {
        if let measured { return measured }
        let isBroken = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        let limit = CGSize(width: isBroken ? preferredMaxLayoutWidth : 100_000, height: 100_000)
        let size = shown.boundingRect(with: limit, options: [.usesLineFragmentOrigin], context: nil).size
        let first = attributedText.flatMap {
            $0.length > 0 ? $0.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
        }
        let answer = (CGSize(width: size.width.rounded(.up), height: size.height), (first ?? font).ascender)
        measured = answer
        return answer
    }

    override var ownBounds: CGRect {
        guard attributedText?.length ?? text?.utf16.count ?? 0 > 0 else { return .null }
        let (size, ascent) = measure
        let x: CGFloat =
            switch horizontalAlignmentMode {
            case .center: -size.width / 2
            case .left: 0
            case .right: -size.width
            }
        let y: CGFloat =
            switch verticalAlignmentMode {
            case .baseline: ascent - size.height
            case .center: -size.height / 2
            case .top: -size.height
            case .bottom: 0
            }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    override func draw(_ canvas: SceneCanvas) {
        let bounds = ownBounds
        if !bounds.isNull { canvas.draw(shown, in: bounds, blendMode) }
    }

    override func copyAlone() -> SKNode {
        let copy = made { SKLabelNode() }
        (copy.text, copy.attributedText, copy.fontName, copy.fontSize) = (text, attributedText, fontName, fontSize)
        (copy.fontColor, copy.color, copy.colorBlendFactor) = (fontColor, color, colorBlendFactor)
        (copy.verticalAlignmentMode, copy.horizontalAlignmentMode) = (verticalAlignmentMode, horizontalAlignmentMode)
        (copy.numberOfLines, copy.preferredMaxLayoutWidth) = (numberOfLines, preferredMaxLayoutWidth)
        (copy.blendMode, copy.lineBreakMode) = (blendMode, lineBreakMode)
        return copy
    }
}
