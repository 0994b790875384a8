import SwiftUI
import Testing
import ViewSupport

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// When a host hears that there is something to bring up to date.
@MainActor
@Suite("Hosts that are woken")
struct WakingTests {
    @Test("a write tells the host once, until it has brought the window up to date")
    func writes() {
        let model = Changing(0)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Bound(model) { Text("number \($0.wrappedValue)") }
        }
        var calls = 0
        let before = host.window.onUpdateNeeded
        host.window.onUpdateNeeded = {
            calls += 1
            before?()
        }
        model.value = 1
        model.value = 2
        #expect(calls == 1)
        host.settle()
        #expect(host.texts == ["number 2"])
        model.value = 3
        #expect(calls == 2)
        host.settle()
        #expect(host.texts == ["number 3"])
    }
}
