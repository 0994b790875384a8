import Foundation

/// The edges of one or two filled paths, cut where they cross. From it come unions, intersections and the like.
///
/// Points lie on a fine grid, so that equal points are equal. Each edge knows how often either path goes along it; from the
/// winding numbers on its two sides follows whether it bounds the result. Takes time in the square of the number of edges
/// at worst.
struct PathArrangement {
    /// Grid points for each point.
    private static let grid: CGFloat = 1024
    /// Coordinates beyond this do not take part: grid points must fit.
    private static let limit: CGFloat = 100_000

    struct Vertex: Hashable {
        var x: Int
        var y: Int
    }

    /// An undirected edge, from the lesser to the greater end.
    private struct Edge: Hashable {
        var from: Vertex
        var to: Vertex
    }

    /// How often each path goes along an edge from its lesser to its greater end, less the other way.
    private struct Passes {
        var first = 0
        var second = 0
    }

    private var edges: [Edge: Passes] = [:]

    init(_ first: Path, _ second: Path = Path()) {
        var segments = Self.segments(of: first, isSecond: false) + Self.segments(of: second, isSecond: true)
        segments = SegmentCutter(segments).cut()
        for segment in segments where segment.start != segment.end {
            let isForward = (segment.start.x, segment.start.y) < (segment.end.x, segment.end.y)
            let edge =
                isForward
                ? Edge(from: segment.start, to: segment.end) : Edge(from: segment.end, to: segment.start)
            if segment.isSecond {
                edges[edge, default: Passes()].second += isForward ? 1 : -1
            } else {
                edges[edge, default: Passes()].first += isForward ? 1 : -1
            }
        }
    }

    private static func segments(of path: Path, isSecond: Bool) -> [Segment] {
        path.polylines(tolerance: 0.02).flatMap { line -> [Segment] in
            let points = line.points.map(vertex)
            guard points.count > 1 else { return [] }
            return points.indices.map {
                Segment(start: points[$0], end: points[($0 + 1) % points.count], isSecond: isSecond)
            }
        }
    }

    static func vertex(_ point: CGPoint) -> Vertex {
        func place(_ value: CGFloat) -> Int { Int((min(max(value, -limit), limit) * grid).rounded()) }
        return Vertex(x: place(point.x), y: place(point.y))
    }

    static func point(_ vertex: Vertex) -> CGPoint {
        CGPoint(x: CGFloat(vertex.x) / grid, y: CGFloat(vertex.y) / grid)
    }

    /// The outline of where `isInside` holds, given the winding numbers of the two paths. The filled side is on the right of
    /// each edge on screen, so that the outline goes clockwise.
    func outline(where isInside: (_ first: Int, _ second: Int) -> Bool) -> Path {
        let sides = WindingNumbers(edges.map { ($0.key.from, $0.key.to, $0.value.first, $0.value.second) })
        var next: [Vertex: [Vertex]] = [:]
        for (edge, passes) in edges {
            let below = sides.windings(beside: edge.from, edge.to)
            // Crossing the edge changes the numbers by how often the paths go along it.
            let above = (below.first - passes.first, below.second - passes.second)
            let isInsideBelow = isInside(below.first, below.second)
            let isInsideAbove = isInside(above.0, above.1)
            guard isInsideBelow != isInsideAbove else { continue }
            let (start, end) = isInsideBelow ? (edge.from, edge.to) : (edge.to, edge.from)
            next[start, default: []].append(end)
        }
        return Path(Self.loops(next))
    }

    /// Joins edges to closed lines. Where several go on from a point, the sharpest turn to the filled side is taken, so that
    /// areas that only touch stay apart.
    private static func loops(_ edges: [Vertex: [Vertex]]) -> [Polyline] {
        var next = edges
        var result: [Polyline] = []
        // Sorted, so that the same paths always give the same outline.
        for start in edges.keys.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
            while let first = next[start]?.popLast() {
                var loop = [start]
                var (before, current) = (start, first)
                while current != start {
                    loop.append(current)
                    guard let ways = next[current], !ways.isEmpty else { break }
                    let choice = ways.indices.max {
                        turn(before, current, ways[$0]) < turn(before, current, ways[$1])
                    }!
                    let after = next[current]!.remove(at: choice)
                    (before, current) = (current, after)
                }
                let points = simplified(loop)
                if points.count > 2 { result.append(Polyline(points: points.map(point), isClosed: true)) }
            }
        }
        return result
    }

    /// The angle turned at a point, clockwise on screen: -π...π.
    private static func turn(_ before: Vertex, _ point: Vertex, _ after: Vertex) -> Double {
        let (ax, ay) = (Double(point.x - before.x), Double(point.y - before.y))
        let (bx, by) = (Double(after.x - point.x), Double(after.y - point.y))
        return atan2(ax * by - ay * bx, ax * bx + ay * by)
    }

    /// A loop without points that lie on the line between their neighbours.
    private static func simplified(_ loop: [Vertex]) -> [Vertex] {
        loop.indices.filter { index in
            let (a, b, c) = (
                loop[(index + loop.count - 1) % loop.count], loop[index], loop[(index + 1) % loop.count]
            )
            return (b.x - a.x) * (c.y - b.y) != (b.y - a.y) * (c.x - b.x)
        }.map { loop[$0] }
    }
}

/// A straight line of one of the two paths, on the grid.
struct Segment {
    var start: PathArrangement.Vertex
    var end: PathArrangement.Vertex
    var isSecond: Bool

    var minX: Int { min(start.x, end.x) }
    var maxX: Int { max(start.x, end.x) }
    var minY: Int { min(start.y, end.y) }
    var maxY: Int { max(start.y, end.y) }
}

/// Cuts segments where they meet.
struct SegmentCutter {
    private var segments: [Segment]

