import DovetailTesting
import Foundation
import Testing

@testable import DovetailCore
@testable import SwiftUI

/// Where a person was, and is again in the next program.
@MainActor
@Suite("Places that go on in the next program")
struct KeptPlaceTests {
    @Test("The selected tab, the path of pages and an open sheet stay, with what is on them")
    func pages() throws {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        struct Pages: View {
            @State private var tab = "First"
            @State private var path: [Int] = []
            @State private var isSheetShown = false
            var body: some View {
                TabView(selection: $tab) {
                    Text("One").tabItem { Text("First") }.tag("First")
                    NavigationStack(path: $path) {
                        NavigationLink("Go on", value: 7)
                            .navigationDestination(for: Int.self) { number in
                                VStack {
                                    Counter(name: "Page \(number)")
                                    Button("Show") { isSheetShown = true }
                                }
                            }
                    }
                    .tabItem { Text("Second") }
                    .tag("Second")
                }
                .sheet(isPresented: $isSheetShown) { Counter(name: "Sheet") }
            }
        }
        let losses = try NextProgram.shows(Pages(), size: CGSize(width: 500, height: 600)) { host in
            try host.tap("Second")
            try host.tap("Go on")
            try host.tap("Page 7 0")
            try host.tap("Show")
            host.advance(by: .seconds(1))
            try host.tap("Sheet 0")
            try host.tap("Sheet 1")
        } look: { host in
            host.advance(by: .seconds(1))
            #expect(host.exists("Sheet 2"))
            host.press(.escape)
            host.advance(by: .seconds(1))
            #expect(!host.exists("Sheet 2") && host.exists("Page 7 1"), "\(host.tree)")
            #expect(host.tree.contains("Second"), "\(host.tree)")
        }
        #expect(losses == [])
    }

    @Test("The field with the keyboard has it again, with its text, the caret's place, and the state that tells of it")
    func focus() throws {
        struct Fields: View {
            @State private var name = ""
            @State private var place = ""
            @FocusState private var focus: String?
            var body: some View {
                VStack {
                    TextField("Name", text: $name).focused($focus, equals: "name")
                    TextField("Place", text: $place).focused($focus, equals: "place")
                    Text("Focus: \(focus ?? "none")")
                }
            }
        }
        try NextProgram.shows(Fields()) { host in
            try host.type("Ann", into: "Name")
            try host.type("Olo", into: "Place")
            host.press(.left, times: 2)
            #expect(host.exists("Focus: place"))
        } look: { host in
            #expect(host.exists("Focus: place"))
            try host.type("s")
            let (name, place) = (try host.value(of: "Name"), try host.value(of: "Place"))
            #expect(name == "Ann" && place == "Oslo")
        }
    }

    @Test("What is selected in a text is selected again, as far as the text is as long")
    func selection() throws {
        struct Field: View {
            @State private var name: String
            init(name: String) { _name = State(initialValue: name) }
            var body: some View { TextField("Name", text: $name) }
        }
        try NextProgram.shows(Field(name: "one two")) { host in
            try host.tap("Name")
            host.press(.home)
            host.press(.right, times: 4)
            host.press(.end, modifiers: .shift)
        } look: { host in
            try host.type("three")
            let text = try host.value(of: "Name")
            #expect(text == "one three")
        }
        // A text that is shorter now ends the selection.
        struct Shown: View {
            let text: String
            var body: some View { TextField("Name", text: .constant(text)) }
        }
        try NextProgram.follows(Shown(text: "one two"), by: Shown(text: "one")) { host in
            try host.tap("Name")
            host.press(.end)
        } look: { host in
            let text = try #require(host.window.focusedResponder as? any TextInputResponder)
            #expect(text.selection == 3..<3)
        }
    }

    private struct Rows: View {
        let height: CGFloat
        var numbers = Array(0..<10_000)
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(numbers, id: \.self) { Text(verbatim: "Row \($0)").frame(height: height) }
                }
            }
        }
    }

    /// The rows that are to be seen, from the top.
    private func seen(_ host: TestHost) throws -> [String] {
        try host.texts.filter { try host.frame(of: $0).maxY > 0.5 && host.frame(of: $0).minY < 299.5 }
    }

    @Test(
        "The first row in sight of 10,000 is the first again, where rows have become higher, lower, or have others before them"
    )
    func firstRow() throws {
        func use(_ host: TestHost) throws {
            host.scroll(at: CGPoint(x: 200, y: 150), by: CGSize(width: 0, height: 4000 * 30))
            let first = try seen(host).first
            #expect(first == "Row 4000")
        }
        for height in [30, 55, 22] as [CGFloat] {
            try NextProgram.follows(Rows(height: 30), by: Rows(height: height), use: use) { host in
                let first = try seen(host).first
                #expect(first == "Row 4000", "of a height of \(height)")
            }
        }
        try NextProgram.follows(
            Rows(height: 30), by: Rows(height: 30, numbers: Array(-500..<10_000)), use: use
        ) { host in
            let first = try seen(host).first
            #expect(first == "Row 4000")
        }
    }

    @Test("Content that is no rows stays where it was scrolled to, along both axes, and each scroll view by itself")
    func scrolledContent() throws {
        struct Wide: View {
            let name: String
            var body: some View {
                ScrollView([.horizontal, .vertical]) { Text(name).frame(width: 2000, height: 2000) }
                    .frame(width: 200, height: 300)
            }
        }
        let both = HStack(spacing: 0) {
            Wide(name: "Left")
            Wide(name: "Right")
        }
        var places: [CGRect] = []
        try NextProgram.shows(both) { host in
            host.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: 300))
            host.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 100, height: 0))
            host.scroll(at: CGPoint(x: 300, y: 150), by: CGSize(width: 0, height: 50))
            places = [try host.frame(of: "Left"), try host.frame(of: "Right")]
            // Each text is in the middle of its content.
            let middles = places.flatMap { [$0.midX, $0.midY] }
            #expect(zip(middles, [900, 700, 1200, 950]).allSatisfy { abs($0 - $1) < 1 }, "\(middles)")
        } look: { host in
            let now = [try host.frame(of: "Left"), try host.frame(of: "Right")]
            #expect(places == now)
        }
    }
}
