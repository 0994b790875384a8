import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Preferences of windows, links, hover effects and focus that is reset")
struct WindowPreferenceTests {
    @Test("preferredColorScheme makes the window dark while its view is there")
    func colorScheme() throws {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let preferred = Model<ColorScheme?>(nil)
        let host = TestHost {
            VStack {
                Scheme()
                Bound(preferred) { Text("page").preferredColorScheme($0.wrappedValue) }
            }
        }
        #expect(host.exists("light"))
        let light = try host.color(at: CGPoint(x: 2, y: 2))
        preferred.value = .dark
        host.settle()
        #expect(host.exists("dark"))
        #expect(try host.color(at: CGPoint(x: 2, y: 2)).red < light.red - 0.5)
        preferred.value = nil
        host.settle()
        #expect(host.exists("light"))
    }

    @Test("what a page prefers counts while other pages cover it, unless one of those prefers something else")
    func coveredColorScheme() throws {
        struct Scheme: View {
            let name: String
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
        }
        let path = Model<[Int]>([])
        let preferred = Model<ColorScheme?>(.dark)
        let host = TestHost(idiom: .phone) {
            Bound(path) { path in
                NavigationStack(path: path) {
                    Bound(preferred) { Scheme(name: "root").preferredColorScheme($0.wrappedValue) }
                        .navigationDestination(for: Int.self) { page in
                            Scheme(name: "page \(page)").preferredColorScheme(page == 2 ? .light : nil)
                        }
                }
            }
        }
        #expect(host.exists("root dark"))
        for (pages, text) in [([1], "page 1 dark"), ([1, 2], "page 2 light"), ([1], "page 1 dark"), ([], "root dark")] {
            path.value = pages
            host.settle()
            host.advance(by: .seconds(1))
            #expect(host.exists(text), "\(host.texts)")
        }
        path.value = [1]
        host.settle()
        preferred.value = nil
        host.settle()
        host.advance(by: .seconds(1))
        #expect(host.exists("page 1 light"))
    }

    @Test("what a tab prefers ends when another tab is chosen")
    func colorSchemeOfTab() throws {
        struct Scheme: View {
            let name: String
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
        }
        let tab = Model(1)
        let host = TestHost(idiom: .phone) {
            Bound(tab) { tab in
                TabView(selection: tab) {
                    NavigationStack { Scheme(name: "first").preferredColorScheme(.dark) }.tag(1)
                    Scheme(name: "second").tag(2)
                }
            }
        }
        #expect(host.exists("first dark"))
        tab.value = 2
        host.settle()
        #expect(host.exists("second light"))
        tab.value = 1
        host.settle()
        #expect(host.exists("first dark"))
    }

    @Test("In a sheet, preferredColorScheme is about the sheet alone")
    func sheetColorScheme() throws {
        struct Scheme: View {
            let name: String
            let log: Probe<String>
            @Environment(\.colorScheme) private var scheme
            var body: some View {
                log.note("\(name) \(scheme == .dark ? "dark" : "light")")
                return Text(name)
            }
        }
        let log = Probe<String>()
        let host = TestHost {
            Scheme(name: "page", log: log).sheet(isPresented: .constant(true)) {
                Scheme(name: "sheet", log: log).preferredColorScheme(.dark)
            }
        }
        #expect(host.exists("sheet"))
        #expect(log.entries.filter { $0.hasPrefix("page") } == ["page light"])
        #expect(log.entries.last { $0.hasPrefix("sheet") } == "sheet dark")
    }

    @Test("A link opens its address, by the action of its environment first")
    func link() throws {
        let url = try #require(URL(string: "https://example.org/x"))
        let host = TestHost { Link("Site", destination: url) }
        try host.tap("Site")
        #expect(host.openedURLs == [url])
        let log = Probe<URL>()
        let other = TestHost {
            Link(destination: url) { Text("Site") }
                .environment(
                    \.openURL,
                    OpenURLAction {
                        log.note($0); return .handled
                    })
        }
        try other.tap("Site")
        #expect(log.entries == [url])
        #expect(other.openedURLs.isEmpty)
    }

    @Test("A hover effect shades the view under the pointer; one that lifts makes it larger")
    func hover() throws {
        let host = TestHost {
            Color.white.frame(width: 100, height: 100).accessibilityIdentifier("tile").hoverEffect(.highlight)
        }
        let middle = CGPoint(x: 200, y: 150)
        let before = try host.color(at: middle)
        host.hover(at: middle)
        host.advance(by: .seconds(1))
        #expect(try host.color(at: middle).red < before.red)
        host.hover(at: CGPoint(x: 5, y: 5))
        host.advance(by: .seconds(1))
        #expect(try host.color(at: middle) == before)
    }

    @Test("a hover effect keeps to the content shape for it, that of the view it is put on")
    func hoverOutline() throws {
        let host = TestHost {
            Color.white.frame(width: 100, height: 100).contentShape(.hoverEffect, Circle()).hoverEffect(.highlight)
        }
        let (middle, corner) = (CGPoint(x: 200, y: 150), CGPoint(x: 155, y: 105))
        let (before, cornerBefore) = (try host.color(at: middle), try host.color(at: corner))
        host.hover(at: middle)
        host.advance(by: .seconds(1))
        #expect(try host.color(at: middle).red < before.red)
        #expect(try host.color(at: corner) == cornerBefore)
    }

    @Test("resetFocus gives the keyboard to the field that prefers it")
    func resetFocus() throws {
        struct Fields: View {
            @Namespace private var scope
            @Environment(\.resetFocus) private var resetFocus
            var body: some View {
                VStack {
                    TextField("First", text: .constant(""))
                    TextField("Second", text: .constant("")).prefersDefaultFocus(in: scope)
                    Button("Reset") { resetFocus(in: scope) }
                }
                .focusScope(scope)
            }
        }
        let host = TestHost { Fields() }
        #expect(host.focused == "Second")
        try host.tap("First")
        #expect(host.focused == "First")
        try host.tap("Reset")
        #expect(host.focused == "Second")
    }

    @Test("A title with a menu shows its items when the menu is opened")
    func titleMenu() throws {
        let log = Probe<String>()
        for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
            let host = TestHost {
                NavigationStack {
                    Text("page").navigationBarTitle("Title", displayMode: mode)
                        .toolbarTitleMenu { Button("Rename") { log.note("rename") } }
                }
            }
            #expect(!host.exists("Rename"))
            try host.tap("Title Menu")
            try host.tap("Rename")
        }
        #expect(log.entries == ["rename", "rename"])
    }
}
