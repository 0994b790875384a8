import Foundation

/// Says how long something takes: “1 hour, 2 minutes”, or “1:02:00”.
///
/// It speaks the language of its calendar's locale. Days, months and years are counted by the calendar from the reference date on, or from now.
/// “About” and “remaining” are English words, and are left out in other languages.
open class DateComponentsFormatter: Formatter {
    /// How units are written: `9:41:30`, `9h 41m 30s`, `9 hr, 41 min, 30 sec`, `9 hours, 41 minutes, 30 seconds`,
    /// `nine hours, forty-one minutes, thirty seconds`, `9hr 41min 30sec`.
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    /// What is done about units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// With colons as `dropLeading`, in words as `dropAll`.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The units that are told; none for all from years to seconds, or for those of the components that are given.
    open var allowedUnits: NSCalendar.Unit = []
    open var unitsStyle = UnitsStyle.positional
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    open var calendar: Calendar? = .autoupdatingCurrent
    /// Where time is counted from; nil for now.
    open var referenceDate: Date?
    /// How many units are told at most, the largest first; 0 for all.
    open var maximumUnitCount = 0
    /// Whether a single largest unit is told in the next one: “63s” for “1m 3s”.
    open var collapsesLargestUnit = false
    /// Whether the last unit has a fraction for what is left over.
    open var allowsFractionalUnits = false
    /// Whether “About” goes before it.
    open var includesApproximationPhrase = false
    /// Whether “remaining” goes after it.
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A length of time; nil for one without end.
    open func string(from interval: TimeInterval) -> String? {
        guard interval.isFinite, abs(interval) < 1e12 else { return nil }
        let start = referenceDate ?? Date()
        return text(from: start, to: start.addingTimeInterval(abs(interval)), isNegative: interval < 0)
    }

