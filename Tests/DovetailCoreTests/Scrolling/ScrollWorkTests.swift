import DovetailTesting
import Foundation
import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// What happens in a window costs what is in sight, however many rows there are.
@MainActor
@Suite("Work while scrolling", .serialized)
struct ScrollWorkTests {
    enum Kind: String, CaseIterable {
        case list, lazyVStack, lazyVGrid, conditionalRows, sections, table
    }

    private struct Item: Identifiable {
        let id: Int
        var name: String { "Row \(id)" }
    }

    private struct Screen: View {
        let kind: Kind
        let count: Int
        var body: some View {
            switch kind {
            case .list: List(0..<count, id: \.self) { row($0) }
            case .lazyVStack: ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { row($0) } } }
            case .lazyVGrid:
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                        ForEach(0..<count, id: \.self) { row($0) }
                    }
                }
            case .conditionalRows:
                List(0..<count, id: \.self) { number in
                    if number % 7 != 3 { row(number) }
                }
            case .sections:
                List {
                    Section("First") { ForEach(0..<count, id: \.self) { row($0) } }
                    Section("Last") { Text("end") }
                }
            case .table: Table((0..<count).map(Item.init)) { TableColumn("Name", value: \.name) }
            }
        }

        private func row(_ number: Int) -> some View {
            Text(number % 3 == 0 ? "Row \(number), whose text is longer than that of others" : "Row \(number)")
                .onTapGesture {}
                .contextMenu { Button("Delete") {} }
        }
    }

    /// What an action costs, in counts.
    private struct Work: Equatable, CustomStringConvertible {
        let name: String
        let counts: [Int]
        var description: String { "\(name) \(counts)" }
    }

    private func work(_ kind: Kind, _ size: CGSize, _ count: Int) -> [Work] {
        let host = TestHost(size: size, idiom: .phone) { Screen(kind: kind, count: count) }
        defer { host.close() }
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        var works: [Work] = []
        func note(_ name: String, _ body: () -> Void) {
            let visited = HitTesting.nodesVisited
            body()
            let work = host.statistics
            works.append(
                Work(
                    name: name,
                    counts: [
                        work.totalBodies, work.layouts, work.displayItems, work.hostOperations, work.rules,
                        work.inputsVerified, work.rowContents, work.listElements, HitTesting.nodesVisited - visited,
                    ]))
        }
        note("tick") { host.advance(by: .milliseconds(100)) }
        note("press") { host.hold(at: middle) }
        note("release") { host.release() }
        note("step") { host.scroll(at: middle, by: CGSize(width: 0, height: 30)) }
        note("far") { host.scroll(at: middle, by: CGSize(width: 0, height: 900)) }
        note("swipe") {
            host.swipe(from: middle, to: CGPoint(x: middle.x, y: middle.y - 20), duration: .milliseconds(200))
        }
        note("coming to rest") { host.advance(by: .seconds(2)) }
        note("long press") { host.longPress(at: middle) }
        note("end") { host.advance(by: .seconds(1)) }
        return works
    }

    nonisolated static let windows = [
        CGSize(width: 400, height: 300), CGSize(width: 50, height: 520), CGSize(width: 8, height: 30),
    ]

    @Test(
        "what ticks, presses, steps of scrolling and long presses cost does not depend on the number of rows",
        arguments: Kind.allCases, windows)
    func work(kind: Kind, size: CGSize) {
        #expect(work(kind, size, 1_000) == work(kind, size, 10_000))
    }
}
