import Foundation

/// How large a mark and its title were when they were laid out last.
struct MarkSize: Equatable {
    var content: CGSize?
    var title: CGSize?
}

/// Finds the titles of marks that have no room: where other marks stand, or titles that come before.
struct MarkTitles {
    struct Mark {
        let id: MapElementID
        /// The balloon, or the view at the place.
        let frame: CGRect
        /// Nil where none is shown, or its size is not known yet.
        let title: CGSize?
        /// Whether the title is shown whatever it covers.
        let isKept: Bool
    }

    /// What a title keeps from its mark.
    static let distance: CGFloat = 2
    /// How far things may reach into each other.
    private static let overlap: CGFloat = 1
    /// A cell is about as large as a title, so each thing is in few of them.
    private static let cell: CGFloat = 64

    private var things: [SIMD2<Int>: [(id: MapElementID, frame: CGRect)]] = [:]

    /// The titles to leave out. Those that are kept come first, then the others in the order of the marks.
    ///
    /// - Complexity: O(marks), where they are not all in one place.
    static func crowded(_ marks: [Mark]) -> Set<MapElementID> {
        var titles = MarkTitles()
        for mark in marks { titles.add(mark.id, mark.frame) }
        var crowded: Set<MapElementID> = []
        for mark in marks.filter(\.isKept) + marks.filter({ !$0.isKept }) {
            guard let size = mark.title else { continue }
            let frame = CGRect(
                x: mark.frame.midX - size.width / 2, y: mark.frame.maxY + distance, width: size.width,
                height: size.height)
            if !mark.isKept, titles.hasThing(in: frame, but: mark.id) {
                crowded.insert(mark.id)
            } else {
                titles.add(mark.id, frame)
            }
        }
        return crowded
    }

    private mutating func add(_ id: MapElementID, _ frame: CGRect) {
        Self.forEachCell(of: frame) { things[$0, default: []].append((id, frame)) }
    }

    private func hasThing(in frame: CGRect, but id: MapElementID) -> Bool {
        let frame = frame.insetBy(dx: Self.overlap, dy: Self.overlap)
        var hasOne = false
        Self.forEachCell(of: frame) { cell in
            hasOne = hasOne || (things[cell] ?? []).contains { $0.id != id && $0.frame.intersects(frame) }
        }
        return hasOne
    }

    private static func forEachCell(of frame: CGRect, _ body: (SIMD2<Int>) -> Void) {
        // What is far outside of the view may be anywhere, and is in nobody's way.
        guard abs(frame.midX) < 1e6, abs(frame.midY) < 1e6, frame.width < 1e4, frame.height < 1e4 else { return }
        for x in Int((frame.minX / cell).rounded(.down))...Int((frame.maxX / cell).rounded(.down)) {
            for y in Int((frame.minY / cell).rounded(.down))...Int((frame.maxY / cell).rounded(.down)) {
                body(SIMD2(x, y))
            }
        }
    }
}
