import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Says what stands below the days of a ``UICalendarView``, and hears of the months that it shows.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: AnyObject {
    /// What stands below a day; nil for nothing. Asked for the days of the month on show, each time that the view is drawn anew.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Another month is on show.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

/// Shows a month, with decorations below its days, of which some may be chosen.
@MainActor @preconcurrency
open class UICalendarView: UIView {
    /// Says what stands below the days.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { changed() } }
    /// Which days may be chosen; nil for none.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            changed()
        }
    }
    /// Its calendar.
    open var calendar = Calendar.current { didSet { changed() } }
    /// The language that it is written in.
    open var locale = Locale.current { didSet { changed() } }
    /// Its time zone; nil for that of the calendar.
    open var timeZone: TimeZone? { didSet { changed() } }
    /// The shapes of its letters.
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { changed() } }
    /// The days that can be chosen; all months can be shown.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { changed() } }
    /// Whether the delegate is asked what stands below the days, and there is room for it.
    open var wantsDateDecorations = true { didSet { changed() } }

    /// Any time in the month on show.
    fileprivate private(set) var month = Date()

    /// The year and the month on show. Years and months that are not told are those that are on show.
    open var visibleDateComponents: DateComponents {
        get { components(of: month, [.calendar, .era, .year, .month]) }
        set {
            var new = days.dateComponents([.era, .year, .month], from: month)
            new.year = newValue.year ?? new.year
            new.month = newValue.month ?? new.month
            if let date = days.date(from: new) { show(date) }
        }
    }
    /// Turns to a year and a month.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }
    /// Asks the delegate again what stands below days.
    open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) { changed() }

    /// The calendar that days are told apart by.
    var days: Calendar {
        var calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    /// A day as it is handed to delegates.
    func components(of date: Date, _ parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day])
        -> DateComponents
    { days.dateComponents(parts, from: date) }

    fileprivate func show(_ date: Date) {
        guard !days.isDate(date, equalTo: month, toGranularity: .month) else { return }
        let previous = visibleDateComponents
        month = date
        changed()
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        HostedView(rootView: CalendarViewContent(view: self, count: 0)).sizeThatFits(size)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: Self.noIntrinsicMetric,
            height: sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).height)
    }
    override var hugsContent: (width: Bool, height: Bool) { (false, true) }
    override var content: AnyView? { AnyView(CalendarViewContent(view: self, count: changes.count)) }
}

private struct CalendarViewContent: View {
    let view: UICalendarView
    let count: Int

    var body: some View {
        let range = view.availableDateRange
        DecoratedCalendar(month: view.month, range: range.start...range.end, days: days) { view.show($0) }
            .fontDesign(design)
            .environment(\.calendar, view.days)
            .environment(\.locale, view.locale)
            .environment(\.timeZone, view.days.timeZone)
    }

    private var days: CalendarDays {
        let selection = view.selectionBehavior
        let calendar = view.days
        var days = CalendarDays(isSelected: { selection?.isSelected(view.components(of: $0), in: calendar) ?? false }) {
            selection?.choose(view.components(of: $0), in: calendar)
        }
        days.isAllowed = { selection?.allows(view.components(of: $0), in: calendar) ?? true }
        if view.wantsDateDecorations, view.delegate != nil { days.decoration = { decoration($0) } }
        return days
    }

    private func decoration(_ day: Date) -> AnyView? {
        view.delegate?.calendarView(view, decorationFor: view.components(of: day))?.view
    }

    private var design: Font.Design? {
        switch view.fontDesign {
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        default: nil
        }
    }
}
