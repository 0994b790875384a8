import DovetailCore
import DovetailPaint
import DovetailPlatform
import Foundation

/// A layer that draws a text, whose first line is at its top.
///
///     let layer = CATextLayer()
///     layer.string = "4.7"
///     layer.font = UIFont.boldSystemFont(ofSize: 12)
///     layer.fontSize = 12
///     layer.foregroundColor = UIColor.label.cgColor
///     layer.frame = CGRect(x: 0, y: 0, width: 40, height: 16)
///
/// What is beyond the layer's edges is not drawn. Its ``CALayer/contentsScale`` makes no difference: text is as sharp as the display. As all layers,
/// it is not told by assistive tools.
@MainActor @preconcurrency
open class CATextLayer: CALayer {
    /// The text: a `String`, or an `NSAttributedString`, which says its fonts and colours itself. Nil for none.
    open var string: Any? { didSet { changed() } }
    /// The font of a `String`: a `CTFont`, `UIFont` or `NSFont`, a `CGFont`, or a name. Its size is not looked at: that is ``fontSize``. A font that is not
    /// there, and nil, is the system's; on Apple's systems it is Helvetica.
    open var font: CFTypeRef? { didSet { changed() } }
    /// The size of a `String`'s font, in points.
    open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { changed() } } }
    /// The colour of a `String`; nil draws nothing.
    open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) { didSet { changed() } }
    /// Whether lines end at the layer's sides. Where not, they end where the text says so.
    open var isWrapped = false { didSet { if isWrapped != oldValue { changed() } } }
    /// Where a text that does not fit is cut: each line where it is not wrapped, or else the last one. With `none` it goes on beyond the layer's edges,
    /// where it is not drawn.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { changed() } }
    /// How its lines stand between the sides. Justified text stands as natural text does.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { changed() } }
    /// Whether letters may stand between pixels. They do where the display's scale is not whole: it is kept, and nothing else.
    open var allowsFontSubpixelQuantization = false

    override func takeOver(_ other: CALayer) {
        super.takeOver(other)
        guard let other = other as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
        (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
    }

    override func layerValue(_ keyPath: String) -> Any? {
        switch keyPath {
        case "fontSize": fontSize
        case "foregroundColor": foregroundColor
        default: super.layerValue(keyPath)
        }
    }

    override func setLayerValue(_ value: AnimatedValue?, _ keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("fontSize", .number(let number)?): fontSize = number
        case ("foregroundColor", _): foregroundColor = value?.color
        default: return super.setLayerValue(value, keyPath)
        }
        return true
    }

    override func drawing() -> AnyView? {
        let texts: [Text]
        let (font, color): (Font, Color)
        switch string {
        case let string as NSAttributedString where string.length > 0:
            texts = lines(of: string).map { AttributedContent(string: $0).text }
            // What attributed strings say nothing about.
            (font, color) = (.system(size: 12), .black)
        case let string?:
            let plain = string as? String ?? (string as? NSString)?.description ?? ""
            guard !plain.isEmpty, let foregroundColor else { return nil }
            texts = isWrapped ? [Text(verbatim: plain)] : plain.lines.map { Text(verbatim: String($0)) }
            (font, color) = (Font(resolvedFont), Color(cgColor: foregroundColor))
        default: return nil
        }
        let (side, mode, isWrapped) = (alignmentMode.side, truncationMode.mode, isWrapped)
        let alignment = alignmentMode.alignment
        return AnyView(
            // An overlay may be larger than what it is over.
            Color.clear.overlay(alignment: Alignment(horizontal: side, vertical: .top)) {
                VStack(alignment: side, spacing: 0) {
                    ForEach(texts.indices, id: \.self) { index in
                        texts[index]
                            .lineLimit(isWrapped ? nil : 1)
                            .truncationMode(mode ?? .tail)
                            .fixedSize(horizontal: !isWrapped && mode == nil, vertical: mode == nil)
                    }
                }
                .multilineTextAlignment(alignment)
                .font(font)
                .foregroundStyle(color)
            }
            .clipped())
    }

    private var resolvedFont: UIFont {
        let value: FontValue? =
            switch font {
            case let font as CTFont: font.value.withSize(fontSize)
            case let font as CGFont: font.postScriptName.flatMap { FontValue(name: $0, size: fontSize) }
            case let name as String: FontValue(name: name, size: fontSize)
            default: nil
            }
        return UIFont(value ?? FontValue(size: fontSize, weight: 400))
    }

    private func lines(of string: NSAttributedString) -> [NSAttributedString] {
        guard !isWrapped else { return [string] }
        let text = string.string
        return text.lines.map { line in
            string.attributedSubstring(from: NSRange(line.startIndex..<line.endIndex, in: text))
        }
    }
}

extension String {
    /// Its lines, without what ends them.
    fileprivate var lines: [Substring] {
        split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\u{2029}" }
    }
}
