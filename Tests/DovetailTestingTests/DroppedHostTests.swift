import DovetailCore
import DovetailTesting
import SwiftUI
import TestSupport
import Testing

/// A host that is dropped without being closed leaves nothing behind.
@MainActor
@Suite("TestHost: dropped hosts", .serialized)
struct DroppedHostTests {
    /// Tells how many of them there are.
    final class Witness {
        static let all = LiveCount()
        static var count: Int { all.value }
        init() { Self.all.increase() }
        // Where a task is the last that holds it, on that task's thread.
        deinit { Self.all.decrease() }
    }

    private struct Page: View {
        @State private var witness = Witness()
        @State private var text = ""
        @State private var isShown = false
        @State private var isOn = false
        @State private var choice = 0
        @FocusState private var isFocused: Bool

        var body: some View {
            NavigationStack {
                List {
                    TextField("Name", text: $text).focused($isFocused)
                    Toggle("On", isOn: $isOn.animation())
                    Picker("Choice", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                    ForEach(0..<20) { row in
                        Text("Row \(row)").contextMenu { Button("Copy") {} }.swipeActions { Button("Delete") {} }
                    }
                }
                .navigationTitle("Page")
                .toolbar { Button("Open") { isShown = true } }
                .searchable(text: $text)
                .sheet(isPresented: $isShown) { TextField("Inside", text: $text) }
                .onAppear { _ = witness }
                .onDisappear { Log.disappearances += 1 }
                .task {
                    let witness = witness
                    await untilCancelled()
                    _ = witness
                }
            }
        }
    }

    @MainActor
    private enum Log { static var disappearances = 0 }

    /// What there was of a host.
    private struct Traces {
        weak var host: TestHost?
        weak var window: WindowRoot?
        weak var loop: UpdateLoop?
        weak var tree: DisplayTree?
        /// What of it is there still.
        var kept: [String] {
            let parts: [(String, AnyObject?)] = [("host", host), ("window", window), ("loop", loop), ("tree", tree)]
            return parts.compactMap { $1 == nil ? nil : $0 }
        }

        @MainActor
        init(_ host: TestHost) {
            (self.host, window, loop) = (host, host.window, host.window.loop)
            tree = host.window.displayTree
        }
    }

    private func use(_ host: TestHost) throws {
        try host.type("abc", into: "Name")
        try host.tap("On")
        try host.tap("Open")
        host.advance(by: .milliseconds(100))
    }

    @Test("sixty of them", arguments: [Idiom.phone, .pad, .desktop])
    func hosts(idiom: Idiom) async throws {
        let before = Witness.count
        var traces: [Traces] = []
        for number in 0..<60 {
            let host = TestHost(size: CGSize(width: 400, height: 600), idiom: idiom) { Page() }
            // Some are dropped with a sheet halfway open, a field in use and a task that runs.
            if number % 10 == 0 {
                try use(host)
                await host.settle()
            }
            traces.append(Traces(host))
        }
        let kept = traces.map(\.kept).filter { !$0.isEmpty }
        #expect(kept == [])
        // Tasks end on threads of their own.
        try await wait(for: "the tasks to end") { Witness.count <= before }
    }

    @Test("no action of its views runs: they do not disappear")
    func actions() {
        Log.disappearances = 0
        do { _ = TestHost { Page() } }
        #expect(Log.disappearances == 0)
        let host = TestHost { Page() }
        host.close()
        #expect(Log.disappearances == 1)
    }

    enum Kind: CaseIterable, Sendable {
        case stepper, repeatingButton, fieldThatGrows, rowOnItsWayOut
    }

    private struct Small: View {
        let kind: Kind
        @State private var witness = Witness()
        @State private var number = 0.0
        @State private var text = ""

        var body: some View {
            NavigationStack {
                Form {
                    switch kind {
                    case .stepper: Stepper("Number", value: $number)
                    case .repeatingButton: Button("More") { number += 1 }.buttonRepeatBehavior(.enabled)
                    case .fieldThatGrows: TextField("Text", text: $text, axis: .vertical)
                    case .rowOnItsWayOut:
                        if number == 0 {
                            Button("Remove") { withAnimation { number = 1 } }
                                .task {
                                    let witness = witness
                                    _ = witness
                                }
                        }
                    }
                }
                .onAppear { _ = witness }
            }
        }
    }

    @Test("after a control was used, dropped or closed", arguments: Kind.allCases, [false, true])
    func controls(kind: Kind, isClosed: Bool) async throws {
        let before = Witness.count
        var traces: [Traces] = []
        do {
            let host = TestHost(size: CGSize(width: 300, height: 300)) { Small(kind: kind) }
            switch kind {
            case .stepper: try host.longPress("Increment")
            case .repeatingButton: try host.longPress("More")
            case .fieldThatGrows: try host.type("a\nb", into: "Text")
            case .rowOnItsWayOut:
                try host.tap("Remove")
                host.advance(by: .milliseconds(50))
            }
            traces = [Traces(host)]
            if isClosed { host.close() }
        }
        let kept = traces.map(\.kept).filter { !$0.isEmpty }
        #expect(kept == [])
        try await wait(for: "the tasks to end") { Witness.count <= before }
    }

    private struct Program: App {
        var body: some Scene {
            WindowGroup { Opener() }
            Window("Other", id: "other") { Page() }
        }
    }

    private struct Opener: View {
        @Environment(\.openWindow) private var openWindow
        @State private var witness = Witness()
        var body: some View { Button("Open") { openWindow(id: "other") }.onAppear { _ = witness } }
    }

    @Test("a program's windows, with those that its views opened")
    func programs() async throws {
        let before = Witness.count
        var traces: [Traces] = []
        for _ in 0..<10 {
            let host = TestHost(app: Program.self)
            try host.tap("Open")
            let second = host.openWindow()
            traces += [host, second, host.windowsOpenedByViews[0]].map { Traces($0) }
            await second.settle()
        }
        #expect(traces.count == 30)
        // The tasks of views have not begun yet: they hold what they were to use until they have ended.
        for _ in 0..<1_000 where Witness.count > before { await Task.yield() }
        let kept = traces.map(\.kept).filter { !$0.isEmpty }
        #expect(kept == [])
        #expect(Witness.count <= before)
    }

    @Test("one window of a program is dropped: the others go on")
    func others() throws {
        let host = TestHost(app: Program.self)
        do { _ = host.openWindow() }
        try host.tap("Open")
        #expect(host.windowsOpenedByViews.count == 1)
        try host.windowsOpenedByViews[0].tap("On")
    }
}
