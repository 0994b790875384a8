import BusSupport
import DovetailBus
import TestSupport
import Testing
import UserNotifications

/// The desktop's service, played on a bus of the tests' own.
struct DesktopNotificationsTests {
    private static let description = """
        <node><interface name="org.freedesktop.Notifications">
          <method name="GetCapabilities"><arg type="as" direction="out"/></method>
          <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
            <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
            <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/></method>
          <method name="CloseNotification"><arg type="u" direction="in"/></method>
          <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
          <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
        </interface></node>
        """
    private static let name = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"

    private final class Calls: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [[BusValue]] = []
        private var answers: [String] = []
        var all: [[BusValue]] { lock.withLock { list } }
        var heard: [String] { lock.withLock { answers } }
        func add(_ arguments: [BusValue]) { lock.withLock { list.append(arguments) } }
        func hear(_ number: UInt32, _ action: String?) {
            lock.withLock { answers.append("\(number) \(action ?? "away")") }
        }
    }

    private func service(on bus: TestBus, _ calls: Calls, capabilities: [String]) async throws -> StandInService {
        try await StandInService(on: bus, name: Self.name, objects: [(Self.path, Self.description)]) {
            _, method, arguments in
            switch method {
            case "GetCapabilities": return [.array(of: "s", capabilities.map { .string($0) })]
            case "Notify":
                calls.add(arguments)
                return [.uint(7)]
            default: return []
            }
        }
    }

    @Test("A notification is told as the desktop wants it, and its buttons are heard") func show() async throws {
        let bus = try TestBus()
        let calls = Calls()
        let service = try await service(on: bus, calls, capabilities: ["body", "actions", "body-markup"])
        let desktop = DesktopNotifications(bus.address)
        #expect(await desktop.isThere())
        await desktop.listen { calls.hear($0, $1) }
        var shown = ShownNotification()
        shown.title = "Tea"
        shown.text = "3 < 4 & hot"
        shown.actions = [["default", "Open"], ["drink", "Drink"]]
        shown.urgency = 2
        shown.picture = "/tmp/tea.png"
        #expect(try await desktop.show(shown, replacing: 3) == 7)
        let call = try #require(calls.all.first)
        #expect(call[1] == .uint(3) && call[3] == .string("Tea") && call[4] == .string("3 &lt; 4 &amp; hot"))
        #expect(call[5].elements.compactMap(\.string) == ["default", "Open", "drink", "Drink"])
        let hints = call[6].dictionary
        #expect(hints["urgency"] == .byte(2) && hints["image-path"] == .string("/tmp/tea.png"))
        #expect(hints["sound-name"] == .string("message-new-instant"))
        service.emit("ActionInvoked", of: Self.name, at: Self.path, [.uint(7), .string("drink")])
        service.emit("NotificationClosed", of: Self.name, at: Self.path, [.uint(7), .uint(1)])
        service.emit("NotificationClosed", of: Self.name, at: Self.path, [.uint(8), .uint(2)])
        try await wait(for: "what was pressed") { calls.heard.count == 2 }
        #expect(calls.heard == ["7 drink", "8 away"])
    }

    @Test("A desktop without markup gets the text as it is") func plain() async throws {
        let bus = try TestBus()
        let calls = Calls()
        let service = try await service(on: bus, calls, capabilities: ["body"])
        var shown = ShownNotification()
        shown.text = "a < b"
        shown.isSilent = true
        let desktop = DesktopNotifications(bus.address)
        _ = try await desktop.show(shown, replacing: 0)
        #expect(calls.all[0][4] == .string("a < b"))
        #expect(calls.all[0][6].dictionary["suppress-sound"] == .bool(true))
        await desktop.close(7)
        #expect(service.calls.last == "CloseNotification")
    }

    @Test("A bus without a service shows none") func missing() async throws {
        let bus = try TestBus()
        #expect(await !DesktopNotifications(bus.address).isThere())
    }
}
