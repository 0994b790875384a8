import Foundation
import SwiftUI
import Testing

@testable import DovetailTesting

/// Lists make the rows that are in sight.
@MainActor
@Suite("Lists of many rows")
struct LazyListTests {
    private struct Numbers: View {
        let count: Int
        var made: Probe<Int>?
        @State private var selection: Int?
        var body: some View {
            List(selection: $selection) {
                Section("Numbers") {
                    ForEach(0..<count, id: \.self) { number in
                        let _ = made?.note(number)
                        Text(verbatim: "row \(number)")
                    }
                }
                Section("End") { Text("last") }
            }
            .overlay(alignment: .bottom) { Text(verbatim: "selected \(selection ?? -1)") }
        }
    }

    private let middle = CGPoint(x: 150, y: 150)

    private func host(_ view: some View, idiom: Idiom = .pad) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 300), idiom: idiom) { view }
    }

    @Test("of 100,000 rows those in sight are made", arguments: Idiom.allCases)
    func many(idiom: Idiom) {
        let made = Probe<Int>()
        let host = host(Numbers(count: 100_000, made: made), idiom: idiom)
        #expect(host.exists("row 0") && host.exists("row 3") && !host.exists("row 40"))
        #expect(made.entries.count < 20)
        host.scroll(at: middle, by: CGSize(width: 0, height: 1e9))
        #expect(host.exists("row 99999") && host.exists("last") && !host.exists("row 0"))
        #expect(made.entries.count < 40)
    }

    @Test("the keys select rows that were out of sight, and scroll to them")
    func keys() throws {
        let host = host(Numbers(count: 1_000), idiom: .desktop)
        try host.tap("row 2")
        #expect(host.exists("selected 2"))
        host.press(.down, times: 40)
        #expect(host.exists("selected 42") && host.exists("row 42"))
        host.press(.end)
        #expect(host.exists("row 999"))
        host.press(.home)
        #expect(host.exists("selected 0") && host.exists("row 0"))
    }

    private struct Stateful: View {
        struct Row: View {
            let number: Int
            @State private var isOn = false
            var body: some View { Toggle("row \(number)", isOn: $isOn) }
        }
        var body: some View { List { ForEach(0..<500, id: \.self) { Row(number: $0) } } }
    }

    @Test("a row that comes back into sight has its state, and a way that was gone before makes nothing that stays")
    func rowsOutOfSight() throws {
        let host = host(Stateful())
        try host.tap("row 2")
        #expect(try host.value(of: "row 2") == "1")
        func count() -> Int { host.window.loop.graph.attributeCount }
        host.scroll(at: middle, by: CGSize(width: 0, height: 5_000))
        host.scroll(at: middle, by: CGSize(width: 0, height: -5_000))
        #expect(try host.value(of: "row 2") == "1")
        host.scroll(at: middle, by: CGSize(width: 0, height: 1_000))
        host.scroll(at: middle, by: CGSize(width: 0, height: -1_000))
        let before = count()
        for _ in 0..<10 {
            host.scroll(at: middle, by: CGSize(width: 0, height: 1_000))
            host.scroll(at: middle, by: CGSize(width: 0, height: -1_000))
        }
        #expect(count() == before)
    }

    private struct Edited: View {
        @State private var numbers = Array(0..<5_000)
        @State private var selection: Set<Int> = []
        var body: some View {
            VStack(spacing: 0) {
                List(selection: $selection) {
                    ForEach(numbers, id: \.self) { Text(verbatim: "row \($0)") }
                        .onDelete { numbers.remove(atOffsets: $0) }
                }
                Text(verbatim: "\(numbers.count) left, \(selection.count) selected")
            }
        }
    }

    @Test("everything is selected and deleted, whatever of it is made")
    func all() throws {
        let host = host(Edited(), idiom: .desktop)
        try host.tap("row 3")
        host.press(.character("a"), modifiers: .control)
        #expect(host.exists("5000 left, 5000 selected"))
        try host.tap("row 3")
        host.press(.down, times: 30, modifiers: .shift)
        #expect(host.exists("5000 left, 31 selected"))
        host.press(.delete)
        host.advance(by: .seconds(1))
        #expect(host.exists("4969 left, 31 selected"))
        #expect(!host.exists("row 33"))
    }

    @Test("headers of a plain list stay at the top while their section is in sight")
    func headers() throws {
        let host = host(
            List {
                ForEach(0..<20, id: \.self) { section in
                    Section {
                        ForEach(0..<10, id: \.self) { Text(verbatim: "row \(section) \($0)").frame(height: 30) }
                    } header: {
                        Text(verbatim: "header \(section)")
                    }
                }
            }
            .listStyle(.plain))
        let top = try host.frame(of: "header 0").minY
        host.scroll(at: middle, by: CGSize(width: 0, height: 200))
        #expect(try host.frame(of: "header 0").minY == top)
        #expect(!host.exists("row 0 0"))
    }

    @Test("all rows of a form are there, also those out of sight")
    func form() {
        let host = host(Form { ForEach(0..<60, id: \.self) { Text(verbatim: "row \($0)") } })
        #expect(host.texts.count == 60)
    }
}
