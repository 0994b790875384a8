import Foundation
import Testing
import ViewSupport

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// Which change is animated by what, where several come together.
@MainActor
@Suite("Changes and their animations")
struct TransactionOrderTests {
    /// Two objects: what one object publishes is seen as a whole, whichever change is looked at first.
    @MainActor
    private final class Model {
        let first = Changing<CGFloat>(0)
        let second = Changing<CGFloat>(0)
    }

    private struct Mark: View {
        let name: String
        @ObservedObject var place: Changing<CGFloat>
        var body: some View {
            Color.red.frame(width: 10, height: 10).accessibilityLabel(name).offset(x: place.value)
        }
    }

    private struct Marks: View {
        let model: Model
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Mark(name: "first", place: model.first)
                Mark(name: "second", place: model.second)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func place(_ name: String, _ host: TestHost) throws -> CGFloat {
        let frame = try host.presentation(of: name).frame
        return (frame.minX * 100).rounded() / 100
    }

    @Test("two changes of one action are animated each by its own animation, a third one not at all")
    func eachItsOwn() throws {
        let model = Model()
        let host = TestHost { Marks(model: model) }
        withAnimation(.linear(duration: 1)) { model.first.value = 100 }
        withAnimation(.linear(duration: 2)) { model.second.value = 100 }
        host.settle()
        host.advance(by: .milliseconds(500))
        #expect(try place("first", host) == 50)
        #expect(try place("second", host) == 25)
        host.advance(by: .seconds(2))
        withAnimation(.linear(duration: 1)) { model.first.value = 0 }
        model.second.value = 0
        host.settle()
        #expect(try place("second", host) == 0)
        host.advance(by: .milliseconds(250))
        #expect(try place("first", host) == 75)
    }

    @Test("after withAnimation, and within withTransaction of none, a change jumps")
    func afterwards() throws {
        let model = Model()
        let host = TestHost { Marks(model: model) }
        withAnimation(.linear(duration: 1)) {
            model.first.value = 100
            withTransaction(Transaction()) { model.second.value = 100 }
        }
        #expect(Transaction.current.animation == nil)
        host.settle()
        #expect(try place("first", host) == 0)
        #expect(try place("second", host) == 100)
        withAnimation(nil) { model.second.value = 50 }
        host.settle()
        #expect(try place("second", host) == 50)
    }

    /// The marks, which move with each change of the first one's place.
    private struct Watched: View {
        let model: Model
        @ObservedObject var first: Changing<CGFloat>
        var body: some View { Marks(model: model).animation(.linear(duration: 1), value: first.value) }
    }

    @Test("a transaction that disables animations switches off those of modifiers below, and leaves its own")
    func disabling() throws {
        let model = Model()
        let host = TestHost { Watched(model: model, first: model.first) }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.first.value = 100 }
        host.settle()
        #expect(try place("first", host) == 100)
        model.first.value = 0
        host.settle()
        host.advance(by: .milliseconds(500))
        #expect(try place("first", host) == 50)
    }

    @Test("animation(_:value:) moves with each change of its value, and with no later change of another")
    func watched() throws {
        let model = Model()
        let host = TestHost { Watched(model: model, first: model.first) }
        for round in 1...3 {
            model.first.value = CGFloat(round) * 100
            host.settle()
            host.advance(by: .milliseconds(500))
            #expect(try place("first", host) == CGFloat(round) * 100 - 50)
            host.advance(by: .seconds(1))
            model.second.value = CGFloat(round)
            host.settle()
            #expect(try place("second", host) == CGFloat(round))
        }
    }

