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
    /// Puts the caret where a point of the view is.
    package func placeCaret(at location: CGPoint) {}
    /// Return was pressed.
    package func submit() {}
    /// What Backspace does with nothing before the caret; nil for nothing.
    package var onBackspaceAtStart: (() -> Void)? { nil }

    // MARK: An app's binding to the selection

    private var selectionBinding: Binding<TextSelection?>?
    /// What the binding and the editor agreed on last.
    private var agreedSelection: TextSelection?

    /// Selects what an app has put into its binding since. Called by the rule that takes over the view, so it runs again when the
    /// binding's value changes; the selection changes when the views are there that show its text.
    func follow(_ binding: Binding<TextSelection?>?, _ loop: UpdateLoop) {
        selectionBinding = binding
        guard let wanted = binding?.wrappedValue, wanted != agreedSelection else { return }
        agreedSelection = wanted
        loop.afterEvaluation { [weak self] in
            guard let self, let range = wanted.characters(in: text) else { return }
            setSelection(range)
        }
    }

    /// Tells the app what is selected now.
    func tellSelection() {
        guard let selectionBinding else { return }
        let selection = TextSelection(characters: selection, in: text)
        if selection == agreedSelection { return }
        agreedSelection = selection
        selectionBinding.wrappedValue = selection
    }

    override package var keepsDrags: Bool { true }
    override package var canFocus: Bool { true }
    override package var focusesOnClick: Bool { true }
}