    init(_ segments: [Segment]) { self.segments = segments.filter { $0.start != $0.end } }

    /// Cutting moves points to the grid, by which new crossings may come about; a few rounds find them.
    func cut() -> [Segment] {
        var current = segments
        for _ in 0..<4 {
            let (next, hasChanged) = Self.cutOnce(current)
            current = next
            if !hasChanged { break }
        }
        return current
    }

    private static func cutOnce(_ segments: [Segment]) -> ([Segment], Bool) {
        var cuts: [[PathArrangement.Vertex]] = Array(repeating: [], count: segments.count)
        let order = segments.indices.sorted { segments[$0].minX < segments[$1].minX }
        var active: [Int] = []
        for index in order {
            let segment = segments[index]
            active.removeAll { segments[$0].maxX < segment.minX }
            for other in active where segments[other].maxY >= segment.minY && segments[other].minY <= segment.maxY {
                for point in meetings(segment, segments[other]) {
                    if point != segment.start, point != segment.end { cuts[index].append(point) }
                    if point != segments[other].start, point != segments[other].end { cuts[other].append(point) }
                }
            }
            active.append(index)
        }
        guard cuts.contains(where: { !$0.isEmpty }) else { return (segments, false) }
        var result: [Segment] = []
        for (segment, points) in zip(segments, cuts) {
            func distance(_ point: PathArrangement.Vertex) -> Int {
                (point.x - segment.start.x) * (segment.end.x - segment.start.x)
                    + (point.y - segment.start.y) * (segment.end.y - segment.start.y)
            }
            var last = segment.start
            for point in points.sorted(by: { distance($0) < distance($1) }) + [segment.end] where point != last {
                result.append(Segment(start: last, end: point, isSecond: segment.isSecond))
                last = point
            }
        }
        return (result, true)
    }

    /// Where two segments meet: at a crossing, at an end that lies on the other one, or at both ends of an overlap.
    private static func meetings(_ a: Segment, _ b: Segment) -> [PathArrangement.Vertex] {
        func side(_ segment: Segment, _ point: PathArrangement.Vertex) -> Int {
            (segment.end.x - segment.start.x) * (point.y - segment.start.y)
                - (segment.end.y - segment.start.y) * (point.x - segment.start.x)
        }
        func isOn(_ segment: Segment, _ point: PathArrangement.Vertex) -> Bool {
            segment.minX <= point.x && point.x <= segment.maxX && segment.minY <= point.y && point.y <= segment.maxY
        }
        let (b0, b1) = (side(a, b.start), side(a, b.end))
        let (a0, a1) = (side(b, a.start), side(b, a.end))
        var result: [PathArrangement.Vertex] = []
        if b0 == 0, isOn(a, b.start) { result.append(b.start) }
        if b1 == 0, isOn(a, b.end) { result.append(b.end) }
        if a0 == 0, isOn(b, a.start) { result.append(a.start) }
        if a1 == 0, isOn(b, a.end) { result.append(a.end) }
        if result.isEmpty, (b0 < 0) != (b1 < 0), (a0 < 0) != (a1 < 0), b0 != 0, b1 != 0, a0 != 0, a1 != 0 {
            let t = Double(a0) / (Double(a0) - Double(a1))
            result.append(
                PathArrangement.Vertex(
                    x: a.start.x + Int((Double(a.end.x - a.start.x) * t).rounded()),
                    y: a.start.y + Int((Double(a.end.y - a.start.y) * t).rounded())))
        }
        return result
    }
}

/// Counts how often two paths go round a place.
struct WindingNumbers {
    private struct Item {
        let from: PathArrangement.Vertex
        let to: PathArrangement.Vertex
        let first: Int
        let second: Int
        var maxX: Int { to.x }
    }

    private let items: [Item]

    /// Each edge goes from its lesser to its greater end, so to the right, or straight down.
    init(_ edges: [(PathArrangement.Vertex, PathArrangement.Vertex, Int, Int)]) {
        items = edges.map { Item(from: $0.0, to: $0.1, first: $0.2, second: $0.3) }.sorted { $0.from.x < $1.from.x }
    }

    /// The winding numbers just beside the middle of an edge: below it on screen, or left of it if it is vertical.
    func windings(beside from: PathArrangement.Vertex, _ to: PathArrangement.Vertex) -> (first: Int, second: Int) {
        var (first, second) = (0, 0)
        // In doubled coordinates the middle is a whole number.
        let (x, y) = (from.x + to.x, from.y + to.y)
        if from.x == to.x {
            // A ray to the left, against edges that cross its height; the edge itself is vertical and not to the left.
            for item in items {
                if 2 * min(item.from.x, item.to.x) >= x { break }
                let (top, bottom) = (2 * item.from.y, 2 * item.to.y)
                guard (top <= y) != (bottom <= y) else { continue }
                let cross = (2 * item.to.x - 2 * item.from.x) * (y - top) - (bottom - top) * (x - 2 * item.from.x)
                // Whether the edge lies left of the place.
                let isLeft = bottom > top ? cross < 0 : cross > 0
                guard isLeft else { continue }
                let sign = bottom > top ? -1 : 1
                first += sign * item.first
                second += sign * item.second
            }
        } else {
            // A ray downwards, against edges that cross its x.
            for item in items {
                if 2 * item.from.x > x { break }
                guard 2 * item.to.x > x, !(item.from == from && item.to == to) else { continue }
                let cross =
                    (item.to.x - item.from.x) * (y - 2 * item.from.y) * 2
                    - (item.to.y - item.from.y) * (x - 2 * item.from.x) * 2
                guard cross < 0 else { continue }
                first -= item.first
                second -= item.second
            }
        }
        return (first, second)
    }
}
