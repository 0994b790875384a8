import Combine
import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewSupport

@testable import DovetailCore
@testable import DovetailEngine

/// What lazy containers keep of rows that are out of sight.
@MainActor
@Suite("State of rows out of sight")
struct LazyStateTests {
    private final class Model: ObservableObject {
        // The tests of this suite run on the main thread.
        nonisolated(unsafe) static var count = 0
        @Published var presses = 0
        init() { Self.count += 1 }
        deinit { Self.count -= 1 }
    }

    private struct Row: View {
        let number: Int
        let log: Probe<String>
        @State private var born = UUID()
        @StateObject private var model = Model()
        var body: some View {
            Button("row \(number): \(model.presses)") {
                model.presses += 1
                log.note("\(number) \(born)")
            }
            .frame(height: 40)
            .onAppear { log.note("+\(number)") }
            .onDisappear { log.note("-\(number)") }
            .onChange(of: model.presses) { log.note("\(number) has \(model.presses)") }
        }
    }

    enum Kind: CaseIterable { case stack, grid, list }

    private struct Screen: View {
        let kind: Kind
        let log: Probe<String>
        @State var numbers = Array(0..<300)
        var body: some View {
            VStack(spacing: 0) {
                Button("fewer") { numbers.removeFirst(200) }
                Button("others") { numbers = numbers.map { $0 + 500 } }
                switch kind {
                case .stack: ScrollView { LazyVStack(spacing: 0) { rows } }
                case .grid: ScrollView { LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) { rows } }
                case .list: List { rows }
                }
            }
        }

        private var rows: some View { ForEach(numbers, id: \.self) { Row(number: $0, log: log) } }
    }

    private let middle = CGPoint(x: 150, y: 200)

    private func scroll(_ host: TestHost, by height: CGFloat) {
        host.scroll(at: middle, by: CGSize(width: 0, height: height))
    }

    @Test(
        "a row that comes back is the one that it was, and is told that it disappears and appears",
        arguments: Kind.allCases)
    func comesBack(kind: Kind) throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Screen(kind: kind, log: log) }
        try host.tap("row 2: 0")
        #expect(log.entries.filter { $0.hasPrefix("+") }.prefix(3) == ["+0", "+1", "+2"])
        let born = try #require(log.entries.first { $0.hasPrefix("2 ") && !$0.contains("has") })
        scroll(host, by: 3_000)
        #expect(!host.exists("row 2: 1"))
        #expect(log.entries.filter { $0.hasSuffix("2") && $0.count == 2 } == ["+2", "-2"])
        scroll(host, by: -3_000)
        #expect(host.exists("row 2: 1"))
        #expect(log.entries.filter { $0.hasSuffix("2") && $0.count == 2 } == ["+2", "-2", "+2"])
        try host.tap("row 2: 1")
        #expect(host.exists("row 2: 2"))
        #expect(log.entries.filter { $0 == born }.count == 2)
        #expect(log.entries.last == "2 has 2")
        host.close()
        #expect(log.entries.filter { $0 == "-2" }.count == 2)
    }

    @Test(
        "what leaves the data while it is out of sight goes, and others in its place are others",
        arguments: Kind.allCases)
    func leavesData(kind: Kind) throws {
        let before = Model.count
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Screen(kind: kind, log: log) }
        try host.tap("row 1: 0")
        for _ in 0..<5 { scroll(host, by: 350) }
        let kept = Model.count - before
        #expect(kept > 30)
        try host.tap("fewer")
        #expect(Model.count - before < 30)
        let told = log.entries.filter { $0 == "-1" }.count
        #expect(told == 1)
        scroll(host, by: -3_000)
        try host.tap("row 201: 0")
        for _ in 0..<4 { scroll(host, by: 350) }
        try host.tap("others")
        scroll(host, by: -3_000)
        #expect(host.exists("row 701: 0"))
        // As many rows as before: those of the others are looked for little by little.
        for _ in 0..<6 {
            scroll(host, by: 350)
            scroll(host, by: -350)
        }
        host.close()
        #expect(Model.count == before)
    }

    @Test("a row that scrolls sideways is found where it was left")
    func carousel() throws {
        struct Shelves: View {
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { shelf in
                            ScrollView(.horizontal) {
                                LazyHStack(spacing: 0) {
                                    ForEach(0..<50, id: \.self) { book in
                                        Text(verbatim: "\(shelf)/\(book)").frame(width: 100, height: 80)
                                    }
                                }
                            }
                            .frame(height: 80)
                        }
                    }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Shelves() }
        host.scroll(at: CGPoint(x: 150, y: 40), by: CGSize(width: 1_000, height: 0))
        let frame = try host.frame(of: "0/11")
        scroll(host, by: 4_000)
        #expect(!host.exists("0/11"))
        scroll(host, by: -4_000)
        #expect(try host.frame(of: "0/11") == frame)
        #expect(try host.frame(of: "1/0").midX == 50)
    }

    @Test("rows without state are made anew, and of those with state so many are kept")
    func limit() {
        struct Plain: View {
            let made: Probe<Int>
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<300, id: \.self) { number in
                            Text(verbatim: "\(number)").frame(height: 40).onAppear { made.note(number) }
                        }
                    }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Plain(made: Probe()) }
        let count = host.window.loop.graph.attributeCount
        for _ in 0..<10 { scroll(host, by: 350) }
        for _ in 0..<10 { scroll(host, by: -350) }
        #expect(host.window.loop.graph.attributeCount == count)

        struct Tiny: View {
            @State private var model = LazyStateTests.Token()
            var body: some View { Color.red.frame(height: 4) }
        }
        let tiny = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<5_000, id: \.self) { _ in Tiny() } } }
        }
        for _ in 0..<15 { scroll(tiny, by: 390) }
        #expect(Token.count > RestingItems.limit)
        #expect(Token.count < RestingItems.limit + 110)
    }

    private final class Token {
        // As above.
        nonisolated(unsafe) static var count = 0
        init() { Self.count += 1 }
        deinit { Self.count -= 1 }
    }
}
