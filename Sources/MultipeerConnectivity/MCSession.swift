import DovetailBase
import DovetailPages
import DovetailUIKit
import Foundation

/// The domain of the errors of ``MCError``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MCErrorDomain = "MCErrorDomain"

/// Why others are not reached.
public struct MCError: CustomNSError, LocalizedError, Equatable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    /// What can fail.
    public enum Code: Int, Sendable {
        case unknown
        case notConnected
        case invalidParameter
        case unsupported
        case timedOut
        case cancelled
        case unavailable

        /// Whether an error is of this kind, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? MCError)?.code == code }
    }
    public static var notConnected: Code { .notConnected }
    public static var invalidParameter: Code { .invalidParameter }
    public static var unavailable: Code { .unavailable }
    public static var errorDomain: String { MCErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        switch code {
        case .unavailable: "Other devices can't be reached from this device."
        case .notConnected: "The peer is not connected."
        default: "The operation couldn't be completed. (\(MCErrorDomain) error \(code.rawValue).)"
        }
    }
}

enum Absent {
    /// That nobody is reached, which the log tells once.
    static var error: MCError {
        Log.warnOnce("MultipeerConnectivity", "MultipeerConnectivity: other devices can't be reached from this one")
        return MCError(.unavailable)
    }
}

/// A device, by the name that people see. Each value is a device of its own.
open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
    public let displayName: String
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How far a connection is.
public enum MCSessionState: Int, Sendable {
    case notConnected
    case connecting
    case connected
}

/// Whether each message arrives.
public enum MCSessionSendDataMode: Int, Sendable {
    case reliable
    case unreliable
}

/// Whether what is sent can be read by others.
public enum MCEncryptionPreference: Int, Sendable {
    case optional
    case required
    case none
}

/// Hears of other devices. Never called here.
public protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(true) }
}

/// Devices that talk to each other. There is always this one alone: sending throws ``MCError/Code/notConnected``.
open class MCSession: NSObject, @unchecked Sendable {
    open weak var delegate: (any MCSessionDelegate)?
    public let myPeerID: MCPeerID
    public let encryptionPreference: MCEncryptionPreference
    open var securityIdentity: [Any]? { nil }
    open var connectedPeers: [MCPeerID] { [] }

    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil,
        encryptionPreference: MCEncryptionPreference = .optional
    ) { (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference) }

    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(.notConnected)
    }
    /// Tells that the device is not connected. There is nothing to follow.
    @discardableResult
    @preconcurrency open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) -> Progress? {
        DispatchQueue.global().async { completionHandler?(MCError(.notConnected)) }
        return nil
    }
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw MCError(.notConnected)
    }
    open func disconnect() {}
    open func cancelConnectPeer(_ peerID: MCPeerID) {}
}

/// Hears of devices that would like to talk.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Lets others find this device. Nobody does: the delegate is told that it did not start.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    public let myPeerID: MCPeerID
    public let discoveryInfo: [String: String]?
    public let serviceType: String
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    }
    open func startAdvertisingPeer() {
        let error = Absent.error
        DispatchQueue.main.async { self.delegate?.advertiser(self, didNotStartAdvertisingPeer: error) }
    }
    open func stopAdvertisingPeer() {}
}

/// Hears of devices that are found.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Looks for other devices. It finds none: the delegate is told that it did not start.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    public let myPeerID: MCPeerID
    public let serviceType: String
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    }
    open func startBrowsingForPeers() {
        let error = Absent.error
        DispatchQueue.main.async { self.delegate?.browser(self, didNotStartBrowsingForPeers: error) }
    }
    open func stopBrowsingForPeers() {}
    open func invitePeer(
        _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
    ) {}
}

/// Lets others find this device, and asks a person whether they may talk. Nobody finds it.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
    public let session: MCSession
    public let serviceType: String
    public let discoveryInfo: [String: String]?
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
    }
    open func start() { _ = Absent.error }
    open func stop() {}
}

/// Hears how a search has ended.
@MainActor @preconcurrency
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// Lets a person choose other devices. There are none: the page says so, and closing it is a cancellation.
@MainActor @preconcurrency
open class MCBrowserViewController: UIViewController {
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    public let session: MCSession
    open var minimumNumberOfPeers = 2
    open var maximumNumberOfPeers = 8
    private let page = AbsencePage(
        symbol: "antenna.radiowaves.left.and.right", title: "No Other Devices",
        message: "Other devices can't be reached from this device.")

    public init(serviceType: String, session: MCSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }
    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() {
        view = page.view { [unowned self] in
            guard let delegate else { return page.end(of: self) }
            delegate.browserViewControllerWasCancelled(self)
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
