import AttributeGraph
import DovetailCore

/// Turns the content of a chart into marks, in order. Used by the library alone.
///
/// Content is a tree; a mark's identity is the way to it: the position in each closure and the id in each `ForEach`. Rows that a
/// `ForEach` has shown before are taken over as they are, if their element, the closure and the modifiers around are the same; so a
/// changed element costs one run of the closure, and a comparison for each other element.
public final class _ChartCollector {
    private(set) var marks: [Mark] = []
    /// The modifiers around what is collected.
    private(set) var attributes = MarkAttributes()
    /// The way to what is collected.
    private var path = 0
    private let memory: CollectorMemory
    /// The closures of rows that ran, for tests.
    private(set) var rowsRun = 0

    init(memory: CollectorMemory) {
        self.memory = memory
        memory.begin()
    }

    /// Collects a part of the content.
    func descend(_ step: Int, _ collect: () -> Void) {
        let outer = path
        path = Self.way(from: outer, by: step)
        collect()
        path = outer
    }

    /// Collects content that a modifier applies to.
    func modify(_ change: (inout MarkAttributes) -> Void, _ collect: () -> Void) {
        let outer = attributes
        change(&attributes)
        collect()
        attributes = outer
    }

    /// Collects content that is drawn as one. What the modifiers around say of pictures is said of the whole, not of each mark.
    func layer(mask: (() -> Void)?, style: LayerStyle?, _ collect: () -> Void) {
        let id = Self.way(from: path, by: 1_000_003 &+ attributes.layers.count)
        var layer = MarkLayer(
            id: id, mask: mask.map { marksOfMask(at: Self.way(from: id, by: 1), $0) }, style: style,
            opacity: attributes.opacity,
            effects: attributes.effects)
        // One that is the same as last time is the same object, so that rows inside need not run again.
        if let last = memory.layer(at: id), last == layer { layer = last }
        memory.keep(layer, at: id)
        modify(
            {
                $0.opacity = 1
                $0.effects = []
                $0.layers.append(layer)
            }, collect)
    }

    private func marksOfMask(at start: Int, _ collect: () -> Void) -> [Mark] {
        let (outerMarks, outerAttributes, outerPath) = (marks, attributes, path)
        (marks, attributes, path) = ([], MarkAttributes(), start)
        collect()
        defer { (marks, attributes, path) = (outerMarks, outerAttributes, outerPath) }
        return marks
    }

    /// Adds a mark.
    func add(_ kind: MarkKind, x: MarkChannel, y: MarkChannel, _ change: (inout Mark.Options) -> Void = { _ in }) {
        var options = Mark.Options()
        change(&options)
        marks.append(Mark(kind: kind, id: path, x: x, y: y, options: options, attributes: attributes))
    }

    /// Adds an annotation for all marks that are added by a closure.
    func annotate(_ annotation: MarkAnnotation, _ collect: () -> Void) {
        let first = marks.count
        collect()
        guard marks.count > first else { return }
        // Marks may be kept by a row: those that are annotated from outside are others.
        for index in first..<marks.count {
            marks[index] = marks[index].with { $0.annotations.append(annotation) }
        }
    }

    func collectRows<Data, ID, Content: ChartContent>(of rows: ForEach<Data, ID, Content>) {
        let start = path
        let comparison = ExactComparison.of(((Data.Element) -> Content).self, for: .untracked)
        let known: RowsMemory<Data.Element, Content>
        if let last: RowsMemory<Data.Element, Content> = memory.rows(at: start),
            comparison.areSame(last.content, rows.content), last.attributes.isSame(as: attributes)
        {
            known = last
        } else {
            known = RowsMemory(content: rows.content, attributes: attributes)
        }
        memory.keep(known, at: start)
        known.content = rows.content
        marks.reserveCapacity(marks.count + rows.data.count)
        let collected: Void? = rows.data.withContiguousStorageIfAvailable { collect($0, of: rows, known, from: start) }
        if collected == nil {
            ContiguousArray(rows.data).withUnsafeBufferPointer { collect($0, of: rows, known, from: start) }
        }
        path = start
    }

    /// Collects rows, of which those are known that the memory has. It has these ones afterwards.
    private func collect<Data, ID, Content: ChartContent>(
        _ elements: UnsafeBufferPointer<Data.Element>, of rows: ForEach<Data, ID, Content>,
        _ known: RowsMemory<Data.Element, Content>, from start: Int
    ) {
        let comparison = ExactComparison.of(Data.Element.self, for: .untracked)
        var position = 0
        // As long as elements are where they were, only they are compared.
        while position < elements.count {
            position = known.appendMarks(of: elements, from: position, comparison, to: &marks)
            guard position < elements.count else { break }
            let element = elements[position]
            let id = Self.way(from: start, by: rows.id(element).hashValue)
            if position < known.ids.count, known.ids[position] != id {
                // Others came, went or moved: from here on rows are found by their ids.
                let rest = known.cut(from: position)
                collectMoved(elements, of: rows, known, rest: rest, from: start, position)
                return
            }
            known.set(run(rows, element, id: id), element, id: id, at: position)
            position += 1
        }
        known.truncate(to: elements.count)
    }

