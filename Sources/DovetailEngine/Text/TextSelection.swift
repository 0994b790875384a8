/// What is selected in an editable text, or where the caret is. See ``TextEditor`` and ``TextField``, which take a binding to one.
///
/// Indices are those of the text that is edited. Indices of another text are taken for the nearest place in this one.
public struct TextSelection: Hashable, Sendable {
    /// The selected parts of a text.
    public enum Indices: Hashable, Sendable {
        /// One part; an empty one is the caret's place.
        case selection(Range<String.Index>)
        /// Several parts. Editors here select all from the first to the last of them.
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices
    /// Which of two places the caret is at, where a line is broken between them.
    public let affinity: TextSelectionAffinity

    /// The caret at a place.
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

    /// One selected part.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
        affinity = .automatic
    }

    /// Several selected parts.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
        affinity = .automatic
    }

    /// Whether nothing is selected, and there is only a caret.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

/// Which of two places the caret is at, where a line is broken between them.
public enum TextSelectionAffinity: Hashable, Sendable {
    case automatic
    /// The end of the line before.
    case upstream
    /// The beginning of the line after.
    case downstream
}

extension TextSelection {
    /// A selection given in characters.
    package init(characters: Range<Int>, in text: String) {
        let lower =
            text.index(text.startIndex, offsetBy: characters.lowerBound, limitedBy: text.endIndex) ?? text.endIndex
        let upper = text.index(lower, offsetBy: characters.count, limitedBy: text.endIndex) ?? text.endIndex
        self.init(range: lower..<upper)
    }

    /// The selection in characters of a text; nil where no place is given.
    package func characters(in text: String) -> Range<Int>? {
        let range: Range<String.Index>
        switch indices {
        case .selection(let only): range = only
        case .multiSelection(let all):
            guard let first = all.ranges.first, let last = all.ranges.last else { return nil }
            range = first.lowerBound..<last.upperBound
        }
        func characters(before index: String.Index) -> Int {
            text.distance(from: text.startIndex, to: min(max(index, text.startIndex), text.endIndex))
        }
        let lower = characters(before: range.lowerBound)
        return lower..<max(lower, characters(before: range.upperBound))
    }
}
