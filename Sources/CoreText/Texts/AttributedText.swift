import DovetailEngine
import DovetailPaint
import DovetailPlatform
import Foundation

/// A text with attributes, as the engine draws it.
struct AttributedText {
    /// Its runs are those of the attributed string, in order.
    private(set) var resolved: ResolvedText
    /// For each run, whether it takes the colour of the context.
    private(set) var takesContextColor: [Bool] = []
    let string: NSAttributedString

    /// - Parameter isLine: Whether it is set on one line: its line breaks are spaces then.
    init(_ string: NSAttributedString, isLine: Bool) {
        self.string = NSAttributedString(attributedString: string)
        var runs: [ResolvedText.Run] = []
        var colors: [Bool] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
            var text = string.attributedSubstring(from: range).string
            if isLine { text = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? " " : $0 })) }
            runs.append(.init(text: text, style: Self.style(of: values)))
            colors.append((values[.named(kCTForegroundColorFromContextAttributeName)] as? Bool) ?? false)
        }
        resolved = ResolvedText(runs: runs)
        takesContextColor = colors
        guard let paragraph = Self.paragraph(of: string) else { return }
        resolved.lineSpacing = paragraph.lineSpacing
        resolved.alignment =
            switch paragraph.alignment {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
    }

    private static func paragraph(of string: NSAttributedString) -> CTParagraphStyle? {
        guard string.length > 0 else { return nil }
        return CTParagraphStyle(string.attribute(.named(kCTParagraphStyleAttributeName), at: 0, effectiveRange: nil))
    }

    /// The font of attributes.
    static func font(of values: [NSAttributedString.Key: Any]) -> CTFont {
        values[.named(kCTFontAttributeName)] as? CTFont ?? CTFont(FontValue(size: 12, weight: 400))
    }

    private static func style(of values: [NSAttributedString.Key: Any]) -> TextRunStyle {
        var style = font(of: values).value.style
        style.color =
            color(values[.named(kCTForegroundColorAttributeName)] ?? values[.named("NSColor")])
            ?? Color.Resolved(red: 0, green: 0, blue: 0)
        style.background = color(values[.named(kCTBackgroundColorAttributeName)] ?? values[.named("NSBackgroundColor")])
        if let kern = number(values[.named(kCTKernAttributeName)]), kern != 0 {
            style.kerning = kern
            style.features.insert(.noLigatures)
        }
        if let tracking = number(values[.named(kCTTrackingAttributeName)]) { style.kerning += tracking }
        style.baselineOffset = number(values[.named(kCTBaselineOffsetAttributeName)]) ?? 0
        if let line = number(values[.named(kCTUnderlineStyleAttributeName)]), line != 0 {
            style.underlineStyle = TextRunStyle.Line(color: style.color)
        }
        return style
    }

    private static func color(_ value: Any?) -> Color.Resolved? {
        let color: Color? =
            switch value {
            case let color as CGColor: Color(cgColor: color)
            case let color as any ColorObject: color.value.color
            default: nil
            }
        return color?.resolve(in: EnvironmentValues())
    }

    /// Code gives numbers of all kinds.
    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as Int32: CGFloat(number)
        case let number as UInt32: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    /// The text with the colour of a context where it is to take that.
    func filled(with color: Color.Resolved) -> ResolvedText {
        guard takesContextColor.contains(true) else { return resolved }
        var result = resolved
        for index in result.runs.indices where takesContextColor[index] { result.runs[index].style.color = color }
        return result
    }

    // MARK: Places

    /// The UTF-8 offset of a place in UTF-16 code units, which is brought into the text.
    func offset(of index: CFIndex) -> Int {
        let text = resolved.string
        let place = text.utf16.index(text.startIndex, offsetBy: max(0, min(index, text.utf16.count)))
        return text.utf8.distance(from: text.startIndex, to: place)
    }

    /// The place in UTF-16 code units of a UTF-8 offset.
    func index(of offset: Int) -> CFIndex {
        let text = resolved.string
        let place = text.utf8.index(text.startIndex, offsetBy: max(0, min(offset, text.utf8.count)))
        return text.utf16.distance(from: text.startIndex, to: place)
    }

    /// A part of the attributed string, all that follows where the length is 0. It is brought into the text.
    static func range(_ range: CFRange, in string: NSAttributedString) -> NSRange {
        let start = max(0, min(range.location, string.length))
        let rest = string.length - start
        return NSRange(location: start, length: range.length <= 0 ? rest : min(range.length, rest))
    }
}

extension NSAttributedString.Key {
    static func named(_ name: String) -> NSAttributedString.Key { NSAttributedString.Key(rawValue: name) }
}
