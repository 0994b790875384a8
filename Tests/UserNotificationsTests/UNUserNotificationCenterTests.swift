import BusSupport
import CoreLocation
import DovetailBus
import TestSupport
import Testing
import UserNotifications

/// Notifications at a desktop that the tests play, and a clock that they move.
@MainActor
struct UNUserNotificationCenterTests {
    /// A desktop's service without a bus.
    final class PlayedDesktop: NotificationServer, @unchecked Sendable {
        private let lock = NSLock()
        private var list: [UInt32: ShownNotification] = [:]
        private var all: [ShownNotification] = []
        private var last: UInt32 = 0
        private var hear: (@Sendable (UInt32, String?) -> Void)?

        var shown: [ShownNotification] { lock.withLock { list.sorted { $0.key < $1.key }.map(\.value) } }
        /// All that were ever shown.
        var history: [ShownNotification] { lock.withLock { all } }

        func isThere() async -> Bool { true }
        func show(_ notification: ShownNotification, replacing number: UInt32) async throws -> UInt32 {
            lock.withLock {
                if number == 0 { last += 1 }
                let id = number == 0 ? last : number
                list[id] = notification
                all.append(notification)
                return id
            }
        }
        func close(_ number: UInt32) async { lock.withLock { list[number] = nil } }
        func listen(_ hear: @escaping @Sendable (UInt32, String?) -> Void) async { lock.withLock { self.hear = hear } }
        func press(_ action: String?, of number: UInt32) { lock.withLock { hear }?(number, action) }
    }

    /// Time that stands still until a test moves it.
    final class PlayedClock: NotificationClock, @unchecked Sendable {
        private let lock = NSLock()
        private var time = Date(timeIntervalSince1970: 1_000_000)
        private var timers: [Int: (date: Date, work: @Sendable () -> Void)] = [:]
        private var count = 0

        var now: Date { lock.withLock { time } }
        func at(_ date: Date, _ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
            lock.withLock {
                count += 1
                let number = count
                timers[number] = (date, work)
                return { self.lock.withLock { self.timers[number] = nil } }
            }
        }
        func advance(_ seconds: TimeInterval) {
            let end = lock.withLock { time.addingTimeInterval(seconds) }
            while let next = lock.withLock({
                timers.filter { $0.value.date <= end }.min { $0.value.date < $1.value.date }
            }) {
                lock.withLock {
                    time = next.value.date
                    timers[next.key] = nil
                }
                next.value.work()
            }
            lock.withLock { time = end }
        }
    }

