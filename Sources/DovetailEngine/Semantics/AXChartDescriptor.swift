import AttributeGraph
import Foundation

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How numbers become places along the axis.
    @frozen
    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    open var attributedTitle: NSAttributedString
    open var scaleType = ScaleType.linear
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    /// Says a number as a person is told it.
    open var valueDescriptionProvider: (Double) -> String
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }

    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }

    public init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.attributedTitle = attributedTitle
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var attributedTitle: NSAttributedString
    open var categoryOrder: [String]
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }

    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }

    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.attributedTitle = attributedTitle
        self.categoryOrder = categoryOrder
    }
}

/// A number or a name.
open class AXDataPointValue: NSObject {
    open var number: Double
    open var category: String

    private init(number: Double, category: String) {
        self.number = number
        self.category = category
    }

    public static func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number: number, category: "") }
    public static func category(_ category: String) -> AXDataPointValue {
        AXDataPointValue(number: .nan, category: category)
    }
}

/// A point of a series.
open class AXDataPoint: NSObject {
    open var xValue: AXDataPointValue
    open var yValue: AXDataPointValue?
    open var additionalValues: [AXDataPointValue]
    open var attributedLabel: NSAttributedString?
    open var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }

    public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .number(x)
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        attributedLabel = label.map { NSAttributedString(string: $0) }
    }

    public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .category(x)
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        attributedLabel = label.map { NSAttributedString(string: $0) }
    }
}

/// Points that belong together.
open class AXDataSeriesDescriptor: NSObject {
    open var attributedName: NSAttributedString
    /// Whether the points are joined, as those of a line are.
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]
    open var name: String? {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue ?? "") }
    }

    public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(
            attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
    }

    public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.attributedName = attributedName
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// A chart as assistive tools know it. Each point of it is told among what is said of the chart's view on demand.
open class AXChartDescriptor: NSObject {
    /// The direction in which a chart is read.
    @frozen
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    open var attributedTitle: NSAttributedString?
    open var summary: String?
    open var contentDirection = ContentDirection.leftToRight
    /// Where the points are within the chart's view, in points; all of it by default.
    open var contentFrame = CGRect.zero
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]
    open var series: [AXDataSeriesDescriptor]
    open var title: String? {
        get { attributedTitle?.string }
        set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
    }

    public convenience init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
    }

    public init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.attributedTitle = attributedTitle
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }

    /// What a person is told of each point: its label, or else its values with the names of their axes.
    package var spokenPoints: [AccessibilityCustomContent] {
        series.flatMap { series in
            series.dataPoints.map { point in
                var parts: [String] = []
                if let label = point.label { parts.append(label) }
                parts.append("\(xAxis.title) \(Self.spoken(point.xValue, xAxis))")
                if let y = point.yValue, let axis = yAxis { parts.append("\(axis.title) \(Self.spoken(y, axis))") }
                for (value, axis) in zip(point.additionalValues, additionalAxes) {
                    parts.append("\(axis.title) \(Self.spoken(value, axis))")
                }
                return AccessibilityCustomContent(
                    label: series.name ?? "", value: parts.joined(separator: ", "), importance: .default)
            }
        }
    }

    private static func spoken(_ value: AXDataPointValue, _ axis: any AXDataAxisDescriptor) -> String {
        guard let axis = axis as? AXNumericDataAxisDescriptor else { return value.category }
        return axis.valueDescriptionProvider(value.number)
    }
}

/// The description of one view's chart; it is brought up to date in place.
package final class AccessibilityChart {
    package var descriptor: AXChartDescriptor?

    package init() {}
}
