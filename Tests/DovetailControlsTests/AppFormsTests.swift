import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Forms of views and modifiers that apps use beside the common ones.
@MainActor
@Suite("Forms that apps use")
struct AppFormsTests {
    private struct Item: Identifiable, Hashable {
        var id: Int
        var name: String
        var count = 1
    }

    @Test("a list of a binding gives its rows bindings")
    func listOfBinding() throws {
        struct Screen: View {
            @State private var items = [Item(id: 1, name: "Milk"), Item(id: 2, name: "Bread")]
            @State private var chosen: Int?
            var body: some View {
                Text(items.map(\.name).joined(separator: " "))
                List($items) { $item in TextField("Name \(item.id)", text: $item.name) }
                List($items, selection: $chosen) { $item in Text(item.name) }
                List($items, id: \.id) { $item in Text(item.name) }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 600)) { Screen() }
        try host.type("Tea", into: "Name 2")
        #expect(host.texts.first == "Milk Tea")
    }

    @Test("a table's columns need no types written out, with an order and without")
    func tables() throws {
        struct Screen: View {
            private let items = [Item(id: 1, name: "Milk", count: 3), Item(id: 2, name: "Bread", count: 5)]
            @State private var order = [KeyPathComparator(\Item.name)]
            @State private var chosen: Int?
            var body: some View {
                Table(items) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Count") { Text("\($0.count) pieces") }
                }
                Table(items, selection: $chosen) { TableColumn("Other name", value: \.name) }
                Table(of: Item.self, selection: $chosen, sortOrder: $order) {
                    TableColumn("Amount", value: \.count) { Text("\($0.count) of them") }
                } rows: {
                    ForEach(items) { TableRow($0) }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 500, height: 600), idiom: .desktop) { Screen() }
        #expect(host.exists("3 pieces") && host.exists("Other name") && host.exists("5 of them"))
    }

