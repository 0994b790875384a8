import Foundation

/// The look of a run of text, with nothing left to look up.
package struct TextRunStyle: Hashable {
    package enum Design: Hashable { case standard, serif, rounded, monospaced }

    /// What a font can be asked for besides its face.
    package struct Features: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let monospacedDigits = Features(rawValue: 1)
        package static let lowercaseSmallCaps = Features(rawValue: 2)
        package static let uppercaseSmallCaps = Features(rawValue: 4)
        // A value of its own: an array literal would be allocated at each use.
        package static let smallCaps = Features(rawValue: 6)
        /// No ligatures: what kerning asks for, and tracking does not.
        package static let noLigatures = Features(rawValue: 8)
    }

    /// A line under or through a run.
    package struct Line: Hashable {
        package var color: Color.Resolved
        package var pattern: Text.LineStyle.Pattern

        package init(color: Color.Resolved, pattern: Text.LineStyle.Pattern = .solid) {
            self.color = color
            self.pattern = pattern
        }
    }

    /// A family by name, or nil for the system font (Inter, or a monospaced or serif one by `design`).
    package var family: String?
    package var design: Design = .standard
    /// In points.
    package var size: CGFloat
    /// 100 (ultralight) to 900 (black); 400 is regular.
    package var weight: Int
    /// 1 is the normal width; less is condensed, more is expanded.
    package var width: CGFloat = 1
    package var isItalic = false
    /// The code of the language that the letters are set in; nil for the one of the surroundings.
    package var language: String?
    package var features: Features = []
    package var color: Color.Resolved
    /// What the letters are filled with where that is more than a colour. Gradients span the whole text.
    package var paint: Paint?
    package var background: Color.Resolved?
    package var underlineStyle: Line?
    package var strikethroughStyle: Line?
    /// Extra space after each character, in points.
    package var kerning: CGFloat = 0
    /// Shift upwards, in points.
    package var baselineOffset: CGFloat = 0
    /// The height of lines, as a share of the font's own; 1 for as it is.
    package var lineHeight: CGFloat = 1
    /// The height of lines in points, whatever the font's own is; 0 for a share of that.
    package var lineDistance: CGFloat = 0
    /// What the font keeps free between its lines, and to those of a text above, in points: text styles of touch devices do.
    package var leading: CGFloat = 0
    /// What opens when the run is pressed.
    package var link: URL?
    /// What an app's renderer finds in the run; nil for nothing.
    package var attributes: TextAttributes?

    package init(size: CGFloat, weight: Int = 400, color: Color.Resolved) {
        self.size = size
        self.weight = weight
        self.color = color
    }

    package var hasMonospacedDigits: Bool {
        get { features.contains(.monospacedDigits) }
        set { if newValue { features.insert(.monospacedDigits) } else { features.remove(.monospacedDigits) } }
    }
    /// The colour of a solid line under the run.
    package var underline: Color.Resolved? {
        get { underlineStyle?.color }
        set { underlineStyle = newValue.map { Line(color: $0) } }
    }
    /// The colour of a solid line through the run.
    package var strikethrough: Color.Resolved? {
        get { strikethroughStyle?.color }
        set { strikethroughStyle = newValue.map { Line(color: $0) } }
    }

    /// The style as far as measuring is concerned: two texts that differ in nothing else have the same lines.
    package var withoutColors: TextRunStyle {
        var copy = self
        copy.color = .transparent
        copy.paint = nil
        copy.attributes = nil
        copy.background = nil
        copy.underlineStyle = nil
        copy.strikethroughStyle = nil
        copy.link = nil
        return copy
    }
}
