import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("The test host's clock")
struct ClockTests {
    private struct Countdown: View {
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        @State private var remaining = 10

        var body: some View {
            Text("\(remaining)").onReceive(timer) { _ in remaining -= 1 }
        }
    }

    @Test("BEH-089: Timer.publish ticks in the host's time, no tick missed or doubled")
    func timer() {
        let host = TestHost { Countdown() }
        #expect(host.texts == ["10"])
        host.advance(by: .milliseconds(999))
        #expect(host.texts == ["10"])
        host.advance(by: .milliseconds(1))
        #expect(host.texts == ["9"])
        host.advance(by: .seconds(3))
        #expect(host.texts == ["6"])
    }

    @MainActor
    private final class Loader: ObservableObject {
        @Published var text = "loading"

        func load(clock: TestClock) async throws {
            try await clock.sleep(until: clock.now.advanced(by: .seconds(2)))
            text = "loaded"
        }
    }

    private struct Loading: View {
        @ObservedObject var loader: Loader
        var body: some View { Text(loader.text) }
    }

    @Test("BEH-249: a model that waits by the host's clock goes on when the host has advanced")
    func sleep() async throws {
        let loader = Loader()
        let host = TestHost { Loading(loader: loader) }
        let task = Task { try await loader.load(clock: host.clock) }
        await host.settle()
        #expect(host.texts == ["loading"])
        host.advance(by: .seconds(2))
        try await task.value
        await host.settle()
        #expect(host.texts == ["loaded"])
    }

    @Test("waiting ends when the task is cancelled")
    func cancellation() async {
        let clock = TestHost { Text("") }.clock
        let task = Task { try await clock.sleep(until: clock.now.advanced(by: .seconds(1))) }
        await Task.yield()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