    @Test("a style may show the toggle that it is given as it would be without the style")
    func toggleOfConfiguration() throws {
        struct Framed: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(configuration.isOn ? "On" : "Off")
                    Toggle(configuration)
                }
            }
        }
        struct Screen: View {
            @State private var isOn = false
            var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(Framed()).toggleStyle(.button) }
        }
        let host = TestHost { Screen() }
        #expect(host.texts.first == "Off")
        try host.tap("Sound")
        #expect(host.texts.first == "On")
    }

    @Test("a form may be shown by a style as it would be without the style")
    func formOfConfiguration() {
        struct Titled: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("Title")
                    Form(configuration)
                }
            }
        }
        let host = TestHost { Form { Text("Row") }.formStyle(Titled()) }
        #expect(host.texts == ["Title", "Row"])
    }

    @Test("a search field with a title and suggestions, and with suggested tokens")
    func search() throws {
        struct Screen: View {
            @State private var text = ""
            @State private var tokens: [Item] = []
            var body: some View {
                Text(tokens.map(\.name).joined()).searchable(
                    text: $text, tokens: $tokens, suggestedTokens: .constant([Item(id: 1, name: "Milk")]),
                    prompt: "Find"
                ) { Text($0.name) }
                Text(text).searchable(text: $text, prompt: "City") { Text("Rome").searchCompletion("Rome") }
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 500)) { Screen() }
        try host.tap("Find")
        try host.tap("Milk")
        #expect(host.texts.filter { $0 == "Milk" }.count >= 2)
        try host.tap("City")
        try host.tap("Rome")
        #expect(host.texts.contains("Rome"))
    }

    @Test("controls are tinted by any style, and keep the colour around where they need one")
    func tintStyle() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Rectangle().fill(.tint)
                .tint(.linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        }
        let (left, right) = try (host.color(at: CGPoint(x: 5, y: 50)), host.color(at: CGPoint(x: 95, y: 50)))
        #expect(left.red < 0.2 && right.red > 0.8)
        let plain = TestHost(size: CGSize(width: 100, height: 100)) {
            Rectangle().fill(.tint).tint(.red).tint(nil as Color?).tint(Color.red.gradient).tint(.green)
        }
        #expect(try plain.color(at: CGPoint(x: 50, y: 50)).red > 0.8)
    }

    @Test("the label of a button may follow from its role")
    func roleLabel() throws {
        let log = Probe<String>()
        let host = TestHost {
            Button(role: .close) { log.note("close") }
            Button("OK", role: .confirm) { log.note("confirm") }
        }
        try host.tap("Close")
        try host.tap("OK")
        #expect(log.entries == ["close", "confirm"])
    }

    @Test("glass buttons run their actions, and glass takes presses in its shape")
    func glass() throws {
        let log = Probe<String>()
        let host = TestHost {
            Button("One") { log.note("one") }.buttonStyle(.glass)
            Button("Two") { log.note("two") }.buttonStyle(.glassProminent)
            GlassEffectContainer(spacing: 4) {
                Text("Three").padding().glassEffect(.regular.interactive()).onTapGesture { log.note("three") }
            }
        }
        for name in ["One", "Two", "Three"] { try host.tap(name) }
        #expect(log.entries == ["one", "two", "three"])
    }

    @Test("tabs in sections are chosen by their values")
    func tabSections() throws {
        enum Page { case home, search, more }
        struct Screen: View {
            @State private var page = Page.home
            var body: some View {
                TabView(selection: $page) {
                    Tab("Home", systemImage: "house", value: .home) { Text("This is home") }
                    TabSection("Others") {
                        Tab("More", systemImage: "ellipsis", value: .more) { Text("This is more") }
                    }
                    Tab(value: .search, role: .search) { Text("This is search") }
                }
            }
        }
        let host = TestHost { Screen() }
        try host.tap("More")
        #expect(host.exists("This is more") && !host.exists("This is home"))
    }

    @Test("notifications are kept for an asynchronous loop from the call on")
    func notifications() async {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let all = center.notifications(named: name)
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: Notification.Name("other"), object: nil)
        center.post(name: name, object: nil, userInfo: ["n": 2])
        var iterator = all.makeAsyncIterator()
        var seen: [Int] = []
        for _ in 0..<2 {
            if let number = await iterator.next()?.userInfo?["n"] as? Int { seen.append(number) }
        }
        #expect(seen == [1, 2])
    }

    @Test("what is inside a button lends it the name that it was given, and is still found by what it shows")
    func nameOfIcon() throws {
        let log = Probe<String>()
        let host = TestHost {
            Button("Add", systemImage: "plus") { log.note("add") }.labelStyle(.iconOnly)
            Button {
                log.note("mail")
            } label: {
                HStack {
                    Image(systemName: "envelope").accessibilityLabel("Write")
                    Text("now").accessibilityLabel("at once")
                }
            }
        }
        try host.tap("Add")
        try host.tap("Write at once")
        try host.tap("now")
        try host.tap("envelope")
        #expect(log.entries == ["add", "mail", "mail", "mail"])
    }

    @Test("on a phone the tabs share the bar, each with its symbol above its title")
    func phoneTabs() throws {
        let host = TestHost(size: CGSize(width: 390, height: 700), idiom: .phone) {
            TabView {
                Text("First").tabItem { Label("Home", systemImage: "house") }
                Text("Second").tabItem {
                    Image(systemName: "gear")
                    Text("Settings")
                }
            }
        }
        let (home, settings) = try (host.frame(of: "Home"), host.frame(of: "Settings"))
        #expect(home.width == settings.width && home.width + settings.width == 382)
        #expect(home.height >= 40 && home.height == settings.height)
    }

    @Test("a corner radius beyond half the height makes a capsule, not an ellipse")
    func largeRadius() throws {
        let rect = CGRect(x: 0, y: 0, width: 200, height: 40)
        #expect(RoundedRectangle(cornerRadius: 1000, style: .circular).path(in: rect).contains(CGPoint(x: 30, y: 2)))
        #expect(RoundedRectangle(cornerRadius: 50).path(in: rect).contains(CGPoint(x: 40, y: 1)))
        let host = TestHost(size: CGSize(width: 200, height: 40)) { Color.red.cornerRadius(.infinity) }
        #expect(try host.color(at: CGPoint(x: 30, y: 3)).green < 0.4)
    }

    @Test(
        "progress is drawn in the style that it is tinted by, and a gauge goes through a gradient from its least value on"
    )
    func tintedProgress() throws {
        let bar = TestHost(size: CGSize(width: 200, height: 20)) {
            ProgressView(value: 1)
                .tint(.linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        }
        #expect(try bar.color(at: CGPoint(x: 20, y: 10)).red < 0.3)
        #expect(try bar.color(at: CGPoint(x: 180, y: 10)).red > 0.7)
        let gauge = TestHost(size: CGSize(width: 58, height: 58)) {
            Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.black, .white]))
        }
        #expect(try gauge.color(at: CGPoint(x: 3, y: 29)).red < 0.4)
        #expect(try gauge.color(at: CGPoint(x: 55, y: 29)).red > 0.6)
    }

    @Test("a sheet on a phone covers all but the top of the window, and one with a detent as much as that says")
    func phoneSheet() throws {
        func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
            let host = TestHost(size: CGSize(width: 390, height: 800), idiom: .phone) {
                Text("Below").sheet(isPresented: .constant(true)) { content() }
            }
            host.advance(by: .seconds(3))
            return host
        }
        let large = host { Text("Sheet") }
        #expect(try large.frame(of: "sheet") == CGRect(x: 0, y: 20, width: 390, height: 780))
        let low = host { Text("Sheet").presentationDetents([.height(200)]) }
        #expect(try low.frame(of: "sheet") == CGRect(x: 0, y: 600, width: 390, height: 200))
    }
}
