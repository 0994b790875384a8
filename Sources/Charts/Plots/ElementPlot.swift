import DovetailCore
import Foundation

/// The marks of a plot: one for each element of a collection, made by a closure.
struct ElementPlot<Data: RandomAccessCollection> {
    typealias Channels = (x: MarkChannel, y: MarkChannel)

    let kind: MarkKind
    let data: Data
    let channels: (Data.Element) -> Channels
    let options: (Data.Element) -> Mark.Options

    init(
        _ kind: MarkKind, _ data: Data, options: @escaping (Data.Element) -> Mark.Options = { _ in Mark.Options() },
        channels: @escaping (Data.Element) -> Channels
    ) {
        self.kind = kind
        self.data = data
        self.channels = channels
        self.options = options
    }

    @MainActor
    func collect(into collector: _ChartCollector, change: (Data.Element, inout _MarkChanges) -> Void) {
        for (index, element) in data.enumerated() {
            collector.descend(index) {
                var changes = _MarkChanges(attributes: collector.attributes)
                change(element, &changes)
                let places = channels(element)
                collector.modify({ $0 = changes.attributes }) {
                    collector.add(kind, x: places.x, y: places.y) { $0 = options(element) }
                }
            }
        }
    }
}

/// Places in the plot area that each element says.
extension KeyPath where Value == CGFloat {
    func channel(_ element: Root) -> MarkChannel { .fixed(element[keyPath: self]) }
    func range(to end: KeyPath<Root, CGFloat>, _ element: Root) -> MarkChannel {
        .fixedRange(element[keyPath: self], element[keyPath: end])
    }
}

extension PlottableProjection {
    func channel(_ element: DataElement) -> MarkChannel { .value(datum(of: element)) }

    /// The options of an element's mark that belongs to the series with this value.
    func options(_ element: DataElement) -> Mark.Options { Mark.Options(series: datum(of: element)) }

    func range<Other: Plottable>(to end: PlottableProjection<DataElement, Other>, _ element: DataElement) -> MarkChannel
    {
        .range(datum(of: element), end.datum(of: element))
    }
}
