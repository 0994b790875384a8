import Foundation

/// What assistive tools ask of a text that is edited. Places are offsets in the UTF-8 of the text.
extension TextInputEditor {
    package var caretPlace: Int { caretOffset(in: text) }
    package var selectedPlaces: Range<Int> { selectedRange }
    package var isOfOneLine: Bool { isLine }

    package func selectPlaces(_ anchor: Int, _ caret: Int) {
        let text = text
        select(boundary(anchor, in: text), boundary(caret, in: text))
    }

    package func replacePlaces(_ range: Range<Int>, with string: String) {
        replace(limited(range, text), with: string)
    }

    /// The line as it is broken around a place, without the newline.
    package func lineInText(around place: Int) -> Range<Int> {
        currentLayout()?.line(around: place) ?? 0..<text.utf8.count
    }

    /// Where some of the text is, in window points; nil while it is not laid out.
    package func frameInWindow(of range: Range<Int>) -> CGRect? {
        guard let node, let layout = currentLayout() else { return nil }
        let rects = range.isEmpty ? [layout.caret(at: range.lowerBound)] : layout.rectangles(of: range)
        guard let first = rects.first else { return nil }
        let origin = scrolled(layout, node.size)
        let frame = rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: -origin.x, dy: -origin.y)
        return frame.applying(node.transformToWindow)
    }

    /// The character at a point of the window; nil for a point that is not in the view.
    package func place(atPointOfWindow point: CGPoint) -> Int? {
        guard let node, let layout = currentLayout() else { return nil }
        let frame = node.frameInWindow
        guard frame.contains(point) else { return nil }
        let origin = scrolled(layout, node.size)
        return layout.offset(at: CGPoint(x: point.x - frame.minX + origin.x, y: point.y - frame.minY + origin.y))
    }

    /// How many characters there are before a place.
    package func characters(before place: Int) -> Int {
        let text = text
        return text.distance(
            from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: min(place, text.utf8.count)))
    }

    package func place(ofCharacter number: Int) -> Int {
        let text = text
        let index = text.index(text.startIndex, offsetBy: number, limitedBy: text.endIndex) ?? text.endIndex
        return text.utf8.distance(from: text.startIndex, to: index)
    }
}