    /// Writes down what it hears.
    final class Listener: NSObject, UNUserNotificationCenterDelegate {
        nonisolated(unsafe) var options: UNNotificationPresentationOptions = []
        // Methods that wait run on threads of their own.
        private let lock = NSLock()
        private nonisolated(unsafe) var list: [String] = []
        nonisolated var heard: [String] { lock.withLock { list } }
        private nonisolated func hear(_ text: String) { lock.withLock { list.append(text) } }
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            hear("comes \(notification.request.identifier)")
            completionHandler(options)
        }
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
        ) async {
            hear("\(response.actionIdentifier) of \(response.notification.request.identifier)")
        }
    }

    final class Use: @unchecked Sendable { var isUsed = false }

    let desktop = PlayedDesktop()
    let clock = PlayedClock()
    let store = TestStore()
    let listener = Listener()
    let use = Use()
    let center: UNUserNotificationCenter

    init() {
        let use = use
        center = UNUserNotificationCenter(desktop, clock: clock, defaults: store.defaults) { use.isUsed }
        center.delegate = listener
    }

    private func content(_ title: String) -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = "Text"
        return content
    }

    private func add(_ name: String, _ trigger: UNNotificationTrigger? = nil) async throws {
        try await center.add(UNNotificationRequest(identifier: name, content: content(name), trigger: trigger))
    }

    private func allow() async throws { #expect(try await center.requestAuthorization(options: [.alert, .sound])) }

    @Test("Without permission nothing is added; the answer is remembered") func permission() async throws {
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await add("a") }
        try await allow()
        #expect(await center.notificationSettings().alertSetting == .enabled)
        let again = UNUserNotificationCenter(desktop, clock: clock, defaults: store.defaults) { false }
        #expect(await again.notificationSettings().authorizationStatus == .authorized)
    }

    @Test("One without a trigger is shown at once, and another of its name takes its place") func atOnce() async throws
    {
        try await allow()
        try await add("a")
        #expect(desktop.shown.map(\.title) == ["a"])
        #expect(desktop.shown[0].text == "Text" && desktop.shown[0].isSilent)
        try await center.add(UNNotificationRequest(identifier: "a", content: content("b"), trigger: nil))
        #expect(desktop.shown.map(\.title) == ["b"])
        #expect(await center.deliveredNotifications().map(\.request.content.title) == ["b"])
    }

    @Test("One with a time is pending until then, and again and again where it repeats") func interval() async throws {
        try await allow()
        try await add("later", UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: false))
        try await add("often", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true))
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["often", "later"])
        clock.advance(59)
        #expect(desktop.history.isEmpty)
        clock.advance(62)
        try await wait(for: "three of them") { desktop.history.count == 3 }
        #expect(desktop.history.map(\.title).sorted() == ["later", "often", "often"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["often"])
        center.removeAllPendingNotificationRequests()
        clock.advance(600)
        #expect(await center.pendingNotificationRequests().isEmpty)
        #expect(desktop.history.count == 3)
    }

    @Test("A calendar's time comes when the calendar shows it") func calendar() async throws {
        var parts = DateComponents()
        parts.hour = 9
        parts.minute = 30
        parts.timeZone = TimeZone(identifier: "UTC")
        parts.calendar = Calendar(identifier: .gregorian)
        let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
        try await allow()
        try await add("morning", trigger)
        // The clock begins on January 12th 1970, 13:46:40 UTC.
        clock.advance(19 * 3600 + 43 * 60 + 19)
        #expect(desktop.history.isEmpty)
        clock.advance(1 + 24 * 3600)
        try await wait(for: "two mornings") { desktop.history.count == 2 }
        var past = DateComponents()
        past.year = 1969
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 50, identifier: "Tea")
        let place = UNLocationNotificationTrigger(region: region, repeats: true)
        #expect(place.region.identifier == "Tea" && place.repeats)
        await #expect(throws: UNError(.notificationInvalidNoDate)) { try await add("place", place) }
        await #expect(throws: UNError(.notificationInvalidNoDate)) {
            try await add("past", UNCalendarNotificationTrigger(dateMatching: past, repeats: false))
        }
    }

    @Test("While the app is used its delegate says how one is shown") func used() async throws {
        try await allow()
        use.isUsed = true
        try await add("hidden")
        #expect(desktop.history.isEmpty && listener.heard == ["comes hidden"])
        listener.options = [.banner, .sound]
        try await add("seen")
        #expect(desktop.history.map(\.title) == ["seen"])
    }

    @Test("Buttons are those of the category, and what is pressed is told") func actions() async throws {
        try await allow()
        let category = UNNotificationCategory(
            identifier: "task",
            actions: [
                UNNotificationAction(identifier: "done", title: "Done"),
                UNNotificationAction(identifier: "later", title: "Later"),
            ],
            intentIdentifiers: [], options: [.customDismissAction])
        center.setNotificationCategories([category])
        for name in ["one", "two", "three"] {
            let content = content(name)
            content.categoryIdentifier = "task"
            try await center.add(UNNotificationRequest(identifier: name, content: content, trigger: nil))
        }
        #expect(desktop.shown[0].actions == [["default", "Open"], ["done", "Done"], ["later", "Later"]])
        desktop.press("done", of: 1)
        desktop.press("default", of: 2)
        desktop.press(nil, of: 3)
        desktop.press("done", of: 1)
        try await wait(for: "the answers") { listener.heard.count == 3 }
        #expect(
            Set(listener.heard) == [
                "done of one", "\(UNNotificationDefaultActionIdentifier) of two",
                "\(UNNotificationDismissActionIdentifier) of three",
            ])
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test("What is delivered can be taken away") func remove() async throws {
        try await allow()
        try await add("a")
        try await add("b")
        center.removeDeliveredNotifications(withIdentifiers: ["a"])
        try await wait(for: "one that is left") { desktop.shown.count == 1 }
        #expect(desktop.shown[0].title == "b")
    }
}
