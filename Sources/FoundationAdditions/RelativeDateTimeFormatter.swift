import Foundation

/// Says how far a date is from another, in words: “in 3 hours”, “yesterday”.
///
/// It speaks the language of its locale.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether “yesterday” may stand for “1 day ago”.
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    /// How long the words are.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How far a date is from another, in the largest unit of which there is at least one; what is left over is not told.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(
            from: (calendar ?? .autoupdatingCurrent).dateComponents(Self.units, from: referenceDate, to: date))
    }

    /// How far away a number of seconds is; negative for what has been.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// How far away some components are, such as `DateComponents(day: -1)`: the largest that is not zero counts.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values: [(Calendar.Component, Int?)] = [
            (.year, dateComponents.year), (.month, dateComponents.month),
            (.weekOfMonth, dateComponents.weekOfMonth ?? dateComponents.weekOfYear), (.day, dateComponents.day),
            (.hour, dateComponents.hour), (.minute, dateComponents.minute), (.second, dateComponents.second),
        ]
        let given = values.compactMap { entry in entry.1.map { (unit: entry.0, value: $0) } }
        let shown = given.first { $0.value != 0 } ?? given.last ?? (.second, 0)
        let startsSentence = [.beginningOfSentence, .standalone, .listItem].contains(formattingContext)
        return UnitText.relative(
            Double(shown.value), shown.unit, isNamed: dateTimeStyle == .named, width: width,
            spellsOut: unitsStyle == .spellOut, startsSentence: startsSentence, locale: locale ?? .autoupdatingCurrent)
            ?? ""
    }

    /// How far a date is from now; nil for anything but a date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private static let units: Set<Calendar.Component> = [
        .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]

    private var width: UnitText.Width {
        switch unitsStyle {
        case .full, .spellOut: .wide
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
