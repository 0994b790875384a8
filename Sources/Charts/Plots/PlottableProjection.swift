import DovetailCore
import Foundation

/// A value of each element of a collection, which a vectorised plot plots, with a label that says what it is about.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let label: ChartLabel
    let value: (DataElement) -> DataValue
    var unit: Calendar.Component?
    private var calendar: Calendar?

    private init(_ label: ChartLabel, _ value: @escaping (DataElement) -> DataValue) {
        self.label = label
        self.value = value
    }

    func datum(of element: DataElement) -> PlotDatum {
        let value = value(element).plotValue
        var datum = PlotDatum(label: label, value: value)
        if let unit, case .date(let date) = value,
            let interval = CalendarUnits.interval(of: unit, around: date, in: calendar)
        {
            datum.value = .date(interval.start)
            datum.end = .date(interval.end)
            datum.unit = unit
        }
        return datum
    }

    /// The values at a key path, with a label that is looked up in the app's strings.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { PlottableProjection(.key(labelKey)) { $0[keyPath: value] } }
    /// The values at a key path, with a label that is looked up where the resource says.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { PlottableProjection(.resource(labelResource)) { $0[keyPath: value] } }
    /// The values at a key path, with a text as their label.
    public static func value(_ label: Text, _ value: KeyPath<DataElement, DataValue>) -> PlottableProjection {
        PlottableProjection(.text(label)) { $0[keyPath: value] }
    }
    /// The values at a key path, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { PlottableProjection(.string(String(label))) { $0[keyPath: value] } }

    /// The same value for each element.
    public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(.key(labelKey)) { _ in value }
    }
    /// The same value for each element.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(.string(String(label))) { _ in value }
    }
}

extension PlottableProjection where DataValue == Date {
    /// The units of a calendar that the dates at a key path are in.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { dated(.key(labelKey), date, unit, calendar) }
    /// The units of a calendar that the dates at a key path are in.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { dated(.string(String(label)), date, unit, calendar) }

    private static func dated(
        _ label: ChartLabel, _ date: KeyPath<DataElement, Date>, _ unit: Calendar.Component, _ calendar: Calendar?
    ) -> PlottableProjection {
        var projection = PlottableProjection(label) { $0[keyPath: date] }
        projection.unit = unit
        projection.calendar = calendar
        return projection
    }
}

/// The widths or heights of the marks of a vectorised plot.
public struct MarkDimensions<DataElement> {
    let dimension: (DataElement) -> MarkDimension

    /// What suits the marks and their scale.
    public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }
    /// So many points.
    public static func fixed(_ size: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(size) } }
    /// As many points as each element says.
    public static func fixed(_ size: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .fixed($0[keyPath: size]) }
    }
    /// The step of the scale, less so many points at each end.
    public static func inset(_ inset: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(inset) } }
    /// The step of the scale, less as many points at each end as each element says.
    public static func inset(_ inset: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .inset($0[keyPath: inset]) }
    }
    /// A part of the step of the scale.
    public static func ratio(_ ratio: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(ratio) } }
    /// The part of the step of the scale that each element says.
    public static func ratio(_ ratio: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .ratio($0[keyPath: ratio]) }
    }
}
