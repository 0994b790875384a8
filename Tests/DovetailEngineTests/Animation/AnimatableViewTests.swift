import DovetailCore
import DovetailTesting
import Foundation
import TestSupport
import Testing
import ViewSupport

@MainActor
@Suite("Animated views")
struct AnimatableViewTests {
    private struct Number: View, Animatable {
        var value: Double
        let log: Probe<Double>
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View {
            let _ = log.note(value)
            Text("\(Int(value))")
        }
    }

    private struct Shift: ViewModifier, Animatable {
        var amount: Double
        nonisolated var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        func body(content: Content) -> some View { content.opacity(amount) }
    }

    private struct Animated: View {
        let log: Probe<Double>
        @State private var isOn = false
        var body: some View {
            VStack {
                Number(value: isOn ? 100 : 0, log: log)
                Text("modified").modifier(Shift(amount: isOn ? 1 : 0.5))
                Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                Button("by value") { isOn.toggle() }.animation(.linear(duration: 1), value: isOn)
            }
        }
    }

    @Test("the body of an animatable view or modifier runs with the values between")
    func bodies() throws {
        let log = Probe<Double>()
        let host = TestHost { Animated(log: log) }
        try host.tap("go")
        #expect(host.texts.first == "0")
        host.advance(by: .milliseconds(500))
        #expect(host.texts.first == "50")
        #expect(try abs(host.presentation(of: "modified").opacity - 0.75) < 0.01)
        host.advance(by: .milliseconds(600))
        #expect(host.texts.first == "100")
        #expect(!host.isAnimating)
        #expect(log.entries.count > 50)
        try host.tap("by value")
        #expect(host.texts.first == "0")
    }

