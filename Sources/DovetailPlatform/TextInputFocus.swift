import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// What views that a person types into have in common.
@MainActor
class TextInputState {
    /// Whether a program asked for the keyboard, or gave it back, since the view was last shown.
    var wanted: Bool?
    var isFocused = false
}

/// What differs between an old text and a new one: the old range, and what stands there now.
struct TextEdit {
    let range: NSRange
    let replacement: String

    init(from old: String, to new: String) {
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
struct TextInputFocus: ViewModifier {
    let state: TextInputState
    /// Tells a change of the state: with another count this is another value.
    let count: Int
    let focusChanged: (Bool) -> Void
    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
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

extension NSTextAlignment {
    var alignment: TextAlignment { self == .center ? .center : self == .right ? .trailing : .leading }
}
