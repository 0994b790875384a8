import Foundation

/// How a lazy container arranges its views: in lines along an axis, each of which is divided into tracks.
struct LazyArrangement {
    let axis: Axis
    /// Where views are put across the axis, in lines or tracks.
    var alignment: Alignment
    /// The distance between lines, in points; nil for the standard one.
    var spacing: CGFloat?
    /// The tracks of a grid; nil for a stack.
    var tracks: [GridItem]?
    var pinned: PinnedScrollableViews = []
    /// Whether views out of sight are made, too.
    var isEager = false

    var lineSpacing: CGFloat {
        let spacing = spacing ?? ViewSpacing.standard
        return spacing.isFinite ? spacing : 0
    }

    /// The length of a track, where it begins, and how views are put into it.
    struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    /// The tracks of a container of a length across the lines.
    ///
    /// They are divided as when the container was measured: by what it was offered, and not by the length that it answered, of which shares
    /// would be smaller once more where a track has reached its greatest length.
    func resolveTracks(_ breadth: CGFloat, offered: CGFloat?) -> [Track] {
        guard let tracks else { return [Track(start: 0, length: breadth)] }
        var result = Self.resolve(tracks, offered)
        guard let last = result.last else { return [Track(start: 0, length: breadth)] }
        // All tracks together are put into what there is.
        let free = breadth - last.start - last.length
        let lead = free * fraction(axis.other, alignment)
        for index in result.indices { result[index].start += lead }
        return result
    }

    /// How long all tracks are together, for a length that is offered across the lines: less than that where they are fixed or reach their
    /// greatest length, and more where they do not fit. A stack, which has none, takes what it is offered.
    func tracksLength(_ offered: CGFloat?) -> CGFloat {
        guard let tracks, let last = Self.resolve(tracks, offered).last else { return offered ?? 0 }
        return last.start + last.length
    }

    /// The part of free space that is before a view.
    func fraction(_ axis: Axis, _ alignment: Alignment) -> CGFloat {
        if axis == .horizontal {
            return alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
        }
        return alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    }

    /// What rounding loses of a length in which just so many columns fit counts as there.
    private static let tolerance: CGFloat = 1e-9

    /// Where no finite length is offered, tracks have their least lengths.
    private static func resolve(_ tracks: [GridItem], _ offered: CGFloat?) -> [Track] {
        let available = offered.map { $0.isFinite ? $0 : 0 } ?? 0
        let spacings = tracks.map { $0.spacing ?? ViewSpacing.standard }
        var rest = available - spacings.dropLast().reduce(0, +)
        var flexibleCount = 0
        for track in tracks {
            if case .fixed(let length) = track.size { rest -= length } else { flexibleCount += 1 }
        }
        var result: [Track] = []
        var start: CGFloat = 0
        func add(_ length: CGFloat, _ track: GridItem) {
            result.append(Track(start: start, length: max(0, length), alignment: track.alignment))
            start += max(0, length)
        }
        for (index, track) in tracks.enumerated() {
            let share = flexibleCount > 0 ? max(0, rest) / CGFloat(flexibleCount) : 0
            switch track.size {
            case .fixed(let length): add(length, track)
            case .flexible(let minimum, let maximum):
                let length = min(max(share, minimum), max(minimum, maximum))
                add(length, track)
                rest -= length
                flexibleCount -= 1
            case .adaptive(let minimum, let maximum):
                let least = max(1, minimum)
                let count = max(
                    1,
                    min(10_000, Int(((share + spacings[index]) / (least + spacings[index]) + tolerance).rounded(.down)))
                )
                let each = (share - CGFloat(count - 1) * spacings[index]) / CGFloat(count)
                // A single track that has less room than its least length takes the room there is, so that it stays in sight: pages of Apple's own, made for
                // wide windows, rely on it on a phone. Not measured on a device.
                let floor = count == 1 && share > 0 ? min(least, share) : least
                let length = min(max(each, floor), max(floor, maximum))
                for number in 0..<count {
                    if number > 0 { start += spacings[index] }
                    add(length, track)
                }
                rest -= share
                flexibleCount -= 1
            }
            if index < tracks.count - 1 { start += spacings[index] }
        }
        return result
    }
}
