import Foundation

/// Where the characters are, and which is at a point.
extension TextAreaLayout {
    func paragraph(at offset: Int) -> Int { paragraphs.index(at: offset) }

    private func size(of index: Int) -> CGSize { CGSize(width: width, height: height(of: index)) }

    private func lines(_ index: Int) -> [TextLine] { shape(index).shape.lines(in: size(of: index)) }

    func caret(at offset: Int) -> CGRect {
        let index = paragraph(at: offset)
        let range = range(of: index)
        let top = top(of: index)
        guard !range.isEmpty else { return CGRect(x: startX, y: top, width: 1, height: lineHeight) }
        let inner = min(max(offset - range.lowerBound, 0), range.count)
        var caret = shape(index).shape.caret(at: inner, in: size(of: index)).offsetBy(dx: 0, dy: top)
        caret.size.height = max(caret.height, lineHeight * 0.9)
        return caret
    }

    func offset(besideCaretAt offset: Int, toTheRight: Bool) -> Int? {
        let index = paragraph(at: offset)
        let range = range(of: index)
        guard isRightToLeft || paragraphs.string(index).mayBeReadFromRight else { return nil }
        var goesOn = toTheRight != isRightToLeft
        if !range.isEmpty {
            let inner = min(max(offset - range.lowerBound, 0), range.count)
            let next = shape(index).shape.offset(besideCaretAt: inner, toTheRight: toTheRight, in: size(of: index))
            if let next { return range.lowerBound + min(next, range.count) }
            // Beyond an end of the paragraph is its neighbour at that end.
            if inner == 0 { goesOn = false } else if inner == range.count { goesOn = true }
        }
        return goesOn ? min(range.upperBound + 1, paragraphs.length) : max(range.lowerBound - 1, 0)
    }

    func paragraph(around offset: Int) -> Range<Int> { range(of: paragraph(at: offset)) }

    func rectangles(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        return (paragraph(at: range.lowerBound)...paragraph(at: range.upperBound)).flatMap { index in
            let own = self.range(of: index)
            let part = range.clamped(to: own)
            let inner = part.lowerBound - own.lowerBound..<part.upperBound - own.lowerBound
            let top = top(of: index)
            return shape(index).shape.rectangles(of: inner, in: size(of: index)).map { $0.offsetBy(dx: 0, dy: top) }
        }
    }

    func shown(in stretch: ClosedRange<CGFloat>, selection: Range<Int>, _ color: Color.Resolved) -> [EditedText] {
        #if DEBUG
            defer {
                if paragraphs.count < SelfChecks.smallCount {
                    SelfChecks.run("the lines of a text") { try checkInvariants() }
                }
            }
        #endif
        return texts(in: stretch, selection: selection, color)
    }

    private func texts(in stretch: ClosedRange<CGFloat>, selection: Range<Int>, _ color: Color.Resolved) -> [EditedText]
    {
        visible(from: stretch.lowerBound, to: stretch.upperBound).compactMap { index, top in
            let range = range(of: index)
            guard !range.isEmpty else { return nil }
            var text = resolved(index)
            let selected = selection.clamped(to: range)
            if !selected.isEmpty {
                text.selection = TextSelectionMark(
                    range: selected.lowerBound - range.lowerBound..<selected.upperBound - range.lowerBound, color: color
                )
            }
            return EditedText(text: text, frame: CGRect(x: 0, y: top, width: width, height: height(of: index)))
        }
    }

    /// Where an empty line begins.
    private var startX: CGFloat {
        switch alignment {
        case .leading: isRightToLeft ? width : 0
        case .center: width / 2
        case .trailing: isRightToLeft ? 0 : width
        }
    }

    /// The character nearest to a point.
    func offset(at point: CGPoint) -> Int {
        var y: CGFloat = 0
        for block in heights.blocks.indices {
            let height = blockHeight(block)
            if point.y < y + height || block == heights.blocks.count - 1 {
                return offset(at: point, inBlock: block, top: y)
            }
            y += height
        }
        return paragraphs.length
    }

    private func offset(at point: CGPoint, inBlock block: Int, top: CGFloat) -> Int {
        _ = openBlock(block)
        var y = top
        let indices = indices(ofBlock: block)
        for index in indices {
            let height = roughHeight(of: index)
            if point.y < y + height || index == indices.upperBound - 1 {
                let range = range(of: index)
                if range.isEmpty { return range.lowerBound }
                let inner = shape(index).shape.offset(
                    at: CGPoint(x: point.x, y: min(max(point.y - y, 0), self.height(of: index) - 0.5)),
                    in: size(of: index))
                return range.lowerBound + min(inner, range.count)
            }
            y += height
        }
        return paragraphs.length
    }

    /// The characters of the line around a place, without the newline.
    func line(around offset: Int) -> Range<Int> {
        let index = paragraph(at: offset)
        let range = range(of: index)
        let start = range.lowerBound
        guard !range.isEmpty, let line = lines(index).last(where: { $0.range.lowerBound <= offset - start }) else {
            return start..<start
        }
        return start + line.range.lowerBound..<start + min(line.range.upperBound, range.count)
    }
}