    /// The time from a date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        guard abs(endDate.timeIntervalSince(startDate)) < 1e12 else { return nil }
        return endDate < startDate
            ? text(from: endDate, to: startDate, isNegative: true)
            : text(from: startDate, to: endDate, isNegative: false)
    }

    /// The time that components stand for, in the units that they name where none are allowed; nil for what is no time.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date()
        guard let end = usedCalendar.date(byAdding: components, to: start),
            abs(end.timeIntervalSince(start)) < 1e12
        else { return nil }
        let given = Self.units.filter { (components.value(for: $0.component) ?? 0) != 0 }.map(\.component)
        let named = allowedUnits.isEmpty && !given.isEmpty ? given : nil
        return end < start
            ? text(from: end, to: start, isNegative: true, units: named)
            : text(from: start, to: end, isNegative: false, units: named)
    }

    /// A length of time in a style, in the person's language.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Nil for anything but components and a number of seconds.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: return string(from: components)
        case let interval as TimeInterval: return string(from: interval)
        default: return nil
        }
    }

    // MARK: Units

    private struct Part {
        let unit: String
        var value: Double
        let component: Calendar.Component
    }

    private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, name: String)] = [
        (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"), (.day, .day, "day"),
        (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
    ]

    private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }

    private func text(from start: Date, to end: Date, isNegative: Bool, units: [Calendar.Component]? = nil) -> String {
        var shown = Self.units.filter { unit in
            units.map { $0.contains(unit.component) } ?? (allowedUnits.isEmpty || allowedUnits.contains(unit.unit))
        }
        if shown.isEmpty { shown = [Self.units[6]] }
        let counted = usedCalendar.dateComponents(Set(shown.map(\.component)), from: start, to: end)
        var parts = shown.map {
            Part(unit: $0.name, value: Double(counted.value(for: $0.component) ?? 0), component: $0.component)
        }
        if allowsFractionalUnits, let last = parts.last {
            parts[parts.count - 1].value += fraction(of: last.component, from: start, to: end, counted)
        }
        if collapsesLargestUnit, parts.count > 1, let first = parts.firstIndex(where: { $0.value != 0 }),
            first + 1 < parts.count, parts[first].value == 1,
            let seconds = Self.seconds[parts[first].component], let smaller = Self.seconds[parts[first + 1].component]
        {
            parts[first + 1].value += seconds / smaller
            parts.removeSubrange(...first)
        }
        let written = unitsStyle == .positional ? positional(parts) : words(parts)
        return phrased((isNegative ? "-" : "") + written)
    }

    /// What of one more unit is left over.
    private func fraction(
        of unit: Calendar.Component, from start: Date, to end: Date, _ counted: DateComponents
    ) -> Double {
        guard let whole = usedCalendar.date(byAdding: counted, to: start),
            let next = usedCalendar.date(byAdding: unit, value: 1, to: whole), next > whole
        else { return 0 }
        return end.timeIntervalSince(whole) / next.timeIntervalSince(whole)
    }

    /// The units that are always as long.
    private static let seconds: [Calendar.Component: Double] = [
        .weekOfMonth: 604_800, .day: 86400, .hour: 3600, .minute: 60, .second: 1,
    ]

    // MARK: Text

    /// Numbers with colons. Leading zeros go, except where they are to be padded; one unit always stays.
    private func positional(_ parts: [Part]) -> String {
        var parts = limited(parts)
        let pads = zeroFormattingBehavior.contains(.pad)
        let drops = zeroFormattingBehavior.contains(.dropLeading)
        if !pads || drops, drops || zeroFormattingBehavior.contains(.default) {
            // A time of minutes and seconds keeps one place before the colon: “0:05”.
            let kept = drops ? 1 : min(2, parts.count)
            while parts.count > kept, parts[0].value == 0 { parts.removeFirst() }
        }
        if zeroFormattingBehavior.contains(.dropTrailing) {
            while parts.count > 1, parts[parts.count - 1].value == 0 { parts.removeLast() }
        }
        return parts.enumerated().map { index, part in
            let text = number(part.value)
            return (index > 0 || pads) && part.value < 10 ? "0" + text : text
        }.joined(separator: ":")
    }

    private func words(_ parts: [Part]) -> String {
        let behavior = zeroFormattingBehavior.contains(.default) ? .dropAll : zeroFormattingBehavior
        let first = parts.firstIndex { $0.value != 0 } ?? parts.count
        let last = parts.lastIndex { $0.value != 0 } ?? -1
        var shown = parts.enumerated().filter { index, part in
            if part.value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
        if shown.isEmpty, let part = parts.last { shown = [part] }
        shown = limited(shown)
        let locale = usedCalendar.locale ?? .autoupdatingCurrent
        let (width, separation): (UnitText.Width, UnitText.Width) =
            switch unitsStyle {
            case .full, .spellOut: (.wide, .wide)
            case .short: (.abbreviated, .abbreviated)
            case .brief: (.abbreviated, .narrow)
            case .abbreviated, .positional: (.narrow, .narrow)
            }
        let texts = shown.map { part -> String in
            let number = number(part.value)
            let digits = part.value == part.value.rounded() ? 0 : 1
            let text =
                UnitText.format(part.value, written: number, digits: digits, part.unit, width: width, locale: locale)
                ?? number
            return unitsStyle == .brief ? text.filter { !$0.isWhitespace } : text
        }
        return UnitText.joined(texts, width: separation, locale: locale)
    }

    private func limited(_ parts: [Part]) -> [Part] {
        guard maximumUnitCount > 0 else { return parts }
        let first = parts.firstIndex { $0.value != 0 } ?? max(parts.count - 1, 0)
        return Array(parts[first...].prefix(maximumUnitCount))
    }

    private func number(_ value: Double) -> String {
        let formatter = NumberFormatter()
        formatter.locale = usedCalendar.locale ?? .autoupdatingCurrent
        formatter.numberStyle = unitsStyle == .spellOut ? .spellOut : .decimal
        formatter.usesGroupingSeparator = unitsStyle != .positional
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    private func phrased(_ text: String) -> String {
        let locale = usedCalendar.locale ?? .autoupdatingCurrent
        guard locale.language.languageCode?.identifier == "en" else { return text }
        let start = formattingContext == .middleOfSentence ? "about " : "About "
        return (includesApproximationPhrase ? start : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }
}
