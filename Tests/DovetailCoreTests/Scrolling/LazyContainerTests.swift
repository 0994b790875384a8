import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewSupport

@testable import DovetailCore
@testable import DovetailEngine

@MainActor
@Suite("Lazy containers")
struct LazyContainerTests {
    private let middle = CGPoint(x: 150, y: 100)

    private func host(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 200), content: content)
    }

    private struct Numbers: View {
        let count: Int
        var made: Probe<Int>?
        var log: Probe<String>?
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { number in
                        let _ = made?.note(number)
                        Text(verbatim: "row \(number)")
                            .frame(height: 40)
                            .onAppear { log?.note("+\(number)") }
                            .onDisappear { log?.note("-\(number)") }
                    }
                }
            }
        }
    }

    @Test("of a million rows those in sight are made, and one more", arguments: [1_000, 1_000_000])
    func million(count: Int) {
        let made = Probe<Int>()
        let host = host { Numbers(count: count, made: made) }
        #expect(host.texts == (0..<6).map { "row \($0)" })
        #expect(Set(made.entries) == Set(0..<6))
        #expect(made.entries.count == 6)
        host.scroll(at: middle, by: CGSize(width: 0, height: CGFloat(count) * 40))
        #expect(host.texts == (count - 6..<count).map { "row \($0)" })
        #expect(made.entries.count == 12)
    }

    @Test("rows appear and disappear as they come into sight and leave it")
    func appearance() {
        let log = Probe<String>()
        let host = host { Numbers(count: 100, log: log) }
        #expect(log.entries == (0..<6).map { "+\($0)" })
        host.scroll(at: middle, by: CGSize(width: 0, height: 80))
        #expect(Set(log.entries.dropFirst(6)) == ["+6", "+7", "-0"])
    }

    private struct Stateful: View {
        struct Row: View {
            let number: Int
            @State private var isOn = false
            var body: some View {
                Toggle("row \(number)", isOn: $isOn).frame(height: 40).accessibilityIdentifier("\(number)")
            }
        }
        var body: some View {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(number: $0) } } }
        }
    }

    @Test("a row keeps its state while it is in sight, and when it comes back into sight")
    func state() throws {
        let host = host { Stateful() }
        try host.tap("row 2")
        host.scroll(at: middle, by: CGSize(width: 0, height: 60))
        #expect(try host.value(of: "row 2") == "1")
        host.scroll(at: middle, by: CGSize(width: 0, height: 2_000))
        #expect(!host.exists("row 2"))
        host.scroll(at: middle, by: CGSize(width: 0, height: -2_060))
        #expect(try host.value(of: "row 2") == "1")
        try host.tap("row 2")
        #expect(try host.value(of: "row 2") == "0")
    }

    private struct Heights: View {
        @State var tall: Set<Int> = []
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 2) {
                    ForEach(0..<200, id: \.self) { number in
                        Color.red
                            .frame(height: CGFloat(20 + number * 7 % 40 + (tall.contains(number) ? 60 : 0)))
                            .accessibilityIdentifier("row \(number)")
                            .onTapGesture { tall.insert(number) }
                    }
                }
            }
        }
    }

    /// Rows follow one another without gaps and cover what is in sight.
    private func expectWhole(_ host: TestHost, spacing: CGFloat = 2, height: CGFloat = 200) throws {
        let shown = (0..<200).filter { host.exists("row \($0)") }
        let frames = try shown.map { try host.frame(of: "row \($0)") }
        #expect(shown == Array(shown[0]...shown.last!))
        for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(abs(lower.minY - upper.maxY - spacing) < 0.01) }
        #expect(frames[0].minY <= 0.01 || shown[0] == 0)
        #expect(frames.last!.maxY >= height - 0.01 || shown.last == 199)
    }

    @Test("rows of different heights follow one another wherever one scrolls to, and all are reached")
    func heights() throws {
        let host = host { Heights() }
        try expectWhole(host)
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<60 {
            host.scroll(
                at: middle, by: CGSize(width: 0, height: CGFloat(Int.random(in: -900...1_200, using: &generator))))
            try expectWhole(host)
        }
        host.scroll(at: middle, by: CGSize(width: 0, height: 100_000))
        host.scroll(at: middle, by: CGSize(width: 0, height: 100_000))
        #expect(try abs(host.frame(of: "row 199").maxY - 200) < 0.01)
        host.scroll(at: middle, by: CGSize(width: 0, height: -100_000))
        host.scroll(at: middle, by: CGSize(width: 0, height: -100_000))
        #expect(try abs(host.frame(of: "row 0").minY) < 0.01)
    }

    @Test("what is in sight stays where it is while rows before it turn out to be of other heights")
    func anchored() throws {
        let host = host { Heights() }
        host.scroll(at: middle, by: CGSize(width: 0, height: 100_000))
        var last = (0..<200).last { host.exists("row \($0)") }!
        for _ in 0..<60 {
            let before = try host.frame(of: "row \(last)").minY
            host.scroll(at: middle, by: CGSize(width: 0, height: -30))
            let after = try host.frame(of: "row \(last)").minY
            #expect(abs(after - before - 30) < 0.01)
            last = (0..<200).last { host.exists("row \($0)") }! - 1
            try expectWhole(host)
        }
    }

    private struct Editable: View {
        @State var numbers = Array(0..<100)
        var body: some View {
            VStack(spacing: 0) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(numbers, id: \.self) { number in
                            Color.red.frame(height: 40).accessibilityIdentifier("row \(number)")
                        }
                    }
                }
                Button("insert") { numbers.insert(1_000, at: 1) }
                Button("remove") { numbers.removeFirst(3) }
                Button("clear") { numbers = [] }
                Button("refill") { numbers = Array(500..<600) }
            }
        }
    }

    @Test("rows come, go and move with the data")
    func edits() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Editable() }
        try host.tap("insert")
        #expect(try host.frame(of: "row 1000").minY == 40)
        #expect(try host.frame(of: "row 1").minY == 80)
        try host.tap("remove")
        #expect(try host.frame(of: "row 2").minY == 0)
        try host.tap("clear")
        #expect(!host.exists("row 2"))
        try host.tap("refill")
        #expect(try host.frame(of: "row 501").minY == 40)
    }

    private struct Shrinking: View {
        @State var numbers = Array(0..<100)
        var body: some View {
            VStack(spacing: 0) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(numbers, id: \.self) { number in
                            Color.red.frame(height: 40).accessibilityIdentifier("row \(number)")
                        }
                    }
                }
                .frame(height: 200)
                Button("remove") { withAnimation(.linear(duration: 1)) { numbers.removeFirst(3) } }
                Button("remove later") { withAnimation(.linear(duration: 1)) { numbers.removeSubrange(20..<23) } }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    @Test("rows that come into sight when others are removed slide in with the rest, and do not fade in")
    func slidingIn() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Shrinking() }
        func place(_ row: Int) throws -> CGFloat { try host.presentation(of: "row \(row)").frame.minY }
        try host.tap("remove")
        #expect(try abs(place(7) - 280) < 1)
        #expect(try abs(place(4) - 160) < 1)
        host.advance(by: .milliseconds(500))
        // Rows 0 to 4 were in sight, and 5 was made; 6 and 7 come. All move by 120 in a second.
        for row in 3...7 { #expect(try abs(place(row) - CGFloat(40 * row - 60)) < 1, "row \(row)") }
        #expect(try host.presentation(of: "row 7").opacity == 1)
        host.advance(by: .milliseconds(600))
        for row in 3...7 { #expect(try place(row) == CGFloat(40 * row - 120)) }
        // Nothing moves when rows out of sight go.
        try host.tap("remove later")
        host.advance(by: .milliseconds(500))
        for row in 3...7 { #expect(try place(row) == CGFloat(40 * row - 120)) }
    }

    private struct Fields: View {
        @State private var texts = (0..<200).map { "text \($0)" }
        @State private var isShort = false
        let log: Probe<String>
        var body: some View {
            VStack(spacing: 0) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<(isShort ? 1 : 200), id: \.self) { number in
                            TextField("field \(number)", text: $texts[number]).frame(height: 40)
                                .onDisappear { log.note("-\(number)") }
                        }
                    }
                }
                .frame(height: 200)
                Button("shorten") { isShort = true }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    @Test(
        "a field that is edited goes on being edited while it is out of sight, and goes when the keyboard has left it")
    func editingOutOfSight() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Fields(log: log) }
        try host.type("new", into: "field 2")
        for _ in 0..<5 { host.scroll(at: middle, by: CGSize(width: 0, height: 900)) }
        #expect(host.focused == "field 2" && !log.entries.contains("-2"))
        #expect(try host.frame(of: "field 2").maxY < -4_000)
        try host.type("er")
        // What is between is not made.
        #expect(host.texts.count < 12 && !host.exists("field 3") && host.exists("field 114"))
        host.scroll(at: middle, by: CGSize(width: 0, height: -4_500))
        #expect(try host.value(of: "field 2") == "newer")
        #expect(try abs(host.frame(of: "field 2").midY - 100) < 1)
        host.scroll(at: middle, by: CGSize(width: 0, height: 2_000))
        try host.tap("field 52")
        host.scroll(at: middle, by: CGSize(width: 0, height: 40))
        #expect(host.focused == "field 52" && log.entries.contains("-2") && !host.exists("field 2"))
        // A row whose data goes takes the keyboard along.
        host.scroll(at: middle, by: CGSize(width: 0, height: -3_000))
        #expect(host.focused == "field 52")
        try host.tap("shorten")
        #expect(host.focused == nil && host.exists("field 0"))
    }

    private struct Far: View {
        let anchor: UnitPoint?
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<10_000, id: \.self) { number in
                                Color.red.frame(height: CGFloat(30 + number % 5 * 10))
                                    .accessibilityIdentifier("row \(number)")
                            }
                        }
                    }
                    .frame(height: 200)
                    Button("go") { proxy.scrollTo(7_000, anchor: anchor) }
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
    }

    @Test("a program scrolls to a row that was never made", arguments: [nil, UnitPoint.top, .center, .bottom])
    func scrollTo(anchor: UnitPoint?) throws {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Far(anchor: anchor) }
        try host.tap("go")
        let frame = try host.frame(of: "row 7000")
        #expect(frame.height == 30)
        switch anchor {
        case .top: #expect(abs(frame.minY) < 0.01)
        case .center: #expect(abs(frame.midY - 100) < 0.01)
        case .bottom: #expect(abs(frame.maxY - 200) < 0.01)
        default: #expect(frame.minY >= -0.01 && frame.maxY <= 200.01)
        }
    }

    @Test("headers stay at the top while their section is in sight, and footers at the bottom")
    func pinned() throws {
        let host = host {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<20, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { row in
                                Color.red.frame(height: 40).accessibilityIdentifier("row \(section) \(row)")
                            }
                        } header: {
                            Color.blue.frame(height: 20).accessibilityIdentifier("header \(section)")
                        } footer: {
                            Color.green.frame(height: 10).accessibilityIdentifier("footer \(section)")
                        }
                    }
                }
            }
        }
        #expect(try host.frame(of: "header 0").minY == 0)
        #expect(try host.frame(of: "row 0 0").minY == 20)
        #expect(try host.frame(of: "footer 0").maxY == 200)
        host.scroll(at: middle, by: CGSize(width: 0, height: 150))
        #expect(try host.frame(of: "header 0").minY == 0)
        #expect(!host.exists("row 0 0"))
        // Of section 0, 430 long, 15 are left: its header is pushed out.
        host.scroll(at: middle, by: CGSize(width: 0, height: 265))
        #expect(try abs(host.frame(of: "header 0").maxY - 15) < 0.01)
        #expect(try abs(host.frame(of: "header 1").minY - 15) < 0.01)
        host.scroll(at: middle, by: CGSize(width: 0, height: 4_000))
        let section = (415 + 4_000) / 430
        #expect(try abs(host.frame(of: "header \(section)").minY) < 0.01)
    }

    @Test("a lazy grid makes the lines in sight, and a section's header has a line of its own")
    func grid() throws {
        let made = Probe<Int>()
        let host = host {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(100), spacing: 10), GridItem(.fixed(100))], spacing: 5) {
                    Section("Numbers") {
                        ForEach(0..<100_000, id: \.self) { number in
                            let _ = made.note(number)
                            Color.red.frame(height: 45).accessibilityIdentifier("cell \(number)")
                        }
                    }
                }
            }
        }
        #expect(made.entries.count < 16)
        let (first, second) = try (host.frame(of: "cell 0"), host.frame(of: "cell 1"))
        #expect(first.minX == 45 && second.minX == 155 && first.minY == second.minY)
        #expect(try host.frame(of: "Numbers").maxY <= first.minY - 5)
        #expect(try host.frame(of: "cell 2").minY == first.minY + 50)
        host.scroll(at: middle, by: CGSize(width: 0, height: 10_000_000))
        #expect(try host.frame(of: "cell 99999").maxY == 200)
    }

    @Test("a horizontal row makes what is in sight, also from right to left", arguments: [false, true])
    func horizontal(isMirrored: Bool) throws {
        let made = Probe<Int>()
        let host = host {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<10_000, id: \.self) { number in
                        let _ = made.note(number)
                        Color.red.frame(width: 50).accessibilityIdentifier("cell \(number)")
                    }
                }
            }
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
        #expect(made.entries.count < 20)
        host.scroll(at: middle, by: CGSize(width: 1_000, height: 0))
        #expect(made.entries.count < 40)
        #expect((0..<10_000).filter { host.exists("cell \($0)") }.count < 12)
    }

    @Test("from right to left a horizontal row begins at the right, and goes on to the left")
    func mirrored() throws {
        let host = host {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { number in
                        Color.red.frame(width: 60).accessibilityIdentifier("cell \(number)")
                    }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        func shown() -> [Int] { (0..<1_000).filter { host.exists("cell \($0)") } }
        #expect(shown() == [0, 1, 2, 3, 4, 5])
        #expect(try host.frame(of: "cell 0").minX == 240)
        #expect(try host.frame(of: "cell 4").minX == 0)
        host.scroll(at: middle, by: CGSize(width: -600, height: 0))
        #expect(shown() == [9, 10, 11, 12, 13, 14, 15])
        #expect(try host.frame(of: "cell 10").minX == 240)
        host.scroll(at: middle, by: CGSize(width: -100_000, height: 0))
        #expect(try host.frame(of: "cell 999").minX == 0)
        host.scroll(at: middle, by: CGSize(width: 100_000, height: 0))
        #expect(try host.frame(of: "cell 0").minX == 240)
    }

    @Test(
        "from right to left, cells that turn out to be of other widths than was thought leave those in sight where they are"
    )
    func mirroredLengths() throws {
        let host = host {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<200, id: \.self) { number in
                        Color.red.frame(width: CGFloat(20 + number * 7 % 50)).accessibilityIdentifier("cell \(number)")
                    }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        var last: (cell: Int, place: CGFloat)?
        for _ in 0..<20 {
            host.scroll(at: middle, by: CGSize(width: -100, height: 0))
            if let last { #expect(abs(try host.frame(of: "cell \(last.cell)").minX - (last.place + 100)) < 0.01) }
            let shown = (0..<200).filter { host.exists("cell \($0)") }
            let cell = try #require(try shown.first { try (0..<200).contains(host.frame(of: "cell \($0)").minX) })
            last = (cell, try host.frame(of: "cell \(cell)").minX)
        }
    }

    @Test("in a vertical scroll view a horizontal one shows its own part, and rows out of sight make nothing")
    func nested() {
        let made = Probe<Int>()
        let host = host {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<1_000, id: \.self) { column in
                                    let _ = made.note(row)
                                    Color.red.frame(width: 100, height: 50)
                                }
                            }
                        }
                        .frame(height: 50)
                    }
                }
            }
        }
        _ = host
        #expect(made.entries.count <= 6 * 5)
    }

    @Test("rows outside of a scroll view are made as far as the window goes")
    func window() {
        let host = host {
            LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { Text("row \($0)").frame(height: 40) } }
        }
        #expect(host.texts.count < 12)
    }

    @Test("data that is empty, has equal ids, or rows without height make no trouble")
    func hostile() {
        let empty = host { ScrollView { LazyVStack { ForEach([Int](), id: \.self) { Text("\($0)") } } } }
        #expect(empty.texts.isEmpty)
        let equal = host { ScrollView { LazyVStack { ForEach([1, 1, 2, 1], id: \.self) { Text("\($0)") } } } }
        #expect(equal.texts == ["1", "1", "2", "1"])
        let flat = host {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<500, id: \.self) { _ in Color.red.frame(height: 0) } } }
        }
        flat.scroll(at: middle, by: CGSize(width: 0, height: 10))
        let huge = host {
            ScrollView {
                LazyVStack(spacing: .nan) {
                    ForEach(0..<50, id: \.self) { Text("\($0)").frame(height: $0 % 2 == 0 ? .infinity : 1e9) }
                }
            }
        }
        huge.scroll(at: middle, by: CGSize(width: 0, height: 1e12))
        #expect(huge.texts.count < 50)
    }

    @Test("rows that ask where they are may be let go of by the very question, however far one scrolls at once")
    func rowsThatAsk() {
        struct Asking: View {
            let number: Int
            @State private var isOn = false
            @Environment(\.colorScheme) private var scheme
            var body: some View {
                GeometryReader { proxy in
                    let place = proxy.frame(in: .global).minY
                    Text("\(number)").opacity(place > 50 ? 1 : 0.5).foregroundStyle(
                        scheme == .dark || isOn ? .red : .blue
                    )
                    .offset(x: proxy.frame(in: .named("scroll")).midY / 20)
                }
                .frame(height: 30)
                .visualEffect { view, proxy in view.opacity(proxy.frame(in: .global).minY > 20 ? 1 : 0.3) }
                .scrollTransition { view, phase in view.scaleEffect(phase.isIdentity ? 1 : 0.9) }
                .onGeometryChange(for: Bool.self) {
                    $0.frame(in: .global).minY > 0
                } action: {
                    isOn = $0
                }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 300)) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1_000) { Asking(number: $0) } }
            }
            .coordinateSpace(.named("scroll"))
        }
        var expected = 0
        for step in [40, 1_000, -300, 12_000, -9_000, 29_700, -200, -29_700] {
            host.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: step))
            expected = min(max(0, expected + step), 29_700)
            #expect(host.exists("\(expected / 30 + 1)"), "at \(expected)")
            host.advance(by: .milliseconds(30))
        }
    }
}
