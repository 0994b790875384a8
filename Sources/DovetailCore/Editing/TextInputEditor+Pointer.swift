import Foundation

/// What a press of a text selected, and goes on to select as it moves.
struct PressedText {
    enum Unit { case character, word, paragraph }

    var unit: Unit
    /// What the press itself selected: it stays selected whatever else is.
    var range: Range<Int>
    /// Set for a press on what is selected, which drags that once it moves, and puts the caret there if it does not.
    var dragStart: CGPoint?
}

/// Presses and drags.
extension TextInputEditor {
    /// How far the pointer goes before what is selected is dragged, in points.
    private static let dragDistance: CGFloat = 5

    func press(at location: CGPoint, _ event: PointerEvent) {
        guard isEnabled, let offset = offset(at: location) else { return }
        if composition != nil { composition = nil }
        if event.clickCount == 1, !event.modifiers.contains(.shift), onDragSelection != nil,
            isSelected(location), copyableText != nil
        {
            pressed = PressedText(unit: .character, range: offset..<offset, dragStart: location)
            return
        }
        switch event.clickCount {
        case 1:
            move(to: offset, event.modifiers.contains(.shift))
            let anchor = state.anchor
            pressed = PressedText(unit: .character, range: anchor..<anchor)
        case 2: begin(.word, word(at: offset))
        default: begin(.paragraph, currentLayout()?.paragraph(around: offset) ?? offset..<offset)
        }
    }

    private func begin(_ unit: PressedText.Unit, _ range: Range<Int>) {
        pressed = PressedText(unit: unit, range: range)
        select(range.lowerBound, range.upperBound)
    }

    func drag(to location: CGPoint, _ event: PointerEvent) {
        guard isEnabled, let pressed else { return }
        if let start = pressed.dragStart {
            guard hypot(location.x - start.x, location.y - start.y) > Self.dragDistance else { return }
            guard let text = copyableText, let node else { return }
            onDragSelection?(.moved(node.convertToWindow(location), text))
            return
        }
        guard let offset = offset(at: location) else { return }
        let end =
            switch pressed.unit {
            case .character: offset..<offset
            case .word: word(at: offset)
            case .paragraph: currentLayout()?.paragraph(around: offset) ?? offset..<offset
            }
        if end.lowerBound < pressed.range.lowerBound {
            select(pressed.range.upperBound, end.lowerBound)
        } else {
            select(pressed.range.lowerBound, max(end.upperBound, pressed.range.upperBound))
        }
    }

    func release(at location: CGPoint) {
        defer { pressed = nil }
        guard isEnabled, let pressed else { return }
        if let start = pressed.dragStart {
            guard hypot(location.x - start.x, location.y - start.y) > Self.dragDistance, let node else {
                return move(to: pressed.range.lowerBound, false)
            }
            onDragSelection?(.ended(node.convertToWindow(location)))
            return
        }
        offerSelection()
    }

    func cancelPress() {
        if pressed?.dragStart != nil { onDragSelection?(.cancelled) }
        pressed = nil
    }

    /// Lets the middle button paste what is selected, elsewhere too.
    func offerSelection() { if let text = copyableText { clipboard.selectedText = text } }

    /// Pastes what is selected somewhere.
    func pressMiddle(at location: CGPoint) -> Bool {
        guard isEnabled else { return false }
        placeCaret(at: location)
        clipboard.readSelectedText { [weak self] text in
            self?.insertText(text)
        }
        return true
    }

    /// Moves what is selected to a point of the view, as it is dropped there.
    func moveSelected(to location: CGPoint) {
        let text = text
        let range = selectedRange(in: text)
        guard isEnabled, let moved = copyableText, let offset = offset(at: location),
            offset < range.lowerBound || offset > range.upperBound
        else { return }
        let target = offset > range.upperBound ? offset - range.count : offset
        replace(range, with: "")
        replace(target..<target, with: moved)
        select(target, target + moved.utf8.count)
    }

    /// The character at a point of the view.
    func offset(at location: CGPoint) -> Int? {
        guard let layout = currentLayout(), let node else { return nil }
        let origin = scrolled(layout, node.size)
        let point = CGPoint(x: location.x + origin.x, y: location.y + origin.y)
        let offset = layout.offset(at: point)
        let text = text
        guard let composition else { return boundary(offset, in: text) }
        // What is being made is not in the text.
        let start = selectedRange(in: text).lowerBound
        return boundary(offset <= start ? offset : max(start, offset - composition.text.utf8.count), in: text)
    }

    private func isSelected(_ location: CGPoint) -> Bool {
        let range = selectedRange
        guard !range.isEmpty, let layout = currentLayout(), let node else { return false }
        let origin = scrolled(layout, node.size)
        let point = CGPoint(x: location.x + origin.x, y: location.y + origin.y)
        // Of a long text the paragraph alone is looked at.
        let near = layout.paragraph(around: layout.offset(at: point)).clamped(to: range)
        return layout.rectangles(of: near).contains { $0.contains(point) }
    }
}
