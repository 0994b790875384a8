import Foundation

/// Where the caret is in a text that is edited, and what is in sight. Offsets are in UTF-8 code units.
struct TextEditingState: Equatable {
    /// Where the selection began.
    var anchor = 0
    /// The end of the selection that moves.
    var caret = 0
    var isFocused = false
    /// What is scrolled out, in points: at the top, and where lines begin.
    var scroll = CGPoint.zero

    var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
}
