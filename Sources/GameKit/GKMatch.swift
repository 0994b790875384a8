import DovetailPages
import DovetailUIKit
import Foundation

/// What kind of match somebody looks for.
open class GKMatchRequest: NSObject, @unchecked Sendable {
    open var minPlayers = 2
    open var maxPlayers = 2
    open var defaultNumberOfPlayers = 0
    open var playerGroup = 0
    open var playerAttributes: UInt32 = 0
    open var inviteMessage: String?
    open var recipients: [GKPlayer]?
    open var recipientResponseHandler: ((GKPlayer, GKInviteRecipientResponse) -> Void)?
    open class func maxPlayersAllowedForMatch(of matchType: GKMatchType) -> Int { 4 }
    public override init() {}
}
/// How a match is played.
public enum GKMatchType: UInt, Sendable {
    case peerToPeer, hosted, turnBased
}
/// How players are found.
public enum GKMatchmakingMode: Int, Sendable {
    case `default`, nearbyOnly, automatchOnly, inviteOnly
}
/// What somebody says to an invitation.
public enum GKInviteRecipientResponse: Int, Sendable {
    case accepted, declined, failed, incompatible, unableToConnect, noAnswer
}
/// Whether a player is in a match.
public enum GKPlayerConnectionState: Int, Sendable {
    case unknown, connected, disconnected
}

/// Hears of a match. Never called here.
public protocol GKMatchDelegate: NSObjectProtocol {
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
    func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}
extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
    public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}

/// Players who play with each other. Nobody is found, so nobody gets one; sending fails.
open class GKMatch: NSObject, @unchecked Sendable {
    /// Whether what is sent arrives.
    public enum SendDataMode: Int, Sendable {
        case reliable, unreliable
    }
    open weak var delegate: (any GKMatchDelegate)?
    open var players: [GKPlayer] { [] }
    open var expectedPlayerCount: Int { 0 }
    public override init() {}
    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws { throw Absent.error }
    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw Absent.error }
    open func disconnect() {}
    open func chooseBestHostingPlayer() async -> GKPlayer? { nil }
    open func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer?) -> Void) {
        Absent.tell { _ in completionHandler(nil) }
    }
}

/// That somebody is invited. Nobody is.
open class GKInvite: NSObject, @unchecked Sendable {
    open var sender: GKPlayer { GKPlayer() }
    open var isHosted: Bool { false }
    open var playerGroup: Int { 0 }
    override init() {}
}

/// Looks for players. Nobody is found: each call fails.
open class GKMatchmaker: NSObject, @unchecked Sendable {
    private static let common = GKMatchmaker()
    open class func shared() -> GKMatchmaker { common }
    override init() {}
    open func findMatch(
        for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
    ) { Absent.tell { completionHandler?(nil, $0) } }
    open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { throw Absent.error }
    open func match(
        for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
    ) { Absent.tell { completionHandler?(nil, $0) } }
    open func match(for invite: GKInvite) async throws -> GKMatch { throw Absent.error }
    open func finishMatchmaking(for match: GKMatch) {}
    open func cancel() {}
    open func cancelPendingInvite(to player: GKPlayer) {}
    open func startBrowsingForNearbyPlayers(handler reachableHandler: ((GKPlayer, Bool) -> Void)? = nil) {}
    open func stopBrowsingForNearbyPlayers() {}
}

/// Hears how looking for players has ended.
@MainActor @preconcurrency
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}
extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
}

/// Lets a person look for players, of whom there are none: the page says so, and closing it is a cancellation.
@MainActor @preconcurrency
open class GKMatchmakerViewController: UINavigationController {
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    public private(set) var matchRequest = GKMatchRequest()
    open var isHosted = false
    open var matchmakingMode = GKMatchmakingMode.default
    open var canStartWithMinimumPlayers = false
    private let page = AbsencePage(
        symbol: "person.2", title: "No Other Players", message: "Nobody can sign in on this device.")

    public convenience init?(matchRequest request: GKMatchRequest) {
        self.init(nibName: nil, bundle: nil)
        matchRequest = request
    }
    public convenience init?(invite: GKInvite) { self.init(nibName: nil, bundle: nil) }

    open override func loadView() {
        view = page.view { [unowned self] in
            guard let delegate = matchmakerDelegate else { return page.end(of: self) }
            delegate.matchmakerViewControllerWasCancelled(self)
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
