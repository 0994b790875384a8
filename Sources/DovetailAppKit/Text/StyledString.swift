import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// A text of AppKit's with its fonts, colours, distances and lines, for a `Text`.
@MainActor
struct StyledString {
    /// The text as `Text` reads it.
    let value: AttributedString

    /// - Parameter link: The colour of links; nil for the usual one.
    init(_ text: NSAttributedString, link: NSColor? = nil) {
        var value = AttributedString()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let part = text.attributedSubstring(from: range).string
            value.append(AttributedString(part, attributes: Self.container(attributes, link)))
        }
        self.value = value
    }

    private static func color(_ value: Any?) -> Color? { (value as? NSColor).map { Color(nsColor: $0) } }

    private static func container(
        _ attributes: [NSAttributedString.Key: Any], _ link: NSColor?
    ) -> AttributeContainer {
        var container = AttributeContainer()
        if let font = attributes[.font] as? NSFont { container.font = Font(font) }
        if let color = attributes[.foregroundColor] as? NSColor { container.foregroundColor = Color(nsColor: color) }
        if let color = attributes[.backgroundColor] as? NSColor { container.backgroundColor = Color(nsColor: color) }
        if let kern = attributes[.kern] as? CGFloat { container.kern = kern }
        if let offset = attributes[NSAttributedString.Key("NSBaselineOffset")] as? CGFloat {
            container.baselineOffset = offset
        }
        if let style = attributes[.underlineStyle] as? Int, style != 0 {
            container.underlineStyle = Text.LineStyle(color: color(attributes[.underlineColor]))
        }
        if let style = attributes[.strikethroughStyle] as? Int, style != 0 {
            container.strikethroughStyle = Text.LineStyle(color: color(attributes[.strikethroughColor]))
        }
        let address = attributes[NSAttributedString.Key("NSLink")]
        if let url = address as? URL ?? (address as? String).flatMap({ URL(string: $0) }) {
            container.link = url
            if let link { container.foregroundColor = Color(nsColor: link) }
        }
        return container
    }
}
