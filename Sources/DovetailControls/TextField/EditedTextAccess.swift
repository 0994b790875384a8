import DovetailCore
import Foundation

/// The text that is edited in a view, for its menu, what is dropped on it, and the bar that finds text in it. One object for each, so that it never
/// counts as a change.
@MainActor
final class EditedTextAccess {
    weak var area: InteractionResponder?
    nonisolated init() {}

    var input: TextInputResponder? { area?.textInput }

    /// What is selected, in characters.
    var selection: Range<Int> { input?.selection ?? 0..<0 }

    var text: String { input?.text ?? "" }

    var selectedText: String {
        guard let input else { return "" }
        let characters = input.text.dropFirst(input.selection.lowerBound)
        return String(characters.prefix(input.selection.count))
    }

    /// Selects a part of the text and brings it into sight.
    func select(_ range: Range<Int>) { input?.setSelection(range) }

    /// Replaces a part of the text, as a person's edit.
    func replace(_ range: Range<Int>, with string: String) {
        input?.setSelection(range)
        input?.insertText(string)
    }

    /// Inserts text where a point of the editor is, as a person's edit.
    func insert(_ string: String, at location: CGPoint) {
        input?.placeCaret(at: location)
        input?.insertText(string)
    }

    /// Replaces several parts by the same text, as one edit.
    func replace(_ ranges: [Range<Int>], with string: String) {
        guard let input else { return }
        let text = input.text
        var new = ""
        var (place, offset) = (text.startIndex, 0)
        for range in ranges {
            let start = text.index(place, offsetBy: range.lowerBound - offset)
            new += text[place..<start] + string
            place = text.index(start, offsetBy: range.count)
            offset = range.upperBound
        }
        input.setText(new + text[place...])
    }
}
