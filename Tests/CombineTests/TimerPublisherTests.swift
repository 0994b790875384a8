import Combine
import Foundation
import Testing

@MainActor @Suite struct TimerPublisherTests {
    @Test("API-040, API-041: a timer ticks from the first subscription, until cancelled")
    func ticksOnVirtualClock() {
        withVirtualClock { clock in
            let start = clock.now
            let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            clock.advance(by: 5)
            var ticks: [TimeInterval] = []
            let subscription = timer.sink { ticks.append($0.timeIntervalSince(start)) }
            clock.advance(by: 0.5)
            #expect(ticks == [])
            clock.advance(by: 2.5)
            #expect(ticks == [6, 7, 8])
            subscription.cancel()
            clock.advance(by: 5)
            #expect(ticks == [6, 7, 8])
            #expect(clock.pending == 0)
        }
    }

    @Test("API-040: a timer that is not connected does not tick; connections are explicit")
    func connect() {
        withVirtualClock { clock in
            let timer = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .default)
            var first = 0, second = 0
            let subscriptions = [timer.sink { _ in first += 1 }, timer.sink { _ in second += 1 }]
            clock.advance(by: 3)
            #expect(first == 0)
            let connection = timer.connect()
            clock.advance(by: 2)
            subscriptions[0].cancel()
            clock.advance(by: 1)
            connection.cancel()
            clock.advance(by: 3)
            #expect(first == 2)
            #expect(second == 3)
        }
    }

    @Test("API-040: without a clock of its own a timer ticks on its run loop")
    nonisolated func ticksOnRunLoop() async {
        let (count, elapsed) = await onRunLoopThread { loop in
            var dates: [Date] = []
            let start = Date()
            let subscription = Timer.publish(every: 0.02, on: loop, in: .common).autoconnect().sink { dates.append($0) }
            while dates.count < 3, Date().timeIntervalSince(start) < 600 {
                _ = loop.run(mode: .default, before: Date() + 0.01)
            }
            subscription.cancel()
            #expect(dates == dates.sorted())
            return (dates.count, Date().timeIntervalSince(start))
        }
        // A machine that is busy may let several ticks come at once, and none of them too early.
        #expect(count >= 3)
        #expect(elapsed >= 0.055)
    }

    @Test("API-040: a timer may drive a published property")
    func assignsToProperty() {
        final class Countdown: ObservableObject {
            @Published var date = Date.distantPast
            init() { Timer.publish(every: 1, on: .main, in: .common).autoconnect().assign(to: &$date) }
        }
        withVirtualClock { clock in
            var countdown: Countdown? = Countdown()
            clock.advance(by: 1)
            #expect(countdown?.date == clock.now)
            countdown = nil
            #expect(clock.pending == 0)
        }
    }
}
