import DovetailCore
import Foundation

/// Values that scrolling comes to rest at, as coordinates of a scale.
enum ValueAlignment {
    /// As far as is on show at once.
    case page
    /// Multiples of a number.
    case unit(Double)
    /// Moments that have these components.
    case matching(DateComponents)

    /// The value that is nearest to a coordinate.
    func nearest(to proposed: Double, from current: Double, length: Double) -> Double {
        switch self {
        case .page: length > 0 ? current + ((proposed - current) / length).rounded() * length : proposed
        case .unit(let unit): unit > 0 ? (proposed / unit).rounded() * unit : proposed
        case .matching(let components): Self.moment(components, near: proposed)
        }
    }

    /// The moment with some components that is nearest to another one.
    private static func moment(_ components: DateComponents, near seconds: Double) -> Double {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let calendar = components.calendar ?? .current
        func find(_ direction: Calendar.SearchDirection) -> Double? {
            calendar.nextDate(
                after: date, matching: components, matchingPolicy: .nextTime, direction: direction
            )?.timeIntervalSinceReferenceDate
        }
        let found = [find(.backward), find(.forward)].compactMap { $0 }
        return found.min { abs($0 - seconds) < abs($1 - seconds) } ?? seconds
    }
}

/// The values that a long movement of a chart comes to rest at.
public struct MajorValueAlignment<Value: Plottable> {
    let alignment: ValueAlignment

    /// As far as is on show at once.
    public static var page: MajorValueAlignment { MajorValueAlignment(alignment: .page) }
}

extension MajorValueAlignment where Value: Numeric {
    /// Multiples of a number.
    public static func unit(_ unit: Value) -> MajorValueAlignment {
        MajorValueAlignment(alignment: .unit(unit.plotValue.number ?? 1))
    }
}

extension MajorValueAlignment where Value == Date {
    /// Moments that have these components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
        MajorValueAlignment(alignment: .matching(components))
    }
}

/// How far one movement goes at most.
public struct ValueAlignedLimitBehavior: Equatable, Sendable {
    private let isAlways: Bool?

    /// As far as is on show at once where the chart's surroundings are compact along the axis, and else as far as the movement is strong.
    public static let automatic = ValueAlignedLimitBehavior(isAlways: nil)
    /// As far as is on show at once.
    public static let always = ValueAlignedLimitBehavior(isAlways: true)
    /// As far as the movement is strong.
    public static let never = ValueAlignedLimitBehavior(isAlways: false)

    /// Whether a movement goes no further than is on show at once, where there is so much room along its axis.
    func isLimited(in room: UserInterfaceSizeClass?) -> Bool { isAlways ?? (room == .compact) }
}
