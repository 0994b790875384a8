import DovetailCore
import DovetailPlatform
import Foundation

/// What a view of UIKit's shows of an attributed string.
@MainActor
struct AttributedContent {
    let string: NSAttributedString
    /// The colour of links; nil for that of the environment.
    var link: UIColor?

    private func first(_ key: NSAttributedString.Key) -> Any? {
        string.length > 0 ? string.attribute(key, at: 0, effectiveRange: nil) : nil
    }

    /// The style that the first paragraph has, and with it all others.
    var paragraph: NSParagraphStyle? { first(.paragraphStyle) as? NSParagraphStyle }
    /// The font of the first character, for views that show all of a text in one.
    var font: UIFont? { first(.font) as? UIFont }
    /// The colour of the first character.
    var color: UIColor? { first(.foregroundColor) as? UIColor }

    /// The shadow of the first character.
    var shadow: NSShadow? { first(.shadow) as? NSShadow }

    /// The text with its looks. Where it says nothing, the environment does.
    var text: Text {
        var parts: [Text] = []
        var result = AttributedString()
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) {
            attributes, range, _ in
            if let attachment = attributes[.attachment] as? NSTextAttachment,
                let picture = MainActor.assumeIsolated({ attachment.shown })
            {
                parts += [Text(result), picture]
                result = AttributedString()
                return
            }
            result += AttributedString(
                string.attributedSubstring(from: range).string,
                attributes: MainActor.assumeIsolated { looks(attributes) })
        }
        return parts.isEmpty ? Text(result) : parts.reduce(Text(verbatim: ""), +) + Text(result)
    }

    private func looks(_ attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
        func color(_ key: NSAttributedString.Key) -> Color? { (attributes[key] as? UIColor).map { Color(uiColor: $0) } }
        var looks = AttributeContainer()
        looks.font = (attributes[.font] as? UIFont).map { Font($0) }
        looks.foregroundColor = color(.foregroundColor)
        looks.backgroundColor = color(.backgroundColor)
        looks.kern = Self.number(attributes[.kern])
        looks.tracking = Self.number(attributes[.tracking])
        looks.baselineOffset = Self.number(attributes[.baselineOffset])
        looks.underlineStyle = Self.line(attributes[.underlineStyle], color(.underlineColor))
        looks.strikethroughStyle = Self.line(attributes[.strikethroughStyle], color(.strikethroughColor))
        looks.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
        if let width = Self.number(attributes[.strokeWidth]), width != 0 {
            Log.noteAccepted("NSAttributedString.Key.strokeWidth")
        }
        if looks.link != nil, let link { looks.foregroundColor = Color(uiColor: link) }
        return looks
    }

    /// Code gives numbers of all kinds.
    nonisolated static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    private static func line(_ value: Any?, _ color: Color?) -> Text.LineStyle? {
        let bits = (value as? NSUnderlineStyle)?.rawValue ?? number(value).map { Int($0) } ?? 0
        guard bits & 0xF != 0 else { return nil }
        let pattern: Text.LineStyle.Pattern =
            switch bits & 0xF00 {
            case NSUnderlineStyle.patternDot.rawValue: .dot
            case NSUnderlineStyle.patternDash.rawValue: .dash
            case NSUnderlineStyle.patternDashDot.rawValue: .dashDot
            case NSUnderlineStyle.patternDashDotDot.rawValue: .dashDotDot
            default: .solid
            }
        return Text.LineStyle(pattern: pattern, color: color)
    }
}

extension NSParagraphStyle {
    /// How far apart lines are, in a font; nil for as far as that says.
    func lineHeight(_ font: UIFont) -> AttributedString.LineHeight? {
        guard lineHeightMultiple > 0 || minimumLineHeight > 0 || maximumLineHeight > 0 else { return nil }
        let own = font.lineHeight * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        let height = max(own, minimumLineHeight)
        return .exact(points: maximumLineHeight > 0 ? min(height, maximumLineHeight) : height)
    }
    /// Where a text that does not fit is cut.
    var truncation: Text.TruncationMode? {
        switch lineBreakMode {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail: .tail
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        }
    }
}

extension NSAttributedString {
    /// The same characters with an attribute that all of them have.
    func with(_ key: NSAttributedString.Key, _ value: Any) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: self)
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
        return copy
    }
}
