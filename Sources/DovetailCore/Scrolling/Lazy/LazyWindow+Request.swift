import AttributeGraph
import Foundation

/// Which views of a lazy container are to be there, and where those are that are not.
extension LazyWindow {
    /// The view that the keyboard is in. It goes on being edited while it is out of sight; when the keyboard has left it, it goes with
    /// the next placement.
    func focused(among items: [ContainerItem]) -> ContainerItem? {
        // Placement runs on the main thread, as all updates of windows do.
        guard let node = MainActor.assumeIsolated({ window?.focusedResponder?.node }) else { return nil }
        let around = node.ancestors
        return items.first { $0.nodes.contains { own in own === node || around.contains { $0 === own } } }
    }

    /// - Parameter kept: The positions of views that are there wherever they are.
    func ask(for sight: ClosedRange<CGFloat>, _ arrangement: LazyArrangement, kept: [Int]) {
        let first = lengths.line(at: sight.lowerBound)
        var wanted = first..<first + 1
        // The first line that is measured tells how many there may be.
        if lengths.hasMeasured {
            // A line that begins where the sight ends is not in it.
            let last =
                arrangement.isEager
                ? lines.lineCount - 1 : lengths.line(at: max(sight.lowerBound, sight.upperBound - 0.01))
            wanted = max(0, first - Self.margin)..<min(lines.lineCount, last + 1 + Self.margin)
        }
        var request = LazyRequest(positions: [lines.positions(of: wanted)])
        if !arrangement.pinned.isEmpty {
            for section in lines.sections(in: wanted) {
                if arrangement.pinned.contains(.sectionHeaders) { add(section.headers, to: &request) }
                if arrangement.pinned.contains(.sectionFooters) { add(section.footers, to: &request) }
            }
        }
        for position in kept where position < lines.count {
            let line = lines.place(of: position).line
            if !wanted.contains(line) { insert(lines.positions(of: line..<line + 1), into: &request) }
        }
        self.request.set(request)
    }

    private func add(_ pinned: Range<Int>, to request: inout LazyRequest) {
        guard !pinned.isEmpty else { return }
        let positions = lines.positions(of: pinned)
        request.pinned.formUnion(positions)
        insert(positions, into: &request)
    }

    /// Adds positions that are wholly in a range that is there already, or between two of them.
    private func insert(_ positions: Range<Int>, into request: inout LazyRequest) {
        let index = request.positions.firstIndex { $0.upperBound > positions.lowerBound } ?? request.positions.endIndex
        guard index == request.positions.endIndex || positions.upperBound <= request.positions[index].lowerBound else {
            return
        }
        request.positions.insert(positions, at: index)
    }

    // MARK: Scrolling to rows

    /// The frame of the first view with an id, also of one that is not made.
    func frame(of id: AnyHashable) -> CGRect? {
        loop.graph.perform({ list.position(ofID: id) }).flatMap { frame(at: $0) }
    }

    /// The frame of the view at a position, also of one that is not made.
    func frame(at position: Int) -> CGRect? {
        guard let arrangement, position < lines.count else { return nil }
        let line = lines.place(of: position).line
        let (start, length) = (lengths.start(of: line), lengths.length(of: line))
        let size = place.size
        return arrangement.axis == .vertical
            ? CGRect(x: 0, y: start, width: size.width, height: length)
            : CGRect(x: start, y: 0, width: length, height: size.height)
    }
}
