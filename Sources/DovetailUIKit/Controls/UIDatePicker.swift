import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Chooses a day, a time or both.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime
        /// Hours and minutes, which is ``UIDatePicker/countDownDuration``.
        case countDownTimer
    }

    /// The day and time. What is set is brought into the range.
    open var date = Date() {
        didSet {
            let new = clamped(date)
            if new != date { date = new }
            if date != oldValue { changed() }
        }
    }
    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime { didSet { changed() } }
    /// The earliest that can be chosen; nil for any.
    open var minimumDate: Date? { didSet { follow() } }
    /// The latest that can be chosen; nil for any.
    open var maximumDate: Date? { didSet { follow() } }
    /// How it looks.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { changed() } }
    /// The language that it is written in; nil for that of the app.
    open var locale: Locale? { didSet { changed() } }
    /// Its calendar.
    open var calendar: Calendar! = .current { didSet { changed() } }
    /// Its time zone; nil for that of the calendar.
    open var timeZone: TimeZone? { didSet { changed() } }

    /// Hours and minutes of ``date``, in seconds.
    open var countDownDuration: TimeInterval {
        get {
            let parts = calendar.dateComponents([.hour, .minute], from: date)
            return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
        }
        set { date = calendar.startOfDay(for: date).addingTimeInterval(newValue) }
    }

    /// Of how many minutes one can be chosen: of each, or of each second, third and so on of an hour. What is not a part of 60 counts as 1.
    open var minuteInterval = 1 {
        didSet { if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 } }
    }
    /// Whether a time that is set goes down to one that can be chosen. It is kept: a time that a person chooses does.
    open var roundsToMinuteInterval = true
    /// How it looks: as ``preferredDatePickerStyle`` says, and compact without that.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// Sets the day and time.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    private func follow() {
        date = clamped(date)
        changed()
    }

    private func clamped(_ date: Date) -> Date {
        if let maximumDate, date > maximumDate { return maximumDate }
        if let minimumDate, date < minimumDate { return minimumDate }
        return date
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        HostedView(rootView: DatePickerContent(picker: self, count: 0)).idealSize
    }
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
    override var hugsContent: (width: Bool, height: Bool) { (true, true) }
    override var content: AnyView? { AnyView(DatePickerContent(picker: self, count: changes.count)) }

    fileprivate func choose(_ chosen: Date) {
        let minutes = calendar.component(.minute, from: chosen)
        let new = chosen.addingTimeInterval(-60 * Double(minutes % minuteInterval))
        guard new != date else { return changed() }
        date = new
        sendActions(for: .valueChanged)
    }
}

/// How a ``UIDatePicker`` looks.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

private struct DatePickerContent: View {
    let picker: UIDatePicker
    let count: Int

    var body: some View {
        let components: DatePickerComponents =
            switch picker.datePickerMode {
            case .time, .countDownTimer: .hourAndMinute
            case .date: .date
            case .dateAndTime: [.date, .hourAndMinute]
            }
        let selection = Binding(get: { picker.date }, set: { picker.choose($0) })
        let first = picker.minimumDate ?? .distantPast
        let last = max(picker.maximumDate ?? .distantFuture, first)
        Group {
            if picker.minimumDate == nil, picker.maximumDate == nil {
                DatePicker("", selection: selection, displayedComponents: components)
            } else {
                DatePicker("", selection: selection, in: first...last, displayedComponents: components)
            }
        }
        .labelsHidden()
        .modifier(PickerLook(style: picker.preferredDatePickerStyle))
        .transformEnvironment(\.locale) { if let locale = picker.locale { $0 = locale } }
        .environment(\.calendar, picker.calendar)
        .transformEnvironment(\.timeZone) { if let zone = picker.timeZone { $0 = zone } }
        .disabled(!picker.isEnabled)
    }
}

private struct PickerLook: ViewModifier {
    let style: UIDatePickerStyle

    func body(content: Content) -> some View {
        switch style {
        case .automatic: content
        case .wheels: content.datePickerStyle(.wheel)
        case .compact: content.datePickerStyle(.compact)
        case .inline: content.datePickerStyle(.graphical)
        }
    }
}
