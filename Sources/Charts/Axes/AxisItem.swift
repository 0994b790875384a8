import DovetailCore
import Foundation

/// A part of an axis at one of its values.
struct AxisItem: Identifiable {
    struct ID: Hashable {
        let axis: Axis
        let edge: Edge
        let value: _PlotValue
        /// The position among the parts of the value, and of the marks among those of the axis.
        let part: Int
    }

    let id: ID
    let edge: Edge
    /// Where the part is, in coordinates of the scale.
    let coordinate: Double
    let part: _AxisPart
    /// What a label shows.
    let label: AnyView?
    let preset: AxisMarkPreset.Kind
    /// Whether a label is as wide as its step at most.
    let isCategory: Bool
    /// Puts an app's modifiers around the part.
    let style: (@MainActor (AnyView) -> AnyView)?

    var axis: Axis { id.axis }
}

/// The parts of both axes of a chart.
struct ChartAxes {
    private(set) var items: [AxisItem] = []
    let x: PositionScale
    let y: PositionScale

    /// - Parameter size: The size of the chart, which decides how many marks there are.
    @MainActor
    init(model: ChartModel, x: PositionScale, y: PositionScale, size: CGSize) {
        self.x = x
        self.y = y
        guard model.hasAxes else { return }
        add(.horizontal, model.configuration.x, scale: x, data: model.x, length: size.width)
        add(.vertical, model.configuration.y, scale: y, data: model.y, length: size.height)
    }

    @MainActor
    private mutating func add(
        _ axis: Axis, _ settings: AxisSettings, scale: PositionScale, data: DomainBuilder, length: CGFloat
    ) {
        guard settings.visibility != .hidden, !data.isEmpty || settings.marks != nil else { return }
        let standard = _AxisMarksSettings(preset: .automatic, position: .automatic, values: .automatic)
        for (order, marks) in (settings.marks?() ?? [standard]).enumerated() {
            let ticks = AxisTicks(scale, settings: marks.values, axis: axis, length: length, unit: data.unit)
            let edge = edge(of: marks.position, axis, scale)
            for (index, (value, coordinate)) in ticks.values.enumerated() {
                let next = index + 1 < ticks.values.count ? ticks.values[index + 1].coordinate : nil
                let parts =
                    marks.parts?(AxisValue(index: index, count: ticks.values.count, value: value))
                    ?? Self.standardParts(axis, scale, marks)
                for (position, part) in parts.enumerated() {
                    items.append(
                        AxisItem(
                            id: AxisItem.ID(axis: axis, edge: edge, value: value, part: order * 100 + position),
                            edge: edge,
                            coordinate: place(part, at: coordinate, next: next, scale, ticks.dateStep), part: part,
                            label: label(part, value, ticks, marks), preset: marks.preset.kind,
                            isCategory: scale.isCategorical, style: marks.style))
                }
            }
        }
    }

    private func edge(of position: AxisMarkPosition, _ axis: Axis, _ scale: PositionScale) -> Edge {
        switch (position.kind, axis) {
        case (.top, .horizontal): .top
        case (_, .horizontal): .bottom
        case (.leading, _): .leading
        case (.trailing, _): .trailing
        default: scale.isCategorical ? .leading : .trailing
        }
    }

    /// What suits a scale: categories have labels, numbers lines too, and dates labels beside ticks.
    private static func standardParts(_ axis: Axis, _ scale: PositionScale, _ marks: _AxisMarksSettings) -> [_AxisPart]
    {
        let content: AxisLabelContent = marks.format.map { .format($0) } ?? .automatic
        let label = _AxisPart(kind: .label(AxisLabelOptions(), content))
        if scale.isCategorical { return [label] }
        let line = _AxisPart(kind: .gridLine(marks.stroke))
        guard axis == .horizontal else { return [line, label] }
        if scale.isDate {
            var options = AxisLabelOptions()
            options.anchor = .topLeading
            options.horizontalSpacing = 4
            return [
                line, _AxisPart(kind: .tick(.label, marks.stroke)), _AxisPart(kind: .label(options, content)),
            ]
        }
        return [line, _AxisPart(kind: .tick(.automatic, marks.stroke)), label]
    }

    private func place(
        _ part: _AxisPart, at coordinate: Double, next: Double?, _ scale: PositionScale, _ step: DateStep?
    ) -> Double {
        if scale.isCategorical { return part.isCentered == false ? coordinate - 0.5 : coordinate }
        guard part.isCentered == true else { return coordinate }
        var end = next ?? coordinate
        if next == nil, let step {
            let date = Date(timeIntervalSinceReferenceDate: coordinate)
            end =
                Calendar.current.date(byAdding: step.unit, value: step.count, to: date)?
                .timeIntervalSinceReferenceDate ?? coordinate
        }
        return (coordinate + end) / 2
    }

    @MainActor
    private func label(
        _ part: _AxisPart, _ value: _PlotValue, _ ticks: AxisTicks, _ marks: _AxisMarksSettings
    ) -> AnyView? {
        guard case .label(let options, let content) = part.kind else { return nil }
        let view: AnyView
        switch content {
        case .automatic:
            view = AnyView((marks.format?(value)).map { Text(verbatim: $0) } ?? ticks.text(of: value))
        case .text(let text): view = AnyView(text)
        case .format(let format): view = AnyView(format(value).map { Text(verbatim: $0) } ?? ticks.text(of: value))
        case .view(let own): view = own
        }
        let styled = view.font(part.font ?? .caption)
            .foregroundStyle(part.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
            .multilineTextAlignment(.center)
            .lineLimit(options.collision.kind == .truncate ? 1 : nil)
        let turned =
            switch options.orientation.kind {
            case .automatic, .horizontal: AnyView(styled)
            case .vertical: AnyView(TurnedLayout { styled.fixedSize().rotationEffect(.degrees(90)) })
            case .verticalReversed: AnyView(TurnedLayout { styled.fixedSize().rotationEffect(.degrees(-90)) })
            }
        return marks.style?(turned) ?? turned
    }
}

/// A view that was turned by a quarter, in the room that it takes then.
struct TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
}
