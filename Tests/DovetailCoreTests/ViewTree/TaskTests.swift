import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("task")
struct TaskTests {
    /// Hands the host's clock to a view that is made with the host.
    @MainActor
    private final class ClockHolder {
        var clock: TestClock?
    }

    private struct Loader: View {
        let holder: ClockHolder
        let log: Probe<String>
        @State private var shows = false
        @State private var id = 1
        @State private var loaded = 0
        @State private var other = 0

        var body: some View {
            VStack {
                Toggle("shows", isOn: $shows)
                Button("next") { id += 1 }
                Button("other") { other += 1 }
                Text("loaded \(loaded), other \(other)")
                if shows {
                    Text("loading").task(id: id) {
                        let own = id
                        log.note("start \(own)")
                        do {
                            try await holder.clock!.sleep(for: .seconds(1))
                            loaded = own
                        } catch {
                            log.note("cancelled \(own) \(Task.isCancelled)")
                        }
                    }
                }
            }
        }
    }

    private func makeHost(_ log: Probe<String>) -> TestHost {
        let holder = ClockHolder()
        let host = TestHost { Loader(holder: holder, log: log) }
        holder.clock = host.clock
        return host
    }

    @Test("starts when the view appears, runs on the main actor, and writes state when the clock lets it")
    func life() async throws {
        let log = Probe<String>()
        let host = makeHost(log)
        await host.settle()
        #expect(log.entries.isEmpty)
        try host.tap("shows")
        await host.settle()
        #expect(log.entries == ["start 1"])
        try host.tap("other")
        await host.settle()
        #expect(log.entries == ["start 1"])
        host.advance(by: .seconds(1))
        await host.settle()
        #expect(host.exists("loaded 1, other 1"))
    }

    @Test("is cancelled when the id changes, and started anew")
    func newID() async throws {
        let log = Probe<String>()
        let host = makeHost(log)
        try host.tap("shows")
        await host.settle()
        try host.tap("next")
        await host.settle()
        #expect(Set(log.entries) == ["start 1", "cancelled 1 true", "start 2"])
        host.advance(by: .seconds(1))
        await host.settle()
        #expect(host.exists("loaded 2, other 0"))
    }

    @Test("is cancelled when the view goes")
    func gone() async throws {
        let log = Probe<String>()
        let host = makeHost(log)
        try host.tap("shows")
        await host.settle()
        try host.tap("shows")
        await host.settle()
        host.advance(by: .seconds(2))
        await host.settle()
        #expect(log.entries == ["start 1", "cancelled 1 true"])
        #expect(host.exists("loaded 0, other 0"))
        try host.tap("shows")
        await host.settle()
        host.close()
        await host.settle()
        #expect(log.entries == ["start 1", "cancelled 1 true", "start 1", "cancelled 1 true"])
    }

    private struct Plain: View {
        @State private var text = "waiting"
        var body: some View {
            Text(text)
                .task(name: "greeting", priority: .background) {
                    MainActor.assertIsolated()
                    text = "\(Task.currentPriority == .background || Task.currentPriority > .background)"
                }
        }
    }

    @Test("name and priority are taken; the first part runs after the update")
    func plain() async {
        let host = TestHost { Plain() }
        #expect(host.exists("waiting"))
        await host.settle()
        #expect(host.exists("true"))
    }
}
