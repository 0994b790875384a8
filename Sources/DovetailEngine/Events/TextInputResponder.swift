import Foundation

/// A text that can be edited, as hosts, tests and other controls see it.
package protocol TextInputResponder: Responder {
    /// What is shown now.
    var text: String { get }
    /// Offsets in characters.
    var selection: Range<Int> { get }

    /// Replaces the whole text, as a person's edit.
    func setText(_ text: String)
    func setSelection(_ selection: Range<Int>)
    /// Replaces the selection, as a person's typing.
    func insertText(_ string: String)
    /// Puts the caret where a point of the view is.
    func placeCaret(at location: CGPoint)
    /// What an input method is making at the caret; nil for nothing.
    var composition: TextComposition? { get set }
    /// Where the caret is, in the window; nil while it is not known.
    var caretFrame: CGRect? { get }
    /// Whether what is typed is nobody else's.
    var isSecret: Bool { get }
    /// Some characters before the caret and behind it.
    func textAroundCaret(_ count: Int) -> (before: String, after: String)
    /// What keyboards on the screen and input methods are told of the text.
    var hints: TypingHints { get }
    /// Moves what is selected to a point of the view.
    func moveSelection(to location: CGPoint)
}

extension TextInputResponder {
    /// What drags what is selected: the nearest view around that does; nil where none does.
    package var onDragSelection: ((SelectionDrag) -> Void)? {
        node?.ancestors.lazy.compactMap { ($0.responder as? InteractionResponder)?.onDragSelection }.first
    }
}

/// What happens to a text that is dragged out of its selection. Places are in the window.
package enum SelectionDrag {
    case moved(CGPoint, String)
    case ended(CGPoint)
    case cancelled
}
