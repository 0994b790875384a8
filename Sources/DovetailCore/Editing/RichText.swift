import Foundation

/// An attributed text that is edited, and what is selected in it.
package struct RichText {
    let text: Binding<AttributedString>
    let selection: Binding<AttributedTextSelection>?
    /// The text that the editor's body has seen. Another one makes another view, so that the lines are made anew.
    private var seen: AttributedString?

    nonisolated package init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?) {
        self.text = text
        self.selection = selection
    }

    /// The same as a body that reads the text makes it.
    @MainActor package var read: RichText {
        var copy = self
        copy.seen = text.wrappedValue
        return copy
    }

    /// The characters alone. Who sets them changes what is between the ends that stay the same, and leaves those as they look.
    nonisolated package var characters: Binding<String> {
        let location = text.location
        return Binding<String>(
            location: FunctionalLocation(
                get: { String(location.get().characters) },
                set: { new, transaction in
                    var text = location.get()
                    text.setCharacters(new)
                    location.set(text, transaction: transaction)
                }),
            transaction: text.transaction)
    }
}

extension AttributedString {
    /// Makes the characters those of a string; what differs looks as what is before it.
    fileprivate mutating func setCharacters(_ string: String) {
        let old = String(characters)
        let same = Paragraphs(string).unchangedEnds(from: Paragraphs(old))
        // Not within a character.
        let front = CharacterPlaces(old).start(at: same.front)
        var back = old.utf8.count - same.back
        let places = CharacterPlaces(old)
        if places.start(at: back) != back { back = places.next(after: back) }
        let end = string.utf8.index(string.endIndex, offsetBy: -(old.utf8.count - back))
        let start = string.utf8.index(string.startIndex, offsetBy: front)
        guard start <= end else {
            self = AttributedString(string)
            return
        }
        replace(utf8: front..<max(back, front), with: String(string[start..<end]), attributes: nil)
    }

    /// Puts characters in place of others.
    ///
    /// - Parameter attributes: How they look; nil for as what they replace, or as the character before.
    mutating func replace(utf8 range: Range<Int>, with string: String, attributes: AttributeContainer?) {
        let place = self.range(atUTF8: range)
        let attributes =
            attributes
            ?? (place.isEmpty ? inheritedAttributes(at: place.lowerBound) : runs[place.lowerBound].attributes)
        replaceSubrange(place, with: AttributedString(string, attributes: attributes))
    }
}
