import DovetailCore
import Foundation
import SwiftUI
import Testing

@testable import DovetailTesting

/// What was opened and closed again leaves nothing behind, however often.
@MainActor
@Suite("Memory returns")
struct MemoryReturnTests {
    /// Tells when it is gone.
    final class Witness {
        nonisolated(unsafe) static var count = 0
        init() { Self.count += 1 }
        deinit { Self.count -= 1 }
    }

    /// What is opened: it holds a state, an object, a field and a button, as what apps show does.
    private struct Opened: View {
        @State private var witness = Witness()
        @State private var text = ""
        let close: () -> Void
        var body: some View {
            VStack {
                TextField("inside", text: $text)
                Button("Close", action: close).onAppear { _ = witness }
                Text("some text")
            }
        }
    }

    enum Kind: String, CaseIterable, Sendable {
        case sheet, fullScreenCover, popover, alert, menu, contextMenu, picker, calendar, colorPanel, navigationLevel
    }

    private struct Screen: View {
        let kind: Kind
        @State private var isShown = false
        @State private var path: [Int] = []
        @State private var choice = 0
        @State private var date = Date(timeIntervalSince1970: 0)
        @State private var color = Color.red
        var body: some View {
            let open = Button("Open") { isShown = true }
            switch kind {
            case .sheet: open.sheet(isPresented: $isShown) { Opened { isShown = false } }
            case .fullScreenCover: open.fullScreenCover(isPresented: $isShown) { Opened { isShown = false } }
            case .popover: open.popover(isPresented: $isShown) { Opened { isShown = false } }
            case .alert: open.alert("Alert", isPresented: $isShown) { Button("Close") {} }
            case .menu:
                Menu("Open") {
                    Button("Close") {}; Opened {}; Menu("More") { Button("Other") {} }
                }
            case .contextMenu:
                Text("Open").contextMenu {
                    Button("Close") {}; Opened {}
                }
            case .picker:
                Picker("Open", selection: $choice) { ForEach(0..<20, id: \.self) { Text("\($0)") } }.pickerStyle(.menu)
            case .calendar: DatePicker("Day", selection: $date, displayedComponents: .date)
            case .colorPanel: ColorPicker("Open", selection: $color)
            case .navigationLevel:
                NavigationStack(path: $path) {
                    Button("Open") { path.append(1) }
                        .navigationDestination(for: Int.self) { _ in
                            Opened { path.removeLast() }.navigationTitle("Level")
                        }
                }
            }
        }
    }

    private func cycle(_ kind: Kind, _ host: TestHost) throws {
        switch kind {
        case .contextMenu: try host.tap("Open", button: .secondary)
        case .calendar: try host.tap("Date")
        default: try host.tap("Open")
        }
        host.advance(by: .milliseconds(700))
        switch kind {
        case .menu, .contextMenu, .picker, .calendar, .colorPanel: host.press(.escape)
        default: try host.tap("Close")
        }
        host.advance(by: .milliseconds(700))
    }

    /// What a window holds.
    private struct Counts: Equatable {
        let attributes: Int
        let dependencies: Int
        let nodes: Int
        let witnesses: Int

        @MainActor
        init(_ host: TestHost) {
            let graph = host.window.loop.graph
            (attributes, dependencies) = (graph.attributeCount, graph.dependencyCount)
            nodes = Self.count(host.window.displayTree.root)
            witnesses = Witness.count
        }

        @MainActor
        private static func count(_ node: DisplayNode) -> Int { node.children.reduce(1) { $0 + count($1) } }
    }

    /// How often things are opened and closed; `DOVETAIL_ROUNDS=1000` takes some minutes.
    private static let rounds = ProcessInfo.processInfo.environment["DOVETAIL_ROUNDS"].flatMap { Int($0) } ?? 30

    /// What other tests of the process take meanwhile counts, too; so what is too much must be so three times running, as a leak is.
    private func expectMemoryReturns(_ cycle: () throws -> Void) throws {
        var growths: [Int] = []
        repeat {
            let memory = try residentMemory()
            for _ in 0..<Self.rounds { try cycle() }
            growths.append(try residentMemory() - memory)
        } while growths.last! >= 6_000_000 && growths.count < 3
        #expect(growths.last! < 6_000_000, "\(growths) bytes more after each \(Self.rounds) openings")
    }

    @Test("thirty openings leave as much as three", arguments: Kind.allCases)
    func presentations(kind: Kind) throws {
        let host = TestHost(size: CGSize(width: 500, height: 500)) { Screen(kind: kind) }
        for _ in 0..<3 { try cycle(kind, host) }
        let before = Counts(host)
        try expectMemoryReturns { try cycle(kind, host) }
        #expect(Counts(host) == before)
    }

    private struct Many: App {
        var body: some Scene {
            WindowGroup { NavigationStack { Opened {}.navigationTitle("window") } }
        }
    }

    @Test("thirty windows of an app opened and closed leave as much as three")
    func windows() throws {
        let host = TestHost(app: Many.self, size: CGSize(width: 300, height: 300))
        func cycle() throws {
            let other = host.openWindow()
            try other.type("abc", into: "inside")
            other.advance(by: .seconds(1))
            other.close()
            host.settle()
        }
        for _ in 0..<3 { try cycle() }
        let before = Counts(host)
        try expectMemoryReturns { try cycle() }
        #expect(Counts(host) == before)
    }
}
