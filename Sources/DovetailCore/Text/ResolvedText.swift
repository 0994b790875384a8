import Foundation

/// The look of a run of text, with nothing left to look up.
package struct TextRunStyle: Hashable {
    package enum Design: Hashable { case standard, serif, rounded, monospaced }

    /// A family by name, or nil for the system font (Inter, or a monospaced or serif one by `design`).
    package var family: String?
    package var design: Design = .standard
    /// In points.
    package var size: CGFloat
    /// 100 (ultralight) to 900 (black); 400 is regular.
    package var weight: Int
    package var isItalic = false
    package var hasMonospacedDigits = false
    package var color: Color.Resolved
    package var underline: Color.Resolved?
    package var strikethrough: Color.Resolved?
    /// Extra space after each character, in points.
    package var kerning: CGFloat = 0
    /// Shift upwards, in points.
    package var baselineOffset: CGFloat = 0

    package init(size: CGFloat, weight: Int = 400, color: Color.Resolved) {
        self.size = size
        self.weight = weight
        self.color = color
    }
}

/// A paragraph of text ready to be measured and drawn.
package struct ResolvedText: Hashable {
    package struct Run: Hashable {
        package var text: String
        package var style: TextRunStyle

        package init(text: String, style: TextRunStyle) {
            self.text = text
            self.style = style
        }
    }

    package enum Truncation: Hashable { case head, middle, tail }

    /// In reading order; may be empty.
    package var runs: [Run]
    package var alignment: TextAlignment = .leading
    /// Extra space between lines, in points.
    package var lineSpacing: CGFloat = 0
    package var lineLimit: Int?
    package var truncation: Truncation = .tail

    package init(runs: [Run]) { self.runs = runs }

    /// The characters of all runs.
    package var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

/// How the lines of a paragraph are aligned within its width.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}
