import DovetailCore
import Foundation

/// Which text of a window has the keyboard: its number among all that can be edited, and what is selected in it.
struct FocusPlace: Codable {
    private let number: Int
    private let start: Int
    private let end: Int

    /// Nil where no text has the keyboard.
    @MainActor
    init?(in window: WindowRoot) {
        guard let focused = window.focusedResponder as? any TextInputResponder,
            let number = Self.texts(in: window).firstIndex(where: { $0 === focused })
        else { return nil }
        self.number = number
        (start, end) = (focused.selection.lowerBound, focused.selection.upperBound)
    }

    @MainActor
    func restore(in window: WindowRoot) {
        let texts = Self.texts(in: window)
        guard texts.indices.contains(number) else { return }
        window.focusedResponder = texts[number]
        let length = texts[number].text.count
        texts[number].setSelection(min(start, length)..<min(max(start, end), length))
    }

    /// In the order in which they are drawn.
    @MainActor
    private static func texts(in window: WindowRoot) -> [any TextInputResponder] {
        var found: [any TextInputResponder] = []
        var waiting = [window.displayTree.root]
        while let node = waiting.popLast() {
            if let text = node.responder as? any TextInputResponder { found.append(text) }
            waiting += node.children.reversed()
        }
        return found
    }
}
