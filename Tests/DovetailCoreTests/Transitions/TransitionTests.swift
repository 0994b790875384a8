import DovetailCore
import SwiftUI
import TestSupport
import Testing
import ViewSupport

@testable import DovetailTesting

@MainActor
@Suite("Transitions")
struct TransitionTests {
    private static let second = Animation.linear(duration: 1)

    /// A window with a box of 40 points that is there while a model is true.
    private func host(
        _ isShown: Changing<Bool>, _ transition: AnyTransition? = nil, log: Probe<String> = Probe()
    ) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 200)) {
            Bound(isShown) { isShown in
                ZStack {
                    if isShown.wrappedValue {
                        Box(log: log).modifier(Optionally(transition: transition))
                    }
                }
            }
        }
    }

    private struct Optionally: ViewModifier {
        let transition: AnyTransition?
        func body(content: Content) -> some View {
            if let transition { content.transition(transition) } else { content }
        }
    }

    private struct Box: View {
        let log: Probe<String>
        @State private var taps = 0
        var body: some View {
            Button("taps \(taps)") { taps += 1 }
                .buttonStyle(.plain)
                .frame(width: 40, height: 40)
                .background(Color.red)
                .onAppear { log.note("appear") }
                .onDisappear { log.note("disappear") }
        }
    }

    private func set(_ model: Changing<Bool>, _ value: Bool, _ host: TestHost, _ animation: Animation? = second) {
        withAnimation(animation) { model.value = value }
        host.settle()
    }

    private func red(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) throws -> Double {
        let color = try host.color(at: CGPoint(x: x, y: y))
        return Double(color.red - color.green)
    }

    @Test("a view without a transition fades in and out in an animated change")
    func fade() throws {
        let isShown = Changing(false)
        let host = host(isShown)
        set(isShown, true, host)
        #expect(try abs(red(host, 85, 85)) < 0.02)
        host.advance(by: .milliseconds(500))
        #expect(try abs(host.presentation(of: "taps 0").opacity - 0.5) < 0.02)
        host.advance(by: .seconds(1))
        #expect(try host.presentation(of: "taps 0").opacity == 1)
        #expect(!host.isAnimating)
        let full = try red(host, 85, 85)
        set(isShown, false, host)
        #expect(!host.exists("taps 0"))
        #expect(host.isAnimating)
        host.advance(by: .milliseconds(500))
        #expect(try abs(red(host, 85, 85) - full / 2) < 0.05)
        host.advance(by: .seconds(1))
        #expect(try abs(red(host, 85, 85)) < 0.02)
        #expect(!host.isAnimating)
    }

    @Test("without an animation views come and go at once, whatever their transition")
    func atOnce() throws {
        let isShown = Changing(false)
        let host = host(isShown, .slide)
        set(isShown, true, host, nil)
        #expect(try host.presentation(of: "taps 0").opacity == 1)
        #expect(!host.isAnimating)
        set(isShown, false, host, nil)
        #expect(try abs(red(host, 85, 85)) < 0.02)
        #expect(!host.isAnimating)
    }

    @Test("a view moves in from its edge by its own length, and out to it")
    func move() throws {
        let isShown = Changing(false)
        let host = host(isShown, .move(edge: .leading))
        set(isShown, true, host)
        #expect(try abs(host.presentation(of: "taps 0").frame.midX - 60) < 1)
        host.advance(by: .milliseconds(500))
        #expect(try abs(host.presentation(of: "taps 0").frame.midX - 80) < 1)
        host.advance(by: .seconds(1))
        #expect(try abs(host.presentation(of: "taps 0").frame.midX - 100) < 1)
        set(isShown, false, host)
        host.advance(by: .milliseconds(500))
        // From 80...120 halfway to 40...80.
        #expect(try red(host, 65, 85) > 0.3)
        #expect(try abs(red(host, 110, 85)) < 0.02)
        host.advance(by: .seconds(1))
        #expect(try abs(red(host, 65, 85)) < 0.02)
    }

    @Test("a view slides in from the leading edge and out to the trailing one")
    func slide() throws {
        let isShown = Changing(false)
        let host = host(isShown, .slide)
        set(isShown, true, host)
        host.advance(by: .milliseconds(500))
        #expect(try abs(host.presentation(of: "taps 0").frame.midX - 80) < 1)
        host.advance(by: .seconds(1))
        set(isShown, false, host)
        host.advance(by: .milliseconds(500))
        #expect(try red(host, 135, 85) > 0.3)
        #expect(try abs(red(host, 90, 85)) < 0.02)
    }

    @Test("scale, offset, and both together with a fade")
    func combined() throws {
        let isShown = Changing(false)
        let host = host(isShown, .scale(scale: 0.5).combined(with: .offset(x: 20)).combined(with: .opacity))
        set(isShown, true, host)
        host.advance(by: .milliseconds(100))
        let start = try host.presentation(of: "taps 0")
        #expect(abs(start.opacity - 0.1) < 0.02 && abs(start.scale.width - 0.55) < 0.02)
        #expect(abs(start.frame.midX - 118) < 1.5)
        host.advance(by: .milliseconds(400))
        let middle = try host.presentation(of: "taps 0")
        #expect(abs(middle.opacity - 0.5) < 0.02 && abs(middle.scale.width - 0.75) < 0.02)
        host.advance(by: .seconds(1))
        let end = try host.presentation(of: "taps 0")
        #expect(end.opacity == 1 && end.scale.width == 1 && abs(end.frame.midX - 100) < 1)
    }

    @Test("an asymmetric transition comes by one and goes by the other")
    func asymmetric() throws {
        let isShown = Changing(false)
        let host = host(isShown, .asymmetric(insertion: .move(edge: .top), removal: .opacity))
        set(isShown, true, host)
        #expect(try abs(host.presentation(of: "taps 0").frame.midY - 60) < 1)
        #expect(try host.presentation(of: "taps 0").opacity == 1)
        host.advance(by: .seconds(2))
        let full = try red(host, 85, 85)
        set(isShown, false, host)
        host.advance(by: .milliseconds(500))
        #expect(try abs(red(host, 85, 85) - full / 2) < 0.05)
    }

    @Test("a transition of the app's own, and one made of two modifiers")
    func custom() throws {
        struct Tilt: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.opacity(1 - abs(phase.value) / 2).offset(y: CGFloat(phase.value) * 30)
            }
        }
        struct Shift: ViewModifier {
            let x: CGFloat
            func body(content: Content) -> some View { content.offset(x: x) }
        }
        let isShown = Changing(false)
        let tilted = host(isShown, AnyTransition(Tilt()))
        set(isShown, true, tilted)
        #expect(try tilted.presentation(of: "taps 0").opacity == 0.5)
        #expect(try abs(tilted.presentation(of: "taps 0").frame.midY - 70) < 1)
        tilted.advance(by: .seconds(2))
        #expect(try abs(tilted.presentation(of: "taps 0").frame.midY - 100) < 1)

        let other = Changing(false)
        let shifted = host(other, .modifier(active: Shift(x: 50), identity: Shift(x: 0)))
        set(other, true, shifted)
        #expect(try abs(shifted.presentation(of: "taps 0").frame.midX - 150) < 1)
        shifted.advance(by: .milliseconds(500))
        #expect(try abs(shifted.presentation(of: "taps 0").frame.midX - 125) < 1)
    }

    @Test("a transition with an animation of its own needs none of the change")
    func ownAnimation() throws {
        let isShown = Changing(false)
        let host = host(isShown, .opacity.animation(.linear(duration: 1)))
        set(isShown, true, host, nil)
        host.advance(by: .milliseconds(500))
        #expect(try abs(host.presentation(of: "taps 0").opacity - 0.5) < 0.02)
        host.advance(by: .seconds(1))
        set(isShown, false, host, nil)
        #expect(host.isAnimating)
        host.advance(by: .seconds(2))
        #expect(!host.isAnimating)
        #expect(try abs(red(host, 85, 85)) < 0.02)
    }

    @Test("appearance is told once each way; what leaves takes no events")
    func appearance() throws {
        let isShown = Changing(true)
        let log = Probe<String>()
        let host = host(isShown, .opacity, log: log)
        try host.tap("taps 0")
        #expect(host.exists("taps 1"))
        set(isShown, false, host)
        #expect(log.entries == ["appear", "disappear"])
        host.tap(at: CGPoint(x: 100, y: 100))
        host.advance(by: .seconds(2))
        #expect(log.entries == ["appear", "disappear"])
        set(isShown, true, host)
        host.advance(by: .seconds(2))
        #expect(host.exists("taps 0"))
        #expect(log.entries == ["appear", "disappear", "appear"])
    }

    @Test("a view that comes back while it is leaving goes on from where it is, with its state")
    func comesBack() throws {
        let isShown = Changing(true)
        let log = Probe<String>()
        let host = host(isShown, .opacity, log: log)
        try host.tap("taps 0")
        let full = try red(host, 85, 85)
        set(isShown, false, host)
        host.advance(by: .milliseconds(500))
        set(isShown, true, host)
        #expect(host.exists("taps 1"))
        #expect(try abs(red(host, 85, 85) - full / 2) < 0.05)
        host.advance(by: .seconds(3))
        #expect(try red(host, 85, 85) == full)
        #expect(!host.isAnimating)
        #expect(log.entries == ["appear", "disappear", "appear"])
    }

    @Test("every view that left is released, also when it comes and goes all the time")
    func released() {
        let isShown = Changing(true)
        let host = host(isShown, .slide)
        host.advance(by: .seconds(1))
        func attributesAfterRounds() -> Int {
            for round in 0..<20 {
                set(isShown, round % 2 == 1, host)
                host.advance(by: .milliseconds(round * 37 % 400))
            }
            host.advance(by: .seconds(5))
            #expect(!host.isAnimating)
            return host.window.loop.graph.attributeCount
        }
        let attributes = attributesAfterRounds()
        #expect(attributesAfterRounds() == attributes)
        #expect(throws: Never.self) { try host.window.checkInvariants() }
    }

    @Test("rows that come and go push the others, which move there")
    func rows() throws {
        let rows = Changing([1, 2, 3])
        let host = TestHost(size: CGSize(width: 100, height: 200)) {
            Bound(rows) { rows in
                VStack(spacing: 0) {
                    ForEach(rows.wrappedValue, id: \.self) {
                        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("row \($0)")
                    }
                }
                .frame(height: 200, alignment: .top)
            }
        }
        let third = try host.presentation(of: "row 3").frame
        withAnimation(Self.second) { rows.value = [1, 3] }
        host.settle()
        #expect(!host.exists("row 2"))
        #expect(try host.layoutFrame(of: "row 3").minY == third.minY - 20)
        #expect(try host.presentation(of: "row 3").frame == third)
        host.advance(by: .milliseconds(500))
        #expect(try host.presentation(of: "row 3").frame.minY == third.minY - 10)
        host.advance(by: .seconds(1))
        #expect(try host.presentation(of: "row 3").frame.minY == third.minY - 20)
        #expect(!host.isAnimating)
    }

    @Test("symbols come and go by their own effect: they grow and fade")
    func symbolEffect() throws {
        for transition in [AnyTransition(.symbolEffect), AnyTransition(.symbolEffect(.appear, options: .speed(2)))] {
            let isShown = Changing(false)
            let host = host(isShown, transition)
            set(isShown, true, host)
            host.advance(by: .milliseconds(500))
            #expect(try abs(host.presentation(of: "taps 0").opacity - 0.5) < 0.02)
            #expect(try abs(host.presentation(of: "taps 0").scale.width - 0.7) < 0.02)
            host.advance(by: .seconds(1))
            #expect(try host.presentation(of: "taps 0").opacity == 1)
        }
    }

    @Test("where a change has no animations, a transition with one of its own has none either")
    func disabledTransition() {
        let isShown = Changing(true)
        let host = host(isShown, .opacity.animation(Self.second))
        isShown.value = false
        host.settle()
        host.advance(by: .milliseconds(300))
        #expect(host.isAnimating)
        host.advance(by: .seconds(2))
        isShown.value = true
        host.settle()
        host.advance(by: .seconds(2))
        #expect(!host.isAnimating)
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { isShown.value = false }
        host.settle()
        #expect(!host.isAnimating)
        withTransaction(transaction) { isShown.value = true }
        host.settle()
        #expect(!host.isAnimating)
        #expect(host.exists("taps 0"))
    }
}
