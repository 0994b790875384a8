import Foundation

/// What is selected in an attributed text that can be edited, or where the caret is and how what is typed there will look. See ``TextEditor``,
/// which takes a binding to one.
///
/// A selection belongs to one state of a text. What changes the text moves it along if it is told the selection, as
/// `transform(updating:body:)`, `transformAttributes(in:body:)` and `replaceSelection(_:with:)` are; in any other text the selection is a caret
/// at the end.
public struct AttributedTextSelection: Equatable, Sendable {
    /// Where a selection is.
    public enum Indices: Equatable, Sendable {
        /// A caret before a character, or after the last one.
        case insertionPoint(AttributedString.Index)
        /// The selected characters.
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// Nil is the end of whatever text.
    private let stored: Indices?
    /// How what is typed next will look; nil for as what is around.
    private let typing: AttributeContainer?
    /// Which of two places the caret is at, where a line is broken between them.
    public let affinity: TextSelectionAffinity

    private init(_ stored: Indices?, typing: AttributeContainer? = nil) {
        self.stored = stored
        self.typing = typing
        affinity = .automatic
    }

    /// A caret at the end of the text.
    public init() { self.init(nil) }

    /// A caret at a place.
    ///
    /// - Parameter typingAttributes: How what is typed next will look; nil for as what is around.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        self.init(.insertionPoint(insertionPoint), typing: typingAttributes)
    }

    /// Selected characters; a caret, if there are none.
    public init(range: Range<AttributedString.Index>) {
        self.init(range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)))
    }

    /// Selected characters in several places; editors here select all from the first to the last of them.
    public init(ranges: RangeSet<AttributedString.Index>) { self.init(.ranges(ranges)) }

    /// Where the selection is in a text; a caret at the end for a text that it does not belong to.
    public func indices(in text: AttributedString) -> Indices {
        guard let stored, isValid(in: text) else { return .insertionPoint(text.endIndex) }
        if case .ranges(let ranges) = stored, ranges.isEmpty { return .insertionPoint(text.endIndex) }
        return stored
    }

    /// Whether the selection belongs to a text.
    package func isValid(in text: AttributedString) -> Bool {
        switch stored {
        case nil: true
        case .insertionPoint(let index): index.isValid(within: text)
        case .ranges(let ranges): ranges.isValid(within: text)
        }
    }

    /// What the app says about how what is typed next will look; nil for nothing.
    package var ownTypingAttributes: AttributeContainer? { typing }

    /// How what is typed next will look: as the app has said, or as the character before, or at the beginning as the one after.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing, isValid(in: text) { return typing }
        switch indices(in: text) {
        case .insertionPoint(let index): return text.inheritedAttributes(at: index)
        case .ranges(let ranges):
            guard let first = ranges.ranges.first else { return AttributeContainer() }
            return text[first].runs.first?.attributes ?? AttributeContainer()
        }
    }

    /// The attributes of all runs that are selected at least in part, or for a caret how what is typed next will look.
    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        switch indices(in: text) {
        case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
        case .ranges(let ranges): Attributes(containers: text[ranges].runs.map(\.attributes))
        }
    }

    /// The attributes that a selection has in a text, one container after the other. For the values of one attribute:
    /// `selection.attributes(in: text)[\.foregroundColor]`.
    public struct Attributes<Text>: Sequence {
        let containers: [AttributeContainer]

        public func makeIterator() -> IndexingIterator<[AttributeContainer]> { containers.makeIterator() }

        /// The values of one attribute, nil where there is none.
        public subscript<K: AttributedStringKey>(_ keyPath: KeyPath<AttributeDynamicLookup, K>) -> [K.Value?]
        where K.Value: Sendable {
            containers.map { $0[K.self] }
        }

        /// The values of one attribute, nil where there is none.
        public subscript<K: AttributedStringKey>(_ key: K.Type) -> [K.Value?] where K.Value: Sendable {
            containers.map { $0[K.self] }
        }
    }
}

extension AttributedString {
    /// How a character that is typed at a place looks: as the one before, or at the beginning as the one after.
    package func inheritedAttributes(at index: Index) -> AttributeContainer {
        let before = index > startIndex ? characters.index(before: index) : index
        guard before < endIndex else { return AttributeContainer() }
        let attributes = runs[before].attributes
        return attributes.filter(inheritedByAddedText: true)
    }
}
