import DovetailCore
import Foundation

/// A chart's content with its legend, below it and leading unless an app says otherwise.
struct LegendArrangement<Plot: View>: View {
    let model: ChartModel
    @ViewBuilder let plot: Plot

    var body: some View {
        let settings = model.configuration.legend
        let spacing = settings.spacing ?? 8
        let horizontal = settings.alignment?.horizontal ?? .leading
        let vertical = settings.alignment?.vertical ?? .center
        if !model.showsLegend {
            plot
        } else {
            switch settings.position.kind {
            case .automatic, .bottom, .bottomLeading, .bottomTrailing:
                VStack(alignment: .leading, spacing: spacing) {
                    plot
                    legend.frame(maxWidth: .infinity, alignment: alignment(horizontal, settings.position.kind))
                }
            case .top, .topLeading, .topTrailing:
                VStack(alignment: .leading, spacing: spacing) {
                    legend.frame(maxWidth: .infinity, alignment: alignment(horizontal, settings.position.kind))
                    plot
                }
            case .leading:
                HStack(alignment: vertical, spacing: spacing) {
                    legend.fixedSize()
                    plot
                }
            case .trailing:
                HStack(alignment: vertical, spacing: spacing) {
                    plot
                    legend.fixedSize()
                }
            case .overlay:
                plot.overlay(alignment: settings.alignment ?? .center) { legend }
            }
        }
    }

    private func alignment(_ horizontal: HorizontalAlignment, _ kind: AnnotationPosition.Kind) -> Alignment {
        switch kind {
        case .bottomTrailing, .topTrailing: .trailing
        default: Alignment(horizontal: horizontal, vertical: .center)
        }
    }

    @ViewBuilder
    private var legend: some View {
        if let own = model.configuration.legend.content { own } else { ChartLegend(model: model) }
    }
}

extension ChartModel {
    /// Whether there is something that a legend tells.
    var showsLegend: Bool {
        if configuration.legend.visibility == .hidden { return false }
        if configuration.legend.content != nil { return true }
        return styles.map { $0.ramp != nil || !$0.names.isEmpty } ?? false || symbols != nil || lines != nil
    }
}

/// What the colours, symbols and lines of a chart stand for.
struct ChartLegend: View {
    let model: ChartModel

    var body: some View {
        if let ramp = model.styles?.ramp {
            RampLegend(ramp: ramp)
        } else {
            let isVertical = [.leading, .trailing].contains(model.configuration.legend.position.kind)
            LegendLayout(isVertical: isVertical) {
                ForEach(Array(entries.enumerated()), id: \.offset) { _, name in LegendEntry(model: model, name: name) }
            }
        }
    }

    private var entries: [_PlotValue] {
        var names: [_PlotValue] = []
        for values in [model.styles?.names, model.symbols?.names, model.lines?.names] {
            for name in values ?? [] where !names.contains(name) { names.append(name) }
        }
        return names
    }
}

/// A sign and a name.
private struct LegendEntry: View {
    let model: ChartModel
    let name: _PlotValue

    var body: some View {
        HStack(spacing: 5) {
            sign
            text.font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
        .accessibilityElement(children: .combine)
    }

    private var text: Text {
        switch name {
        case .category(let name): Text(LocalizedStringKey(name))
        case .number(let number): Text(verbatim: AxisTicks.text(of: number, step: nil))
        case .date(let date): Text(verbatim: date.formatted(date: .abbreviated, time: .omitted))
        }
    }

    @ViewBuilder
    private var sign: some View {
        let style = model.styles?.style(for: name)?.shape ?? AnyShapeStyle(Color.blue)
        if let line = model.lines?.style(for: name) {
            LegendLine().stroke(style, style: line).frame(width: 20, height: 8)
                .overlay {
                    if case .shape(let shape, _) = model.symbols?.symbol(for: name) {
                        shape.fill(style).frame(width: 7, height: 7)
                    }
                }
        } else if case .shape(let shape, _) = model.symbols?.symbol(for: name) {
            shape.fill(style).frame(width: 8, height: 8)
        } else if case .view(let view) = model.symbols?.symbol(for: name) {
            view()
        } else {
            Circle().fill(style).frame(width: 8, height: 8)
        }
    }
}

private struct LegendLine: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
    }
}

/// The colours of a scale of numbers between its bounds.
private struct RampLegend: View {
    let ramp: ColorRamp

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            LinearGradient(
                colors: ramp.isReversed ? ramp.colors.reversed() : ramp.colors, startPoint: .leading,
                endPoint: .trailing
            )
            .clipShape(RoundedRectangle(cornerRadius: 2))
            .frame(width: 120, height: 8)
            HStack {
                bound(ramp.lower)
                Spacer()
                bound(ramp.upper)
            }
            .frame(width: 120)
        }
    }

    private func bound(_ number: Double) -> some View {
        let text =
            ramp.isDate
            ? Date(timeIntervalSinceReferenceDate: number).formatted(date: .abbreviated, time: .omitted)
            : AxisTicks.text(of: number, step: nil)
        return Text(verbatim: text).font(.caption).foregroundStyle(.secondary)
    }
}

/// Entries in rows, as many in each as fit.
struct LegendLayout: Layout {
    var isVertical = false
    private static let distance: CGFloat = 12
    private static let lines: CGFloat = 4

    private func rows(_ subviews: Subviews, width: CGFloat) -> [[(index: Int, size: CGSize)]] {
        var rows: [[(index: Int, size: CGSize)]] = []
        var used: CGFloat = 0
        for (index, view) in subviews.enumerated() {
            var size = view.sizeThatFits(.unspecified)
            size.width = min(size.width, width)
            if rows.isEmpty || isVertical || used + Self.distance + size.width > width {
                rows.append([])
                used = size.width
            } else {
                used += Self.distance + size.width
            }
            rows[rows.count - 1].append((index, size))
        }
        return rows
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let rows = rows(subviews, width: proposal.width ?? .infinity)
        let widths = rows.map { $0.reduce(0) { $0 + $1.size.width } + Self.distance * CGFloat($0.count - 1) }
        let heights = rows.map { $0.map(\.size.height).max() ?? 0 }
        return CGSize(
            width: widths.max() ?? 0, height: heights.reduce(0, +) + Self.lines * CGFloat(max(rows.count - 1, 0)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for row in rows(subviews, width: bounds.width + 0.5) {
            var x = bounds.minX
            let height = row.map(\.size.height).max() ?? 0
            for (index, size) in row {
                subviews[index].place(
                    at: CGPoint(x: x, y: y + (height - size.height) / 2), proposal: ProposedViewSize(size))
                x += size.width + Self.distance
            }
            y += height + Self.lines
        }
    }
}
