import DovetailCore
import Foundation

/// Where scrolling a chart comes to rest.
public protocol ChartScrollTargetBehavior {
    /// The coordinate at which the part on show is to begin.
    func _start(near proposed: Double, from current: Double, length: Double) -> Double
}

/// Comes to rest at multiples of a value, or at moments of a calendar.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    enum Values {
        case unit(Double)
        case matching(DateComponents)
    }

    /// The values that a long movement comes to rest at.
    public struct MajorValueAlignment {
        enum Kind {
            case page
            case unit(Double)
            case matching(DateComponents)
        }

        let kind: Kind

        /// As far as is on show at once.
        public static var page: MajorValueAlignment { MajorValueAlignment(kind: .page) }
        /// Multiples of a number.
        public static func unit<P: Plottable & Numeric>(_ unit: P) -> MajorValueAlignment {
            MajorValueAlignment(kind: .unit(unit.plotValue.number ?? 1))
        }
        /// Moments that have these components.
        public static func matching(_ components: DateComponents) -> MajorValueAlignment {
            MajorValueAlignment(kind: .matching(components))
        }
    }

    let values: Values
    let major: MajorValueAlignment?

    public func _start(near proposed: Double, from current: Double, length: Double) -> Double {
        // A movement of more than half of what is on show goes to a major value.
        if let major, abs(proposed - current) > length / 2 {
            switch major.kind {
            case .page: return current + ((proposed - current) / length).rounded() * length
            case .unit(let unit): return (proposed / unit).rounded() * unit
            case .matching(let components): return Self.moment(components, near: proposed)
            }
        }
        switch values {
        case .unit(let unit): return unit > 0 ? (proposed / unit).rounded() * unit : proposed
        case .matching(let components): return Self.moment(components, near: proposed)
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

/// Comes to rest at whole pages.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
    public func _start(near proposed: Double, from current: Double, length: Double) -> Double {
        current + min(max(((proposed - current) / length).rounded(), -1), 1) * length
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Comes to rest at multiples of a number.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(values: .unit(unit.plotValue.number ?? 1), major: majorAlignment)
    }

    /// Comes to rest at moments that have some components, such as the first hour of a day.
    public static func valueAligned(
        matching components: DateComponents,
        majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(values: .matching(components), major: majorAlignment)
    }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
    /// Comes to rest at whole pages.
    public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}
