import DovetailCore
import DovetailPlatform
import Foundation

/// A text of AppKit's with its fonts, colours, distances and lines, for a `Text`.
@MainActor
struct StyledString {
    /// The text as `Text` reads it.
    let value: AttributedString

    init(_ text: NSAttributedString) {
        var value = AttributedString()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let part = text.attributedSubstring(from: range).string
            value.append(AttributedString(part, attributes: Self.container(attributes)))
        }
        self.value = value
    }

    private static func container(_ attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
        var container = AttributeContainer()
        if let font = attributes[.font] as? NSFont { container.font = Font(font) }
        if let color = attributes[.foregroundColor] as? NSColor { container.foregroundColor = Color(nsColor: color) }
        if let color = attributes[.backgroundColor] as? NSColor { container.backgroundColor = Color(nsColor: color) }
        if let kern = attributes[.kern] as? CGFloat { container.kern = kern }
        if let offset = attributes[NSAttributedString.Key("NSBaselineOffset")] as? CGFloat {
            container.baselineOffset = offset
        }
        return container
    }
}
