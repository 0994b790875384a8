import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Gestures whose type is hidden behave as they do without that.
@MainActor
@Suite("Gestures of hidden types")
struct ErasedGestureTests {
    @Test("one of two taps is made by the second one")
    func twoTaps() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red.gesture(AnyGesture(TapGesture(count: 2).map { _ in "twice" }).onEnded { log.note($0) })
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries.isEmpty)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries == ["twice"])
        host.advance(by: .seconds(1))
        host.tap(at: CGPoint(x: 50, y: 50))
        host.advance(by: .seconds(1))
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries == ["twice"])
    }

    @Test("in a sequence the second part goes on with the next press")
    func sequence() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red.gesture(
                AnyGesture(TapGesture().sequenced(before: TapGesture()).map { _ in "both" }).onEnded { log.note($0) })
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries.isEmpty)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries == ["both"])
    }
}
