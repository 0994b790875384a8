import BusSupport
import DovetailBus
import Foundation
import IOKit
import Synchronization
import Testing

/// What keeps the computer awake, with a desktop that a test plays.
struct AssertionTests {
    private static let name = "org.freedesktop.ScreenSaver"
    private static let description = """
        <node><interface name="org.freedesktop.ScreenSaver">
        <method name="Inhibit"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="u" direction="out"/></method>
        <method name="UnInhibit"><arg type="u" direction="in"/></method>
        </interface></node>
        """
    private final class Asked: Sendable { let all = Mutex<[[BusValue]]>([]) }

    @Test("The desktop is asked with the program's name and the reason, and told of the end by its own number")
    func desktop() async throws {
        let bus = try TestBus()
        let asked = Asked()
        let service = try await StandInService(
            on: bus, name: Self.name, objects: [("/org/freedesktop/ScreenSaver", Self.description)]
        ) { _, method, arguments in
            asked.all.withLock { $0.append(arguments) }
            return method == "Inhibit" ? [.uint(77)] : []
        }
        let assertions = Assertions(bus.address, program: "awake")
        let (result, id) = assertions.make(
            kIOPMAssertionTypePreventUserIdleDisplaySleep, reason: "A film", holds: true)
        #expect(result == kIOReturnSuccess && id != kIOPMNullAssertionID)
        let (_, second) = assertions.make(kIOPMAssertionTypeNoIdleSleep, reason: "off", holds: false)
        #expect(second != id && service.calls == ["Inhibit"])
        #expect(assertions.release(second) == kIOReturnSuccess && assertions.release(id) == kIOReturnSuccess)
        #expect(service.calls == ["Inhibit", "UnInhibit"])
        #expect(asked.all.withLock { $0 } == [[.string("awake"), .string("A film")], [.uint(77)]])
        #expect(assertions.release(id) == kIOReturnNotFound)
    }

    @Test("Without a desktop that answers there is an error and no number") func none() throws {
        let bus = try TestBus()
        let assertions = Assertions(bus.address, program: "awake")
        let (result, id) = assertions.make(kIOPMAssertionTypeNoDisplaySleep, reason: "A film", holds: true)
        #expect(result == kIOReturnUnsupported && id == kIOPMNullAssertionID)
        #expect(assertions.make("else", reason: "", holds: true).0 == kIOReturnBadArgument)
    }

    @Test("Apps call it with texts, levels and a variable") func form() {
        var id: IOPMAssertionID = 0
        // With the level that holds nothing no desktop is asked, so that the test is the same on each.
        let result = IOPMAssertionCreateWithName(
            kIOPMAssertionTypePreventUserIdleSystemSleep as CFString, IOPMAssertionLevel(kIOPMAssertionLevelOff),
            "Presenting" as CFString, &id)
        #expect(result == kIOReturnSuccess && result == KERN_SUCCESS && id != 0)
        #expect(IOPMAssertionRelease(id) == kIOReturnSuccess)
        #expect(IOPMAssertionRelease(id) == kIOReturnNotFound)
    }
}
