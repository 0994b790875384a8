import DovetailPages
import DovetailUIKit
import Foundation

/// How a person left the page to share an activity.
public enum GroupActivitySharingResult: Hashable, Sendable {
    case success
    /// It was not shared. Here it is always this.
    case cancelled
}

/// The page to call people and share an activity with them. Nobody can be called: the page says so.
@MainActor @preconcurrency
open class GroupActivitySharingController: UIViewController {
    private let page = AbsencePage(
        symbol: "shareplay", title: "Sharing Is Not Available", message: "Nobody can be called from this device.")
    private var waiting: [CheckedContinuation<GroupActivitySharingResult, Never>] = []
    private var isDone = false

    /// - Throws: Nothing; Apple's does where an activity can't be shared.
    public init<Activity: GroupActivity>(_ activity: Activity) throws { super.init(nibName: nil, bundle: nil) }
    /// - Parameter preparationHandler: Makes the activity when it is shared: never.
    public init<Activity: GroupActivity>(preparationHandler: @escaping () async throws -> Activity) {
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    /// How the person left the page, when they have.
    public var result: GroupActivitySharingResult {
        get async {
            if isDone { return .cancelled }
            return await withCheckedContinuation { waiting.append($0) }
        }
    }

    open override func loadView() {
        view = page.view { [unowned self] in
            finish()
            page.end(of: self)
        }
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        finish()
    }
    private func finish() {
        isDone = true
        for one in waiting { one.resume(returning: .cancelled) }
        waiting = []
    }
}
