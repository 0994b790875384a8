import DovetailPages
import DovetailUIKit
import EventKit

/// Whether one calendar is chosen, or several.
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
/// Which calendars there are to choose from.
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }

/// Hears which calendars a person chose.
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    /// Others are chosen. Never told here.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// A person is done. Never told here, where nothing can be chosen.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// A person does not want to choose.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// Lets a person choose calendars. There are none here: the page says so, and closing it is a cancel.
@MainActor @preconcurrency
open class EKCalendarChooser: UIViewController {
    /// Hears what a person chose.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// The calendars that are chosen. They are kept as set.
    open var selectedCalendars: Set<EKCalendar> = []
    /// Whether there is a button that ends it. The page has one in any case.
    open var showsDoneButton = false
    /// Whether there is a button that cancels. The page has one in any case.
    open var showsCancelButton = false
    /// Whether one is chosen, or several.
    public let selectionStyle: EKCalendarChooserSelectionStyle
    private let page = AbsencePage(
        symbol: "calendar", title: "No Access to Calendars", message: "There are no calendars here to choose from.")

    public init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType, eventStore: EKEventStore
    ) {
        self.selectionStyle = selectionStyle
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(
        selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore
    ) { self.init(selectionStyle: style, displayStyle: displayStyle, entityType: .event, eventStore: eventStore) }
    /// Nothing is read: there are no archives of controllers.
    public required init?(coder: NSCoder) {
        selectionStyle = .single
        super.init(coder: coder)
    }

    open override func loadView() {
        view = page.view { [unowned self] in
            if let delegate { delegate.calendarChooserDidCancel(self) } else { page.end(of: self) }
        }
    }

    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, presentingViewController == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        page.leave()
        completion?()
    }
}
