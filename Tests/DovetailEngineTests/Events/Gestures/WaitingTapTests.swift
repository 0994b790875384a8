import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Gestures that wait for others which go.
@MainActor
@Suite("Gestures that wait for one that goes")
struct WaitingTapTests {
    @Test("a tap that waits whether there will be a second one inside counts when the view inside goes")
    func viewGoes() throws {
        let log = Probe<String>()
        let isShown = Changing(true)
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Bound(isShown) { isShown in
                ZStack {
                    Color.red
                    if isShown.wrappedValue { Color.blue.onTapGesture(count: 2) { log.note("twice") } }
                }
                .onTapGesture { log.note("once") }
            }
        }
        host.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.entries.isEmpty)
        isShown.value = false
        host.settle()
        #expect(log.entries == ["once"])
        host.advance(by: .seconds(1))
        #expect(log.entries == ["once"])
    }
}
