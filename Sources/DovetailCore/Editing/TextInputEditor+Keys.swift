import Foundation

/// Keys and editing commands.
extension TextInputEditor {
    /// What a key does; called by the responder. Returns whether it was used up.
    func edit(by key: KeyInput) -> Bool {
        let isCommand = !key.modifiers.isDisjoint(with: [.control, .command])
        let isOption = key.modifiers.contains(.option)
        let isExtending = key.modifiers.contains(.shift)
        let text = text
        let range = selectedRange(in: text)
        switch key.key {
        case .character(let character) where isCommand:
            return command(Character(character.lowercased()), isShifted: isExtending)
        case .character, .space:
            guard !key.characters.isEmpty, !isCommand, !isOption else { return false }
            insertText(key.characters)
        case .return:
            let submits = isLine || (view?.onSubmit != nil && !isOption)
            if submits { view?.onSubmit?() } else { insertText("\n") }
        case .backspace:
            if range.upperBound == 0, let act = view?.onBackspaceAtStart {
                act()
                return true
            }
            replace(range.isEmpty ? place(range.lowerBound, -1, byWord: isCommand)..<range.lowerBound : range, with: "")
        case .delete:
            replace(range.isEmpty ? range.lowerBound..<place(range.lowerBound, 1, byWord: isCommand) : range, with: "")
        case .left, .right: moveAside(toTheRight: key.key == .right, isExtending, byWord: isCommand || isOption)
        case .up, .down:
            if isOption { return false }
            moveLines(key.key == .up ? -1 : 1, isExtending)
        case .pageUp, .pageDown:
            if isLine { return false }
            moveLines(key.key == .pageUp ? -pageLines : pageLines, isExtending)
        case .home: move(to: isCommand ? 0 : line(in: text)?.lowerBound ?? 0, isExtending)
        case .end: move(to: isCommand ? text.utf8.count : line(in: text)?.upperBound ?? text.utf8.count, isExtending)
        case .tab, .escape, .menu, .menuBar: return false
        }
        return true
    }

    /// The characters of the line with the caret.
    private func line(in text: String) -> Range<Int>? { currentLayout()?.line(around: caretOffset(in: text)) }

    private func command(_ character: Character, isShifted: Bool) -> Bool {
        switch character {
        case "a": perform(byKey: .selectAll)
        case "c": perform(byKey: .copy)
        case "x": perform(byKey: .cut)
        case "v": perform(byKey: .paste)
        // What else can be taken back in the window is asked for where nothing was typed here.
        case "z": return undo(isRedo: isShifted) || !isLine
        case "y": return undo(isRedo: true) || !isLine
        case "b", "i", "u":
            guard let rich = view?.rich else { return false }
            toggle(character, in: rich)
        default: return false
        }
        return true
    }

    /// A key does what the menu's item does, where an owner of the text lets it.
    private func perform(byKey command: EditCommand) {
        if owner == nil || canPerform(command) == true { perform(command) }
    }

    /// What is selected; nil where nothing is. What is typed into a secure field is nobody else's.
    var copyableText: String? {
        let text = text
        let range = selectedRange(in: text)
        guard !range.isEmpty, !isSecure else { return nil }
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        return String(text[start..<text.utf8.index(text.startIndex, offsetBy: range.upperBound)])
    }

    @discardableResult
    private func copy() -> Bool {
        guard let text = copyableText else { return false }
        clipboard.string = text
        return true
    }

    // MARK: The Edit menu

    /// Whether there is something to do for a command; nil where it is no matter of this text.
    func canEdit(by command: EditCommand) -> Bool? {
        guard isEnabled else { return nil }
        switch command {
        // What else can be taken back in the window is asked for where nothing was typed here.
        case .undo: return history.canUndo(text) ? true : nil
        case .redo: return history.canRedo(text) ? true : nil
        case .cut, .copy: return !selectedRange.isEmpty && !isSecure
        case .delete: return !selectedRange.isEmpty
        case .paste: return clipboard.string != nil
        case .selectAll: return !text.isEmpty
        }
    }

    func edit(by command: EditCommand) {
        switch command {
        case .undo, .redo: undo(isRedo: command == .redo)
        case .delete: replace(selectedRange, with: "")
        case .cut: if copy() { replace(selectedRange, with: "") }
        case .copy: copy()
        case .paste: if let string = clipboard.string { insertText(string) }
        case .selectAll: select(0, text.utf8.count)
        }
    }

    // MARK: Moving

    func move(to position: Int, _ isExtending: Bool) {
        let anchor = isExtending ? (isStale ? text.utf8.count : state.anchor) : position
        select(anchor, position)
        if isExtending { offerSelection() }
    }