    private func collectMoved<Data, ID, Content: ChartContent>(
        _ elements: UnsafeBufferPointer<Data.Element>, of rows: ForEach<Data, ID, Content>,
        _ known: RowsMemory<Data.Element, Content>, rest: RowsMemory<Data.Element, Content>, from start: Int,
        _ first: Int
    ) {
        let comparison = ExactComparison.of(Data.Element.self, for: .untracked)
        let positions = Dictionary(rest.ids.enumerated().map { ($1, $0) }) { first, _ in first }
        for position in first..<elements.count {
            let element = elements[position]
            let id = Self.way(from: start, by: rows.id(element).hashValue)
            if let old = positions[id], comparison.areSame(rest.elements[old], element) {
                let row = rest.marks[old]
                row.append(to: &marks)
                known.set(row, element, id: id, at: position)
            } else {
                known.set(run(rows, element, id: id), element, id: id, at: position)
            }
        }
    }

    /// Runs the closure of a row.
    private func run<Data, ID, Content: ChartContent>(
        _ rows: ForEach<Data, ID, Content>, _ element: Data.Element, id: Int
    ) -> RowMarks {
        rowsRun += 1
        path = id
        let first = marks.count
        Content._collect(rows.content(element), into: self)
        return marks.count == first + 1 ? .one(marks[first]) : .several(Array(marks[first...]))
    }

    private static func way(from path: Int, by step: Int) -> Int {
        // Two rounds of a mixer of 64 bits: different ways meet by chance only.
        var bits = UInt64(bitPattern: Int64(path)) &+ 0x9E37_79B9_7F4A_7C15
        bits ^= UInt64(bitPattern: Int64(step)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int(Int64(bitPattern: bits ^ (bits >> 31)))
    }
}

/// What a chart keeps of the rows that it showed last.
final class CollectorMemory {
    private var last: [Int: AnyObject] = [:]
    private var current: [Int: AnyObject] = [:]

    /// Forgets all rows: they run again.
    func forget() { current = [:] }

    func begin() {
        last = current
        current = [:]
    }

    func rows<Element, Content>(at path: Int) -> RowsMemory<Element, Content>? {
        last[path] as? RowsMemory<Element, Content>
    }

    func layer(at path: Int) -> MarkLayer? { last[path] as? MarkLayer }

    func keep(_ rows: AnyObject, at path: Int) { current[path] = rows }
}

/// The marks of one row.
enum RowMarks {
    case one(Mark)
    case several([Mark])

    func append(to marks: inout [Mark]) {
        switch self {
        case .one(let mark): marks.append(mark)
        case .several(let several): marks += several
        }
    }
}

/// The rows of one `ForEach`: for each position the element, its id and its marks.
final class RowsMemory<Element, Content> {
    var content: (Element) -> Content
    let attributes: MarkAttributes
    private(set) var elements = ContiguousArray<Element>()
    private(set) var ids: [Int] = []
    private(set) var marks: [RowMarks] = []

    init(content: @escaping (Element) -> Content, attributes: MarkAttributes) {
        self.content = content
        self.attributes = attributes
    }

    /// Appends the marks of elements that are where they were, and returns the position of the first that is not.
    func appendMarks(
        of new: UnsafeBufferPointer<Element>, from first: Int, _ comparison: ExactComparison, to result: inout [Mark]
    ) -> Int {
        guard let new = new.baseAddress.map({ (UnsafeRawPointer($0), new.count) }) else { return first }
        let stride = MemoryLayout<Element>.stride
        let end = min(new.1, elements.count)
        return elements.withUnsafeBufferPointer { old in
            guard let old = old.baseAddress.map({ UnsafeRawPointer($0) }) else { return first }
            return marks.withUnsafeBufferPointer { marks in
                var position = first
                while position < end, comparison.areSame(old + position * stride, new.0 + position * stride) {
                    marks[position].append(to: &result)
                    position += 1
                }
                return position
            }
        }
    }

    /// Keeps a row at a position, which has one or follows the last.
    func set(_ row: RowMarks, _ element: Element, id: Int, at position: Int) {
        if position < ids.count {
            (elements[position], ids[position], marks[position]) = (element, id, row)
        } else {
            elements.append(element)
            ids.append(id)
            marks.append(row)
        }
    }

    /// Takes the rows from a position on out into a memory of their own.
    func cut(from position: Int) -> RowsMemory {
        let rest = RowsMemory(content: content, attributes: attributes)
        rest.elements = ContiguousArray(elements[position...])
        rest.ids = Array(ids[position...])
        rest.marks = Array(marks[position...])
        truncate(to: position)
        return rest
    }

    func truncate(to count: Int) {
        guard count < ids.count else { return }
        elements.removeSubrange(count...)
        ids.removeSubrange(count...)
        marks.removeSubrange(count...)
    }
}
