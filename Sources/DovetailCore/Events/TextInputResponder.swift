import Foundation

/// The editing end of a text field. A host with text input of its own calls ``setText(_:)`` and
/// ``setSelection(_:)``; elsewhere the key handling here edits the text.
package class TextInputResponder: Responder {
    /// What is shown now.
    package var text: String { "" }
    /// Offsets in characters.
    package var selection: Range<Int> { 0..<0 }

    /// Replaces the whole text, as a person's edit.
    package func setText(_ text: String) {}
    package func setSelection(_ selection: Range<Int>) {}
    /// Replaces the selection, as a person's typing.
    package func insertText(_ string: String) {}
    /// Return was pressed.
    package func submit() {}

    override package var keepsDrags: Bool { true }
    override package var canFocus: Bool { true }
    override package var focusesOnClick: Bool { true }
}