    /// Whether the app has made another text, so that the selection is none of this one.
    private var isStale: Bool {
        let text = text
        return selectedRange(in: text) != limited(state.selection, text)
    }

    private func moveAside(toTheRight isRight: Bool, _ isExtending: Bool, byWord: Bool) {
        let text = text
        let (range, caret) = (selectedRange(in: text), caretOffset(in: text))
        let layout = currentLayout()
        if !range.isEmpty, !isExtending {
            // To the end of the selection that is on that side.
            let ends = layout.map { ($0.caret(at: range.lowerBound), $0.caret(at: range.upperBound)) }
            let isTurned = ends.map { $0.minY == $1.minY && $0.minX > $1.minX } ?? false
            return move(to: isRight != isTurned ? range.upperBound : range.lowerBound, false)
        }
        if let place = layout?.offset(besideCaretAt: caret, toTheRight: isRight) {
            guard byWord else { return move(to: boundary(place, in: text), isExtending) }
            return move(to: self.place(caret, place < caret ? -1 : 1, byWord: true), isExtending)
        }
        move(to: place(caret, isRight ? 1 : -1, byWord: byWord), isExtending)
    }

    /// How many characters a step by a word goes over at most.
    private static let longestStep = 10_000

    /// The next place in order: of a character, or of a word's edge. In a secure field nothing tells where words end.
    func place(_ offset: Int, _ step: Int, byWord: Bool) -> Int {
        let text = text
        let places = CharacterPlaces(text)
        let offset = places.start(at: offset)
        if !byWord { return step < 0 ? places.previous(before: offset) : places.next(after: offset) }
        if isSecure { return step < 0 ? 0 : text.utf8.count }
        // By code points: a character may be one of millions of them.
        let scalars = text.unicodeScalars
        var index = text.utf8.index(text.startIndex, offsetBy: offset)
        func stepOnce() -> UnicodeScalar? {
            if step < 0 {
                guard index > text.startIndex else { return nil }
                index = scalars.index(before: index)
                return scalars[index]
            }
            guard index < text.endIndex else { return nil }
            defer { index = scalars.index(after: index) }
            return scalars[index]
        }
        var hasMet = false
        for _ in 0..<Self.longestStep {
            let before = index
            guard let character = stepOnce() else { break }
            if character.isPartOfWord {
                hasMet = true
            } else if hasMet {
                index = before
                break
            }
        }
        return places.start(at: text.utf8.distance(from: text.startIndex, to: index))
    }

    /// The word at a character, for a double press; the character itself where it is part of none.
    func word(at offset: Int) -> Range<Int> {
        let text = text
        if isSecure { return 0..<text.utf8.count }
        let scalars = text.unicodeScalars
        let start = text.utf8.index(text.startIndex, offsetBy: boundary(offset, in: text))
        var (lower, upper) = (start, start)
        for _ in 0..<Self.longestStep where lower > text.startIndex {
            let before = scalars.index(before: lower)
            guard scalars[before].isPartOfWord else { break }
            lower = before
        }
        for _ in 0..<Self.longestStep where upper < text.endIndex {
            guard scalars[upper].isPartOfWord else { break }
            upper = scalars.index(after: upper)
        }
        let places = CharacterPlaces(text)
        let range =
            places.start(
                at: text.utf8.distance(from: text.startIndex, to: lower))..<places.start(
                at: text.utf8.distance(from: text.startIndex, to: upper))
        if !range.isEmpty { return range }
        let single = places.start(at: offset)
        return single..<max(single, places.next(after: single))
    }

    private var pageLines: Int { max(Int((node?.size.height ?? 0) / (layout?.lineHeight ?? 20)) - 1, 1) }

    private func moveLines(_ count: Int, _ isExtending: Bool) {
        guard let layout = currentLayout() else { return move(to: count < 0 ? 0 : text.utf8.count, isExtending) }
        let text = text
        // A line leads to its ends.
        if isLine { return move(to: count < 0 ? 0 : text.utf8.count, isExtending) }
        let rect = layout.caret(at: caretOffset(in: text))
        let column = column ?? rect.minX
        let y = rect.midY + CGFloat(count) * rect.height
        let target =
            y < 0
            ? 0
            : y > layout.contentSize.height ? text.utf8.count : layout.offset(at: CGPoint(x: column, y: y))
        move(to: target, isExtending)
        self.column = column
    }
}

extension UnicodeScalar {
    /// Whether a step by a word goes over it.
    var isPartOfWord: Bool {
        properties.isAlphabetic || properties.numericType != nil || properties.generalCategory == .nonspacingMark
    }
}