    @Test("the durations of animations that are given none")
    func durations() {
        for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0.2, 0, 0.8, 1)] {
            #expect(animation.curve.duration == 0.35)
        }
        #expect(Animation.easeIn.curve.position(at: 0.1).progress < 0.1 / 0.35)
        #expect(Animation.easeOut.curve.position(at: 0.1).progress > 0.1 / 0.35)
        #expect(abs(Animation.easeInOut.curve.position(at: 0.175).progress - 0.5) < 1e-6)
    }

    @Test("a repeated animation runs back and forth unless told otherwise, as often as it says")
    func repeated() {
        let endless = Animation.linear(duration: 1).repeatForever().curve
        #expect(endless.progress(at: 0.25) == 0.25)
        #expect(endless.progress(at: 1.25) == 0.75)
        #expect(endless.progress(at: 2.25) == 0.25)
        #expect(endless.duration == .infinity)
        let one = Animation.linear(duration: 1).repeatForever(autoreverses: false).curve
        #expect(one.progress(at: 1.25) == 0.25)
        let counted = Animation.linear(duration: 1).repeatCount(3).curve
        #expect(counted.duration == 3)
        #expect(counted.progress(at: 1.25) == 0.75)
        #expect(counted.progress(at: 2.25) == 0.25)
        #expect(counted.progress(at: 3) == nil)
    }

    @Test("completion: at the end of what seems to move, or of what moves at all")
    func criteria() {
        let log = Probe<String>()
        let model = Model()
        let host = TestHost { Marks(model: model) }
        func note(_ name: String, _ criteria: AnimationCompletionCriteria) {
            withAnimation(.spring(duration: 0.5, bounce: 0), completionCriteria: criteria) {
                if name == "seems" { model.first.value = 100 } else { model.second.value = 100 }
            } completion: {
                log.note(name)
            }
        }
        note("seems", .logicallyComplete)
        note("moves", .removed)
        host.settle()
        host.advance(by: .milliseconds(450))
        #expect(log.entries.isEmpty)
        host.advance(by: .milliseconds(100))
        #expect(log.entries == ["seems"])
        host.advance(by: .seconds(3))
        #expect(log.entries == ["seems", "moves"])
    }

    @Test("phases: each is reached by its own animation; a new trigger begins again, and what has gone goes on no more")
    func phases() throws {
        struct Phases: View {
            let log: Probe<Int>
            @ObservedObject var trigger: Changing<Int>
            @ObservedObject var isShown: Changing<Bool>
            var body: some View {
                if isShown.value {
                    PhaseAnimator([0, 1, 2], trigger: trigger.value) { phase in
                        Color.red.frame(width: 10, height: 10).accessibilityLabel("mark")
                            .offset(x: CGFloat(phase) * 100).onChange(of: phase) { log.note(phase) }
                    } animation: { phase in
                        .linear(duration: phase == 1 ? 1 : phase == 2 ? 2 : 0.5)
                    }
                }
            }
        }
        let log = Probe<Int>()
        let (trigger, isShown) = (Changing(0), Changing(true))
        let host = TestHost { Phases(log: log, trigger: trigger, isShown: isShown) }
        let start = try place("mark", host)
        host.advance(by: .seconds(5))
        #expect(log.entries.isEmpty)
        trigger.value += 1
        host.settle()
        host.advance(by: .milliseconds(500))
        #expect(abs(try place("mark", host) - start - 50) < 2)
        host.advance(by: .milliseconds(1550))
        #expect(log.entries == [1, 2])
        #expect(abs(try place("mark", host) - start - 152) < 5, "the way to the second phase takes two seconds")
        host.advance(by: .seconds(2))
        #expect(log.entries == [1, 2, 0])
        host.advance(by: .seconds(5))
        #expect(log.entries == [1, 2, 0])
        // In the middle of it, once more.
        trigger.value += 1
        host.settle()
        host.advance(by: .milliseconds(300))
        trigger.value += 1
        host.settle()
        host.advance(by: .seconds(10))
        #expect(log.entries.filter { $0 == 2 }.count == 2, "\(log.entries)")
        let count = log.entries.count
        trigger.value += 1
        host.settle()
        isShown.value = false
        host.settle()
        host.advance(by: .seconds(5))
        #expect(log.entries.count <= count + 1)
    }

    @Test("an update for an earlier time leaves animations where they were; time goes on from there")
    func earlierTime() throws {
        let model = Model()
        let host = TestHost { Marks(model: model) }
        withAnimation(.linear(duration: 1)) { model.first.value = 100 }
        host.settle()
        host.advance(by: .milliseconds(500))
        #expect(try place("first", host) == 50)
        let now = host.window.loop.now
        for earlier in [0.1, 0.4, 100] {
            host.window.update(at: now - earlier)
            #expect(host.window.loop.now == now)
            #expect(try place("first", host) == 50)
        }
        host.advance(by: .milliseconds(250))
        #expect(try place("first", host) == 75)
    }

    @Test("an animation at another speed is over when it has run its length at that speed")
    func endAtSpeed() throws {
        struct Moving: View {
            let log: Probe<String>
            let speed: Double
            @State private var isMoved = false
            var body: some View {
                Color.red.frame(width: 10, height: 10).accessibilityLabel("mark").offset(x: isMoved ? 100 : 0)
                Button("go") {
                    withAnimation(.linear(duration: 1).speed(speed), completionCriteria: .removed) {
                        isMoved = true
                    } completion: {
                        log.note("done")
                    }
                }
            }
        }
        let log = Probe<String>()
        let fast = TestHost { VStack { Moving(log: log, speed: 2) } }
        try fast.tap("go")
        fast.advance(by: .milliseconds(450))
        #expect(log.entries.isEmpty)
        fast.advance(by: .milliseconds(100))
        #expect(log.entries == ["done"])
        #expect(!fast.isAnimating)
        let slow = TestHost { VStack { Moving(log: log, speed: 0.5) } }
        let start = try place("mark", slow)
        try slow.tap("go")
        slow.advance(by: .milliseconds(1500))
        #expect(abs(try place("mark", slow) - start - 75) < 2)
        #expect(log.entries.count == 1)
        slow.advance(by: .milliseconds(550))
        #expect(log.entries.count == 2)
    }

    @Test("where a transaction has no animations, animation(_:value:) puts none into it")
    func disabledValueAnimation() throws {
        struct Marked: View {
            let log: Probe<Bool>
            @State private var value = 0
            var body: some View {
                Text("\(value)").transaction { log.note($0.animation != nil) }.animation(.default, value: value)
                Button("plain") { value += 1 }
                Button("disabled") {
                    var transaction = Transaction()
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { value += 1 }
                }
            }
        }
        let log = Probe<Bool>()
        let host = TestHost { VStack { Marked(log: log) } }
        log.entries = []
        try host.tap("plain")
        #expect(log.entries.contains(true))
        host.advance(by: .seconds(2))
        log.entries = []
        try host.tap("disabled")
        #expect(!log.entries.contains(true))
    }

    @Test("a binding with a transaction keeps what that says when it gets an animation: without animations it jumps")
    func bindingTransaction() throws {
        struct Moving: View {
            @State private var x = 0.0
            var body: some View {
                Color.red.frame(width: 10, height: 10).accessibilityLabel("mark").offset(x: x)
                Button("plain") { $x.animation(.linear(duration: 1)).wrappedValue = 100 }
                Button("disabled") {
                    var transaction = Transaction()
                    transaction.disablesAnimations = true
                    $x.transaction(transaction).animation(.linear(duration: 1)).wrappedValue = 0
                }
            }
        }
        let host = TestHost { VStack { Moving() } }
        let start = try place("mark", host)
        try host.tap("plain")
        host.advance(by: .milliseconds(500))
        #expect(abs(try place("mark", host) - start - 50) < 2)
        host.advance(by: .seconds(1))
        try host.tap("disabled")
        #expect(try place("mark", host) == start)
    }
}
