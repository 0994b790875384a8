import DovetailCore
import Foundation

/// A value that a mark plots, with a label that says what it is about.
///
///     PointMark(x: .value("Width", 3.5), y: .value("Height", 2))
///
/// The label is the title of a legend, and is said of the mark to those who cannot see it.
public struct PlottableValue<Value: Plottable> {
    let label: ChartLabel
    let value: Value
    var end: _PlotValue?
    var unit: Calendar.Component?
    private var start: _PlotValue?

    init(_ label: ChartLabel, _ value: Value, start: _PlotValue? = nil, end: _PlotValue? = nil) {
        self.label = label
        self.value = value
        self.start = start
        self.end = end
    }

    /// The value without its type.
    var datum: PlotDatum { PlotDatum(label: label, value: start ?? value.plotValue, end: end, unit: unit) }

    /// A value with a label that is looked up in the app's strings.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(.key(labelKey), value)
    }
    /// A value with a label that is looked up where the resource says.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(.resource(labelResource), value)
    }
    /// A value with a text as its label.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(.text(label), value) }
    /// A value with a label that is shown as it is.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(.string(String(label)), value)
    }
}

// MARK: Bins

extension PlottableValue {
    private init(_ label: ChartLabel, from lower: Value, to upper: Value) {
        self.init(label, lower, end: upper.plotValue)
    }

    /// A bin: a bar is as wide as that.
    public static func value(_ labelKey: LocalizedStringKey, _ bin: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(.key(labelKey), from: bin.lowerBound, to: bin.upperBound)
    }
    /// A bin: a bar is as wide as that.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ bin: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(.resource(labelResource), from: bin.lowerBound, to: bin.upperBound)
    }
    /// A bin: a bar is as wide as that.
    public static func value(_ label: Text, _ bin: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(.text(label), from: bin.lowerBound, to: bin.upperBound)
    }
    /// A bin: a bar is as wide as that.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ bin: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(.string(String(label)), from: bin.lowerBound, to: bin.upperBound)
    }
}

extension PlottableValue where Value: Comparable {
    /// A range: a bar is as wide as that.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(.key(labelKey), from: range.lowerBound, to: range.upperBound)
    }
    /// A range: a bar is as wide as that.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(.string(String(label)), from: range.lowerBound, to: range.upperBound)
    }
}

// MARK: Units of a calendar

extension PlottableValue where Value == Date {
    private init(_ label: ChartLabel, _ date: Date, unit: Calendar.Component, calendar: Calendar?) {
        let interval = CalendarUnits.interval(of: unit, around: date, in: calendar)
        self.init(
            label, date, start: interval.map { .date($0.start) }, end: interval.map { .date($0.end) })
        self.unit = unit
    }

    /// The unit of a calendar that a date is in, such as its day: a bar is as wide as that, and a point stands in its middle.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(.key(labelKey), date, unit: unit, calendar: calendar)
    }
    /// The unit of a calendar that a date is in, such as its day.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(.resource(labelResource), date, unit: unit, calendar: calendar)
    }
    /// The unit of a calendar that a date is in, such as its day.
    public static func value(
        _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(.text(label), date, unit: unit, calendar: calendar)
    }
    /// The unit of a calendar that a date is in, such as its day.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(.string(String(label)), date, unit: unit, calendar: calendar)
    }
}
