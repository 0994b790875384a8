import ActivityKit
import BackgroundTasks
import CoreNFC
import CoreTelephony
import GameKit
import MultipeerConnectivity
import NearbyInteraction
import Testing
import WatchConnectivity

/// Services that no desktop has, as apps meet them.
struct AbsentServicesTests {
    struct Delivery: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        let order: String
    }

    @Test("A live activity is not begun") func activity() {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled && Activity<Delivery>.activities.isEmpty)
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity.request(
                attributes: Delivery(order: "1"), content: .init(state: .init(minutes: 5), staleDate: nil))
        }
    }

    @Test("A task in the background is refused") func background() {
        let scheduler = BGTaskScheduler.shared
        let name = "refresh-\(UUID())"
        #expect(scheduler.register(forTaskWithIdentifier: name, using: nil) { $0.setTaskCompleted(success: true) })
        #expect(!scheduler.register(forTaskWithIdentifier: name, using: nil) { _ in })
        let request = BGAppRefreshTaskRequest(identifier: name)
        request.earliestBeginDate = .now
        do { try scheduler.submit(request) } catch BGTaskScheduler.Error.unavailable {} catch {
            Issue.record("\(error)")
        }
        #expect(throws: BGTaskScheduler.Error(.unavailable)) { try scheduler.submit(request) }
    }

    final class Watch: NSObject, WCSessionDelegate, @unchecked Sendable {
        let told: @Sendable ((any Error)?) -> Void
        init(_ told: @escaping @Sendable ((any Error)?) -> Void) { self.told = told }
        func session(
            _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
            error: (any Error)?
        ) { told(error) }
    }

    @Test("No watch belongs to the device") func watch() async {
        #expect(!WCSession.isSupported() && !WCSession.default.isPaired && !WCSession.default.isReachable)
        nonisolated(unsafe) var watch: Watch?
        let error = await withCheckedContinuation { continuation in
            watch = Watch { continuation.resume(returning: $0) }
            WCSession.default.delegate = watch
            WCSession.default.activate()
        }
        #expect((error as? WCError)?.code == .sessionNotSupported)
        #expect(throws: WCError.self) { try WCSession.default.updateApplicationContext(["a": 1]) }
        _ = watch
    }

    @Test("The device is in no network for telephones") func telephone() {
        #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
        #expect(CTCellularData().restrictedState == .restrictedStateUnknown)
    }

    @Test("Nobody is found to play with") @MainActor func match() async {
        let request = GKMatchRequest()
        (request.minPlayers, request.maxPlayers) = (2, 4)
        await #expect(throws: GKError.self) { try await GKMatchmaker.shared().findMatch(for: request) }
        #expect(throws: GKError.self) { try GKMatch().sendData(toAllPlayers: Data(), with: .reliable) }
        await #expect(throws: GKError.self) { try await GKAchievementDescription.loadAchievementDescriptions() }
        #expect(GKMatchmakerViewController(matchRequest: request)?.matchRequest === request)
    }

    @Test("Nobody is signed in to Game Center, and the handler is told so") @MainActor func games() async {
        #expect(!GKLocalPlayer.local.isAuthenticated)
        let (hasPage, error) = await withCheckedContinuation { continuation in
            GKLocalPlayer.local.authenticateHandler = { continuation.resume(returning: ($0 != nil, $1)) }
        }
        #expect(!hasPage && (error as? GKError)?.code == .notSupported)
        await #expect(throws: GKError.self) {
            try await GKLeaderboard.submitScore(1, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["best"])
        }
        let achievement = GKAchievement(identifier: "first")
        achievement.percentComplete = 100
        #expect(achievement.isCompleted)
        let code = await withCheckedContinuation { continuation in
            GKAchievement.report([achievement]) { continuation.resume(returning: ($0 as NSError?)?.code) }
        }
        #expect(code == 6)
    }

    final class Reader: NSObject, NFCNDEFReaderSessionDelegate, NISessionDelegate, @unchecked Sendable {
        let told: @Sendable (any Error) -> Void
        init(_ told: @escaping @Sendable (any Error) -> Void) { self.told = told }
        func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) { told(error) }
        func session(_ session: NISession, didInvalidateWith error: any Error) { told(error) }
    }

    @Test("No tag is read, and the session ends with Apple's code") func tags() async {
        #expect(!NFCNDEFReaderSession.readingAvailable)
        nonisolated(unsafe) var reader: Reader?
        nonisolated(unsafe) var session: NFCNDEFReaderSession?
        let error = await withCheckedContinuation { continuation in
            let delegate = Reader { continuation.resume(returning: $0) }
            reader = delegate
            session = NFCNDEFReaderSession(delegate: delegate, queue: nil, invalidateAfterFirstRead: true)
            session?.alertMessage = "Hold it near."
            session?.begin()
        }
        #expect((error as? NFCReaderError)?.code == .readerErrorUnsupportedFeature)
        _ = (reader, session)
    }

    final class TagReader: NSObject, NFCTagReaderSessionDelegate, @unchecked Sendable {
        let told: @Sendable (any Error) -> Void
        init(_ told: @escaping @Sendable (any Error) -> Void) { self.told = told }
        func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error) { told(error) }
    }

    @Test("No tag of another kind is read either") func otherTags() async throws {
        nonisolated(unsafe) var kept: [AnyObject] = []
        let error = await withCheckedContinuation { continuation in
            let delegate = TagReader { continuation.resume(returning: $0) }
            let session = NFCTagReaderSession(pollingOption: [.iso14443, .iso15693], delegate: delegate)
            kept = [delegate, session].compactMap(\.self)
            session?.begin()
        }
        #expect((error as? NFCReaderError)?.code == .readerErrorUnsupportedFeature)
        let delegate = TagReader { _ in }
        #expect(NFCTagReaderSession(pollingOption: [], delegate: delegate) == nil)
        withExtendedLifetime(kept) {}
    }

    @Test("Records of tags are values: addresses and texts") func records() throws {
        let address = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.swift.org/a"))
        #expect(address.payload == Data([2]) + Data("swift.org/a".utf8))
        #expect(address.wellKnownTypeURIPayload()?.absoluteString == "https://www.swift.org/a")
        let text = try #require(
            NFCNDEFPayload.wellKnownTypeTextPayload(string: "Grüße", locale: Locale(identifier: "de")))
        #expect(text.wellKnownTypeTextPayload().0 == "Grüße" && text.wellKnownTypeTextPayload().1?.identifier == "de")
        // A header, the lengths of type and content, the type, and the content.
        #expect(NFCNDEFMessage(records: [address]).length == 3 + 1 + 12)
    }

    @Test("Where others are is not measured") func nearby() async {
        #expect(!NISession.isSupported && NISession().discoveryToken == nil)
        #expect(!NISession.deviceCapabilities.supportsPreciseDistanceMeasurement)
        nonisolated(unsafe) var reader: Reader?
        let session = NISession()
        session.delegateQueue = DispatchQueue(label: "nearby")
        let error = await withCheckedContinuation { continuation in
            let delegate = Reader { continuation.resume(returning: $0) }
            reader = delegate
            session.delegate = delegate
            session.run(NIConfiguration.ofNobody)
        }
        #expect((error as? NIError)?.code == .unsupportedPlatform)
        _ = reader
    }

    @Test("Other devices are not reached") func peers() {
        let peer = MCPeerID(displayName: "Here")
        let session = MCSession(peer: peer, securityIdentity: nil, encryptionPreference: .required)
        #expect(session.connectedPeers.isEmpty)
        do { try session.send(Data(), toPeers: [peer], with: .reliable) } catch MCError.notConnected {} catch {
            Issue.record("\(error)")
        }
        #expect(throws: MCError(.notConnected)) { try session.startStream(withName: "a", toPeer: peer) }
    }
}

extension NIConfiguration {
    /// A device that gives no token can't be asked for; what is tested is the answer.
    fileprivate static var ofNobody: NIConfiguration {
        NINearbyPeerConfiguration(peerToken: NIDiscoveryToken(coder: NSKeyedArchiver(requiringSecureCoding: true))!)
    }
}
