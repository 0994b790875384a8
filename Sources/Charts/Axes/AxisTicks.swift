import DovetailCore
import Foundation

/// The values that an axis has marks for, and how they are written.
struct AxisTicks {
    /// The values, with their coordinates.
    let values: [(value: _PlotValue, coordinate: Double)]
    /// The step of dates, which decides how they are written.
    let dateStep: DateStep?
    /// The step of numbers.
    let step: Double?

    /// About how many marks an axis of some length has.
    static func count(along axis: Axis, length: CGFloat) -> Int {
        let distance: CGFloat = axis == .horizontal ? 60 : 36
        return min(max(Int((length / distance).rounded(.down)), 2), 10)
    }

    init(_ scale: PositionScale, settings: AxisMarkValues, axis: Axis, length: CGFloat, unit: Calendar.Component?) {
        var count = Self.count(along: axis, length: length)
        switch settings.kind {
        case .explicit(let values):
            self.values = values.compactMap { value in
                scale.coordinate(of: value).flatMap {
                    scale.lower - 1e-9 <= $0 && $0 <= scale.upper + 1e-9 ? (value, $0) : nil
                }
            }
            let numbers = values.compactMap(\.number)
            step = zip(numbers.dropFirst(), numbers).map { abs($0 - $1) }.min()
            dateStep =
                scale.isDate && numbers.count > 1
                ? DateStep.nice(over: Self.dates(numbers.min()!, numbers.max()!), desiredCount: numbers.count - 1) : nil
            return
        case .dates(let unit, let number, let calendar):
            let dateStep = DateStep(unit: unit, count: max(number, 1))
            self.dateStep = dateStep
            step = nil
            values =
                scale.isDate
                ? dateStep.dates(in: Self.dates(scale.lower, scale.upper), calendar: calendar ?? .current)
                    .map { (.date($0), $0.timeIntervalSinceReferenceDate) } : []
            return
        case .stride(let stride):
            step = stride
            dateStep = nil
            values = NiceNumbers.multiples(of: stride, in: scale.lower...scale.upper).map { (.number($0), $0) }
            return
        case .automatic(let desired, let minimum):
            if let desired { count = max(desired, 1) }
            if scale.isCategorical {
                let first = max(Int(scale.lower.rounded(.down)), 0)
                let last = min(Int(scale.upper.rounded(.up)), scale.categories.count)
                values = first < last ? (first..<last).map { (.category(scale.categories[$0]), Double($0) + 0.5) } : []
                (step, dateStep) = (nil, nil)
            } else if scale.isDate {
                let range = Self.dates(scale.lower, scale.upper)
                var dateStep = DateStep.nice(over: range, desiredCount: count)
                // No marks between the units that the data has.
                if let unit, let length = DateStep.length(of: unit), DateStep.length(of: dateStep.unit) ?? 0 < length {
                    dateStep = DateStep(unit: unit, count: 1)
                }
                self.dateStep = dateStep
                step = nil
                values = dateStep.dates(in: range, calendar: .current).map {
                    (.date($0), $0.timeIntervalSinceReferenceDate)
                }
            } else if case .log = scale.kind {
                let powers =
                    Int(
                        log10(scale.lower).rounded(.up))...max(
                        Int(log10(scale.upper).rounded(.down)), Int(log10(scale.lower).rounded(.up)))
                let stride = max((powers.count + count - 1) / max(count, 1), 1)
                values = Swift.stride(from: powers.lowerBound, through: powers.upperBound, by: stride)
                    .map { pow(10, Double($0)) }.map { (.number($0), $0) }
                (step, dateStep) = (nil, nil)
            } else if case .symmetricLog(let slope) = scale.kind,
                case let powers = Self.signedPowers(scale.lower...scale.upper, slope: slope, count: count),
                powers.count > 2
            {
                values = powers.map { (.number($0), $0) }
                (step, dateStep) = (nil, nil)
            } else {
                let step = NiceNumbers.step(
                    over: scale.lower...scale.upper, desiredCount: count, minimum: minimum ?? 0)
                self.step = step
                dateStep = nil
                values = NiceNumbers.multiples(of: step, in: scale.lower...scale.upper).map { (.number($0), $0) }
            }
        }
    }

    /// Zero and powers of ten on both of its sides, from the largest ones down to where the scale is about in proportion.
    private static func signedPowers(_ range: ClosedRange<Double>, slope: Double, count: Int) -> [Double] {
        let largest = max(abs(range.lowerBound), abs(range.upperBound))
        guard largest > 0, slope > 0 else { return [] }
        let (first, last) = (Int(log10(10 / slope).rounded(.up)), Int((log10(largest) + 1e-9).rounded(.down)))
        guard first <= last else { return [] }
        let sides = range.lowerBound < 0 && range.upperBound > 0 ? 2 : 1
        let room = max((count - 1) / sides, 1)
        let powers = stride(from: last, through: first, by: -max((last - first + room) / room, 1))
            .map { pow(10, Double($0)) }
        return (powers.map { -$0 } + [0] + powers.reversed()).filter(range.contains)
    }

    private static func dates(_ first: Double, _ last: Double) -> ClosedRange<Date> {
        Date(timeIntervalSinceReferenceDate: first)...Date(timeIntervalSinceReferenceDate: last)
    }

    /// A value as the axis writes it.
    func text(of value: _PlotValue) -> Text {
        switch value {
        case .category(let name): Text(LocalizedStringKey(name))
        case .number(let number): Text(verbatim: Self.text(of: number, step: step))
        case .date(let date): Text(verbatim: date.formatted(dateStep?.format ?? .dateTime))
        }
    }

    /// A number with as many digits after the point as its step has.
    static func text(of number: Double, step: Double?) -> String {
        let digits = step.map { NiceNumbers.fractionDigits(of: $0) }
        guard let digits else { return number.formatted(.number.precision(.significantDigits(1...6))) }
        // Zero has no sign.
        return (number == 0 ? 0 : number).formatted(.number.precision(.fractionLength(digits)))
    }
}

extension DateStep {
    /// About how many seconds a unit lasts.
    static func length(of unit: Calendar.Component) -> TimeInterval? {
        switch unit {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day, .weekday: 86400
        case .weekOfYear, .weekOfMonth: 7 * 86400
        case .month: 30.44 * 86400
        case .quarter: 91.3 * 86400
        case .year: 365.2425 * 86400
        default: nil
        }
    }

    /// How the beginnings of steps are written.
    var format: Date.FormatStyle {
        switch unit {
        case .year: .dateTime.year()
        case .month, .quarter: .dateTime.month(.abbreviated)
        case .day, .weekOfYear, .weekOfMonth, .weekday: .dateTime.month(.abbreviated).day()
        case .hour: .dateTime.hour()
        case .minute: .dateTime.hour().minute()
        default: .dateTime.hour().minute().second()
        }
    }
}
