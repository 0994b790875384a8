import Combine
import Foundation
import TestSupport
import Testing

@Suite struct SchedulerTests {
    @Test("API-035: receive(on:) delivers on the main queue")
    @MainActor func receiveOnMainQueue() async throws {
        let log = Log()
        var subscriptions: Set<AnyCancellable> = []
        Just(1).receive(on: DispatchQueue.main).sink { _ in
            dispatchPrecondition(condition: .onQueue(.main))
            log.append("queue")
        }.store(in: &subscriptions)
        Just(1).receive(on: OperationQueue.main).sink { _ in
            dispatchPrecondition(condition: .onQueue(.main))
            log.append("operations")
        }.store(in: &subscriptions)
        try await wait(for: "both deliveries") { log.entries.count == 2 }
        #expect(log.entries.sorted() == ["operations", "queue"])
    }

    @Test("API-035: receive(on:) delivers on a run loop, which other threads wake")
    func receiveOnRunLoop() async {
        let (isOnThread, delay) = await onRunLoopThread { loop in
            var delivery: (isOnThread: Bool, delay: TimeInterval)?
            let here = Thread.current
            let start = Date()
            let subscription = Just(1).delay(for: .milliseconds(100), scheduler: DispatchQueue.global())
                .receive(on: loop).sink { _ in delivery = (Thread.current === here, Date().timeIntervalSince(start)) }
            let keepsRunning = loop.schedule(after: loop.now.advanced(by: 1_000), interval: 1_000) {}
            // Runs until something wakes it. What wakes it runs at once; on some systems Foundation's loop sleeps again after that.
            _ = loop.run(mode: .default, before: start + 30)
            keepsRunning.cancel()
            withExtendedLifetime(subscription) {}
            return delivery ?? (false, .infinity)
        }
        #expect(isOnThread)
        // The loop would end by itself after half a minute.
        #expect(delay < 29)
    }

    @Test("API-035: the main run loop's work is done where nobody runs that loop, as under a test runner")
    @MainActor func mainRunLoop() async throws {
        let log = Log()
        var subscriptions: Set<AnyCancellable> = []
        Just(1).receive(on: RunLoop.main).sink { _ in
            dispatchPrecondition(condition: .onQueue(.main))
            log.append("received")
        }.store(in: &subscriptions)
        Just(1).delay(for: .milliseconds(10), scheduler: RunLoop.main).sink { _ in log.append("delayed") }
            .store(in: &subscriptions)
        Timer.publish(every: 0.005, on: .main, in: .common).autoconnect().prefix(2).sink { _ in log.append("ticked") }
            .store(in: &subscriptions)
        try await wait(for: "all deliveries") { log.entries.count == 4 }
        #expect(log.entries.sorted() == ["delayed", "received", "ticked", "ticked"])
    }

    @Test("API-035: other queues deliver on threads of their own")
    func receiveElsewhere() async throws {
        let log = Log()
        var subscriptions: Set<AnyCancellable> = []
        Just(1).receive(on: DispatchQueue(label: "test")).sink { _ in log.append("queue") }.store(in: &subscriptions)
        Just(1).receive(on: OperationQueue()).sink { _ in log.append("operations") }.store(in: &subscriptions)
        Just(1).delay(for: .milliseconds(20), scheduler: OperationQueue())
            .sink { _ in log.append("late") }.store(in: &subscriptions)
        Just(1).delay(for: .milliseconds(20), scheduler: DispatchQueue.global())
            .sink { _ in log.append("late") }.store(in: &subscriptions)
        try await wait(for: "all deliveries") {
            // Each look takes its turn among what the threads of queues have to do: tests that block those keep the look waiting, too.
            await withCheckedContinuation { turn in DispatchQueue.global().async { turn.resume() } }
            return log.entries.count == 4
        }
        #expect(log.entries.sorted() == ["late", "late", "operations", "queue"])
    }

