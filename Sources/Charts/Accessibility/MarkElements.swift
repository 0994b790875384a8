import DovetailCore
import Foundation

private struct ElementPlaceKey: LayoutValueKey {
    static var defaultValue: CGRect { .zero }
}

/// The elements that assistive tools find in a plot area: one for each mark, as long as they are few enough to walk through.
struct MarkElements: View {
    let scene: ChartScene
    let model: ChartModel
    let size: CGSize

    /// More marks than that are told by the chart's description alone.
    static let limit = 300

    var body: some View {
        if model.marks.count <= Self.limit {
            ElementsLayout {
                ForEach(elements, id: \.id) { element in
                    Color.clear
                        .accessibilityElement()
                        .accessibilityLabel(element.label)
                        .accessibilityValue(element.value)
                        .accessibilityIdentifier(element.identifier)
                        .layoutValue(key: ElementPlaceKey.self, value: element.bounds)
                }
            }
        }
    }

    private struct Element {
        let id: Int
        let bounds: CGRect
        let label: Text
        let value: Text
        let identifier: String
    }

    private var elements: [Element] {
        var elements: [Element] = []
        // An app may give two elements one id.
        var known: Set<Int> = []
        func add(_ mark: Mark, _ bounds: CGRect) {
            let own = mark.attributes.box?.fields.accessibility
            guard own?.isHidden != true else { return }
            let description = MarkDescription(mark: mark)
            var id = mark.id
            while !known.insert(id).inserted { id &+= 1 }
            elements.append(
                Element(
                    id: id, bounds: bounds, label: own?.label ?? description.label,
                    value: own?.value ?? description.value, identifier: own?.identifier ?? ""))
        }
        for item in scene.items.outsideOfLayers {
            switch item {
            case .marks(let drawn):
                for mark in drawn where mark.look.kind == model.marks[mark.index].kind {
                    add(model.marks[mark.index], mark.bounds(in: size))
                }
            case .series(let drawn):
                for (id, point) in zip(drawn.ids, drawn.points) {
                    guard let mark = model.mark(withID: id) else { continue }
                    add(mark, CGRect(x: point.x - 2, y: point.y - 2, width: 4, height: 4))
                }
            case .layer: break
            }
        }
        return elements
    }
}

private struct ElementsLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for view in subviews {
            let place = view[ElementPlaceKey.self]
            view.place(
                at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
                proposal: ProposedViewSize(place.size))
        }
    }
}

/// What is said of a mark: where it is, and how much it is.
struct MarkDescription {
    let label: Text
    let value: Text

    init(mark: Mark) {
        let fields = mark.attributes.box?.fields
        var labels: [Text] = []
        var values: [Text] = []
        /// What the length or height of a mark stands for is its value, the other axis says which mark it is.
        let valueIsX = mark.lengthAxis == .horizontal || mark.kind == .sector
        func add(_ channel: MarkChannel, isValue: Bool) {
            switch channel {
            case .value(let datum):
                if isValue {
                    values.append(Self.text(datum))
                } else {
                    labels.append(Self.text(datum))
                }
            case .range(let first, let last):
                let text = Self.text(first) + Text(verbatim: " – ") + Self.text(last)
                if isValue { values.append(text) } else { labels.append(text) }
            default: break
            }
        }
        add(mark.x, isValue: valueIsX)
        add(mark.y, isValue: !valueIsX)
        let series = [
            fields?.styleBy, fields?.symbolBy, fields?.lineStyleBy, fields?.positionBy?.by, mark.options.series,
        ]
        var known: Set<_PlotValue> = []
        for datum in series.compactMap({ $0 }) where known.insert(datum.value).inserted {
            labels.append(Self.text(datum))
        }
        label = Self.joined(labels)
        value = Self.joined(values)
    }

    private static func joined(_ texts: [Text]) -> Text {
        guard let first = texts.first else { return Text(verbatim: "") }
        return texts.dropFirst().reduce(first) { $0 + Text(verbatim: ", ") + $1 }
    }

    static func text(_ datum: PlotDatum) -> Text {
        switch datum.value {
        case .category(let name): Text(LocalizedStringKey(name))
        case .number(let number): Text(verbatim: AxisTicks.text(of: number, step: nil))
        case .date(let date): Text(verbatim: string(date, datum.unit))
        }
    }

    /// A date as exactly as the unit that it is one of.
    static func string(_ date: Date, _ unit: Calendar.Component?) -> String {
        switch unit {
        case .year: date.formatted(.dateTime.year())
        case .month, .quarter: date.formatted(.dateTime.month(.wide).year())
        case .hour, .minute, .second: date.formatted(date: .abbreviated, time: .shortened)
        default: date.formatted(date: .abbreviated, time: .omitted)
        }
    }
}
