import DovetailCore
import Observation
import SwiftUI
import Testing
import ViewSupport

@testable import DovetailTesting

/// What rows leave behind, and how often their code runs.
@MainActor
@Suite("Rows that come and go")
struct ForEachCostTests {
    @Test("rows with duplicate ids come and go five times and leave nothing behind")
    func duplicates() throws {
        struct Root: View {
            @State private var isDoubled = false
            var body: some View {
                VStack {
                    ForEach(isDoubled ? [1, 1, 2, 1] : [1], id: \.self) { number in
                        Text("row \(number)").onTapGesture {}
                        if isDoubled { Text("more") }
                    }
                    Button("Toggle") { isDoubled.toggle() }
                }
            }
        }
        let host = TestHost { Root() }
        try host.tap("Toggle")
        try host.tap("Toggle")
        let before = host.window.loop.graph.attributeCount
        for _ in 0..<10 { try host.tap("Toggle") }
        #expect(host.window.loop.graph.attributeCount == before)
    }

    @Observable
    @MainActor
    final class Row {
        var text: String
        init(_ text: String) { self.text = text }
    }

    @Test("content closures that read an observable object run once when the whole ForEach runs")
    func contentRuns() throws {
        struct Root: View {
            let rows: [Row]
            let count: Tally
            @State private var shown = 3
            var body: some View {
                VStack {
                    ForEach(0..<shown, id: \.self) { index in
                        let _ = count()
                        Text(rows[index].text)
                    }
                    Button("More") { shown += 1 }
                }
            }
        }
        let count = Tally()
        let rows = (0..<6).map { Row("row \($0)") }
        let host = TestHost { Root(rows: rows, count: count) }
        #expect(count.count == 3)
        rows[1].text = "other"
        host.settle()
        #expect(host.exists("other"))
        #expect(count.count == 4)
        try host.tap("More")
        #expect(count.count <= 8)
    }

    @Test("views that come and go leave no attribute behind, whatever they hold", arguments: 0..<6)
    func kinds(kind: Int) throws {
        struct Root: View {
            let kind: Int
            @State private var isShown = false
            @State private var text = ""
            @State private var isOn = false
            @AppStorage("ForEachCostTests") private var stored = 1
            var body: some View {
                VStack {
                    if isShown {
                        switch kind {
                        case 0: TextField("Field", text: $text)
                        case 1: Toggle("On", isOn: $isOn).sheet(isPresented: .constant(false)) { Text("s") }
                        case 2: GeometryReader { proxy in Text("\(proxy.size.width)").onTapGesture {} }
                        case 3:
                            Picker("P", selection: $stored) {
                                Text("1").tag(1); Text("2").tag(2)
                            }
                        case 4: NavigationView { Text("page").navigationTitle("t").toolbar { Button("b") {} } }
                        default:
                            TabView {
                                Text("a").tabItem { Text("A") }; Text("b").tabItem { Text("B") }
                            }
                        }
                    }
                    Button("Toggle") { isShown.toggle() }
                }
            }
        }
        let host = TestHost { Root(kind: kind) }
        for _ in 0..<4 { try host.tap("Toggle") }
        let before = host.window.loop.graph.attributeCount
        for _ in 0..<6 { try host.tap("Toggle") }
        #expect(host.window.loop.graph.attributeCount == before)
    }
}
