import DovetailPaint

/// How far two pictures are apart. Edges may be drawn a little differently by another release of what draws them; a
/// missing shape, another colour or a line that moved by a pixel is more than that.
struct PictureDifference: CustomStringConvertible {
    var differing = 0
    var total = 0
    var sum = 0

    init(_ known: Picture, _ drawn: Picture) {
        guard known.width == drawn.width, known.height == drawn.height else {
            (differing, total) = (1, 1)
            return
        }
        total = known.width * known.height
        for y in 0..<known.height {
            for x in 0..<known.width {
                let (left, right) = (known.pixel(x, y), drawn.pixel(x, y))
                let distance = max(
                    abs(left.red - right.red), abs(left.green - right.green), abs(left.blue - right.blue),
                    abs(left.alpha - right.alpha))
                sum += distance
                if distance > 40 { differing += 1 }
            }
        }
    }

    var isSeen: Bool { differing * 2000 > total || sum > total }
    var description: String { "\(differing) of \(total) pixels differ much, all together by \(sum)" }
}
