import DovetailCore
import Foundation

/// A value of each element of a collection, which a vectorised plot plots, with a label that says what it is about.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let label: ChartLabel
    let value: (DataElement) -> DataValue
    var unit: Calendar.Component?
    private var calendar: Calendar?

    /// Where an interval ends that begins at the value; nil for a value alone.
    private var end: ((DataElement) -> DataValue)?

    private init(
        _ label: ChartLabel, _ value: @escaping (DataElement) -> DataValue, end: ((DataElement) -> DataValue)? = nil
    ) {
        self.label = label
        self.value = value
        self.end = end
    }

    func datum(of element: DataElement) -> PlotDatum {
        let value = value(element).plotValue
        var datum = PlotDatum(label: label, value: value)
        datum.end = end?(element).plotValue
        if let unit, case .date(let date) = value,
            let interval = CalendarUnits.interval(of: unit, around: date, in: calendar)
        {
            datum.value = .date(interval.start)
            datum.end = .date(interval.end)
            datum.unit = unit
        }
        return datum
    }
}

extension PlottableProjection {
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
    public static func value(
        _ label: Text, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { PlottableProjection(.text(label)) { $0[keyPath: value] } }
    /// The values at a key path, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { PlottableProjection(.string(String(label))) { $0[keyPath: value] } }
    /// The same value for each element, with a label that is looked up in the app's strings.
    public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(.key(labelKey)) { _ in value }
    }
    /// The same value for each element, with a label that is looked up where the resource says.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(.resource(labelResource)) { _ in value }
    }
    /// The same value for each element, with a text as their label.
    public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(.text(label)) { _ in value }
    }
    /// The same value for each element, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(.string(String(label))) { _ in value }
    }
}

/// Intervals.
extension PlottableProjection {
    /// The intervals between the values at two key paths, with a label that is looked up in the app's strings.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { PlottableProjection(.key(labelKey), { $0[keyPath: start] }, end: { $0[keyPath: end] }) }
    /// The intervals between the values at two key paths, with a label that is looked up where the resource says.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(.resource(labelResource), { $0[keyPath: start] }, end: { $0[keyPath: end] })
    }
    /// The intervals between the values at two key paths, with a text as their label.
    public static func value(
        _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { PlottableProjection(.text(label), { $0[keyPath: start] }, end: { $0[keyPath: end] }) }
    /// The intervals between the values at two key paths, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(.string(String(label)), { $0[keyPath: start] }, end: { $0[keyPath: end] })
    }
    /// The same interval for each element, with a label that is looked up in the app's strings.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection { PlottableProjection(.key(labelKey), { _ in start }, end: { _ in end }) }
    /// The same interval for each element, with a label that is looked up where the resource says.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection { PlottableProjection(.resource(labelResource), { _ in start }, end: { _ in end }) }
    /// The same interval for each element, with a text as their label.
    public static func value(
        _ label: Text, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection { PlottableProjection(.text(label), { _ in start }, end: { _ in end }) }
    /// The same interval for each element, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection { PlottableProjection(.string(String(label)), { _ in start }, end: { _ in end }) }
}

/// Units of a calendar.
extension PlottableProjection where DataValue == Date {
    /// The units of a calendar that the dates at a key path are in, with a label that is looked up in the app's strings.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { dated(.key(labelKey), { $0[keyPath: date] }, unit, calendar) }
    /// The units of a calendar that the dates at a key path are in, with a label that is looked up where the resource says.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { dated(.resource(labelResource), { $0[keyPath: date] }, unit, calendar) }
    /// The units of a calendar that the dates at a key path are in, with a text as their label.
    public static func value(
        _ label: Text, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection { dated(.text(label), { $0[keyPath: date] }, unit, calendar) }
    /// The units of a calendar that the dates at a key path are in, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { dated(.string(String(label)), { $0[keyPath: date] }, unit, calendar) }
    /// The unit of a calendar that a date is in, with a label that is looked up in the app's strings.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection { dated(.key(labelKey), { _ in date }, unit, calendar) }
    /// The unit of a calendar that a date is in, with a label that is looked up where the resource says.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection { dated(.resource(labelResource), { _ in date }, unit, calendar) }
    /// The unit of a calendar that a date is in, with a text as their label.
    public static func value(
        _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection { dated(.text(label), { _ in date }, unit, calendar) }
    /// The unit of a calendar that a date is in, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection { dated(.string(String(label)), { _ in date }, unit, calendar) }

    private static func dated(
        _ label: ChartLabel, _ date: @escaping (DataElement) -> Date, _ unit: Calendar.Component, _ calendar: Calendar?
    ) -> PlottableProjection {
        var projection = PlottableProjection(label, date)
        projection.unit = unit
        projection.calendar = calendar
        return projection
    }
}
