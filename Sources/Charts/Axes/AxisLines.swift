import DovetailCore
import Foundation

/// A grid line or tick of an axis.
struct AxisLine: View {
    let item: AxisItem
    /// The length of a pixel in points.
    let pixel: CGFloat

    private var stroke: StrokeStyle? {
        switch item.part.kind {
        case .gridLine(let stroke), .tick(_, let stroke): stroke
        case .label: nil
        }
    }

    /// How thick a line is: half a point unless told otherwise, but never less than a pixel.
    static func thickness(of item: AxisItem, pixel: CGFloat) -> CGFloat {
        switch item.part.kind {
        case .gridLine(let stroke), .tick(_, let stroke): max(stroke?.lineWidth ?? 0.5, pixel)
        case .label: 0
        }
    }

    /// Lines are light, so that marks stand out.
    private static let standard = AnyShapeStyle(Color.gray.opacity(0.3))

    var body: some View {
        if let style = item.style { style(AnyView(line)) } else { line }
    }

    @ViewBuilder
    private var line: some View {
        let style = item.part.style ?? Self.standard
        if let stroke, !stroke.dash.isEmpty {
            StraightLine().stroke(style, style: stroke)
        } else {
            Rectangle().fill(style)
        }
    }
}

/// A line through the middle of its rectangle, along the longer side.
private struct StraightLine: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            if rect.width > rect.height {
                path.move(to: CGPoint(x: rect.minX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            } else {
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            }
        }
    }
}

private struct GridLineKey: LayoutValueKey {
    static var defaultValue: AxisItem? { nil }
}

/// The grid lines of a plot area.
struct GridLines: View {
    let axes: ChartAxes
    let pixel: CGFloat

    var body: some View {
        GridLinesLayout(x: axes.x, y: axes.y, pixel: pixel) {
            ForEach(axes.items.filter(\.isGridLine)) { item in
                AxisLine(item: item, pixel: pixel).layoutValue(key: GridLineKey.self, value: item)
            }
        }
    }
}

extension AxisItem {
    var isGridLine: Bool {
        if case .gridLine = part.kind { return true }
        return false
    }

    var isTick: Bool {
        if case .tick = part.kind { return true }
        return false
    }
}

private struct GridLinesLayout: Layout {
    let x: PositionScale
    let y: PositionScale
    let pixel: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let xMap = x.mapping(length: bounds.width, isUpward: false)
        let yMap = y.mapping(length: bounds.height, isUpward: true)
        for view in subviews {
            guard let item = view[GridLineKey.self] else { continue }
            let thickness = AxisLine.thickness(of: item, pixel: pixel)
            let extra: CGFloat = item.preset == .extended ? 24 : 0
            let offset = item.part.offset
            if item.axis == .horizontal {
                let at = bounds.minX + xMap.place(ofCoordinate: item.coordinate) - thickness / 2
                view.place(
                    at: CGPoint(x: at + offset.width, y: bounds.minY - (item.edge == .top ? extra : 0) + offset.height),
                    proposal: ProposedViewSize(width: thickness, height: bounds.height + extra))
            } else {
                let at = bounds.minY + yMap.place(ofCoordinate: item.coordinate) - thickness / 2
                view.place(
                    at: CGPoint(
                        x: bounds.minX - (item.edge == .leading ? extra : 0) + offset.width, y: at + offset.height),
                    proposal: ProposedViewSize(width: bounds.width + extra, height: thickness))
            }
        }
    }
}
