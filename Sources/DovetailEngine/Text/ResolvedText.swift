import Foundation

/// A text ready to be measured and drawn.
package struct ResolvedText: Hashable {
    package struct Run: Hashable {
        /// Without NUL characters, which end a text for most libraries.
        package let text: String
        package var style: TextRunStyle
        /// Set for a run that stands for a picture; its text is one object replacement character.
        package var image: TextImage?

        package init(text: String, style: TextRunStyle) {
            self.text = text.utf8.contains(0) ? String(text.unicodeScalars.filter { $0 != "\0" }) : text
            self.style = style
        }

        package init(image: TextImage, style: TextRunStyle) {
            text = "\u{FFFC}"
            self.style = style
            self.image = image
        }
    }

    package enum Truncation: Hashable { case head, middle, tail }

    /// In reading order; may be empty.
    package var runs: [Run]
    package var alignment: TextAlignment = .leading
    package var isRightToLeft = false
    /// What is between lines, in points: what their fonts keep free there, the most of all runs, and what the app adds.
    package var lineSpacing: CGFloat = 0
    package var lineLimit: Int?
    /// The fewest lines that the text takes the space of.
    package var reservedLines = 0
    package var truncation: Truncation = .tail
    /// How much smaller the text may become before it is truncated; 1 for not at all.
    package var minimumScale: CGFloat = 1
    /// Whether characters may move together before the text is truncated.
    package var allowsTightening = false
    /// The kind of device whose texts it measures as.
    package var device = TextDevice(.desktop)
    /// Whether blocks are drawn in place of the characters.
    package var isRedacted = false
    /// Whether its characters can be selected.
    package var isSelectable = false
    /// The characters that a person selected, in UTF-8 offsets, and the colour behind them.
    package var selection: TextSelectionMark?
    /// What the text was measured with. It follows from the rest, and takes no part in comparisons.
    /// Unsafe only by its type: texts are made, measured and painted on the main thread alone.
    package nonisolated(unsafe) var shape: (any TextShape)?
    /// How assistive tools are to speak it where the text itself does not say; nil for as they do.
    package var speech: SpeechBox?
    /// What gradients span, where that is not the text: in the coordinates that the text is drawn in.
    package var paintBounds: CGRect?
    /// Draws the text in place of how it is drawn. Unsafe only by its type, like the shape.
    package nonisolated(unsafe) var renderer: AnyTextRenderer?

    package init(runs: [Run]) { self.runs = runs }

    /// The characters of all runs.
    package var string: String {
        switch runs.count {
        case 0: ""
        case 1: runs[0].text
        default: runs.map(\.text).joined()
        }
    }

    /// The text for a person who hears it: pictures are told by their names.
    package var spokenString: String {
        guard runs.contains(where: { $0.image != nil }) else { return string }
        return runs.map { $0.image.map { $0.label ?? "" } ?? $0.text }.joined()
    }

    package static func == (left: ResolvedText, right: ResolvedText) -> Bool {
        left.runs == right.runs && left.alignment == right.alignment && left.isRightToLeft == right.isRightToLeft
            && left.lineSpacing == right.lineSpacing && left.lineLimit == right.lineLimit
            && left.reservedLines == right.reservedLines && left.truncation == right.truncation
            && left.minimumScale == right.minimumScale && left.allowsTightening == right.allowsTightening
            && left.device == right.device
            && left.isRedacted == right.isRedacted && left.isSelectable == right.isSelectable
            && left.selection == right.selection && left.speech == right.speech
            && left.paintBounds == right.paintBounds && left.renderer === right.renderer
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(runs)
        hasher.combine(lineLimit)
    }

    /// The text without what its shape may belong to: what a shape keeps. The runs are shared, so nothing is copied.
    package var withoutOwners: ResolvedText {
        var copy = self
        copy.selection = nil
        copy.shape = nil
        copy.paintBounds = nil
        copy.renderer = nil
        return copy
    }

    /// Whether two texts have the same lines. Compared on each change of a text, so nothing is copied for it.
    package func hasSameLines(as other: ResolvedText) -> Bool {
        guard runs.count == other.runs.count, alignment == other.alignment, isRightToLeft == other.isRightToLeft,
            lineSpacing == other.lineSpacing, lineLimit == other.lineLimit, reservedLines == other.reservedLines,
            truncation == other.truncation, minimumScale == other.minimumScale,
            allowsTightening == other.allowsTightening, device == other.device
        else { return false }
        return zip(runs, other.runs).allSatisfy {
            $0.text == $1.text && $0.style.withoutColors == $1.style.withoutColors
                && $0.image?.size == $1.image?.size && $0.image?.descent == $1.image?.descent
        }
    }
}

/// A picture between the characters of a text.
package struct TextImage: Hashable {
    package enum Content: Hashable {
        case symbol(ResolvedSymbol)
        case image(ResolvedImage)
    }

    package var content: Content
    package var size: CGSize
    /// How far the picture reaches below the baseline, in points.
    package var descent: CGFloat
    /// What a person hears of it.
    package var label: String?
}

/// A part of a text that a person selected.
package struct TextSelectionMark: Hashable {
    /// In UTF-8 offsets of the text's string.
    package var range: Range<Int>
    package var color: Color.Resolved

    package init(range: Range<Int>, color: Color.Resolved) {
        self.range = range
        self.color = color
    }
}

/// How the lines of a paragraph are aligned within its width.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}
