import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("onChange, onAppear and onReceive")
struct ChangeTests {
    private struct Watcher: View {
        let log: Probe<String>
        @State private var n = 1
        @State private var b = 0
        @State private var other = 0

        var body: some View {
            VStack {
                Text("n=\(n) b=\(b)")
                Button("two") {
                    n = 1
                    n = 2
                }
                Button("back") {
                    n = 9
                    n = 2
                }
                Button("other") { other += 1 }
                Text("\(other)")
            }
            .onChange(of: n, initial: true) { old, new in
                log.note("\(old)→\(new)")
                b = new * 2
            }
        }
    }

    @Test(
        "BEH-083, BEH-084, BEH-085, BEH-086: one call for the last value, none for a change undone, and it may write state"
    )
    func onChange() throws {
        let log = Probe<String>()
        let host = TestHost { Watcher(log: log) }
        #expect(log.entries == ["1→1"])
        try host.tap("two")
        #expect(log.entries == ["1→1", "1→2"])
        #expect(host.exists("n=2 b=4"))
        try host.tap("back")
        try host.tap("other")
        #expect(log.entries.count == 2)
        #expect((host.statistics.bodies["Watcher"] ?? 0) < 4)
    }

    private struct Visibility: View {
        let log: Probe<String>
        @State private var show = true

        var body: some View {
            VStack {
                Toggle("show", isOn: $show)
                if show {
                    Text("content")
                        .onAppear { log.note("appear") }
                        .onDisappear { log.note("disappear") }
                }
            }
        }
    }

    @Test("onAppear and onDisappear mark the life of an identity")
    func lifeCycle() throws {
        let log = Probe<String>()
        let host = TestHost { Visibility(log: log) }
        #expect(log.entries == ["appear"])
        try host.tap("show")
        #expect(log.entries == ["appear", "disappear"])
        try host.tap("show")
        #expect(log.entries == ["appear", "disappear", "appear"])
        host.close()
        #expect(log.entries.last == "disappear")
    }

    private struct Receiver: View {
        let subject: PassthroughSubject<Int, Never>
        @State private var sum = 0
        @State private var show = true

        var body: some View {
            VStack {
                Toggle("show", isOn: $show)
                Text("sum=\(sum)")
                if show { Text("listening").onReceive(subject) { sum += $0 } }
            }
        }
    }

    @Test("BEH-087, BEH-088: onReceive runs for each element while the view is there")
    func onReceive() throws {
        let subject = PassthroughSubject<Int, Never>()
        let host = TestHost { Receiver(subject: subject) }
        for value in [1, 1, 2] { subject.send(value) }
        host.settle()
        #expect(host.exists("sum=4"))
        try host.tap("show")
        subject.send(100)
        host.settle()
        #expect(host.exists("sum=4"))
    }

    private final class Model: ObservableObject {
        @Published var x = 0
    }

    private struct PublishedReceiver: View {
        let model: Model
        let log: Probe<String>
        var body: some View { Text("text").onReceive(model.$x) { log.note("\($0) \(model.x)") } }
    }

    @Test("BEH-090: of a published property, the present value and then each new one, before the property has it")
    func onReceivePublished() {
        let log = Probe<String>()
        let model = Model()
        let host = TestHost { PublishedReceiver(model: model, log: log) }
        #expect(log.entries == ["0 0"])
        model.x = 5
        host.settle()
        #expect(log.entries == ["0 0", "5 0"])
    }

    @Test("BEH-091: an element sent by another thread reaches the state that the action writes")
    func onReceiveThread() async {
        let subject = PassthroughSubject<Int, Never>()
        let host = TestHost { Receiver(subject: subject) }
        nonisolated(unsafe) let shared = subject
        await Task.detached { shared.send(3) }.value
        await host.settle()
        #expect(host.exists("sum=3"))
    }

    private struct Plain: View {
        let log: Probe<String>
        @State private var n = 1
        var body: some View {
            Button("more") { n += 1 }
                .onChange(of: n) { log.note("changed to \(n)") }
                .onChange(of: n, initial: true) { log.note("first or \(n)") }
                .onChange(of: n) { log.note("\($0)→\($1)") }
        }
    }

    @Test("BEH-082, BEH-086: the form without arguments, initial or not; actions read the new state")
    func onChangeWithoutArguments() throws {
        let log = Probe<String>()
        let host = TestHost { Plain(log: log) }
        #expect(log.entries == ["first or 1"])
        try host.tap("more")
        #expect(Set(log.entries.dropFirst()) == ["changed to 2", "first or 2", "1→2"])
    }
}
