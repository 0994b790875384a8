import DovetailPages
import DovetailUIKit
import Foundation

/// What of Game Center is shown.
public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards
    case achievements
    case challenges
    case localPlayerProfile
    case dashboard
    case localPlayerFriendsList
}

/// Hears that a person is done.
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// Shows Game Center, which is not there: the page says so.
@MainActor @preconcurrency
open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    open var viewState = GKGameCenterViewControllerState.default
    open var leaderboardIdentifier: String?
    private let page = AbsencePage(
        symbol: "gamecontroller", title: "Game Center Is Not Available", message: "Nobody can sign in on this device.")

    public convenience init(state: GKGameCenterViewControllerState) {
        self.init(nibName: nil, bundle: nil)
        viewState = state
    }
    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) {
        self.init(state: .leaderboards)
        leaderboardIdentifier = leaderboardID
    }
    public convenience init(achievementID: String) { self.init(state: .achievements) }

    open override func loadView() {
        view = page.view { [unowned self] in
            guard let delegate = gameCenterDelegate else { return page.end(of: self) }
            delegate.gameCenterViewControllerDidFinish(self)
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

/// A way to Game Center in the corner of a game. It is never seen: nobody is signed in.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
    /// The corner.
    public enum Location: Int, Sendable {
        case topLeading
        case topTrailing
        case bottomLeading
        case bottomTrailing
    }
    /// The one of the game.
    public static let shared = GKAccessPoint()
    open var isActive = false
    open var showHighlights = false
    open var location = Location.topLeading
    open var isVisible: Bool { false }
    open var isPresentingGameCenter: Bool { false }
    override init() {}
    /// Shows nothing, which the log tells once.
    open func trigger(handler: @escaping () -> Void) { _ = Absent.error }
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { _ = Absent.error }
}
