import Foundation

/// Editing a text with attributes.
extension TextInputEditor {
    /// Carries out an edit, and notes in it how what goes and what comes looks.
    func replace(in rich: RichText, _ edit: inout TextEdit) {
        var text = rich.text.location.get()
        let range = edit.offset..<edit.offset + edit.removed.utf8.count
        edit.removedRuns = AttributedString(text[text.range(atUTF8: range)])
        text.replace(utf8: range, with: edit.inserted, attributes: typing)
        let inserted = edit.offset..<edit.offset + edit.inserted.utf8.count
        if let formatting, !inserted.isEmpty {
            let place = text.range(atUTF8: inserted)
            text[place].setAttributes(formatting.constrain(text.runs[place.lowerBound].attributes))
        }
        edit.insertedRuns = AttributedString(text[text.range(atUTF8: inserted)])
        rich.text.wrappedValue = text
    }

    /// Carries out an edit that is taken back or done again.
    func restore(in rich: RichText, _ edit: TextEdit) {
        var text = rich.text.location.get()
        let range = text.range(atUTF8: edit.offset..<edit.offset + edit.removed.utf8.count)
        text.replaceSubrange(range, with: edit.insertedRuns ?? AttributedString(edit.inserted))
        rich.text.wrappedValue = text
    }

    /// Where the selection is, in a text's own places.
    private func richSelection(in text: AttributedString) -> AttributedTextSelection {
        let range = text.range(atUTF8: limited(state.selection, String(text.characters)))
        return range.isEmpty
            ? AttributedTextSelection(insertionPoint: range.lowerBound, typingAttributes: typing)
            : AttributedTextSelection(range: range)
    }

    /// Selects what an app has put into its binding since; see ``follow(_:_:)``. Where the app has changed the text so that the binding's value
    /// belongs to none any more, the binding is told the selection anew.
    func follow(_ rich: RichText, _ loop: UpdateLoop) {
        guard let binding = rich.selection else { return }
        let (text, wanted) = (rich.text.wrappedValue, binding.wrappedValue)
        if wanted == agreedRichSelection, wanted.isValid(in: text) || text == agreedText { return }
        let isNews = wanted != agreedRichSelection
        agreedRichSelection = wanted
        loop.afterEvaluation { [weak self] in
            guard let self else { return }
            let text = rich.text.location.get()
            guard isNews, wanted.isValid(in: text) else { return tellSelection() }
            switch wanted.indices(in: text) {
            case .insertionPoint(let index):
                let offset = text.utf8Offset(of: index)
                if state.selection != offset..<offset { select(offset, offset) }
                typing = wanted.ownTypingAttributes
            case .ranges(let ranges):
                guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return }
                let range = text.utf8Offset(of: first.lowerBound)..<text.utf8Offset(of: last.upperBound)
                if state.selection != range { select(range.lowerBound, range.upperBound) }
            }
            agreedRichSelection = wanted
        }
    }

    /// Tells the app what is selected now.
    func tellRichSelection(_ rich: RichText) {
        guard let binding = rich.selection else { return }
        let text = rich.text.location.get()
        let selection = richSelection(in: text)
        // Places compare equal in whatever text they are, but belong to one.
        if selection == agreedRichSelection, text == agreedText { return }
        agreedRichSelection = selection
        agreedText = text
        binding.wrappedValue = selection
    }

    /// Makes what is selected, or what is typed next, bold, italic or underlined; or takes that back where it begins with such a character.
    func toggle(_ key: Character, in rich: RichText) {
        var text = rich.text.location.get()
        var selection = richSelection(in: text)
        let start = selection.typingAttributes(in: text)
        let base = layout?.style
        let style = styles?(AttributedString(" ", attributes: start)).style(at: 0) ?? base
        guard let style else { return }
        let isOn =
            key == "b"
            ? style.weight >= Font.Weight.semibold.value : key == "i" ? style.isItalic : style.underlineStyle != nil
        text.transformAttributes(in: &selection) { attributes in
            switch key {
            case "b": attributes.font = (attributes.font ?? .body).bold(!isOn)
            case "i": attributes.font = (attributes.font ?? .body).italic(!isOn)
            default: attributes.underlineStyle = isOn ? nil : .single
            }
        }
        if let formatting { text.constrainRuns(by: formatting, keeping: &selection) }
        rich.text.wrappedValue = text
        typing = selection.ownTypingAttributes
        tellSelection()
    }
}

extension AttributedString {
    /// Makes what is selected look as it may.
    fileprivate mutating func constrainRuns(
        by formatting: TextFormatting, keeping selection: inout AttributedTextSelection
    ) {
        transformAttributes(in: &selection) { $0 = formatting.constrain($0) }
    }
}
