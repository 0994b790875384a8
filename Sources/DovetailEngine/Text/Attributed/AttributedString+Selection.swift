import Foundation

extension AttributedString {
    /// Changes the text, and moves a selection along so that it stays at the same characters.
    public mutating func transform<E: Error>(
        updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
    ) throws(E) {
        let typing = selection.isValid(in: self) ? selection.ownTypingAttributes : nil
        switch selection.indices(in: self) {
        case .insertionPoint(let index):
            let moved = try transform(updating: index..<index, body: body)
            selection = AttributedTextSelection(
                insertionPoint: moved?.lowerBound ?? endIndex, typingAttributes: typing)
        case .ranges(let ranges):
            let moved = try transform(updating: Array(ranges.ranges), body: body)
            selection = AttributedTextSelection(ranges: RangeSet(moved ?? []))
        }
    }

    /// Changes the attributes of what is selected, run by run; for a caret, those of what is typed next.
    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        switch selection.indices(in: self) {
        case .insertionPoint(let index):
            var attributes = selection.typingAttributes(in: self)
            try body(&attributes)
            selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
        case .ranges(let ranges):
            // Places in bytes, since a change makes all indices those of another text.
            let places = ranges.ranges.map { utf8Offset(of: $0.lowerBound)..<utf8Offset(of: $0.upperBound) }
            let pieces = self[ranges].runs.map { run in
                (utf8Offset(of: run.range.lowerBound)..<utf8Offset(of: run.range.upperBound), run.attributes)
            }
            for (place, attributes) in pieces {
                var attributes = attributes
                try body(&attributes)
                self[range(atUTF8: place)].setAttributes(attributes)
            }
            let text = self
            selection = AttributedTextSelection(ranges: RangeSet(places.map { text.range(atUTF8: $0) }))
        }
    }

    /// Puts a text in place of what is selected, or where the caret is. The caret is after it then.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
    ) {
        var start: Int
        switch selection.indices(in: self) {
        case .insertionPoint(let index):
            start = utf8Offset(of: index)
            insert(newContent, at: index)
        case .ranges(let ranges):
            start = ranges.ranges.first.map { utf8Offset(of: $0.lowerBound) } ?? utf8.count
            removeSubranges(ranges)
            insert(newContent, at: index(atUTF8: start))
        }
        start += newContent.utf8.count
        selection = AttributedTextSelection(insertionPoint: index(atUTF8: start))
    }

    /// Puts characters in place of what is selected, or where the caret is. They look as if they were typed.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
    ) {
        let attributes = selection.typingAttributes(in: self)
        replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
    }

    /// The characters that are selected; none for a caret.
    public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        switch selection.indices(in: self) {
        case .insertionPoint: self[RangeSet<AttributedString.Index>()]
        case .ranges(let ranges): self[ranges]
        }
    }

    // MARK: Places in bytes, as editors count

    package func utf8Offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

    /// The place of a byte; the end for one that is beyond it.
    func index(atUTF8 offset: Int) -> Index {
        utf8.index(startIndex, offsetBy: Swift.max(offset, 0), limitedBy: endIndex) ?? endIndex
    }

    package func range(atUTF8 range: Range<Int>) -> Range<Index> {
        let lower = index(atUTF8: range.lowerBound)
        return lower..<Swift.max(lower, index(atUTF8: range.upperBound))
    }
}
