import DovetailPlatform
import Foundation

/// Which days of a ``UICalendarView`` may be chosen: one or several. See ``UICalendarSelectionSingleDate`` and
/// ``UICalendarSelectionMultiDate``.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    weak var calendarView: UICalendarView?

    override init() {}

    /// Asks the delegate again which days may be chosen.
    open func updateSelectableDates() { calendarView?.changed() }

    func isSelected(_ day: DateComponents, in calendar: Calendar) -> Bool { false }
    func allows(_ day: DateComponents, in calendar: Calendar) -> Bool { true }
    func choose(_ day: DateComponents, in calendar: Calendar) {}
}

extension Calendar {
    /// Whether two are the same day.
    fileprivate func isDay(_ first: DateComponents, _ second: DateComponents) -> Bool {
        guard let first = date(from: first), let second = date(from: second) else { return false }
        return isDate(first, inSameDayAs: second)
    }
}

/// Hears of the day that is chosen.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    /// A person has chosen a day, or taken the choice back, for which it is nil.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day may be chosen; nil asks whether the choice may be taken back.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// One day may be chosen.
@MainActor @preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Hears of the day that a person chooses.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The day that is chosen; nil for none.
    open var selectedDate: DateComponents? { didSet { calendarView?.changed() } }

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Chooses a day. The delegate does not hear it.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

    override func isSelected(_ day: DateComponents, in calendar: Calendar) -> Bool {
        selectedDate.map { calendar.isDay($0, day) } ?? false
    }
    override func allows(_ day: DateComponents, in calendar: Calendar) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day) ?? true
    }
    override func choose(_ day: DateComponents, in calendar: Calendar) {
        let isTakenBack = isSelected(day, in: calendar)
        guard !isTakenBack || delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
        selectedDate = isTakenBack ? nil : day
        delegate?.dateSelection(self, didSelectDate: selectedDate)
    }
}

/// Hears of the days that are chosen.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    /// A person has chosen a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// A person has taken the choice of a day back.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day may be chosen.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Whether the choice of a day may be taken back.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

/// Any number of days may be chosen.
@MainActor @preconcurrency
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Hears of the days that a person chooses.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The days that are chosen.
    open var selectedDates: [DateComponents] = [] { didSet { calendarView?.changed() } }

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Chooses days. The delegate does not hear it.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func isSelected(_ day: DateComponents, in calendar: Calendar) -> Bool {
        selectedDates.contains { calendar.isDay($0, day) }
    }
    override func allows(_ day: DateComponents, in calendar: Calendar) -> Bool {
        guard let delegate else { return true }
        return isSelected(day, in: calendar)
            ? delegate.multiDateSelection(self, canDeselectDate: day)
            : delegate.multiDateSelection(self, canSelectDate: day)
    }
    override func choose(_ day: DateComponents, in calendar: Calendar) {
        if isSelected(day, in: calendar) {
            selectedDates.removeAll { calendar.isDay($0, day) }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}
