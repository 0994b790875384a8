import Foundation

extension Text {
    /// The lines of a text as they are on show, for a ``TextRenderer`` to draw: a collection of lines, each of runs in one style,
    /// each of slices, one for a character.
    ///
    /// Places are in the coordinates of the text's view.
    public struct Layout: RandomAccessCollection, Equatable {
        private let source: TextLayoutSource

        init(_ source: TextLayoutSource) { self.source = source }

        /// Whether there is more text than is shown.
        public var isTruncated: Bool { source.lines.contains { $0.isTruncated } }
        public var startIndex: Int { 0 }
        public var endIndex: Int { source.lines.count }
        public subscript(index: Int) -> Line { Line(source: source, number: index) }

        public static func == (left: Layout, right: Layout) -> Bool { left.source == right.source }

        /// A character's place in the text, counted in UTF-8 code units.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let offset: Int
            public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool { left.offset < right.offset }
            public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
            public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(offset: offset + count) }
        }

        /// Where something stands, and how far it reaches from its baseline.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
            public var origin: CGPoint
            public var width: CGFloat
            /// Above the baseline, in points.
            public var ascent: CGFloat
            /// Below the baseline, in points.
            public var descent: CGFloat
            /// To the next line. Always 0 here: it is part of the ascent and descent.
            public var leading: CGFloat

            public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

            init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
                self.origin = origin
                self.width = width
                self.ascent = ascent
                self.descent = descent
                self.leading = leading
            }

            /// The rectangle from the top of the ascent to the bottom of the descent.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// How parts of a text are drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Letters stand where they are moved to, not at the nearest pixel. They always do here.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }

        /// One line: a collection of runs.
        public struct Line: RandomAccessCollection, Equatable {
            let source: TextLayoutSource
            let number: Int
            /// How far the line was moved by setting its origin.
            var shift = CGSize.zero

            var line: TextLine { source.lines[number] }

            public var startIndex: Int { 0 }
            public var endIndex: Int { source.runs(of: line).count }
            public subscript(index: Int) -> Run { Run(line: self, part: source.runs(of: line)[index]) }

            /// The left end of the baseline. Drawn, the line stands there.
            public var origin: CGPoint {
                get { CGPoint(x: line.frame.minX + shift.width, y: line.baseline + shift.height) }
                set {
                    shift.width += newValue.x - origin.x
                    shift.height += newValue.y - origin.y
                }
            }
            public var typographicBounds: TypographicBounds {
                TypographicBounds(
                    origin: origin, width: line.frame.width, ascent: line.baseline - line.frame.minY,
                    descent: line.frame.maxY - line.baseline, leading: 0)
            }
            /// The direction that the text as a whole is read in.
            public var paragraphLayoutDirection: LayoutDirection {
                source.text.isRightToLeft ? .rightToLeft : .leftToRight
            }
        }

        /// A part of a line in one style: a collection of slices, one for a character.
        public struct Run: RandomAccessCollection, Equatable {
            let line: Line
            let part: TextLayoutSource.Part

            public var startIndex: Int { 0 }
            public var endIndex: Int { part.characters.count }
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
            /// What was given to the text by ``Text/customAttribute(_:)``; the part of the text that the run belongs to decides.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { part.style.attributes?[key] }

            public var layoutDirection: LayoutDirection { line.paragraphLayoutDirection }
            public var typographicBounds: TypographicBounds { self[0..<count].typographicBounds }
            public var characterIndices: [CharacterIndex] { self[0..<count].characterIndices }
        }

        /// Some characters of a run.
        public struct RunSlice: RandomAccessCollection, Equatable {
            public var run: Run
            public var indices: Range<Int>

            public init(run: Run, indices: Range<Int>) {
                self.run = run
                self.indices = indices
            }

            public var startIndex: Int { indices.lowerBound }
            public var endIndex: Int { indices.upperBound }
            public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

            /// In UTF-8 code units of the text.
            var range: Range<Int> {
                let characters = run.part.characters
                guard !indices.isEmpty, indices.upperBound <= characters.count else { return 0..<0 }
                return characters[indices.lowerBound].lowerBound..<characters[indices.upperBound - 1].upperBound
            }

            public var typographicBounds: TypographicBounds {
                var bounds = run.line.typographicBounds
                let rects = run.line.source.rectangles(of: range, in: run.line.line)
                let left = rects.map(\.minX).min() ?? bounds.origin.x
                bounds.origin.x = left + run.line.shift.width
                bounds.width = (rects.map(\.maxX).max() ?? left) - left
                return bounds
            }
            public var characterIndices: [CharacterIndex] {
                run.part.characters[indices].map { CharacterIndex(offset: $0.lowerBound) }
            }
        }
    }
}

