import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewSupport

/// Containers whose rows' ids repeat, as those of `ForEach(values, id: \.self)` over equal values do: every row is shown, and nothing ends the app.
@MainActor
@Suite("Ids that repeat")
struct RepeatedIDTests {
    enum Kind: CaseIterable {
        case vStack, several, lazyVStack, lazySeveral, list, selectionList, form, grid, lazyGrid, picker, segments,
            wheel, tabs, pages, menu, sections
    }

    private struct Cell: View {
        let number: Int
        @State private var count = 0
        var body: some View { Text("n\(number)").onTapGesture { count += 1 } }
    }

    private struct Screen: View {
        @ObservedObject var numbers: Model<[Int]>
        let kind: Kind
        @State private var choice = 1
        @State private var choices: Set<Int> = []

        private var rows: some DynamicViewContent { ForEach(numbers.value, id: \.self) { Cell(number: $0) } }
        private var several: some View {
            ForEach(numbers.value, id: \.self) { number in
                Cell(number: number)
                if number > 1 { Text("big") }
            }
        }

        var body: some View {
            switch kind {
            case .vStack: VStack { rows }
            case .several: VStack { several }
            case .lazyVStack: ScrollView { LazyVStack { rows } }
            case .lazySeveral: ScrollView { LazyVStack { several } }
            case .list: List { rows.onDelete { numbers.value.remove(atOffsets: $0) } }
            case .selectionList: List(selection: $choices) { rows }
            case .form: Form { Section("Numbers") { several } }
            case .grid:
                Grid {
                    ForEach(numbers.value, id: \.self) { number in
                        GridRow {
                            Cell(number: number); Text("x")
                        }
                    }
                }
            case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
            case .picker: Picker("Number", selection: $choice) { rows }
            case .segments: Picker("Number", selection: $choice) { rows }.pickerStyle(.segmented)
            case .wheel: Picker("Number", selection: $choice) { rows }.pickerStyle(.wheel)
            case .tabs: TabView(selection: $choice) { rows.tabItem { Text("tab") } }
            case .pages: TabView(selection: $choice) { rows }.tabViewStyle(.page)
            case .menu: Menu("Menu") { rows }
            case .sections:
                List {
                    ForEach(numbers.value, id: \.self) { number in
                        Section("head \(number)") { ForEach([number, number], id: \.self) { Cell(number: $0) } }
                    }
                }
            }
        }

        /// The texts of all rows of a kind that shows all of them.
        static func texts(_ kind: Kind, _ numbers: [Int]) -> [String]? {
            switch kind {
            case .vStack, .lazyVStack, .list, .selectionList: numbers.map { "n\($0)" }
            case .several, .lazySeveral: numbers.flatMap { $0 > 1 ? ["n\($0)", "big"] : ["n\($0)"] }
            default: nil
            }
        }
    }

    @Test("random changes of values that repeat, in each kind of container", arguments: Kind.allCases)
    func random(kind: Kind) throws {
        var chance = SeededGenerator(seed: SeededGenerator.chosenSeed(for: "repeated ids \(kind)"))
        let numbers = Model([1, 2, 1, 3, 1])
        let host = TestHost(size: CGSize(width: 400, height: 700)) { Screen(numbers: numbers, kind: kind) }
        if kind == .menu { try host.tap("Menu") }
        for step in 0..<60 {
            let next = (0..<Int.random(in: 0...7, using: &chance)).map { _ in Int.random(in: 0...2, using: &chance) }
            switch step % 3 {
            case 0: numbers.value = next
            case 1: withAnimation { numbers.value = next }
            default:
                var changed = numbers.value
                if changed.isEmpty || Bool.random(using: &chance) {
                    changed.insert(
                        .random(in: 0...2, using: &chance), at: .random(in: 0...changed.count, using: &chance))
                } else {
                    changed.remove(at: .random(in: 0..<changed.count, using: &chance))
                }
                numbers.value = changed
            }
            host.advance(by: .milliseconds(step % 4 == 0 ? 1_000 : 30))
            if let texts = Screen.texts(kind, numbers.value), step % 4 == 0 {
                #expect(host.texts == texts, "step \(step)")
            }
        }
        host.advance(by: .seconds(2))
        if let texts = Screen.texts(kind, numbers.value) { #expect(host.texts == texts) }
    }

    @Test("all changes between lists of up to three values that are one of two", arguments: [Kind.vStack, .lazyVStack])
    func allSmallChanges(kind: Kind) {
        let lists = (0...3).flatMap { count in
            (0..<(1 << count)).map { bits in (0..<count).map { bits >> $0 & 1 } }
        }
        let numbers = Model<[Int]>([])
        let host = TestHost { Screen(numbers: numbers, kind: kind) }
        for from in lists {
            for to in lists {
                for list in [from, to] {
                    numbers.value = list
                    host.settle()
                    #expect(host.texts == list.map { "n\($0)" }, "\(from) to \(to)")
                }
            }
        }
    }

    @Test("a row of a value that stands there twice keeps its state while others come and go after it")
    func state() throws {
        struct Counted: View {
            let number: Int
            @State private var count = 0
            var body: some View { Button("\(number)=\(count)") { count += 1 } }
        }
        struct Counts: View {
            @ObservedObject var numbers: Model<[Int]>
            var body: some View { VStack { ForEach(numbers.value, id: \.self) { Counted(number: $0) } } }
        }
        let numbers = Model([1])
        let host = TestHost { Counts(numbers: numbers) }
        try host.tap("1=0")
        try host.tap("1=1")
        numbers.value = [1, 1]
        host.settle()
        try host.tap("1=0")
        let before = ["1=2", "1=1"]
        #expect(host.texts == before)
        numbers.value = [1, 1, 2, 1]
        host.settle()
        #expect(host.texts == before + ["2=0", "1=0"])
        numbers.value = [3, 1, 1]
        host.settle()
        #expect(host.texts == ["3=0"] + before)
    }
}
