import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Lets a person choose a date or a time.
@MainActor @preconcurrency
open class NSDatePicker: NSControl {
    /// How it looks.
    public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
    /// Whether one date is chosen, or a stretch of time.
    public enum Mode: UInt, Sendable { case single, range }
    /// The parts of a date that are chosen.
    public struct ElementFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let hourMinute = ElementFlags(rawValue: 0x0c)
        public static let hourMinuteSecond = ElementFlags(rawValue: 0x0e)
        public static let timeZone = ElementFlags(rawValue: 0x10)
        public static let yearMonth = ElementFlags(rawValue: 0xc0)
        public static let yearMonthDay = ElementFlags(rawValue: 0xe0)
        public static let era = ElementFlags(rawValue: 0x100)
    }

    /// What is chosen.
    open var dateValue = Date() { didSet { if dateValue != oldValue { changed() } } }
    /// How long the stretch of time is, in seconds. A person chooses its beginning: it is kept, and nothing else.
    open var timeInterval: TimeInterval = 0
    /// The earliest date that can be chosen; nil for any.
    open var minDate: Date? { didSet { changed() } }
    /// The latest date that can be chosen; nil for any.
    open var maxDate: Date? { didSet { changed() } }
    open var datePickerStyle = Style.textFieldAndStepper { didSet { changed() } }
    /// Whether one date is chosen, as it always is: it is kept, and nothing else.
    open var datePickerMode = Mode.single
    /// The parts that are chosen. Seconds, zones and eras are not shown.
    open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinuteSecond] { didSet { changed() } }
    open var calendar: Calendar? { didSet { changed() } }
    open var locale: Locale? { didSet { changed() } }
    open var timeZone: TimeZone? { didSet { changed() } }
    // The picker's looks are SwiftUI's: these are kept, and nothing else.
    open var isBezeled = true
    open var isBordered = false
    open var drawsBackground = true
    open var backgroundColor = NSColor.controlBackgroundColor
    open var textColor = NSColor.controlTextColor
    open var presentsCalendarOverlay = false
    /// Hears of what is chosen.
    open weak var delegate: (any NSDatePickerCellDelegate)?

    open override var objectValue: Any? {
        get { dateValue }
        set { if let date = newValue as? Date { dateValue = date } }
    }
    open override var intrinsicContentSize: CGSize {
        HostedView(rootView: DateContent(control: self, count: 0)).idealSize
    }
    override var hugsContent: (width: Bool, height: Bool) { (true, true) }
    override var content: AnyView? { AnyView(DateContent(control: self, count: changes.count)) }

    fileprivate func choose(_ date: Date) {
        dateValue = date
        used()
    }
}

/// Hears of what is chosen in an ``NSDatePicker``. Nobody asks it: the picker's limits are ``NSDatePicker/minDate`` and ``NSDatePicker/maxDate``.
@MainActor @preconcurrency
public protocol NSDatePickerCellDelegate: NSObjectProtocol {}

private struct DateContent: View {
    let control: NSDatePicker
    let count: Int
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        let (low, high) = (control.minDate ?? .distantPast, control.maxDate ?? .distantFuture)
        Group {
            if control.datePickerStyle == .clockAndCalendar {
                picker(low, high).datePickerStyle(.graphical)
            } else if control.datePickerStyle == .textField {
                picker(low, high).datePickerStyle(.field)
            } else {
                picker(low, high).datePickerStyle(.stepperField)
            }
        }
        .labelsHidden()
        .environment(\.calendar, control.calendar ?? calendar)
        .environment(\.locale, control.locale ?? locale)
        .environment(\.timeZone, control.timeZone ?? timeZone)
        .controlSize(ControlSize(control.controlSize))
        .disabled(!control.isEnabled)
    }

    private func picker(_ low: Date, _ high: Date) -> some View {
        let elements = control.datePickerElements
        var parts: DatePickerComponents = []
        if !elements.isDisjoint(with: .yearMonthDay) { parts.insert(.date) }
        if !elements.isDisjoint(with: .hourMinuteSecond) { parts.insert(.hourAndMinute) }
        return DatePicker(
            "", selection: Binding(get: { control.dateValue }, set: { control.choose($0) }), in: low...max(low, high),
            displayedComponents: parts)
    }
}
