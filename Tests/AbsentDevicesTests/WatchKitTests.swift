import DovetailTesting
import HealthKit
import SwiftUI
import TestSupport
import Testing
import WatchKit

/// What watches have, as apps for them meet it on a desktop.
@MainActor
struct WatchKitTests {
    private final class Listener: WKExtendedRuntimeSessionDelegate {
        var reason: WKExtendedRuntimeSessionInvalidationReason?
        var error: (any Error)?
        var hasStarted = false
        func extendedRuntimeSessionDidStart(_ session: WKExtendedRuntimeSession) { hasStarted = true }
        func extendedRuntimeSessionWillExpire(_ session: WKExtendedRuntimeSession) {}
        func extendedRuntimeSession(
            _ session: WKExtendedRuntimeSession, didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason,
            error: (any Error)?
        ) { (self.reason, self.error) = (reason, error) }
    }

    @Test("A session of more time ends with an error, and is not begun") func session() async throws {
        let (session, listener) = (WKExtendedRuntimeSession(), Listener())
        session.delegate = listener
        #expect(session.state == .notStarted && session.expirationDate == nil)
        session.start()
        #expect(session.state == .invalid && listener.reason == nil)
        try await wait(for: "the end of the session") { listener.reason != nil }
        #expect(listener.reason == .error && !listener.hasStarted)
        #expect(listener.error as? WKExtendedRuntimeSessionError == .init(.notApprovedToStartSession))
        listener.reason = nil
        let scheduled = WKExtendedRuntimeSession()
        scheduled.delegate = listener
        scheduled.start(at: .now + 60)
        try await wait(for: "the end of the session") { listener.reason != nil }
        #expect((listener.error as NSError?)?.code == WKExtendedRuntimeSessionErrorCode.notApprovedToSchedule.rawValue)
    }

    @Test("The device is this computer, and takes what can't be felt") func device() {
        let device = WKInterfaceDevice.current()
        #expect(device === WKInterfaceDevice.current() && device.model == "Linux" && !device.name.isEmpty)
        #expect(device.screenBounds.size == UIScreen.main.bounds.size && !device.isWaterLockEnabled)
        device.play(.success)
        #expect(WKHapticType.click.rawValue == 8 && WKHapticType.navigationGenericManeuver.rawValue == 9)
    }

    private final class Delegate: NSObject, WKApplicationDelegate, ObservableObject {
        var error: (any Error)?
        func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) { self.error = error }
    }

    @Test("An app is not woken, and gets no messages") func program() async throws {
        let delegate = Delegate()
        WKApplication.shared().delegate = delegate
        WKApplication.shared().registerForRemoteNotifications()
        #expect(delegate.error as? WatchKitError == WatchKitError(.unknownError))
        var told: (any Error)?
        WKExtension.shared().scheduleBackgroundRefresh(withPreferredDate: .now, userInfo: nil) { told = $0 }
        try await wait(for: "an answer") { told != nil }
        #expect(told is WatchKitError)
    }

    private final class OlderDelegate: NSObject, WKExtensionDelegate, ObservableObject {
        @Published var text = "older"
    }

    private struct OlderApp: App {
        @WKExtensionDelegateAdaptor(OlderDelegate.self) private var delegate
        var body: some Scene { WindowGroup { OlderPage() } }
    }

    private struct OlderPage: View {
        @EnvironmentObject private var delegate: OlderDelegate
        var body: some View { Text(delegate.text) }
    }

    @Test("A delegate by the older names is found by the views of its windows") func olderNames() {
        let host = TestHost(app: OlderApp.self)
        #expect(host.exists("older") && WKExtension.shared() === WKApplication.shared())
        #expect(WKExtension.shared().delegate is OlderDelegate)
    }

    private struct Rings: WKInterfaceObjectRepresentable {
        let summary: HKActivitySummary
        let isHidden: Bool
        func makeWKInterfaceObject(context: Context) -> some WKInterfaceObject {
            let ring = WKInterfaceActivityRing()
            ring.setActivitySummary(summary, animated: false)
            return ring
        }
        func updateWKInterfaceObject(_ object: WKInterfaceObjectType, context: Context) { object.setHidden(isHidden) }
    }

    @Test("An object is made once, brought up to date, and shown") func represented() throws {
        struct Page: View {
            @State private var isHidden = false
            let summary: HKActivitySummary
            var body: some View {
                Rings(summary: summary, isHidden: isHidden).frame(width: 100, height: 100)
                Button("Hide") { isHidden = true }
            }
        }
        let summary = HKActivitySummary()
        summary.appleStandHours = HKQuantity(unit: .count(), doubleValue: 6)
        summary.appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 12)
        let host = TestHost { VStack { Page(summary: summary) } }
        #expect(try host.value(of: "Activity")?.hasSuffix("stand 50%") == true)
        try host.tap("Hide")
        #expect(!host.exists("Activity"))
    }

    private struct Crown: View {
        @State private var value = 5.0
        @State private var detent = 0
        @State private var offset = 0.0
        var body: some View {
            Text("value \(value.formatted())").frame(width: 200, height: 50)
                .digitalCrownRotation($value, from: 0, through: 11, by: 1, sensitivity: .low, isContinuous: true)
            Text("detent \(detent), \(offset.formatted())").frame(width: 200, height: 50)
                .digitalCrownRotation(
                    detent: $detent, from: 0, through: 2, by: 1, sensitivity: .medium,
                    onChange: { offset = $0.offset })
        }
    }

    @Test("A wheel turns the crown: up is more, by steps, and around where there is no end") func crown() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { VStack { Crown() } }
        var place = try host.frame(of: "value 5")
        let value = CGPoint(x: place.midX, y: place.midY)
        host.turnWheel(at: value, clicks: -1)
        #expect(host.exists("value 5"))
        host.turnWheel(at: value, clicks: -3)
        #expect(host.exists("value 6"))
        host.turnWheel(at: value, clicks: 8)
        #expect(host.exists("value 4"))
        host.turnWheel(at: value, clicks: 20)
        #expect(host.exists("value 10"))
        place = try host.frame(of: "detent 0, 0")
        let detent = CGPoint(x: place.midX, y: place.midY)
        host.turnWheel(at: detent, clicks: -3)
        #expect(host.exists("detent 2, 1.5"))
        host.turnWheel(at: detent, clicks: -9)
        #expect(host.exists("detent 2, 2"))
        host.turnWheel(at: detent, clicks: 9)
        #expect(host.exists("detent 0, 0"))
    }
}
