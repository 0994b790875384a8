import Foundation
import FoundationAdditions
import Synchronization
import Testing

@Suite("Sources of a loop")
struct RunLoopSourceTests {
    @Test("a source works while it is in a loop, once, and the loop keeps it")
    func added() {
        final class Calls: Sendable { let all = Mutex<[String]>([]) }
        let calls = Calls()
        var source: CFRunLoopSource? = CFRunLoopSource(
            start: { calls.all.withLock { $0.append("start") } }, stop: { calls.all.withLock { $0.append("stop") } })
        weak let kept = source
        let (loop, mode) = (CFRunLoopGetMain(), CFRunLoopMode.defaultMode)
        #expect(!CFRunLoopContainsSource(loop, source, mode))
        CFRunLoopAddSource(loop, source, mode)
        CFRunLoopAddSource(loop, source, .commonModes)
        #expect(calls.all.withLock { $0 } == ["start"] && CFRunLoopContainsSource(loop, source, mode))
        source = nil
        #expect(kept != nil)
        CFRunLoopRemoveSource(loop, kept, mode)
        #expect(calls.all.withLock { $0 } == ["start", "stop"] && kept == nil)
    }
}
