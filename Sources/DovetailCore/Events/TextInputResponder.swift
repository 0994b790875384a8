import Foundation

/// A text that can be edited, as hosts, tests and other controls see it.
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
    /// What an input method is making at the caret; nil for nothing.
    package var composition: TextComposition? {
        get { nil }
        set {}
    }
    /// Where the caret is, in the window; nil while it is not known.
    package var caretFrame: CGRect? { nil }
    /// Whether what is typed is nobody else's.
    package var isSecret: Bool { false }
    /// Some characters before the caret and behind it.
    package func textAroundCaret(_ count: Int) -> (before: String, after: String) { ("", "") }
    /// What keyboards on the screen and input methods are told of the text.
    package var hints: TypingHints { TypingHints() }
    /// Moves what is selected to a point of the view.
    package func moveSelection(to location: CGPoint) {}
    /// What drags what is selected: the nearest view around that does; nil where none does.
    package var onDragSelection: ((SelectionDrag) -> Void)? {
        node?.ancestors.lazy.compactMap { ($0.responder as? InteractionResponder)?.onDragSelection }.first
    }

    /// What happens to a text that is dragged out of its selection. Places are in the window.
    package enum SelectionDrag {
        case moved(CGPoint, String)
        case ended(CGPoint)
        case cancelled
    }

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
