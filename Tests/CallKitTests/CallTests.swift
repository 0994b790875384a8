import AVFoundation
import CallKit
import SwiftUI
import Testing

/// A telephone that is not there, as apps meet it.
@MainActor
struct CallTests {
    /// As apps have it.
    final class Calls: NSObject, ObservableObject, CXProviderDelegate {
        @Published var isEnded = false
        let provider: CXProvider
        let controller = CXCallController()

        override init() {
            let configuration = CXProviderConfiguration()
            configuration.supportsVideo = true
            configuration.maximumCallsPerCallGroup = 1
            configuration.supportedHandleTypes = [.generic, .phoneNumber]
            provider = CXProvider(configuration: configuration)
            super.init()
            provider.setDelegate(self, queue: nil)
        }
        func providerDidReset(_ provider: CXProvider) { isEnded = true }
        func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() }
        func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fulfill(withDateEnded: .now) }
        func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    }

    @Test("A call can't be made, and the error says that apps may not") func outgoing() async {
        let calls = Calls()
        let action = CXStartCallAction(call: UUID(), handle: CXHandle(type: .phoneNumber, value: "123"))
        let error = await withCheckedContinuation { done in
            calls.controller.request(CXTransaction(action: action)) { done.resume(returning: $0) }
        }
        #expect((error as? CXErrorCodeRequestTransactionError)?.code == .unentitled)
        #expect((error as NSError?)?.domain == "com.apple.CallKit.error.requesttransaction")
        #expect((error as NSError?)?.code == 1 && action.isComplete && !calls.isEnded)
        await #expect(throws: CXErrorCodeRequestTransactionError(.emptyTransaction)) {
            try await calls.controller.request(CXTransaction(actions: []))
        }
        await #expect(throws: CXErrorCodeRequestTransactionError(.unentitled)) {
            try await calls.controller.requestTransaction(with: CXEndCallAction(call: UUID()))
        }
        #expect(calls.controller.callObserver.calls.isEmpty)
    }

    @Test("A call that comes in is refused, on the delegate's queue") func incoming() async {
        let calls = Calls()
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .generic, value: "Ann")
        update.hasVideo = true
        let queue = DispatchQueue(label: "calls")
        let mark = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: mark, value: true)
        calls.provider.setDelegate(calls, queue: queue)
        let (error, isMarked) = await withCheckedContinuation { done in
            calls.provider.reportNewIncomingCall(with: UUID(), update: update) {
                done.resume(returning: ($0, DispatchQueue.getSpecific(key: mark)))
            }
        }
        #expect((error as? CXErrorCodeIncomingCallError)?.code == .unentitled && isMarked == true)
        await #expect(throws: CXErrorCodeIncomingCallError.self) {
            try await calls.provider.reportNewIncomingCall(with: UUID(), update: update)
        }
        calls.provider.reportCall(with: UUID(), endedAt: nil, reason: .remoteEnded)
        #expect(calls.provider.pendingTransactions.isEmpty)
        #expect(calls.provider.pendingCallActions(of: CXEndCallAction.self, withCall: UUID()).isEmpty)
        await #expect(throws: CXErrorCodeNotificationServiceExtensionError.self) {
            try await CXProvider.reportNewIncomingVoIPPushPayload(["call": 1])
        }
    }

    @Test("A provider's configuration is a copy") func configuration() {
        let configuration = CXProviderConfiguration(localizedName: "Phone")
        configuration.ringtoneSound = "ring.caf"
        let provider = CXProvider(configuration: configuration)
        configuration.ringtoneSound = "other.caf"
        #expect(provider.configuration.ringtoneSound == "ring.caf" && provider.configuration.localizedName == "Phone")
        provider.configuration = configuration
        #expect(provider.configuration.ringtoneSound == "other.caf")
        #expect(CXProviderConfiguration().maximumCallGroups == 2 && CXProviderConfiguration().includesCallsInRecents)
    }

    @Test("Actions keep what they are, and a transaction is done when they are") func actions() {
        let call = UUID()
        let tones = CXPlayDTMFCallAction(call: call, digits: "12#", type: .softPause)
        let muted = CXSetMutedCallAction(call: call, muted: true)
        let held = CXSetHeldCallAction(call: call, onHold: true)
        let group = CXSetGroupCallAction(call: call, callUUIDToGroupWith: nil)
        let transaction = CXTransaction(actions: [tones, muted, held])
        transaction.addAction(group)
        #expect(transaction.actions.count == 4 && !transaction.isComplete)
        for action in transaction.actions.dropLast() { action.fulfill() }
        #expect(muted.isComplete && !transaction.isComplete)
        group.fail()
        #expect(transaction.isComplete)
        #expect(tones.digits == "12#" && tones.type == .softPause && muted.isMuted && held.isOnHold)
        #expect(tones.callUUID == call && tones.uuid != muted.uuid && tones.timeoutDate > .now)
    }

    @Test("Handles of the same value are the same") func handles() {
        let one = CXHandle(type: .emailAddress, value: "ann@example.org")
        #expect(one == CXHandle(type: .emailAddress, value: "ann@example.org"))
        #expect(one != CXHandle(type: .generic, value: "ann@example.org"))
        #expect(Set([one, CXHandle(type: .emailAddress, value: "ann@example.org")]).count == 1)
    }

    @Test("No extension lists numbers") func directory() async {
        let manager = CXCallDirectoryManager.sharedInstance
        await #expect(throws: CXErrorCodeCallDirectoryManagerError(.noExtensionFound)) {
            try await manager.reloadExtension(withIdentifier: "org.example.numbers")
        }
        let status = await withCheckedContinuation { done in
            manager.getEnabledStatusForExtension(withIdentifier: "org.example.numbers") { status, error in
                done.resume(returning: error == nil ? nil : status)
            }
        }
        #expect(status == .unknown)
        await #expect(throws: CXErrorCodeCallDirectoryManagerError.self) { try await manager.openSettings() }
    }
}
