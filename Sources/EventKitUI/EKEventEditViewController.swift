import DovetailPages
import DovetailUIKit
@_exported import EventKit

/// What a person did with an event.
public enum EKEventEditViewAction: Int, Sendable {
    case canceled
    case saved
    case deleted
}

/// Hears what a person did with an event.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// A person is done. It is for the delegate to end the presentation.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    /// The calendar of new events. Never asked here.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
        -> EKCalendar
    { EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore()) }
}

/// Lets a person change an event. There is no calendar to keep it in: the page says so, and closing it is ``EKEventEditViewAction/canceled``.
@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController {
    /// Hears what a person did.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent?
    private let page = AbsencePage(
        symbol: "calendar", title: "No Access to Calendars",
        message: "There are no calendars here that apps can keep events in.")

    open override func loadView() { view = page.view { [unowned self] in cancelEditing() } }

    /// Ends it.
    open func cancelEditing() {
        guard let delegate = editViewDelegate else { return page.end(of: self) }
        delegate.eventEditViewController(self, didCompleteWith: .canceled)
    }

    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, presentingViewController == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        page.leave()
        completion?()
    }
}
