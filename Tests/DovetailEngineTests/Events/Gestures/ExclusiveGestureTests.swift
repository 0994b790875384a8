import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Two gestures of which the first one has precedence.
@MainActor
@Suite("Exclusive gestures")
struct ExclusiveGestureTests {
    @Test("a tap goes before a drag that has begun with the press; only a press that moves away is the drag")
    func tapBeforeDrag() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Color.red.gesture(
                TapGesture().exclusively(before: DragGesture(minimumDistance: 0))
                    .onEnded {
                        switch $0 {
                        case .first: log.note("tap")
                        case .second: log.note("drag")
                        }
                    })
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries == ["tap"])
        host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 150, y: 50))
        #expect(log.entries == ["tap", "drag"])
    }

    @Test("a press that is let go before the second gesture is made is the first one's, however long others were held")
    func tapBeforeHold() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Color.red.gesture(
                TapGesture().exclusively(before: LongPressGesture(minimumDuration: 1))
                    .onEnded {
                        switch $0 {
                        case .first: log.note("tap")
                        case .second: log.note("hold")
                        }
                    }
            )
            .simultaneousGesture(LongPressGesture(minimumDuration: 0.2).onEnded { _ in log.note("short hold") })
        }
        host.hold(at: CGPoint(x: 50, y: 50))
        host.advance(by: .seconds(0.5))
        host.release()
        #expect(log.entries == ["short hold", "tap"])
        host.hold(at: CGPoint(x: 50, y: 50))
        host.advance(by: .seconds(1.5))
        host.release()
        #expect(log.entries.suffix(2) == ["short hold", "hold"])
    }
}
