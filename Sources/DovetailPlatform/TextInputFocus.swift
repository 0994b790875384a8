import DovetailControls
import DovetailCore
import Foundation

/// What views that a person types into have in common.
@MainActor
package final class TextInputState {
    /// Whether a program asked for the keyboard, or gave it back, since the view was last shown.
    package var wanted: Bool?
    package var isFocused = false

    package init() {}
}

/// What differs between an old text and a new one: the old range, and what stands there now.
package struct TextEdit {
    package let range: NSRange
    package let replacement: String

    package init(from old: String, to new: String) {
        let (before, after) = (Array(old.utf16), Array(new.utf16))
        let limit = min(before.count, after.count)
        var start = 0
        while start < limit && before[start] == after[start] { start += 1 }
        var end = 0
        while end < limit - start && before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
        range = NSRange(location: start, length: before.count - end - start)
        replacement = String(decoding: after[start..<after.count - end], as: UTF16.self)
    }
}

/// Keeps the keyboard of a field of SwiftUI's and the state of a view of UIKit's in step.
package struct TextInputFocus: ViewModifier {
    let state: TextInputState
    /// Tells a change of the state: with another count this is another value.
    let count: Int
    let focusChanged: (Bool) -> Void
    @FocusState private var isFocused: Bool

    package init(state: TextInputState, count: Int, focusChanged: @escaping (Bool) -> Void) {
        self.state = state
        self.count = count
        self.focusChanged = focusChanged
    }

    package func body(content: Content) -> some View {
        content
            .focused($isFocused)
            .onAppear { follow() }
            .onChange(of: count) { _, _ in follow() }
            .onChange(of: isFocused) { _, isFocused in
                state.isFocused = isFocused
                focusChanged(isFocused)
            }
    }

    private func follow() {
        guard let wanted = state.wanted else { return }
        state.wanted = nil
        isFocused = wanted
    }
}

/// How lines of text stand between the sides.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural

    /// The nearest that SwiftUI has. Justified text stands as natural text does.
    package var alignment: TextAlignment { self == .center ? .center : self == .right ? .trailing : .leading }
}

/// How text that is too long ends.
public enum NSLineBreakMode: UInt, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
