import Foundation

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    /// How wide a column is.
    public enum Size: Sendable {
        /// A width in points.
        case fixed(CGFloat)
        /// A share of the space, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit into a share of the space, each within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next column in points; nil for the standard one.
    public var spacing: CGFloat?
    /// Where views are put in the column; nil for as the grid says.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Rows of views in columns, for scroll views.
///
/// It differs from SwiftUI's in that all of its views are made when it is, and in that headers and footers are not pinned.
public struct LazyVGrid<Content: View>: View {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    nonisolated(unsafe) private let content: Content

    /// A grid with the given distance between rows, in points; nil for the standard one.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public var body: some View {
        TrackGridLayout(
            tracks: columns, axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing
        ) { content }
    }
}

/// Columns of views in rows, for scroll views.
///
/// It differs from SwiftUI's in that all of its views are made when it is, and in that headers and footers are not pinned.
public struct LazyHGrid<Content: View>: View {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    nonisolated(unsafe) private let content: Content

    /// A grid with the given distance between columns, in points; nil for the standard one.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public var body: some View {
        TrackGridLayout(
            tracks: rows, axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing
        ) { content }
    }
}

/// Fills lines of views one after the other, each view in a track of a length that follows from the space alone.
private struct TrackGridLayout: Layout {
    let tracks: [GridItem]
    /// The axis along which lines follow one another.
    let axis: Axis
    let alignment: Alignment
    let spacing: CGFloat?

    /// The length of a track, where it begins, and how views are put into it.
    private struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    private var lineSpacing: CGFloat { spacing ?? ViewSpacing.standard }

    /// The tracks for a length across the lines.
    private func resolve(_ available: CGFloat?) -> [Track] {
        let spacings = tracks.map { $0.spacing ?? ViewSpacing.standard }
        var rest = (available ?? 0) - spacings.dropLast().reduce(0, +)
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
                    1, min(10_000, Int(((share + spacings[index]) / (least + spacings[index])).rounded(.down))))
                let each = (share - CGFloat(count - 1) * spacings[index]) / CGFloat(count)
                let length = min(max(each, least), max(least, maximum))
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

    private func proposal(_ track: Track) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: track.length, height: nil) : ProposedViewSize(width: nil, height: track.length)
    }

    /// The length of each line.
    private func lines(_ tracks: [Track], _ subviews: Subviews) -> [CGFloat] {
        var lines: [CGFloat] = []
        for (index, subview) in subviews.enumerated() {
            let length = subview.sizeThatFits(proposal(tracks[index % tracks.count]))[axis]
            if index % tracks.count == 0 {
                lines.append(length)
            } else {
                lines[lines.count - 1] = max(lines.last!, length)
            }
        }
        return lines
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let tracks = resolve(proposal[axis.other].map { $0.isFinite ? $0 : 0 })
        guard !tracks.isEmpty else { return .zero }
        let lines = lines(tracks, subviews)
        let across = tracks.last!.start + tracks.last!.length
        var size = CGSize.zero
        size[axis] = lines.reduce(0, +) + lineSpacing * CGFloat(max(0, lines.count - 1))
        size[axis.other] = max(across, proposal[axis.other].map { $0.isFinite ? $0 : 0 } ?? 0)
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let tracks = resolve(bounds.size[axis.other])
        guard !tracks.isEmpty else { return }
        let lines = lines(tracks, subviews)
        let free = bounds.size[axis.other] - tracks.last!.start - tracks.last!.length
        let lead: CGFloat
        if axis == .vertical {
            lead = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? free : free / 2
        } else {
            lead = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? free : free / 2
        }
        var line: CGFloat = 0
        for (index, subview) in subviews.enumerated() {
            if index > 0, index % tracks.count == 0 { line += lines[index / tracks.count - 1] + lineSpacing }
            let track = tracks[index % tracks.count]
            let length = lines[index / tracks.count]
            let size = subview.sizeThatFits(self.proposal(track))
            let place = track.alignment ?? .center
            func offset(_ free: CGFloat, _ axis: Axis) -> CGFloat {
                if axis == .horizontal {
                    return place.horizontal == .leading ? 0 : place.horizontal == .trailing ? free : free / 2
                }
                return place.vertical == .top ? 0 : place.vertical == .bottom ? free : free / 2
            }
            var origin = bounds.origin
            if axis == .vertical {
                origin.x += lead + track.start + offset(track.length - size.width, .horizontal)
                origin.y += line + offset(length - size.height, .vertical)
            } else {
                origin.x += line + offset(length - size.width, .horizontal)
                origin.y += lead + track.start + offset(track.length - size.height, .vertical)
            }
            subview.place(at: origin, proposal: self.proposal(track))
        }
    }
}
