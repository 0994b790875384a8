import CoreGraphics
import DovetailCore
import Foundation

/// A path as lines, to be walked along.
struct PathWalk {
    /// A line, and where along the way it begins.
    private struct Line {
        let start: CGPoint, end: CGPoint
        let begin: CGFloat
        let length: CGFloat
    }
    private var lines: [Line] = []
    private(set) var length: CGFloat = 0
    init(_ path: CGPath) {
        for part in path.path.polylines(tolerance: 0.05) {
            let ends = part.isClosed ? part.points + part.points.prefix(1) : part.points
            for (start, end) in zip(ends, ends.dropFirst()) {
                let distance = hypot(end.x - start.x, end.y - start.y)
                guard distance > 0 else { continue }
                lines.append(Line(start: start, end: end, begin: length, length: distance))
                length += distance
            }
        }
    }

    var reversed: PathWalk {
        var walk = self
        walk.lines = lines.reversed().map {
            Line(start: $0.end, end: $0.start, begin: length - $0.begin - $0.length, length: $0.length)
        }
        return walk
    }

    /// The points at which lines meet.
    var corners: [CGPoint] { lines.isEmpty ? [] : [lines[0].start] + lines.map(\.end) }

    /// Where one is after a way, and in which direction one walks there.
    func place(at way: CGFloat) -> (CGPoint, angle: CGFloat) {
        guard !lines.isEmpty else { return (.zero, 0) }
        var (low, high) = (0, lines.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].begin <= way { low = middle } else { high = middle - 1 }
        }
        let line = lines[low]
        let part = min(max((way - line.begin) / line.length, 0), 1)
        return (
            CGPoint(
                x: line.start.x + (line.end.x - line.start.x) * part,
                y: line.start.y + (line.end.y - line.start.y) * part),
            atan2(line.end.y - line.start.y, line.end.x - line.start.x)
        )
    }
}
