import DovetailPages
import DovetailUIKit
import EventKit

/// What a person did with an event that they looked at.
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

/// Hears that a person has looked at an event.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
    /// A person is done. It is for the delegate to end the presentation.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows an event. There is no calendar that one could be of: the page says so, and closing it is ``EKEventViewAction/done``.
@MainActor @preconcurrency
open class EKEventViewController: UIViewController {
    /// Hears that a person is done.
    open weak var delegate: (any EKEventViewDelegate)?
    /// The event.
    open var event: EKEvent!
    /// Whether a person may change it.
    open var allowsEditing = false
    /// Whether a person may see the day it is on.
    open var allowsCalendarPreview = false
    private let page = AbsencePage(
        symbol: "calendar", title: "No Access to Calendars", message: "There are no calendars here that events are in.")

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Nothing is read: there are no archives of controllers.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        view = page.view { [unowned self] in
            if let delegate {
                delegate.eventViewController(self, didCompleteWith: .done)
            } else {
                page.end(of: self)
            }
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
