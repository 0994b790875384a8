import AllocationCount
import DovetailTesting
import Foundation
import SwiftUI
import Testing
import ViewSupport

@testable import DovetailCore
@testable import DovetailEngine

/// Rows as apps have them, very many of them.
@MainActor
@Suite("Very many rich rows", .serialized)
struct RichRowTests {
    private static let count = 100_000

    /// A row with a picture, two texts, a button and a switch that is bound to the app's data.
    private struct RichRow: View {
        let number: Int
        @Binding var isOn: Bool
        @State private var presses = 0

        var body: some View {
            HStack {
                Image(systemName: "star")
                VStack(alignment: .leading) {
                    Text(verbatim: "Row \(number)")
                    Text(verbatim: "Detail").font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Button {
                    presses += 1
                } label: {
                    Text(verbatim: "Press \(number)")
                }
                Text(verbatim: "\(presses) of \(number)")
                Toggle(isOn: $isOn) { Text(verbatim: "On \(number)") }.labelsHidden()
            }
            .frame(height: number % 3 == 0 ? 60 : 44)
        }
    }

    enum Container: CaseIterable { case list, stack, grid }

    private struct Screen: View {
        let container: Container
        let made: Probe<Int>
        @State private var chosen: Set<Int> = []

        var body: some View {
            switch container {
            case .list: List { rows }
            case .stack: ScrollView { LazyVStack { rows } }
            case .grid: ScrollView { LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { rows } }
            }
        }

        private var rows: some View {
            ForEach(0..<RichRowTests.count, id: \.self) { number in
                let _ = made.note(number)
                RichRow(
                    number: number,
                    isOn: Binding {
                        chosen.contains(number)
                    } set: {
                        if $0 { chosen.insert(number) } else { chosen.remove(number) }
                    })
            }
        }
    }

    private func open(_ container: Container, _ made: Probe<Int>) -> TestHost {
        TestHost(size: CGSize(width: 800, height: 600), idiom: .desktop) { Screen(container: container, made: made) }
    }

    private let middle = CGPoint(x: 400, y: 300)

    @Test(
        "of 100,000 rich rows those in sight are made, wherever one scrolls to, and their controls work",
        arguments: Container.allCases)
    func many(container: Container) throws {
        let made = Probe<Int>()
        let host = open(container, made)
        // 600 points have room for 14 lines of 44.
        let most = container == .grid ? 32 : 18
        #expect(made.entries.count <= most)
        try host.tap("Press 3")
        #expect(host.exists("1 of 3"))
        try host.tap("On 3")
        #expect(try host.value(of: "On 3") == "1")
        made.entries = []
        host.scroll(at: middle, by: CGSize(width: 0, height: 1e9))
        #expect(host.exists("Row \(Self.count - 1)") && !host.exists("Row 3"))
        // What is thought of the lengths of lines on the way is put right in a few rounds.
        #expect(Set(made.entries).count <= 2 * most)
        try host.tap("On \(Self.count - 2)")
        #expect(try host.value(of: "On \(Self.count - 2)") == "1")
        host.scroll(at: middle, by: CGSize(width: 0, height: -1e9))
        // The app's data stays, and so does the row's own state.
        #expect(try host.value(of: "On 3") == "1")
        #expect(host.exists("1 of 3"))
    }

    @Test(
        "rows that were made on the way to the end are the same on the next way, and no more than so many are kept",
        arguments: Container.allCases)
    func memory(container: Container) {
        let host = open(container, Probe())
        func scrollAway(_ steps: Int) {
            for step in 0..<steps {
                host.scroll(at: middle, by: CGSize(width: 0, height: step < steps / 2 ? 570 : -570))
            }
            host.scroll(at: middle, by: CGSize(width: 0, height: 1e9))
            host.scroll(at: middle, by: CGSize(width: 0, height: -1e9))
        }
        scrollAway(12)
        let graph = host.window.loop.graph
        let (attributes, bytes) = (graph.attributeCount, dovetail_allocated_bytes())
        scrollAway(12)
        #expect(graph.attributeCount == attributes)
        let grown = dovetail_allocated_bytes() - bytes
        // Lengths that were measured are kept: some bytes for each line.
        #expect(grown < bytes / 10, "\(grown) bytes more than \(bytes)")
        #expect(grown < 1_500_000)
    }

    @Test("a million rows of a range open with the work for a thousand")
    func million() {
        func work(_ count: Int) -> (layouts: Int, rules: Int, rows: Int) {
            let host = TestHost(size: CGSize(width: 400, height: 600)) {
                List(0..<count, id: \.self) { Text(verbatim: "\($0)") }
            }
            return (host.statistics.layouts, host.statistics.rules, host.statistics.rowContents)
        }
        _ = work(10)
        let (few, many) = (work(1_000), work(1_000_000))
        #expect(few == many)
    }

    private final class Numbers: ObservableObject {
        @Published var numbers = Array(0..<10_000)
    }

    private struct NumberList: View {
        @ObservedObject var model: Numbers
        var body: some View {
            List(model.numbers, id: \.self) { number in
                HStack {
                    Text(verbatim: "row \(number)")
                    Spacer()
                    Text(verbatim: "\(number * 2)")
                }
            }
        }
    }

    @Test("among 10,000 rows, insertions, removals, moves and swaps animate, and cost what comes into sight")
    func changes() throws {
        let model = Numbers()
        let host = TestHost(size: CGSize(width: 400, height: 500), idiom: .desktop) { NumberList(model: model) }
        let changes: [(String, (inout [Int]) -> Void)] = [
            ("insert", { $0.insert(10_000, at: 2) }), ("remove", { $0.remove(at: 3) }),
            ("move", { $0.move(fromOffsets: [1], toOffset: 6) }), ("swap", { $0.swapAt(1, 4) }),
            ("swap far", { $0.swapAt(2, 9_990) }), ("insert out of sight", { $0.insert(10_001, at: 9_000) }),
            ("remove out of sight", { $0.remove(at: 8_000) }),
        ]
        for (name, change) in changes {
            let place = try host.frame(of: "row \(model.numbers[5])").minY
            withAnimation(.linear(duration: 1)) { change(&model.numbers) }
            host.settle()
            // A row for each that is seen may run; none for those that are not.
            #expect(host.statistics.rowContents <= 30, "\(name): \(host.statistics.rowContents) rows run")
            #expect(host.statistics.layouts <= 400, "\(name): \(host.statistics.layouts) layouts")
            #expect(host.isAnimating, "\(name)")
            host.advance(by: .seconds(2))
            #expect(!host.isAnimating)
            let places = try model.numbers.prefix(8).map { try host.frame(of: "row \($0)").minY }
            #expect(places == places.sorted() && Set(places).count == 8, "\(name)")
            #expect(try host.frame(of: "row \(model.numbers[5])").minY == place, "\(name)")
        }
    }
}
