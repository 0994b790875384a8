// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import DovetailUIKit
import Foundation

/// Something of Game Center's.
open class GKBasePlayer: NSObject, @unchecked Sendable {
    override init() {}
    open var displayName: String? { nil }
}

/// Somebody who plays. Nobody is known here.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
    /// How large a picture of a person is.
    public enum PhotoSize: Int, Sendable {
        case small
        case normal
    }
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var alias: String { "" }
    open override var displayName: String { "" }
    open var isInvitable: Bool { false }
    open func scopedIDsArePersistent() -> Bool { false }
    open func loadPhoto(for size: PhotoSize, withCompletionHandler handler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        Absent.tell { handler?(nil, $0) }
    }
    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw Absent.error }
}

/// The person who plays on this device. Nobody is signed in, and nobody can: ``authenticateHandler`` is told ``GKError/Code/notSupported`` once it is set.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let instance = GKLocalPlayer()
    /// The one of the device.
    open class var local: GKLocalPlayer { instance }
    open class func localPlayer() -> GKLocalPlayer { instance }

    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { true }
    open var isPersonalizedCommunicationRestricted: Bool { true }
    open override var alias: String { "" }

    /// Hears whether somebody is signed in, on the main queue.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        get { lock.withLock { handler } }
        set {
            lock.withLock { handler = newValue }
            let error = Absent.unsupported
            guard let newValue else { return }
            // Called on the main queue alone.
            nonisolated(unsafe) let call = newValue
            DispatchQueue.main.async { call(nil, error) }
        }
    }
    private let lock = NSLock()
    // Guarded by the lock.
    private var handler: ((UIViewController?, (any Error)?) -> Void)?

    open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
        Absent.tell { completionHandler(nil, $0) }
    }
    open func loadFriends() async throws -> [GKPlayer] { throw Absent.error }
    open func fetchItems(
        forIdentityVerificationSignature completionHandler: ((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)?
    ) { Absent.tell { completionHandler?(nil, nil, nil, 0, $0) } }
    open func register(_ listener: any GKLocalPlayerListener) {}
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    open func unregisterAllListeners() {}
}

/// Hears of what others do. Never called here.
public protocol GKLocalPlayerListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}
extension GKLocalPlayerListener {
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}

extension NSNotification.Name {
    /// Somebody has signed in or out. Never here.
    public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
        "GKPlayerAuthenticationDidChangeNotificationName")
}
