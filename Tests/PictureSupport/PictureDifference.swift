import DovetailPaint

/// How far two pictures are apart. Edges may be drawn a little differently by another release of what draws them; a
/// missing shape, another colour or a line that moved by a pixel is more than that.
package struct PictureDifference: CustomStringConvertible {
    package var differing = 0
    package var total = 0
    package var sum = 0
    /// The columns and rows that hold the pixels that differ much; nil where none does.
    private var place: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)?

    init(_ known: Picture, _ drawn: Picture) {
        guard known.width == drawn.width, known.height == drawn.height else {
            (differing, total) = (1, 1)
            return
        }
        total = known.width * known.height
        for y in 0..<known.height {
            for x in 0..<known.width {
                let (left, right) = (known[x, y], drawn[x, y])
                let colors = max(
                    abs(left.red - right.red), abs(left.green - right.green), abs(left.blue - right.blue))
                let distance = max(colors, abs(left.alpha - right.alpha))
                sum += distance
                if distance > 40 {
                    differing += 1
                    let (columns, rows) = place ?? (x...x, y...y)
                    place = (min(columns.lowerBound, x)...max(columns.upperBound, x), rows.lowerBound...y)
                }
            }
        }
    }

    /// The largest mean distance of pixels, of 255, in a cell of a grid: what is missing in one cell is seen in it however large the
    /// picture is, and edges that are smooth in other ways are not.
    static func greatestMean(_ known: Picture, _ drawn: Picture, rows: Int, columns: Int) -> Int {
        guard known.width == drawn.width, known.height == drawn.height else { return 255 }
        var sums = [Int](repeating: 0, count: rows * columns)
        for y in 0..<known.height {
            for x in 0..<known.width {
                let (left, right) = (known[x, y], drawn[x, y])
                sums[y * rows / known.height * columns + x * columns / known.width] += max(
                    abs(left.red - right.red), abs(left.green - right.green), abs(left.blue - right.blue))
            }
        }
        return sums.max()! * rows * columns / (known.width * known.height)
    }

    package var isSeen: Bool { differing * 2000 > total || sum > total }
    package var description: String {
        "\(differing) of \(total) pixels differ much, all together by \(sum)"
            + (place.map { ", in columns \($0.columns) and rows \($0.rows)" } ?? "")
    }
}
