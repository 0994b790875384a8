import Foundation

/// The values that an axis has marks for.
///
/// `roundLowerBound` and `roundUpperBound` are accepted and change nothing, which the log tells once: scales of numbers have round bounds in any case.
public struct AxisMarkValues {
    enum Kind {
        case automatic(count: Int?, minimumStride: Double?)
        case stride(Double)
        case dates(Calendar.Component, count: Int, calendar: Calendar?)
        case explicit([_PlotValue])
    }

    let kind: Kind

    /// Round values, or the categories.
    public static let automatic = automatic()

    /// About so many round values; as many as fit if that is nil. They are at least `minimumStride` apart.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AcceptedArguments.noteRounding(roundLowerBound, roundUpperBound)
        return AxisMarkValues(
            kind: .automatic(
                count: desiredCount, minimumStride: nil))
    }

    /// About so many round values, at least `minimumStride` apart.
    public static func automatic<P: Plottable & BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AcceptedArguments.noteRounding(roundLowerBound, roundUpperBound)
        return AxisMarkValues(
            kind: .automatic(
                count: desiredCount, minimumStride: Double(minimumStride)))
    }

    /// Multiples of a number.
    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AcceptedArguments.noteRounding(roundLowerBound, roundUpperBound)
        return AxisMarkValues(kind: .stride(Double(stepSize)))
    }

    /// The beginnings of so many units of a calendar.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AcceptedArguments.noteRounding(roundLowerBound, roundUpperBound)
        return AxisMarkValues(kind: .dates(component, count: count, calendar: calendar))
    }
}

extension AxisMarkValues: ExpressibleByArrayLiteral {
    /// These values.
    public init(arrayLiteral elements: Double...) { kind = .explicit(elements.map { .number($0) }) }
}

/// Where an axis stands.
public struct AxisMarkPosition: Equatable, Sendable {
    enum Kind: Sendable { case automatic, leading, trailing, top, bottom }
    let kind: Kind

    /// Below for x; after the plot area for numbers and dates along y, before it for categories.
    public static let automatic = AxisMarkPosition(kind: .automatic)
    /// Before the plot area.
    public static let leading = AxisMarkPosition(kind: .leading)
    /// After the plot area.
    public static let trailing = AxisMarkPosition(kind: .trailing)
    /// Above the plot area.
    public static let top = AxisMarkPosition(kind: .top)
    /// Below the plot area.
    public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// How the marks of an axis meet the plot area.
public struct AxisMarkPreset: Equatable, Sendable {
    enum Kind: Sendable { case automatic, aligned, extended, inset }
    let kind: Kind

    /// What suits the scale.
    public static let automatic = AxisMarkPreset(kind: .automatic)
    /// The first and last labels end where the plot area does.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    /// Grid lines reach to the labels.
    public static let extended = AxisMarkPreset(kind: .extended)
    /// Labels stand inside the plot area.
    public static let inset = AxisMarkPreset(kind: .inset)
}
