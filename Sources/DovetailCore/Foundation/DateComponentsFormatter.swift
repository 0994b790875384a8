import Foundation

/// Says how long something takes: “1 hour, 2 minutes”, or “1:02:00”.
///
/// It speaks by Foundation's format styles, which know days, hours, minutes and seconds, and weeks; months and years are counted as
/// 30 and 365 days and told as days.
open class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    /// What is done about units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var allowedUnits: NSCalendar.Unit = []
    open var unitsStyle = UnitsStyle.positional
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    open var calendar: Calendar? = .autoupdatingCurrent
    open var referenceDate: Date?
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var allowsFractionalUnits = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A length of time.
    open func string(from interval: TimeInterval) -> String? {
        guard interval.isFinite, abs(interval) < 1e15 else { return nil }
        let sign = interval < 0 ? "-" : ""
        return sign + (unitsStyle == .positional ? positional(abs(interval)) : words(abs(interval)))
    }

    /// The time from a date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    /// The time that components stand for.
    open func string(from components: DateComponents) -> String? {
        var seconds = Double(components.second ?? 0) + 60 * Double(components.minute ?? 0)
        seconds += 3600 * Double(components.hour ?? 0)
        var days = Double(components.day ?? 0) + 7 * Double(components.weekOfMonth ?? 0)
        days += 30 * Double(components.month ?? 0) + 365 * Double(components.year ?? 0)
        return string(from: seconds + 86400 * days)
    }

    /// A length of time, with the units and style given.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: return string(from: components)
        case let interval as TimeInterval: return string(from: interval)
        default: return nil
        }
    }

    // MARK: Units

    private static let units: [(unit: NSCalendar.Unit, seconds: Double, word: Duration.UnitsFormatStyle.Unit)] = [
        (.weekOfMonth, 604_800, .weeks), (.day, 86400, .days), (.hour, 3600, .hours), (.minute, 60, .minutes),
        (.second, 1, .seconds),
    ]

    /// The units that are shown, largest first. Where none are named: days to seconds.
    private var shownUnits: [(unit: NSCalendar.Unit, seconds: Double, word: Duration.UnitsFormatStyle.Unit)] {
        let allowed: NSCalendar.Unit = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
        let units = Self.units.filter { allowed.contains($0.unit) }
        return units.isEmpty ? [Self.units[4]] : units
    }

    /// Numbers with colons. Leading zeros go, except where they are to be padded; one unit always stays.
    private func positional(_ interval: TimeInterval) -> String {
        var rest = interval.rounded(.down)
        var parts: [Int] = []
        for unit in shownUnits {
            parts.append(Int(rest / unit.seconds))
            rest = rest.truncatingRemainder(dividingBy: unit.seconds)
        }
        let pads = zeroFormattingBehavior.contains(.pad)
        if !pads {
            // A time of hours and minutes keeps one place before the colon: “0:05”.
            let kept = zeroFormattingBehavior.contains(.dropLeading) ? 1 : min(2, parts.count)
            while parts.count > kept, parts[0] == 0 { parts.removeFirst() }
        }
        return parts.enumerated().map { index, part in
            index == 0 && !pads ? "\(part)" : (part < 10 ? "0\(part)" : "\(part)")
        }.joined(separator: ":")
    }

    private func words(_ interval: TimeInterval) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth
        switch unitsStyle {
        case .abbreviated, .positional: width = .narrow
        case .short, .brief: width = .abbreviated
        case .full, .spellOut: width = .wide
        }
        let shows = zeroFormattingBehavior.contains(.pad)
        let style = Duration.UnitsFormatStyle(
            allowedUnits: Set(shownUnits.map(\.word)), width: width,
            maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
            zeroValueUnits: shows ? .show(length: 1) : .hide,
            fractionalPart: .hide(rounded: .down))
        return Duration.seconds(interval).formatted(style.locale(calendar?.locale ?? .autoupdatingCurrent))
    }
}