    private struct Fading: View {
        let log: Probe<String>
        @State private var opacity = 1.0
        @State private var isThere = true
        var body: some View {
            VStack {
                if isThere { Text("box").opacity(opacity) }
                Button("fade") {
                    withAnimation(.linear(duration: 1)) {
                        opacity = 1.2 - opacity
                    } completion: {
                        log.note("faded")
                    }
                }
                Button("spring") {
                    withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
                        opacity = 1.2 - opacity
                    } completion: {
                        log.note("removed")
                    }
                }
                Button("logical") {
                    withAnimation(.spring(duration: 0.5)) {
                        opacity = 1.2 - opacity
                    } completion: {
                        log.note("complete")
                    }
                }
                Button("nothing") {
                    withAnimation {
                        opacity += 0
                    } completion: {
                        log.note("nothing")
                    }
                }
                Button("no write") {
                    withAnimation {
                    } completion: {
                        log.note("no write")
                    }
                }
                Button("none") {
                    withAnimation(nil) {
                        opacity = 1.2 - opacity
                    } completion: {
                        log.note("none")
                    }
                }
                Button("disabled") {
                    var transaction = Transaction(animation: .linear(duration: 1))
                    transaction.disablesAnimations = true
                    transaction.addAnimationCompletion { log.note("disabled") }
                    withTransaction(transaction) { opacity = 1.2 - opacity }
                }
                Button("remove") { isThere = false }
                Button("jump") { opacity = 0.5 }
                Button("late") { withAnimation(.linear(duration: 1).delay(5)) { opacity = 0.1 } }
                Button("forever") { withAnimation(.linear(duration: 1).repeatForever()) { opacity = 0.3 } }
            }
        }
    }

    private func fading() -> (TestHost, Probe<String>) {
        let log = Probe<String>()
        return (TestHost(size: CGSize(width: 300, height: 800)) { Fading(log: log) }, log)
    }

    @Test("completion handlers run once: at the end of a curve, after a spring's duration, or when nothing moves")
    func completions() throws {
        let (host, log) = fading()
        try host.tap("fade")
        host.advance(by: .milliseconds(900))
        #expect(log.entries == [])
        host.advance(by: .milliseconds(200))
        #expect(log.entries == ["faded"])
        try host.tap("logical")
        host.advance(by: .milliseconds(480))
        #expect(log.entries == ["faded"])
        host.advance(by: .milliseconds(60))
        #expect(log.entries == ["faded", "complete"])
        host.advance(by: .seconds(3))
        try host.tap("spring")
        host.advance(by: .milliseconds(540))
        #expect(log.entries == ["faded", "complete"])
        host.advance(by: .seconds(3))
        #expect(log.entries == ["faded", "complete", "removed"])
    }

    @Test("without any animation a completion handler runs right away")
    func immediateCompletions() throws {
        let (host, log) = fading()
        for name in ["nothing", "no write", "none", "disabled"] {
            try host.tap(name)
            #expect(log.entries.last == name)
        }
        host.advance(by: .seconds(3))
        #expect(log.entries == ["nothing", "no write", "none", "disabled"])
    }

    @Test("a completion handler runs once when its animation is replaced, or its view removed")
    func replacedCompletions() throws {
        let (host, log) = fading()
        try host.tap("spring")
        host.advance(by: .milliseconds(100))
        try host.tap("spring")
        #expect(log.entries == ["removed"])
        host.advance(by: .milliseconds(100))
        try host.tap("jump")
        #expect(log.entries == ["removed", "removed"])
        try host.tap("fade")
        host.advance(by: .milliseconds(100))
        try host.tap("remove")
        #expect(log.entries == ["removed", "removed", "faded"])
        host.advance(by: .seconds(3))
        #expect(log.entries == ["removed", "removed", "faded"])
    }

    @Test("a write without animation while an animation runs shows the new value at once; a disabled one jumps")
    func jumps() throws {
        let (host, _) = fading()
        try host.tap("fade")
        host.advance(by: .milliseconds(500))
        try host.tap("jump")
        #expect(try abs(host.presentation(of: "box").opacity - 0.5) < 0.001)
        #expect(!host.isAnimating)
        try host.tap("disabled")
        #expect(try abs(host.presentation(of: "box").opacity - 0.7) < 0.001)
    }

    @Test("an animation that starts later costs no frames until then")
    func delayed() throws {
        let (host, _) = fading()
        try host.tap("late")
        #expect(!host.isAnimating)
        host.advance(by: .milliseconds(4900))
        #expect(try host.presentation(of: "box").opacity == 1)
        host.advance(by: .milliseconds(600))
        #expect(try abs(host.presentation(of: "box").opacity - 0.55) < 0.01)
        host.advance(by: .seconds(1))
        #expect(try abs(host.presentation(of: "box").opacity - 0.1) < 0.001)
        #expect(!host.isAnimating)
    }

    @Test("an endless animation ends with the finite one that replaces it")
    func endless() throws {
        let (host, _) = fading()
        try host.tap("forever")
        host.advance(by: .milliseconds(1250))
        #expect(try abs(host.presentation(of: "box").opacity - 0.475) < 0.02)
        #expect(host.isAnimating)
        try host.tap("fade")
        host.advance(by: .milliseconds(1100))
        #expect(try abs(host.presentation(of: "box").opacity - 0.9) < 0.001)
        #expect(!host.isAnimating)
    }

    private struct Crowd: View {
        let log: Probe<Int>
        @State private var next = 0
        @State private var values = [0.0, 0, 0]
        @State private var isThere = [true, true, true]
        @State private var stopsAnimations = false
        var change: (Int, Int, Animation?, AnimationCompletionCriteria) -> Void {
            { index, number, animation, criteria in
                withAnimation(animation, completionCriteria: criteria) {
                    values[index] = Double(number % 7) + (number < 600 ? 0 : 10)
                } completion: {
                    log.note(number)
                }
            }
        }
        let hand: Probe<(Int, Int, Animation?, AnimationCompletionCriteria) -> Void>
        let switches: Probe<(Int) -> Void>
        var body: some View {
            let _ = hand.entries = [change]
            let _ =
                switches.entries = [
                    { isThere[$0].toggle() }, { _ in stopsAnimations.toggle() },
                    { index in withAnimation(.linear(duration: 0.3)) { isThere[index].toggle() } },
                    { _ in isThere = [false, false, false] },
                ]
            VStack {
                ForEach(0..<3, id: \.self) { index in
                    if isThere[index] {
                        Text("\(index)").opacity(values[index] / 10).padding(.leading, values[index])
                            .disabled(index == 1)
                    }
                }
            }
            .transaction { if stopsAnimations { $0.animation = nil } }
        }
    }

    @Test(
        "each completion handler runs exactly once, whatever comes between: other changes, removals, animations switched off"
    )
    func everyCompletionOnce() {
        let seed = SeededGenerator.chosenSeed(for: "completions")
        var random = SeededGenerator(seed: seed)
        let log = Probe<Int>()
        let hand = Probe<(Int, Int, Animation?, AnimationCompletionCriteria) -> Void>()
        let switches = Probe<(Int) -> Void>()
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Crowd(log: log, hand: hand, switches: switches) }
        let animations: [Animation?] = [
            .default, .linear(duration: 0.5), .bouncy, nil, .easeIn.delay(1), .linear(duration: 0.2).repeatCount(3),
            .spring.speed(2), .linear(duration: 0.4).logicallyComplete(after: 0.1), .smooth, .default.repeatForever(),
        ]
        for number in 0..<600 {
            let index = Int.random(in: 0..<3, using: &random)
            hand.entries[0](
                index, number, animations.randomElement(using: &random)!,
                Bool.random(using: &random) ? .removed : .logicallyComplete)
            host.settle()
            if Int.random(in: 0..<4, using: &random) == 0 {
                switches.entries.prefix(3).randomElement(using: &random)!(index)
                host.settle()
            }
            host.advance(by: .milliseconds(Int.random(in: 0...120, using: &random)))
        }
        // What never ends by itself is replaced. A text that its neighbour has set in motion for ever may not be moved by that; it goes.
        for index in 0..<3 { hand.entries[0](index, 600 + index, .linear(duration: 0.1), .removed) }
        host.advance(by: .seconds(20))
        switches.entries[3](0)
        host.advance(by: .seconds(20))
        #expect(log.entries.sorted() == Array(0..<603), "seed \(seed)")
        #expect(!host.isAnimating)
    }
}
