import DovetailTesting
import Foundation
import SwiftUI
import Synchronization
import Testing

/// `settle() async` waits for the work itself.
@MainActor
@Suite("TestHost: tasks")
struct TestHostTaskTests {
    private actor Worker {
        private var count = 0
        func next() -> Int {
            count += 1
            return count
        }
    }

    /// Passes the processor on without being on any actor.
    nonisolated private static func work(rounds: Int) async -> Int {
        var sum = 0
        for round in 0..<rounds {
            await Task.yield()
            sum += round
        }
        return sum
    }

    private struct Loader: View {
        let worker: Worker
        let hops: Int
        @State private var result = 0
        @State private var isDone = false
        var body: some View {
            Text(isDone ? "done \(result)" : "loading")
                .task {
                    for _ in 0..<hops {
                        result = await worker.next()
                        _ = await TestHostTaskTests.work(rounds: 3)
                    }
                    isDone = true
                }
        }
    }

    @Test("a task that passes between actors hundreds of times is waited for", arguments: [1, 40, 300])
    func hops(hops: Int) async {
        let worker = Worker()
        let host = TestHost { Loader(worker: worker, hops: hops) }
        await host.settle()
        #expect(host.texts == ["done \(hops)"])
    }

    @Test("child tasks and a task that computes for long are waited for")
    func children() async {
        struct Children: View {
            @State private var total = 0
            var body: some View {
                Text("total \(total)")
                    .task {
                        total = await withTaskGroup(of: Int.self) { group in
                            for _ in 0..<8 { group.addTask { await TestHostTaskTests.compute() } }
                            var sum = 0
                            for await part in group { sum += part }
                            return sum
                        }
                    }
            }
        }
        let host = TestHost { Children() }
        await host.settle()
        #expect(host.texts == ["total 8"])
    }

    nonisolated private static func compute() async -> Int {
        var state: UInt64 = 1
        for _ in 0..<2_000_000 { state = state &* 6_364_136_223_846_793_005 &+ 1 }
        return state == 0 ? 0 : 1
    }

    private final class Flag: Sendable {
        private let value = Mutex(false)
        var isSet: Bool { value.withLock { $0 } }
        func set() { value.withLock { $0 = true } }
    }

    private struct Waiting: View {
        let end: Flag
        @State private var text = "waiting"
        var body: some View {
            Text(text).task {
                text = "done \(await TestHostTaskTests.work(rounds: 3))"
                end.set()
            }
        }
    }

    // In a process of its own: the main thread of the tests' process belongs to others most of the time, and they need the threads.
    @Test("a task is waited for while others keep all threads busy that tasks share")
    func busyThreads() async {
        await #expect(processExitsWith: .success) { @MainActor in
            // They compute until the view's task is done, or for much longer than it needs.
            let end = Flag()
            let limit = ContinuousClock.now + .seconds(40)
            for _ in 0..<4 * ProcessInfo.processInfo.activeProcessorCount {
                DispatchQueue.global().async { while !end.isSet, ContinuousClock.now < limit {} }
            }
            let host = TestHost { Waiting(end: end) }
            await host.settle()
            guard end.isSet, ContinuousClock.now < limit, host.texts == ["done 3"] else { exit(1) }
        }
    }

    @Test("a task that waits for the host's clock is not waited for, and goes on when the clock does")
    func clock() async {
        @MainActor final class Holder { var clock: TestClock? }
        struct Waiting: View {
            let holder: Holder
            @State private var text = "waiting"
            var body: some View {
                Text(text).task {
                    try? await holder.clock?.sleep(for: .seconds(5))
                    text = "woken"
                }
            }
        }
        let holder = Holder()
        let host = TestHost { Waiting(holder: holder) }
        holder.clock = host.clock
        await host.settle()
        #expect(host.texts == ["waiting"])
        host.advance(by: .seconds(5))
        await host.settle()
        #expect(host.texts == ["woken"])
    }

    @Test("a view that changes state for ever keeps settle() for a bounded time, and that is said once")
    func endless() {
        struct Endless: View {
            @State private var number = 0
            var body: some View {
                Text("\(number > 0 ? "more" : "none")").onChange(of: number, initial: true) { number += 1 }
            }
        }
        let host = TestHost { Endless() }
        #expect(host.texts == ["more"])
        host.settle()
        #expect(host.statistics.updates <= 20)
    }

    @Test(
        "a model that answers itself by the main thread's scheduler for ever does so too, and a long chain of answers is heard to its end"
    )
    func endlessAnswers() {
        @MainActor final class Model: ObservableObject {
            @Published var number = 0
            private let asked = PassthroughSubject<Int, Never>()
            private var answers: AnyCancellable?

            func start(until end: Int) {
                answers = asked.receive(on: RunLoop.main).sink { [self] in
                    number = $0
                    if $0 < end { asked.send($0 + 1) }
                }
                asked.send(1)
            }
        }
        struct Counted: View {
            @StateObject var model: Model
            let end: Int
            var body: some View {
                Text(model.number < end ? "counting" : "counted \(end)").onAppear { model.start(until: end) }
            }
        }
        let endless = Model()
        let host = TestHost { Counted(model: endless, end: .max) }
        #expect(host.texts == ["counting"] && endless.number > 1000 && endless.number < 10_000)
        #expect(TestHost { Counted(model: Model(), end: 900) }.texts == ["counted 900"])
    }

    @Test("modifier keys are held while a key or a button is pressed")
    func modifiers() throws {
        struct Root: View {
            @State private var text = "ab"
            var body: some View { TextField("Field", text: $text) }
        }
        let host = TestHost { Root() }
        try host.tap("Field")
        host.press(.home)
        host.press(.right, times: 2, modifiers: .shift)
        try host.type("x")
        #expect(try host.value(of: "Field") == "x")
    }
}
