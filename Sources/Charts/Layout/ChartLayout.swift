import DovetailCore
import Foundation

/// What a view in a chart's layout is.
enum ChartPlace {
    case plot
    case label(AxisItem)
    case tick(AxisItem, thickness: CGFloat)
    case title(Edge, Alignment?, CGFloat?)
    /// What an app draws behind an axis.
    case axis(Axis)
}

struct ChartPlaceKey: LayoutValueKey {
    static var defaultValue: ChartPlace { .plot }
}

/// Places the plot area, and the labels, ticks and titles of its axes around it.
///
/// Labels are measured first; what they need, and what the outermost of them reach over, is taken from the plot area. Labels that have
/// no room beside each other are left out as their collision resolution says: by default as many as it takes, at even distances.
struct ChartLayout: Layout {
    let x: PositionScale
    let y: PositionScale

    /// Between a label and the plot area.
    private static let spacing: CGFloat = 5
    /// Between labels, at least.
    static let gap: CGFloat = 6
    /// Where views are that are not shown.
    private static let away = CGPoint(x: -20_000, y: -20_000)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 160))
    }

    /// A label with its size.
    struct Label {
        let view: LayoutSubview
        let item: AxisItem
        let options: AxisLabelOptions
        var size: CGSize
        var frame = CGRect.zero
        var isShown = true
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var labels: [Label] = []
        var (titles, ticks):
            ([(LayoutSubview, Edge, Alignment?, CGFloat, CGSize)], [(LayoutSubview, AxisItem, CGFloat)]) = ([], [])
        var plots: [LayoutSubview] = []
        var axes: [(LayoutSubview, Axis)] = []
        for view in subviews {
            switch view[ChartPlaceKey.self] {
            case .plot: plots.append(view)
            case .label(let item):
                guard case .label(let options, _) = item.part.kind else { continue }
                labels.append(Label(view: view, item: item, options: options, size: .zero))
            case .tick(let item, let thickness): ticks.append((view, item, thickness))
            case .title(let edge, let alignment, let spacing):
                titles.append((view, edge, alignment, spacing ?? Self.spacing, view.sizeThatFits(.unspecified)))
            case .axis(let axis): axes.append((view, axis))
            }
        }
        var insets = EdgeInsets()
        for (_, edge, _, spacing, size) in titles {
            insets[edge] += (edge == .leading || edge == .trailing ? size.width : size.height) + spacing
        }
        let outer = insets
        measure(&labels, size: bounds.size, &insets)
        let plot = CGRect(
            x: insets.leading, y: insets.top, width: max(bounds.width - insets.leading - insets.trailing, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0))
        place(&labels, plot: plot, chart: bounds.size)
        resolveCollisions(&labels)

        let origin = bounds.origin
        for view in plots { view.place(at: origin + plot.origin, proposal: ProposedViewSize(plot.size)) }
        for label in labels {
            label.view.place(
                at: label.isShown ? origin + label.frame.origin : Self.away, proposal: ProposedViewSize(label.size))
        }
        for (view, item, thickness) in ticks {
            let frame = tick(item, thickness, plot: plot, labels: labels)
            view.place(at: origin + frame.origin, proposal: ProposedViewSize(frame.size))
        }
        for (view, edge, alignment, _, size) in titles {
            view.place(
                at: origin + titlePlace(edge, alignment, size, plot: plot, outer: outer, chart: bounds.size),
                proposal: ProposedViewSize(size))
        }
        for (view, axis) in axes {
            let frame = region(of: axis, labels, plot: plot)
            view.place(at: origin + frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }

    // MARK: Labels

    private func measure(_ labels: inout [Label], size: CGSize, _ insets: inout EdgeInsets) {
        var depths: [Edge: CGFloat] = [:]
        func note(_ label: Label) {
            guard label.item.preset != .inset else { return }
            let isSide = label.item.axis == .vertical
            let spacing =
                isSide ? label.options.horizontalSpacing ?? Self.spacing : label.options.verticalSpacing ?? Self.spacing
            let depth = (isSide ? label.size.width : label.size.height) + spacing
            depths[label.item.edge] = max(depths[label.item.edge] ?? 0, depth)
        }
        for index in labels.indices where labels[index].item.axis == .vertical {
            labels[index].size = labels[index].view.sizeThatFits(
                ProposedViewSize(width: labels[index].item.isCategory ? size.width * 0.4 : nil, height: nil))
            note(labels[index])
        }
        insets.leading += depths[.leading] ?? 0
        insets.trailing += depths[.trailing] ?? 0
        let width = max(size.width - insets.leading - insets.trailing, 0)
        for index in labels.indices where labels[index].item.axis == .horizontal {
            let room = room(for: labels[index], among: labels, width: width)
            labels[index].size = labels[index].view.sizeThatFits(ProposedViewSize(width: room, height: nil))
            note(labels[index])
        }
        insets.top += depths[.top] ?? 0
        insets.bottom += depths[.bottom] ?? 0
        addOverhangs(labels, size: size, &insets)
    }

    /// What labels at the ends reach over must not be more than there is.
    private func addOverhangs(_ labels: [Label], size: CGSize, _ insets: inout EdgeInsets) {
        let plot = CGRect(
            x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 1),
            height: max(size.height - insets.top - insets.bottom, 1))
        var over = EdgeInsets()
        for label in labels {
            let frame = frame(of: label, plot: plot)
            if label.item.axis == .vertical {
                over.top = max(over.top, -frame.minY)
                over.bottom = max(over.bottom, frame.maxY - size.height)
            } else {
                over.leading = max(over.leading, -frame.minX)
                // A label that begins at its value is left out if it has no room.
                if label.options.anchor == nil { over.trailing = max(over.trailing, frame.maxX - size.width) }
            }
        }
        insets.top += over.top
        insets.bottom += over.bottom
        insets.leading += over.leading
        insets.trailing += over.trailing
    }

    /// How wide a label along x may be; nil for as wide as it is. Names of categories are broken into lines in their steps.
    private func room(for label: Label, among labels: [Label], width: CGFloat) -> CGFloat? {
        guard !label.options.orientation.isTurned else { return nil }
        let map = x.mapping(length: width, isUpward: false)
        let isTruncated = label.options.collision.kind == .truncate
        if label.item.isCategory { return max(CGFloat(map.step) - (isTruncated ? Self.gap : 0), 24) }
        guard isTruncated else { return nil }
        let own = label.item.coordinate
        let distance = labels.lazy.filter { $0.item.edge == label.item.edge && $0.item.coordinate != own }
            .map { abs(map.place(ofCoordinate: $0.item.coordinate) - map.place(ofCoordinate: own)) }.min()
        return distance.map { max(CGFloat($0) - Self.gap, 24) }
    }

    private func place(_ labels: inout [Label], plot: CGRect, chart: CGSize) {
        for index in labels.indices {
            labels[index].frame = frame(of: labels[index], plot: plot)
            let frame = labels[index].frame
            guard labels[index].options.collision != .disabled, labels[index].item.axis == .horizontal else { continue }
            if frame.maxX > chart.width + 1 || frame.minX < -1 { labels[index].isShown = false }
        }
    }

    /// The frame of a label around a plot area.
    private func frame(of label: Label, plot: CGRect) -> CGRect {
        let size = label.size
        let (options, item) = (label.options, label.item)
        var origin: CGPoint
        if item.axis == .horizontal {
            let at = plot.minX + x.mapping(length: plot.width, isUpward: false).place(ofCoordinate: item.coordinate)
            let spacing = options.verticalSpacing ?? Self.spacing
            let anchor = options.anchor ?? .top
            origin = CGPoint(x: at - anchor.x * size.width, y: plot.maxY + spacing)
            // What begins or ends at its value keeps a distance from the tick there.
            if anchor.x != 0.5 { origin.x += (anchor.x < 0.5 ? 1 : -1) * (options.horizontalSpacing ?? 0) }
            if item.edge == .top { origin.y = plot.minY - spacing - size.height }
            if item.preset == .inset { origin.y = item.edge == .top ? plot.minY + 2 : plot.maxY - size.height - 2 }
            if item.preset == .aligned {
                origin.x = min(max(origin.x, plot.minX), max(plot.maxX - size.width, plot.minX))
            }
        } else {
            let at = plot.minY + y.mapping(length: plot.height, isUpward: true).place(ofCoordinate: item.coordinate)
            let spacing = options.horizontalSpacing ?? Self.spacing
            let anchor = options.anchor ?? .center
            origin = CGPoint(x: plot.maxX + spacing, y: at - anchor.y * size.height)
            if item.edge == .leading { origin.x = plot.minX - spacing - size.width }
            if item.preset == .inset {
                origin.x = item.edge == .leading ? plot.minX : plot.maxX - size.width
                origin.y = at - size.height - 2
            }
            if item.preset == .aligned {
                origin.y = min(max(origin.y, plot.minY), max(plot.maxY - size.height, plot.minY))
            }
        }
        return CGRect(
            x: origin.x + item.part.offset.width, y: origin.y + item.part.offset.height, width: size.width,
            height: size.height)
    }

    // MARK: Ticks, titles

    private func tick(_ item: AxisItem, _ thickness: CGFloat, plot: CGRect, labels: [Label]) -> CGRect {
        guard case .tick(let length, _) = item.part.kind else { return .zero }
        let isX = item.axis == .horizontal
        func reach(_ label: Label) -> CGFloat {
            let frame = label.frame
            switch item.edge {
            case .bottom: return frame.maxY - plot.maxY
            case .top: return plot.minY - frame.minY
            case .trailing: return frame.maxX - plot.maxX
            case .leading: return plot.minX - frame.minX
            }
        }
        let beside = labels.filter { $0.item.edge == item.edge && $0.isShown }
        let amount: CGFloat
        switch length.kind {
        case .fixed(let fixed): amount = fixed
        case .label(let extra):
            let own = beside.first { $0.item.id.value == item.id.value }
            // Where the label was left out, the tick is a short one.
            amount = own.map { reach($0) + extra } ?? 4
        case .longestLabel(let extra): amount = (beside.map(reach).max() ?? 4) + extra
        }
        let offset = item.part.offset
        if isX {
            let at = plot.minX + x.mapping(length: plot.width, isUpward: false).place(ofCoordinate: item.coordinate)
            return CGRect(
                x: at - thickness / 2 + offset.width,
                y: (item.edge == .top ? plot.minY - amount : plot.maxY) + offset.height,
                width: thickness, height: max(amount, 0))
        }
        let at = plot.minY + y.mapping(length: plot.height, isUpward: true).place(ofCoordinate: item.coordinate)
        return CGRect(
            x: (item.edge == .leading ? plot.minX - amount : plot.maxX) + offset.width,
            y: at - thickness / 2 + offset.height,
            width: max(amount, 0), height: thickness)
    }

    private func titlePlace(
        _ edge: Edge, _ alignment: Alignment?, _ size: CGSize, plot: CGRect, outer: EdgeInsets, chart: CGSize
    ) -> CGPoint {
        func along(_ start: CGFloat, _ room: CGFloat, _ length: CGFloat, _ fraction: CGFloat) -> CGFloat {
            start + (room - length) * fraction
        }
        let horizontal: CGFloat =
            switch alignment?.horizontal {
            case .leading: 0
            case .trailing: 1
            default: 0.5
            }
        let vertical: CGFloat =
            switch alignment?.vertical {
            case .top: 0
            case .bottom: 1
            default: 0.5
            }
        switch edge {
        case .top: return CGPoint(x: along(plot.minX, plot.width, size.width, horizontal), y: 0)
        case .bottom:
            return CGPoint(x: along(plot.minX, plot.width, size.width, horizontal), y: chart.height - size.height)
        case .leading: return CGPoint(x: 0, y: along(plot.minY, plot.height, size.height, vertical))
        case .trailing:
            return CGPoint(x: chart.width - size.width, y: along(plot.minY, plot.height, size.height, vertical))
        }
    }

    /// The strip that the labels of an axis stand in.
    private func region(of axis: Axis, _ labels: [Label], plot: CGRect) -> CGRect {
        let frames = labels.filter { $0.item.axis == axis && $0.isShown }.map(\.frame)
        guard let first = frames.first else { return CGRect(origin: plot.origin, size: .zero) }
        let union = frames.dropFirst().reduce(first) { $0.union($1) }
        return axis == .horizontal
            ? CGRect(x: plot.minX, y: union.minY, width: plot.width, height: union.height)
            : CGRect(x: union.minX, y: plot.minY, width: union.width, height: plot.height)
    }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }

extension EdgeInsets {
    fileprivate subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .bottom: bottom
            case .leading: leading
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .bottom: bottom = newValue
            case .leading: leading = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}
