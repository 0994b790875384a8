import Foundation

/// A text that an input method is making. It is shown at the caret, and belongs to the edited text once it is committed.
package struct TextComposition: Equatable {
    package var text: String
    /// Where the caret is in it, in UTF-8 code units.
    package var caret: Int

    package init(text: String, caret: Int) {
        self.text = text
        self.caret = caret
    }
}
