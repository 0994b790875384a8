import Foundation
import IOKit
import Synchronization
import Testing

@MainActor
struct PowerNoticeTests {
    private final class Told: Sendable { let count = Mutex(0) }

    @Test("A change is told once, and none after the end") func changes() throws {
        let folder = try PowerFolder(["BAT0": PowerFolder.battery])
        let told = Told()
        let watch = PowerWatch(every: 3600, read: { folder.supplies.withoutRates }) {
            told.count.withLock { $0 += 1 }
        }
        watch.start()
        watch.look()
        #expect(told.count.withLock { $0 } == 0)
        try folder.write("BAT0", ["capacity": "54", "voltage_now": "11000000"])
        watch.look()
        watch.look()
        #expect(told.count.withLock { $0 } == 1)
        try folder.write("BAT0", ["voltage_now": "10000000"])
        watch.look()
        #expect(told.count.withLock { $0 } == 1)
        watch.stop()
        try folder.write("BAT0", ["capacity": "53"])
        watch.look()
        #expect(told.count.withLock { $0 } == 1)
    }

    @Test("A source is added to a loop and taken away, as apps do it") func source() throws {
        let context = Unmanaged.passUnretained(Told() as AnyObject).toOpaque()
        let made = IOPSNotificationCreateRunLoopSource({ _ in }, context)?.takeRetainedValue()
        let source = try #require(made) as CFRunLoopSource
        CFRunLoopAddSource(CFRunLoopGetMain(), source, CFRunLoopMode.defaultMode)
        #expect(CFRunLoopContainsSource(CFRunLoopGetMain(), source, .commonModes))
        CFRunLoopRemoveSource(CFRunLoopGetMain(), source, .defaultMode)
        #expect(!CFRunLoopContainsSource(CFRunLoopGetMain(), source, .commonModes))
        #expect(IOPSNotificationCreateRunLoopSource(nil, nil) == nil)
    }
}
