import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("TestHost: time and life")
struct TestHostLifeTests {
    @Test("time stands still until it is advanced, and then runs for just as long")
    func time() {
        let host = TestHost { SamplePage() }
        #expect(host.time == 0)
        host.settle()
        #expect(host.time == 0)
        host.advance(by: .milliseconds(500))
        host.advance(by: .seconds(1))
        #expect(host.time == 1.5)
    }

    @Test("an animation runs on the host's clock")
    func animation() throws {
        struct Fader: View {
            @State private var isFaded = false
            var body: some View {
                Button("Fade") { withAnimation(.linear(duration: 1)) { isFaded = true } }
                Text("x").opacity(isFaded ? 0.5 : 1)
            }
        }
        let host = TestHost { VStack { Fader() } }
        try host.tap("Fade")
        #expect(host.isAnimating)
        #expect(try host.presentation(of: "x").opacity == 1)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.presentation(of: "x").opacity - 0.75) < 0.01)
        host.advance(by: .milliseconds(600))
        #expect(try host.presentation(of: "x").opacity == 0.5)
        #expect(!host.isAnimating)
    }

    @Test("a relaunch starts from the beginning: state is gone, the size stays")
    func relaunch() throws {
        let host = TestHost { SamplePage() }
        try host.tap("Switch")
        host.resize(to: CGSize(width: 300, height: 500))
        host.advance(by: .seconds(1))
        host.relaunch()
        #expect(try host.value(of: "Switch") == "0")
        #expect(!host.exists("On now"))
        #expect(host.time == 0)
        try host.tap("Switch")
        #expect(host.exists("On now"))
        #expect(try host.frame(of: "Switch").maxX <= 300)
    }

    @Test("statistics are those of the last action")
    func statistics() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Outer: View {
            var body: some View {
                Counter()
                Text("still")
            }
        }
        let host = TestHost { VStack { Outer() } }
        #expect(host.statistics.bodies["Outer"] == 1)
        #expect(host.statistics.bodies["Counter"] == 1)
        try host.tap("count 0")
        #expect(host.statistics.bodies["Outer"] == nil)
        #expect(host.statistics.bodies["Counter"] == 1)
        #expect(host.statistics.totalBodies > 0)
        #expect(host.statistics.displayItems > 0)
        #expect(host.statistics.hostOperations > 0)
        host.settle()
        #expect(host.statistics.totalBodies == 0)
        #expect(host.statistics.layouts == 0)
        #expect(host.statistics.displayItems == 0)
        #expect(host.statistics.rules == 0)
    }

    @Test("a drag with a duration lets the clock run")
    func drag() throws {
        let host = TestHost { SamplePage() }
        let frame = try host.frame(of: "Volume")
        host.drag(
            from: CGPoint(x: frame.minX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY),
            duration: .seconds(1))
        #expect(abs(host.time - 1) < 1e-9)
        #expect(try host.value(of: "Volume") == "10.0")
    }

    @Test("closing ends all views")
    func close() {
        let log = EndLog()
        let host = TestHost { Text("x").onDisappear { log.ended += 1 } }
        host.close()
        #expect(log.ended == 1)
    }
}

@MainActor
private final class EndLog { var ended = 0 }
