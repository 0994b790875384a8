import AttributeGraph
import Foundation

/// Gives a text a responder when it has links or can be selected; most texts never need one.
final class TextInteraction {
    private let loop: UpdateLoop
    private let clipboard: any Clipboard
    private var made: TextResponder?

    init(loop: UpdateLoop, clipboard: any Clipboard) {
        self.loop = loop
        self.clipboard = clipboard
    }

    /// The responder, brought up to date with what is displayed; nil where presses pass through. Called by the rule that displays
    /// the text, which a change of the selection makes run again.
    func responder(
        for text: ResolvedText, _ size: CGSize, environment: () -> EnvironmentValues
    ) -> TextResponder? {
        // Most texts don't depend on the environment beyond what they were made of.
        guard text.isSelectable || text.runs.contains(where: { $0.style.link != nil }) else {
            made = nil
            return nil
        }
        let responder = made ?? TextResponder(loop: loop, clipboard: clipboard)
        made = responder
        responder.update(text, size, environment(), loop.graph.runningAttribute)
        return responder
    }
}

/// What opens the links of a text, for those who don't press it.
package protocol TextLinkOpener: AnyObject {
    /// Opens a link of the text, as a press on it does.
    @MainActor func open(_ link: URL)
}

/// Opens a text's links and selects its characters.
final class TextResponder: Responder, TextLinkOpener {
    weak var node: DisplayNode?
    var hasRegainedFocus = false
    private let loop: UpdateLoop
    private let clipboard: any Clipboard
    private var display: WeakAttributeID?
    private var text = ResolvedText(runs: [])
    private var string = ""
    private var size = CGSize.zero
    private var openURL = OpenURLAction()
    private var isSelectable = false
    private var accent = Color.Resolved.transparent
    private var pressedLink: URL?
    /// UTF-8 offsets: where the selection began, and its end that moves.
    private var anchor = 0
    private var head = 0
    /// How far a double click selects: a word for 2, everything for 3.
    private var clicks = 1

    init(loop: UpdateLoop, clipboard: any Clipboard) {
        self.loop = loop
        self.clipboard = clipboard
    }

    func update(_ text: ResolvedText, _ size: CGSize, _ environment: EnvironmentValues, _ display: WeakAttributeID?) {
        let string = text.string
        if string != self.string { (anchor, head) = (0, 0) }
        self.text = text
        self.string = string
        self.size = size
        self.display = display
        openURL = environment.openURL
        isSelectable = environment.builtIn.text.isSelectable
        accent = (environment.builtIn.tint ?? .accentColor).resolve(in: environment)
        if !isSelectable { (anchor, head) = (0, 0) }
    }

    /// What is selected, for the painter.
    var mark: TextSelectionMark? {
        anchor == head
            ? nil
            : TextSelectionMark(
                range: min(anchor, head)..<max(anchor, head), color: accent.multiplyingOpacity(by: 0.3))
    }

    private func select(_ anchor: Int, _ head: Int) {
        guard anchor != self.anchor || head != self.head else { return }
        (self.anchor, self.head) = (anchor, head)
        guard let display else { return }
        loop.graph.perform { loop.graph.invalidate(display) }
        loop.wake(at: loop.now)
    }

    private func link(at point: CGPoint) -> URL? {
        guard let shape = text.shape else { return nil }
        var start = 0
        for run in text.runs {
            let end = start + run.text.utf8.count
            if let link = run.style.link,
                shape.rectangles(of: start..<end, in: size).contains(where: { $0.contains(point) })
            {
                return link
            }
            start = end
        }
        return nil
    }

    func accepts(_ location: CGPoint) -> Bool { isSelectable || link(at: location) != nil }
    var keepsDrags: Bool { isSelectable }
    var canFocus: Bool { false }
    var focusesOnClick: Bool { isSelectable }

    func focusChanged(_ isFocused: Bool) { if !isFocused { select(0, 0) } }

    func pointerDown(at location: CGPoint, event: PointerEvent) {
        pressedLink = link(at: location)
        guard isSelectable, pressedLink == nil, let shape = text.shape else { return }
        clicks = event.clickCount
        let offset = shape.offset(at: location, in: size)
        switch clicks {
        case ..<2: if event.modifiers.contains(.shift) { select(anchor, offset) } else { select(offset, offset) }
        case 2:
            let word = word(at: offset)
            select(word.lowerBound, word.upperBound)
        default: select(0, string.utf8.count)
        }
    }

    func pointerMoved(to location: CGPoint, event: PointerEvent) {
        guard isSelectable, pressedLink == nil, clicks < 2, let shape = text.shape else { return }
        select(anchor, shape.offset(at: location, in: size))
    }

    func pointerUp(at location: CGPoint, event: PointerEvent) {
        defer { pressedLink = nil }
        if let pressedLink, link(at: location) == pressedLink {
            MainActor.assumeIsolated { openURL(pressedLink) }
        }
    }

    @MainActor func open(_ link: URL) { openURL(link) }

    func pointerCancelled() { pressedLink = nil }

    /// The word around an offset, or the single character between words.
    private func word(at offset: Int) -> Range<Int> {
        guard !string.isEmpty else { return 0..<0 }
        func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "'" }
        var index = string.utf8.index(string.startIndex, offsetBy: min(offset, string.utf8.count))
        if index == string.endIndex { index = string.index(before: index) }
        var (start, end) = (index, string.index(after: index))
        if isWord(string[index]) {
            while start > string.startIndex, isWord(string[string.index(before: start)]) {
                start = string.index(before: start)
            }
            while end < string.endIndex, isWord(string[end]) { end = string.index(after: end) }
        }
        let utf8 = string.utf8
        return utf8.distance(from: utf8.startIndex, to: start)..<utf8.distance(from: utf8.startIndex, to: end)
    }

    func keyDown(_ key: KeyInput) -> Bool {
        guard isSelectable, !key.modifiers.isDisjoint(with: [.control, .command]) else { return false }
        guard case .character(let character) = key.key else { return false }
        switch character.lowercased() {
        case "c":
            guard let mark else { return false }
            clipboard.string = String(decoding: Array(string.utf8)[mark.range], as: UTF8.self)
            return true
        case "a":
            select(0, string.utf8.count)
            return true
        default: return false
        }
    }

    func canPerform(_ command: EditCommand) -> Bool? {
        guard isSelectable else { return nil }
        switch command {
        case .copy: return mark == nil ? nil : true
        case .selectAll: return !string.isEmpty
        default: return nil
        }
    }

    func perform(_ command: EditCommand) {
        if let key = command.shortcut?.key.character {
            _ = keyDown(KeyInput(key: .character(key), modifiers: .command))
        }
    }
}
