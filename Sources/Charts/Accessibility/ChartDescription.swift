import DovetailCore
import Foundation

/// Describes a chart as a table: its axes and its series.
struct ChartDescription: AXChartDescriptorRepresentable {
    let model: ChartModel

    /// About so many marks are described at most, at even distances.
    private static let limit = 200

    func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
            title: nil, summary: nil, xAxis: xAxis, yAxis: yAxis, additionalAxes: [], series: series)
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
        descriptor.xAxis = xAxis
        descriptor.yAxis = yAxis
        descriptor.series = series
    }

    private var xAxis: any AXDataAxisDescriptor {
        if model.x.isCategorical {
            return AXCategoricalDataAxisDescriptor(title: title(model.x), categoryOrder: model.x.categories)
        }
        return numericAxis(model.x)
    }

    private var yAxis: AXNumericDataAxisDescriptor { numericAxis(model.y) }

    private func numericAxis(_ data: DomainBuilder) -> AXNumericDataAxisDescriptor {
        let range = data.lower <= data.upper ? data.lower...data.upper : 0...1
        let isDate = data.hasDates
        return AXNumericDataAxisDescriptor(
            title: title(data), range: range, gridlinePositions: [],
            valueDescriptionProvider: { number in
                isDate
                    ? MarkDescription.string(Date(timeIntervalSinceReferenceDate: number), nil)
                    : AxisTicks.text(of: number, step: nil)
            })
    }

    private func title(_ data: DomainBuilder) -> String { data.label?.text.plainString ?? "" }

    private var series: [AXDataSeriesDescriptor] {
        var order: [String] = []
        var points: [String: [AXDataPoint]] = [:]
        var isContinuous: [String: Bool] = [:]
        for index in stride(from: 0, to: model.marks.count, by: max(model.marks.count / Self.limit, 1)) {
            let mark = model.marks[index]
            let fields = mark.attributes.box?.fields
            let name =
                (mark.options.series ?? fields?.styleBy ?? fields?.symbolBy).map { PositionScale.name(of: $0.value) }
                ?? ""
            guard let point = point(mark) else { continue }
            if points[name] == nil { order.append(name) }
            points[name, default: []].append(point)
            isContinuous[name] = mark.kind == .line || mark.kind == .area
        }
        return order.map {
            AXDataSeriesDescriptor(name: $0, isContinuous: isContinuous[$0] ?? false, dataPoints: points[$0] ?? [])
        }
    }

    private func point(_ mark: Mark) -> AXDataPoint? {
        let y = mark.y.first?.value.number
        switch mark.x.first?.value {
        case .category(let name): return AXDataPoint(x: name, y: y)
        case .number(let number): return AXDataPoint(x: number, y: y)
        case .date(let date): return AXDataPoint(x: date.timeIntervalSinceReferenceDate, y: y)
        case nil: return nil
        }
    }
}