/// What a layout is read from: a text with its shape, in a size.
final class TextLayoutSource: Equatable {
    /// A part of a line in one style.
    struct Part: Equatable {
        let style: TextRunStyle
        /// The characters, in UTF-8 code units of the text.
        let characters: [Range<Int>]
    }

    let text: ResolvedText
    let size: CGSize
    let lines: [TextLine]
    private let shape: any TextShape
    private var parts: [Range<Int>: [Part]] = [:]

    init(_ text: ResolvedText, shape: any TextShape, size: CGSize) {
        self.text = text
        self.shape = shape
        self.size = size
        lines = shape.lines(in: size)
    }

    static func == (left: TextLayoutSource, right: TextLayoutSource) -> Bool {
        left === right || left.size == right.size && left.text == right.text
    }

    /// The runs of a line; worked out when it is first looked at.
    func runs(of line: TextLine) -> [Part] {
        if let known = parts[line.range] { return known }
        var found: [Part] = []
        var start = 0
        for run in text.runs {
            var characters: [Range<Int>] = []
            var offset = start
            for character in run.text {
                let end = offset + character.utf8.count
                if line.range.contains(offset), !character.isNewline { characters.append(offset..<end) }
                offset = end
            }
            if !characters.isEmpty { found.append(Part(style: run.style, characters: characters)) }
            start = offset
        }
        parts[line.range] = found
        return found
    }

    /// Where characters of a line stand.
    func rectangles(of range: Range<Int>, in line: TextLine) -> [CGRect] {
        shape.rectangles(of: range, in: size).filter { $0.midY >= line.frame.minY && $0.midY <= line.frame.maxY }
    }

    /// The text with nothing to see of it but a range of its characters. It has the same lines.
    func showing(_ range: Range<Int>) -> ResolvedText {
        var result = text
        result.selection = nil
        var runs: [ResolvedText.Run] = []
        var start = 0
        for run in text.runs {
            let end = start + run.text.utf8.count
            defer { start = end }
            let lower = min(max(range.lowerBound, start), end)
            let upper = min(max(range.upperBound, lower), end)
            func add(_ part: Range<Int>, isSeen: Bool) {
                guard !part.isEmpty else { return }
                if isSeen, part == start..<end { return runs.append(run) }
                let bytes = run.text.utf8
                let from = bytes.index(bytes.startIndex, offsetBy: part.lowerBound - start)
                let to = bytes.index(bytes.startIndex, offsetBy: part.upperBound - start)
                runs.append(
                    ResolvedText.Run(text: String(run.text[from..<to]), style: isSeen ? run.style : run.style.unseen))
            }
            add(start..<lower, isSeen: false)
            add(lower..<upper, isSeen: true)
            add(upper..<end, isSeen: false)
        }
        result.runs = runs
        result.shape = shape
        return result
    }
}

extension TextRunStyle {
    /// As far as measuring is concerned the same style, in which nothing is seen.
    fileprivate var unseen: TextRunStyle {
        var copy = withoutColors
        copy.attributes = attributes
        return copy
    }
}

extension GraphicsContext {
    /// Draws a line of a text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(line.line.range, of: line)
    }

    /// Draws a run of a text.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[0..<run.count].range, of: run.line)
    }

    /// Draws some characters of a text.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw(slice.range, of: slice.run.line)
    }

    private func draw(_ range: Range<Int>, of line: Text.Layout.Line) {
        guard !range.isEmpty else { return }
        let source = line.source
        record([
            .text(
                source.showing(range),
                CGRect(origin: CGPoint(x: line.shift.width, y: line.shift.height), size: source.size))
        ])
    }
}
