import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Tap and long press")
struct TapTests {
    private let middle = CGPoint(x: 50, y: 50)

    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100), content: content)
    }

    @Test("a tap is found by the view's label")
    func byLabel() throws {
        let log = Probe<String>()
        let host = TestHost { Text("Play").onTapGesture { log.note("tapped") } }
        try host.tap("Play")
        #expect(log.entries == ["tapped"])
    }

    @Test("a press that moves away is no tap")
    func moved() {
        let log = Probe<String>()
        let host = host { Color.red.onTapGesture { log.note("tapped") } }
        host.drag(from: middle, to: CGPoint(x: 50, y: 65))
        #expect(log.entries.isEmpty)
        host.drag(from: middle, to: CGPoint(x: 50, y: 55))
        #expect(log.entries == ["tapped"])
    }

    @Test("two taps in a row make a double tap; two far apart in time or place don't")
    func double() {
        let log = Probe<String>()
        let host = host { Color.red.onTapGesture(count: 2) { log.note("double") } }
        host.tap(at: middle)
        #expect(log.entries.isEmpty)
        host.tap(at: middle)
        #expect(log.entries == ["double"])
        host.tap(at: middle)
        host.advance(by: .seconds(1))
        host.tap(at: middle)
        #expect(log.entries == ["double"])
        host.advance(by: .seconds(1))
        host.tap(at: CGPoint(x: 10, y: 10))
        host.tap(at: CGPoint(x: 90, y: 90))
        #expect(log.entries == ["double"])
        host.tap(at: CGPoint(x: 90, y: 90))
        #expect(log.entries == ["double", "double"])
    }

    @Test("a single tap waits until it is clear that no second one follows")
    func singleAndDouble() {
        let log = Probe<String>()
        let host = host {
            Color.red.onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") }
        }
        host.tap(at: middle, count: 2)
        #expect(log.entries == ["double"])
        host.advance(by: .seconds(1))
        host.tap(at: middle)
        #expect(log.entries == ["double"])
        host.advance(by: .milliseconds(400))
        #expect(log.entries == ["double", "single"])
    }

    @Test("a tap elsewhere ends the wait for a second one")
    func waitEnds() {
        let log = Probe<String>()
        let host = host {
            HStack(spacing: 0) {
                Color.red.onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("left") }
                Color.blue.onTapGesture { log.note("right") }
            }
        }
        host.tap(at: CGPoint(x: 25, y: 50))
        host.tap(at: CGPoint(x: 75, y: 50))
        #expect(log.entries == ["left", "right"])
    }

    @Test("a spatial tap tells where, in the view's coordinates or the window's")
    func spatial() {
        let log = Probe<CGPoint>()
        let host = host {
            Color.red.frame(width: 60, height: 60)
                .onTapGesture { log.note($0) }
                .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded { log.note($0.location) })
        }
        host.tap(at: middle)
        #expect(log.entries == [CGPoint(x: 30, y: 30), middle])
    }

    @Test("a press held long enough acts while it is held; one let go before doesn't")
    func longPress() {
        let log = Probe<String>()
        let host = host {
            Color.red.onLongPressGesture(minimumDuration: 0.5) {
                log.note("long")
            } onPressingChanged: {
                log.note("pressing \($0)")
            }
        }
        host.hold(at: middle)
        host.advance(by: .milliseconds(400))
        #expect(log.entries == ["pressing true"])
        host.advance(by: .milliseconds(200))
        #expect(log.entries == ["pressing true", "pressing false", "long"])
        host.release()
        host.longPress(at: middle, duration: .milliseconds(300))
        #expect(log.entries == ["pressing true", "pressing false", "long", "pressing true", "pressing false"])
        host.advance(by: .seconds(2))
        #expect(log.entries.count == 5)
    }

    @Test("a press whose release never came is let go of by the next one")
    func lostRelease() {
        let log = Probe<String>()
        let host = host {
            Color.red.onLongPressGesture {
                log.note("long")
            } onPressingChanged: {
                log.note("pressing \($0)")
            }
        }
        host.hold(at: middle)
        host.hold(at: middle)
        #expect(log.entries == ["pressing true", "pressing false", "pressing true"])
    }

    @Test("a press that moves too far is no long press")
    func longPressMoved() {
        let log = Probe<String>()
        let host = host { Color.red.onLongPressGesture(maximumDistance: 20) { log.note("long") } }
        host.hold(at: middle)
        host.move(to: CGPoint(x: 65, y: 50))
        host.move(to: CGPoint(x: 75, y: 50))
        host.advance(by: .seconds(1))
        host.release()
        #expect(log.entries.isEmpty)
        host.hold(at: middle)
        host.move(to: CGPoint(x: 65, y: 50))
        host.advance(by: .seconds(1))
        #expect(log.entries == ["long"])
    }

    @Test("one view has a tap and a long press, in either order")
    func tapAndLongPress() {
        let log = Probe<String>()
        let host = host {
            VStack(spacing: 0) {
                Color.red.onTapGesture { log.note("tap") }.onLongPressGesture { log.note("long") }
                Color.blue.onLongPressGesture { log.note("long") }.onTapGesture { log.note("tap") }
            }
        }
        for y in [25.0, 75] {
            host.tap(at: CGPoint(x: 50, y: y))
            #expect(log.entries == ["tap"])
            host.longPress(at: CGPoint(x: 50, y: y))
            #expect(log.entries == ["tap", "long"])
            log.entries = []
        }
    }

    @Test("a new closure costs no layout and no drawing")
    func closures() throws {
        struct Counter: View {
            @State private var taps = 0
            var body: some View { Color.red.onTapGesture { taps += 1 }.accessibilityIdentifier("target") }
        }
        let host = TestHost { Counter() }
        try host.tap("target")
        #expect(host.statistics.bodies["Counter"] == nil)
        #expect(host.statistics.displayItems == 0)
    }

    @Test("hovering is told on what is drawn")
    func hover() {
        let log = Probe<Bool>()
        let host = host { Color.red.frame(width: 20, height: 20).onHover { log.note($0) } }
        host.hover(at: middle)
        host.hover(at: CGPoint(x: 5, y: 5))
        #expect(log.entries == [true, false])
    }
}
