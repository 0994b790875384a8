import Foundation

/// What is written in an element, for assistive tools that read it by characters, words and lines, and edit it.
///
/// Offsets are in code points, as tools count them. A text that is edited is as it is now, and a field of secrets has dots in place of its
/// characters. Main thread only.
@MainActor
package struct AccessibleText {
    /// What tools read at once.
    package enum Unit { case character, word, sentence, line, paragraph }

    /// What is shown.
    package let string: String
    /// What edits it; nil for a text that only shows.
    package let editor: TextInputEditor?
    /// Of a text that only shows: what lays it out, and where.
    private let shape: (node: DisplayNode, shape: any TextShape)?
    /// The node that shows it; nil for a text that is edited, and one that is shown in parts.
    var shownNode: DisplayNode? { shape?.node }
    private let scalars: [UnicodeScalar]
    /// Where each code point begins in the UTF-8 of the text, and where the last one ends.
    private let starts: [Int]

    /// What is written in an element. Nil for one that is no text.
    ///
    /// - Complexity: O(length)
    package init?(of item: AccessibilityItem) {
        if item.role == .textField {
            let editor = item.node.firstInTree { $0.responder as? TextInputEditor }
            let text = editor?.text ?? item.value ?? ""
            self.init(
                string: editor?.isSecret == true ? String(repeating: "•", count: text.count) : text, editor: editor,
                shape: editor == nil ? Self.shape(of: text, in: item) : nil)
            return
        }
        if item.role == .picker, let value = item.value {
            // What is chosen is written in it.
            self.init(string: value, editor: nil, shape: Self.shape(of: value, in: item))
            return
        }
        guard item.role == .text || item.role == .header || item.traits.contains(.isLink), let label = item.label,
            !label.isEmpty
        else { return nil }
        self.init(string: label, editor: nil, shape: Self.shape(of: label, in: item))
    }

    /// What shows a text as a whole; nil where it is shown in parts, or not at all.
    private static func shape(of string: String, in item: AccessibilityItem) -> (DisplayNode, any TextShape)? {
        item.node.firstInTree { node in
            guard case .text(let text) = node.content, text.string == string, let shape = text.shape else { return nil }
            return (node, shape)
        }
    }

    private init(string: String, editor: TextInputEditor?, shape: (DisplayNode, any TextShape)?) {
        self.string = string
        self.editor = editor
        self.shape = shape
        scalars = Array(string.unicodeScalars)
        var starts = [0]
        starts.reserveCapacity(scalars.count + 1)
        for scalar in scalars { starts.append(starts[starts.count - 1] + UTF8.width(scalar)) }
        self.starts = starts
    }

    /// How many code points there are.
    package var count: Int { scalars.count }

    package subscript(offset: Int) -> UnicodeScalar? { scalars.indices.contains(offset) ? scalars[offset] : nil }

    /// A part of the text; -1 as its end is that of the text. What is out of range is left out.
    package func text(from start: Int, to end: Int) -> String {
        let range = self.range(from: start, to: end)
        return String(String.UnicodeScalarView(scalars[range]))
    }

    package func range(from start: Int, to end: Int) -> Range<Int> {
        let upper = end < 0 ? count : min(end, count)
        return min(max(start, 0), upper)..<upper
    }

    // MARK: Units

    /// The unit around a place; an empty range at the end of the text where none is there.
    package func unit(_ unit: Unit, at offset: Int) -> Range<Int> {
        guard (0...count).contains(offset) else { return 0..<0 }
        switch unit {
        case .character: return offset < count ? offset..<offset + 1 : count..<count
        case .word: return stretch(around: offset) { isWordStart($0) }
        case .sentence: return stretch(around: offset) { isSentenceStart($0) }
        case .paragraph: return stretch(around: offset) { scalars[$0 - 1] == "\n" }
        case .line: return line(around: offset)
        }
    }

    /// From the last place at or before an offset where one begins to the next such place.
    private func stretch(around offset: Int, beginsAt: (Int) -> Bool) -> Range<Int> {
        var lower = min(offset, max(count - 1, 0))
        while lower > 0, !beginsAt(lower) { lower -= 1 }
        var upper = lower
        if lower < count { upper += 1 }
        while upper < count, !beginsAt(upper) { upper += 1 }
        return lower..<upper
    }

    private func isWordStart(_ offset: Int) -> Bool {
        scalars[offset].isPartOfWord && !scalars[offset - 1].isPartOfWord
    }

    private func isSentenceStart(_ offset: Int) -> Bool {
        if scalars[offset - 1] == "\n" { return true }
        guard scalars[offset - 1].properties.isWhitespace, !scalars[offset].properties.isWhitespace else {
            return false
        }
        var before = offset - 1
        while before > 0, scalars[before].properties.isWhitespace { before -= 1 }
        return [".", "!", "?", "…", "。"].contains(scalars[before])
    }

    private func line(around offset: Int) -> Range<Int> {
        let place = starts[min(offset, count)]
        var line = 0..<starts[count]
        if let editor {
            guard !editor.isSecret else { return 0..<count }
            line = editor.lineInText(around: place)
        } else if let (node, shape) = shape {
            let lines = shape.lines(in: node.size)
            guard let index = lines.lastIndex(where: { $0.range.lowerBound <= place }) else { return 0..<count }
            // Up to the next line, with the space or newline between them.
            let end = index + 1 < lines.count ? lines[index + 1].range.lowerBound : starts[count]
            line = lines[index].range.lowerBound..<max(end, lines[index].range.lowerBound)
        }
        var upper = codePoint(at: line.upperBound)
        if upper < count, scalars[upper] == "\n" { upper += 1 }
        return codePoint(at: line.lowerBound)..<upper
    }

    /// The code point that begins at a place of the UTF-8, or is around it.
    private func codePoint(at place: Int) -> Int {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= place { low = middle } else { high = middle - 1 }
        }
        return low
    }

    // MARK: Places

    /// Where some characters are, in window points: the rectangle around them. What draws nothing, such as the end of a line, is where a caret
    /// before it is. Nil where places are not known.
    package func frame(of range: Range<Int>) -> CGRect? {
        let range = range.clamped(to: 0..<count)
        let (places, start) = (utf8(range), utf8(range.lowerBound..<range.lowerBound))
        if let editor { return editor.frameInWindow(of: places) ?? editor.frameInWindow(of: start) }
        guard let (node, shape) = shape else { return nil }
        var rects = shape.rectangles(of: places, in: node.size)
        if rects.isEmpty { rects = [shape.caret(at: start.lowerBound, in: node.size)] }
        return rects.dropFirst().reduce(rects[0]) { $0.union($1) }.applying(node.transformToWindow)
    }

    /// The character at a point of the window; nil where none is.
    package func offset(at point: CGPoint) -> Int? {
        if let editor {
            guard let place = editor.place(atPointOfWindow: point) else { return nil }
            return editor.isSecret ? editor.characters(before: place) : codePoint(at: place)
        }
        guard let (node, shape) = shape, let inverse = node.transformToWindow.invertedIfPossible else { return nil }
        let inner = point.applying(inverse)
        guard CGRect(origin: .zero, size: node.size).contains(inner) else { return nil }
        return codePoint(at: shape.offset(at: inner, in: node.size))
    }

    /// A range as one of the text that is edited: its UTF-8, whatever is shown in its place.
    private func utf8(_ range: Range<Int>) -> Range<Int> {
        if let editor, editor.isSecret {
            return editor.place(ofCharacter: range.lowerBound)..<editor.place(ofCharacter: range.upperBound)
        }
        return starts[range.lowerBound]..<starts[range.upperBound]
    }

    // MARK: Selection and edits

    /// Where the caret is; nil for a text that only shows.
    package var caret: Int? { editor.map { offset(ofPlace: $0.caretPlace, $0) } }

    /// What is selected; nil for nothing.
    package var selection: Range<Int>? {
        guard let editor else { return nil }
        let range = editor.selectedPlaces
        return range.isEmpty
            ? nil : offset(ofPlace: range.lowerBound, editor)..<offset(ofPlace: range.upperBound, editor)
    }

    private func offset(ofPlace place: Int, _ editor: TextInputEditor) -> Int {
        editor.isSecret ? editor.characters(before: place) : codePoint(at: place)
    }

    /// Selects a part, or puts the caret before a character. Returns whether that was possible.
    package func select(_ range: Range<Int>) -> Bool {
        guard let editor, range.lowerBound >= 0, range.upperBound <= count else { return false }
        let places = utf8(range)
        editor.selectPlaces(places.lowerBound, places.upperBound)
        return true
    }

    /// Puts something in the place of a part, as a person's edit. Returns whether that was possible.
    package func replace(_ range: Range<Int>, with string: String) -> Bool {
        guard let editor, editor.isEnabled, range.lowerBound >= 0, range.upperBound <= count else { return false }
        editor.replacePlaces(utf8(range), with: string)
        return true
    }

    /// How the characters look at a place, by the names that assistive tools know, and the stretch that looks so.
    package func attributes(at offset: Int) -> (attributes: [String: String], range: Range<Int>) {
        guard editor == nil, let (node, _) = shape, case .text(let text) = node.content else { return ([:], 0..<count) }
        var start = 0
        for run in text.runs {
            let end = start + run.text.unicodeScalars.count
            if offset < end || end == count {
                var attributes: [String: String] = [:]
                attributes["weight"] = "\(Int(run.style.weight))"
                attributes["style"] = run.style.isItalic ? "italic" : "normal"
                if run.style.underlineStyle != nil { attributes["underline"] = "single" }
                return (attributes, start..<end)
            }
            start = end
        }
        return ([:], 0..<count)
    }
}

extension CGAffineTransform {
    fileprivate var invertedIfPossible: CGAffineTransform? { a * d - b * c == 0 ? nil : inverted() }
}
