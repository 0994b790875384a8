import DovetailCore
import Foundation

/// The part of an axis that is on show.
struct VisibleDomain: Equatable {
    /// The whole domain, in coordinates.
    let full: ClosedRange<Double>
    let length: Double
    /// Whether values grow downwards along y, as categories do.
    var isDownward = false

    /// A beginning that does not reach over an end.
    func clamped(_ start: Double) -> Double {
        min(max(start, full.lowerBound), max(full.upperBound - length, full.lowerBound))
    }
}

/// Scrolls a chart: nothing but a scroll view as large as the plot area, whose place says what part of the scales is on show.
struct PlotScroll: View {
    let x: VisibleDomain?
    let y: VisibleDomain?
    @Binding var xStart: Double
    @Binding var yStart: Double
    let size: CGSize
    let proxy: ChartProxy
    let behavior: (any ChartScrollTargetBehavior)?
    private var isRightToLeft: Bool { proxy.isRightToLeft }
    @State private var position = ScrollPosition(x: 0, y: 0)
    @State private var place: CGPoint?

    private var content: CGSize {
        CGSize(
            width: x.map { size.width * ($0.full.upperBound - $0.full.lowerBound) / $0.length } ?? size.width,
            height: y.map { size.height * ($0.full.upperBound - $0.full.lowerBound) / $0.length } ?? size.height)
    }

    /// Points for each unit of a coordinate.
    private func factor(_ domain: VisibleDomain?, _ length: CGFloat) -> Double {
        domain.map { Double(length) / $0.length } ?? 1
    }

    /// The offset of the scroll view that shows what is to be on show.
    private var offset: CGPoint {
        var offset = CGPoint.zero
        if let x {
            let way = (xStart - x.full.lowerBound) * factor(x, size.width)
            offset.x = isRightToLeft ? content.width - size.width - way : way
        }
        if let y { offset.y = way(to: yStart, y) }
        return offset
    }

    private func way(to start: Double, _ y: VisibleDomain) -> Double {
        (y.isDownward ? start - y.full.lowerBound : y.full.upperBound - y.length - start) * factor(y, size.height)
    }

    private func starts(at offset: CGPoint) -> (x: Double, y: Double) {
        let way = isRightToLeft ? content.width - size.width - offset.x : offset.x
        return (
            x.map { $0.clamped($0.full.lowerBound + way / factor($0, size.width)) } ?? 0,
            y.map {
                let way = offset.y / factor($0, size.height)
                return $0.clamped($0.isDownward ? $0.full.lowerBound + way : $0.full.upperBound - $0.length - way)
            } ?? 0
        )
    }

    var body: some View {
        let axes: Axis.Set = x == nil ? .vertical : y == nil ? .horizontal : [.horizontal, .vertical]
        ScrollView(axes, showsIndicators: false) {
            Color.clear.frame(width: content.width, height: content.height)
        }
        .scrollPosition($position)
        .scrollTargetBehavior(AlignedScrolling(scroll: self))
        .onScrollGeometryChange(for: CGPoint.self) {
            $0.contentOffset
        } action: { _, new in
            guard place != nil else { return }
            place = new
            let starts = starts(at: new)
            if x != nil, abs(starts.x - xStart) * factor(x, size.width) > 0.01 { xStart = starts.x }
            if y != nil, abs(starts.y - yStart) * factor(y, size.height) > 0.01 { yStart = starts.y }
        }
        .onChange(of: offset, initial: true) { _, wanted in
            // What was scrolled by a person is there already.
            if let place, abs(place.x - wanted.x) < 0.5, abs(place.y - wanted.y) < 0.5 { return }
            place = wanted
            position.scrollTo(x: wanted.x, y: wanted.y)
        }
    }

    /// Comes to rest where the chart's behaviour says.
    private struct AlignedScrolling: ScrollTargetBehavior {
        let scroll: PlotScroll

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            scroll.behavior?.updateTarget(
                &target,
                context: ChartScrollTargetBehaviorContext(chartProxy: scroll.proxy, context: context, scroll: scroll))
        }
    }

    /// Moves a target to where a closure lets the part on show begin: for an axis, the coordinate that scrolling would come to, the one that
    /// it came from, and how much is on show.
    func align(_ target: inout ScrollTarget, _ start: (Axis, Double, Double, Double) -> Double) {
        let wanted = starts(at: target.rect.origin)
        if let x {
            let way =
                (x.clamped(start(.horizontal, wanted.x, xStart, x.length)) - x.full.lowerBound) * factor(x, size.width)
            target.rect.origin.x = isRightToLeft ? content.width - size.width - way : way
        }
        if let y { target.rect.origin.y = way(to: y.clamped(start(.vertical, wanted.y, yStart, y.length)), y) }
    }
}
