import DovetailBase
import DovetailBus
import Foundation

/// What shows notifications.
package protocol NotificationServer: Sendable {
    /// Whether it is there.
    func isThere() async -> Bool
    /// Shows a notification, in place of another one where its number is told. Returns its number.
    func show(_ notification: ShownNotification, replacing number: UInt32) async throws -> UInt32
    /// Takes a notification away.
    func close(_ number: UInt32) async
    /// Hears of buttons that were pressed, by a notification's number and the button, and of those that were put away, without a button.
    func listen(_ hear: @escaping @Sendable (UInt32, String?) -> Void) async
}

/// A notification as a desktop takes it.
package struct ShownNotification: Equatable, Sendable {
    package var title = ""
    package var text = ""
    /// What is told when a button is pressed, and what stands on it.
    package var actions: [[String]] = []
    /// 0 to 2.
    package var urgency: UInt8 = 1
    package var isSilent = false
    package var soundFile: String?
    package var picture: String?

    package init() {}
}

/// The desktop's own service, by `org.freedesktop.Notifications`.
package actor DesktopNotifications: NotificationServer {
    static let name = "org.freedesktop.Notifications"
    static let path = "/org/freedesktop/Notifications"
    /// The reason of a notification that a person put away.
    private static let dismissed: UInt32 = 2

    private let address: BusAddress
    private var client: BusClient?
    private var takesMarkup: Bool?

    package init(_ address: BusAddress) { self.address = address }

    private func bus() throws -> BusClient {
        if let client { return client }
        let client = try BusClient(address)
        self.client = client
        return client
    }

    package func isThere() async -> Bool {
        do {
            try await readCapabilities()
            return true
        } catch {
            Log.warnOnce("notifications", "no notification is shown: the desktop's service does not answer (\(error))")
            return false
        }
    }

    private func readCapabilities() async throws {
        guard takesMarkup == nil else { return }
        let answer = try await bus().call(Self.name, Self.path, Self.name, "GetCapabilities")
        takesMarkup = answer.first?.elements.contains { $0.string == "body-markup" } ?? false
    }

    package func show(_ notification: ShownNotification, replacing number: UInt32) async throws -> UInt32 {
        try await readCapabilities()
        let text = takesMarkup == true ? Self.escaped(notification.text) : notification.text
        var hints: [String: BusValue] = [
            "urgency": .byte(notification.urgency),
            "desktop-entry": .string(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName),
        ]
        if notification.isSilent {
            hints["suppress-sound"] = .bool(true)
        } else if let file = notification.soundFile {
            hints["sound-file"] = .string(file)
        } else {
            hints["sound-name"] = .string("message-new-instant")
        }
        if let picture = notification.picture { hints["image-path"] = .string(picture) }
        let answer = try await bus().call(
            Self.name, Self.path, Self.name, "Notify",
            [
                .string(Self.appTitle), .uint(number), .string(""), .string(notification.title), .string(text),
                .array(of: "s", notification.actions.joined().map { .string($0) }), .dictionary(hints), .int(-1),
            ])
        guard let number = answer.first?.uint else { throw BusError(description: "no number came back") }
        return number
    }

    private static var appTitle: String {
        let info = Bundle.main.infoDictionary
        return ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { info?[$0] as? String }.first { !$0.isEmpty }
            ?? ProcessInfo.processInfo.processName
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    package func close(_ number: UInt32) async {
        _ = try? await bus().call(Self.name, Self.path, Self.name, "CloseNotification", [.uint(number)])
    }

    package func listen(_ hear: @escaping @Sendable (UInt32, String?) -> Void) async {
        guard let bus = try? bus() else { return }
        await bus.subscribe(to: "ActionInvoked", of: Self.name, path: Self.path, interface: Self.name) { _, values in
            guard values.count > 1, let number = values[0].uint, let action = values[1].string else { return }
            hear(number, action)
        }
        await bus.subscribe(to: "NotificationClosed", of: Self.name, path: Self.path, interface: Self.name) {
            _, values in
            guard values.count > 1, let number = values[0].uint, values[1].uint == Self.dismissed else { return }
            hear(number, nil)
        }
    }
}

/// What time it is, and what wakes when it is another.
package protocol NotificationClock: Sendable {
    var now: Date { get }
    /// Runs a closure at a time, until the returned closure is called.
    func at(_ date: Date, _ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void
}

/// The clock of the machine.
package struct WallClock: NotificationClock {
    package init() {}
    package var now: Date { Date() }

    package func at(_ date: Date, _ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let task = Task.detached {
            // Short sleeps, since a machine that was asleep goes on counting where it stopped.
            while true {
                let rest = date.timeIntervalSinceNow
                guard rest > 0 else { break }
                guard (try? await Task.sleep(for: .seconds(min(rest, 30)))) != nil else { return }
            }
            if !Task.isCancelled { work() }
        }
        return { task.cancel() }
    }
}