    @Test("API-035: a repeated action stops when cancelled", arguments: [true, false])
    func repeats(onQueue: Bool) async throws {
        let count = Count()
        let queue = DispatchQueue(label: "repeats"), operations = OperationQueue()
        func timer(_ count: Count) -> any Cancellable {
            onQueue
                ? queue.schedule(after: queue.now, interval: .milliseconds(5)) { count.increment() }
                : operations.schedule(after: operations.now, interval: .milliseconds(5)) { count.increment() }
        }
        let cancelled = timer(count)
        try await wait(for: "three turns") { count.value >= 3 }
        cancelled.cancel()
        // What was under way comes to its end first.
        func finish() {
            queue.sync {}
            operations.waitUntilAllOperationsAreFinished()
        }
        finish()
        let counted = count.value
        // Another one of the same interval has its turns, in which the first would have had some.
        let others = Count()
        let other = timer(others)
        try await wait(for: "the turns of another action") { others.value >= 5 }
        other.cancel()
        finish()
        // The clock of a queue of operations may have been about to add one when it was cancelled.
        #expect(count.value - counted <= (onQueue ? 0 : 1))
    }

    @Test("API-034: debounce emits after a pause", arguments: [true, false])
    @MainActor func debounce(onRunLoop: Bool) {
        withVirtualClock { clock in
            let book = Book()
            var titles: [String] = []
            let subscription =
                onRunLoop
                ? book.$title.dropFirst().debounce(for: .seconds(0.3), scheduler: RunLoop.main).sink {
                    titles.append($0)
                }
                : book.$title.dropFirst().debounce(for: 0.3, scheduler: DispatchQueue.main).sink { titles.append($0) }
            book.title = "B"
            clock.advance(by: 0.2)
            book.title = "BC"
            clock.advance(by: 0.2)
            #expect(titles == [])
            clock.advance(by: 0.1)
            #expect(titles == ["BC"])
            withExtendedLifetime(subscription) {}
        }
    }

    @Test("API-034: throttle and delay take the main clock's time")
    @MainActor func throttleAndDelay() {
        withVirtualClock { clock in
            let subject = PassthroughSubject<Int, Never>()
            var throttled: [Int] = [], delayed: [Int] = []
            let subscriptions = [
                subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).sink {
                    throttled.append($0)
                },
                subject.delay(for: .seconds(1), scheduler: RunLoop.main).sink { delayed.append($0) },
            ]
            for value in 0..<8 {
                subject.send(value)
                clock.advance(by: 0.25)
            }
            #expect(throttled.count <= 3 && throttled.first == 0)
            #expect(delayed == [0, 1, 2, 3, 4])
            clock.advance(by: 2)
            #expect(throttled.last == 7)
            #expect(delayed == Array(0..<8))
            withExtendedLifetime(subscriptions) {}
        }
    }

    @Test("API-035: dispatch intervals: literals are seconds, extremes stay in range")
    func dispatchStride() throws {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(2).magnitude == 2_000_000_000)
        #expect((2 as Stride) == .milliseconds(2000))
        #expect((0.5 as Stride) == .milliseconds(500))
        #expect(Stride.seconds(Double.infinity).magnitude == .max)
        #expect(Stride.seconds(Int.min).magnitude == .min)
        #expect(Stride(.never).magnitude == .max)
        let now = DispatchQueue.main.now
        #expect(now.advanced(by: .seconds(3)).distance(to: now) == .seconds(-3))
        #expect(
            try JSONDecoder().decode([DispatchQueue.SchedulerTimeType].self, from: JSONEncoder().encode([now])) == [now]
        )
    }

    @Test("API-035: notifications of a name, from one object or any")
    func notifications() {
        let name = Notification.Name("CombineTests.changed")
        let center = NotificationCenter.default
        let mine = NSObject(), other = NSObject()
        var any = 0, ofMine = 0
        let subscriptions = [
            center.publisher(for: name).sink { _ in any += 1 },
            center.publisher(for: name, object: mine).sink { _ in ofMine += 1 },
        ]
        center.post(name: name, object: mine)
        center.post(name: name, object: other)
        #expect(any == 2)
        #expect(ofMine == 1)
        for subscription in subscriptions { subscription.cancel() }
        center.post(name: name, object: mine)
        #expect(any == 2)
        #expect(center.publisher(for: name, object: mine) == center.publisher(for: name, object: mine))
    }
}

/// What several threads report.
final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var log: [String] = []
    var entries: [String] { lock.withLock { log } }
    func append(_ entry: String) { lock.withLock { log.append(entry) } }
}

/// Runs `body` on a thread of its own, with that thread's run loop.
///
/// Tests run on Dispatch's main queue, whose thread runs no run loop.
func onRunLoopThread<R: Sendable>(_ body: @escaping @Sendable (RunLoop) -> R) async -> R {
    await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: body(RunLoop.current)) }.start()
    }
}
