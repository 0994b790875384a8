import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("Phases, keyframes and scoped transactions")
struct KeyframeTests {
    private struct Values {
        var scale = 1.0
        var offset = CGSize.zero
    }

    @Test("loops and conditions stand at the top of keyframes: keyframes follow each other, tracks play together")
    func loops() {
        let steps = KeyframeTimeline(initialValue: 0.0) {
            for value in [1.0, 3.0] { LinearKeyframe(value, duration: 1) }
            if extras.isEmpty { LinearKeyframe(9, duration: 1) } else { LinearKeyframe(5, duration: 2) }
        }
        #expect(steps.duration == 4)
        #expect([0.5, 1, 1.5, 3, 4].map { steps.value(time: $0) } == [0.5, 1, 2, 4, 5])
        let tracks = KeyframeTimeline(initialValue: Values()) {
            for path in [\Values.offset.width, \Values.offset.height] {
                KeyframeTrack(path) { LinearKeyframe(10, duration: 2) }
            }
        }
        #expect(tracks.duration == 2 && tracks.value(time: 1).offset == CGSize(width: 5, height: 5))
    }
    private let extras = [1]

    @Test("a timeline plays its tracks: straight, by a curve, by a spring, by jumps")
    func timeline() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(3, duration: 1)
                MoveKeyframe(10)
                LinearKeyframe(20, duration: 2, timingCurve: .easeIn)
            }
            KeyframeTrack(\.offset) {
                CubicKeyframe(CGSize(width: 10, height: 0), duration: 1)
                CubicKeyframe(CGSize(width: 20, height: 0), duration: 1)
            }
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: -1).scale == 1)
        #expect(timeline.value(time: 0.25).scale == 1.5)
        #expect(timeline.value(time: 1).scale == 10)
        #expect(abs(timeline.value(time: 2).scale - (10 + 10 * UnitCurve.easeIn.value(at: 0.5))) < 1e-9)
        #expect(timeline.value(time: 99).scale == 20)
        #expect(timeline.value(progress: 1.0 / 12).scale == 1.5)
        #expect(timeline.value(time: 1).offset.width == 10)
        #expect(timeline.value(time: 2).offset.width == 20)
        let h = 1e-5
        let before = (timeline.value(time: 1).offset.width - timeline.value(time: 1 - h).offset.width) / h
        let after = (timeline.value(time: 1 + h).offset.width - timeline.value(time: 1).offset.width) / h
        #expect(abs(before - 10) < 0.01 && abs(after - 10) < 0.01)
    }

    @Test("keyframes of one value need no track; a spring goes by its closed form, on with the velocity before it")
    func springs() {
        let spring = Spring(duration: 0.4, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 1)
            SpringKeyframe(5, duration: 0.2, spring: spring)
            SpringKeyframe(0, spring: spring)
        }
        #expect(timeline.value(time: 0.5) == 0.5)
        let expected = 1 + spring.value(target: 4.0, initialVelocity: 1, time: 0.1)
        #expect(abs(timeline.value(time: 1.1) - expected) < 1e-9)
        #expect(abs(timeline.value(time: 1.2 - 1e-9) - timeline.value(time: 1.2 + 1e-9)) < 1e-6)
        #expect(abs(timeline.duration - (1.2 + spring.settlingDuration)) < 1e-9)
        #expect(timeline.value(time: 100) == 0)
    }

    private struct Player: View {
        @State private var trigger = 0
        var body: some View {
            Text("moved").keyframeAnimator(initialValue: 1.0, trigger: trigger) { content, value in
                content.opacity(value)
            } keyframes: { _ in
                LinearKeyframe(0.5, duration: 1)
                LinearKeyframe(0.9, duration: 1)
            }
            Button("play") { trigger += 1 }
        }
    }

    @Test("a keyframe animator plays when its trigger changes, and keeps the last value")
    func player() throws {
        let host = TestHost { VStack { Player() } }
        host.advance(by: .seconds(1))
        #expect(try host.presentation(of: "moved").opacity == 1)
        try host.tap("play")
        host.advance(by: .milliseconds(500))
        #expect(try abs(host.presentation(of: "moved").opacity - 0.75) < 0.02)
        host.advance(by: .milliseconds(1000))
        #expect(try abs(host.presentation(of: "moved").opacity - 0.7) < 0.02)
        host.advance(by: .seconds(2))
        #expect(try abs(host.presentation(of: "moved").opacity - 0.9) < 0.001)
        #expect(!host.isAnimating)
    }

    private struct Phases: View {
        let trigger: Bool
        @State private var count = 0
        var body: some View {
            if trigger {
                Text("phase").phaseAnimator([1, 0.2, 0.6], trigger: count) { content, phase in
                    content.opacity(phase)
                } animation: { _ in
                    .linear(duration: 1)
                }
            } else {
                Text("phase").phaseAnimator([1, 0.2]) { content, phase in
                    content.opacity(phase)
                } animation: { _ in
                    .linear(duration: 1)
                }
            }
            Button("go") { count += 1 }
        }
    }

    @Test("phases follow one another when the trigger changes, back to the first; without one for ever")
    func phases() throws {
        let host = TestHost { VStack { Phases(trigger: true) } }
        func opacity(_ host: TestHost) throws -> Double { try host.presentation(of: "phase").opacity }
        host.advance(by: .seconds(2))
        #expect(try opacity(host) == 1)
        try host.tap("go")
        host.advance(by: .milliseconds(500))
        #expect(try abs(opacity(host) - 0.6) < 0.03)
        host.advance(by: .milliseconds(1000))
        #expect(try abs(opacity(host) - 0.4) < 0.03)
        host.advance(by: .milliseconds(4000))
        #expect(try opacity(host) == 1)
        #expect(!host.isAnimating)
        let endless = TestHost { VStack { Phases(trigger: false) } }
        endless.advance(by: .milliseconds(500))
        #expect(try abs(opacity(endless) - 0.6) < 0.03)
        endless.advance(by: .milliseconds(5050))
        #expect(endless.isAnimating)
    }

    private struct Scoped: View {
        @State private var isOn = false
        var body: some View {
            Text("inside").opacity(isOn ? 0.25 : 1)
                .animation(.linear(duration: 1)) { $0.scaleEffect(isOn ? 3 : 1) }
            Text("by value").opacity(isOn ? 0 : 1)
                .transaction(value: isOn) { $0.animation = .linear(duration: 2) }
            Text("nested").opacity(isOn ? 0 : 1)
                .transaction { $0.animation = .linear(duration: 1) }
                .transaction { $0.animation = nil }
            Button("go") { isOn.toggle() }
        }
    }

    @Test("animation(_:body:) animates the modifiers of its body alone; inner transaction modifiers have the last word")
    func scoped() throws {
        let host = TestHost(size: CGSize(width: 600, height: 600)) { VStack(spacing: 80) { Scoped() } }
        try host.tap("go")
        host.advance(by: .milliseconds(500))
        #expect(try abs(host.presentation(of: "inside").scale.width - 2) < 0.03)
        #expect(try host.presentation(of: "inside").opacity == 0.25)
        #expect(try abs(host.presentation(of: "by value").opacity - 0.75) < 0.02)
        #expect(try abs(host.presentation(of: "nested").opacity - 0.5) < 0.02)
    }

    private struct Flag: TransactionKey { static var defaultValue: Int { 0 } }

    @Test("a transaction carries values of one's own, down to the modifiers that see it")
    func keys() throws {
        struct Carrier: View {
            let log: Probe<Int>
            @State private var isOn = false
            var body: some View {
                Text("x").opacity(isOn ? 0.5 : 1).transaction { log.note($0[Flag.self]) }
                Button("go") {
                    var transaction = Transaction()
                    transaction[Flag.self] = 7
                    withTransaction(transaction) { isOn.toggle() }
                }
            }
        }
        let log = Probe<Int>()
        let host = TestHost { VStack { Carrier(log: log) } }
        try host.tap("go")
        #expect(log.entries.contains(7))
    }

    @Test(
        "a new trigger in the middle of the phases begins them again, and what was under way leads to no further phase")
    func newTrigger() throws {
        struct Triggered: View {
            let log: Probe<Int>
            @State private var count = 0
            var body: some View {
                PhaseAnimator([0, 1, 2], trigger: count) { phase in
                    Text("phase").offset(x: CGFloat(phase) * 100).onChange(of: phase) { log.note(phase) }
                } animation: { _ in
                    .linear(duration: 1)
                }
                Button("go") { count += 1 }
            }
        }
        let log = Probe<Int>()
        let host = TestHost { VStack { Triggered(log: log) } }
        try host.tap("go")
        host.advance(by: .milliseconds(1500))
        #expect(log.entries == [1, 2])
        try host.tap("go")
        #expect(log.entries == [1, 2, 1])
        host.advance(by: .milliseconds(800))
        #expect(log.entries == [1, 2, 1])
        host.advance(by: .milliseconds(900))
        #expect(log.entries == [1, 2, 1, 2])
        host.advance(by: .seconds(5))
        #expect(log.entries == [1, 2, 1, 2, 0])
        #expect(!host.isAnimating)
    }

    @Test("phases stand still on a page that is not shown, and begin again with it")
    func hiddenPhases() throws {
        struct Pages: View {
            @State private var page = 0
            var body: some View {
                VStack {
                    Button("other") { page = 1 - page }
                    TabView(selection: $page) {
                        Phases(trigger: false).tag(0)
                        Text("still").tag(1)
                    }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Pages() }
        host.advance(by: .seconds(3))
        #expect(host.isAnimating)
        try host.tap("other")
        host.advance(by: .seconds(3))
        #expect(!host.isAnimating)
        try host.tap("other")
        host.advance(by: .seconds(3))
        #expect(host.isAnimating)
    }
}
