import DovetailTesting
import SwiftUI
import Testing

/// Bars of pages and columns: whose buttons they show, titles that collapse, and items that there is no room for.
@MainActor
@Suite("Bars of pages and columns")
struct BarTests {
    private struct Columns: View {
        @State private var selection: Int?
        @State private var visibility = NavigationSplitViewVisibility.all

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                List(1..<4, id: \.self, selection: $selection) { Text("Item \($0)") }.navigationTitle("Items")
            } detail: {
                NavigationStack {
                    Group {
                        if let selection {
                            NavigationLink("Further") { Text("the end").navigationTitle("End") }
                                .navigationTitle("Detail \(selection)")
                        } else {
                            Text("nothing")
                        }
                    }
                    .toolbar { Button("Share") {} }
                }
            }
        }
    }

    private func bars(_ host: TestHost) -> Int {
        host.tree.split(separator: "\n").filter { $0.contains("navigationBar") }.count
    }

    @Test("a stack that fills a column has the column's way back in its own bar")
    func innerStack() throws {
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) { Columns() }
        try host.tap("Item 2")
        #expect(host.texts == ["Items", "Share", "Detail 2", "Further"])
        #expect(bars(host) == 1)
        try host.tap("Further")
        #expect(host.texts == ["Detail 2", "End", "the end"])
        #expect(bars(host) == 1)
        try host.tap("Detail 2")
        host.advance(by: .seconds(1))
        try host.tap("Items")
        #expect(host.texts == ["Items", "Item 1", "Item 2", "Item 3"])
    }

    @Test("the button of the side bar is in the bar of a stack that fills the detail")
    func innerSidebarButton() throws {
        let host = TestHost(size: CGSize(width: 900, height: 600), idiom: .pad) { Columns() }
        try host.tap("Item 2")
        try host.tap("Sidebar")
        #expect(!host.exists("Item 1"))
        #expect(bars(host) == 1)
        let bar = try (host.layoutFrame(of: "Sidebar"), host.layoutFrame(of: "Share"))
        #expect(bar.0.midY == bar.1.midY)
        try host.tap("Sidebar")
        #expect(host.exists("Item 1"))
    }

    @Test("a column is dragged wider and narrower by its edge")
    func dividers() throws {
        let host = TestHost(size: CGSize(width: 900, height: 600), idiom: .desktop) {
            NavigationSplitView {
                Color.red.accessibilityIdentifier("side").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
            } detail: {
                Color.blue.accessibilityIdentifier("detail")
            }
        }
        #expect(try host.frame(of: "side").width == 200)
        host.drag(from: CGPoint(x: 198, y: 300), to: CGPoint(x: 258, y: 300))
        #expect(try host.frame(of: "side").width == 260 && host.frame(of: "detail").minX == 260)
        host.drag(from: CGPoint(x: 258, y: 300), to: CGPoint(x: 800, y: 300))
        #expect(try host.frame(of: "side").width == 300)
        host.drag(from: CGPoint(x: 298, y: 300), to: CGPoint(x: 10, y: 300))
        #expect(try host.frame(of: "side").width == 150)
    }

    private struct Rows: View {
        var hasItems = true

        var body: some View {
            NavigationStack {
                List(0..<60, id: \.self) { Text("Row \($0)") }
                    .navigationTitle("Rows")
                    .toolbar { if hasItems { Button("Add") {} } }
            }
        }
    }

    @Test(
        "a large title goes up with the page, and a small one stands in the bar when it has gone",
        arguments: [true, false])
    func collapse(hasItems: Bool) throws {
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) { Rows(hasItems: hasItems) }
        let large = try host.frame(of: "Rows")
        #expect(large.minX == 16 && large.height > 34)
        let first = try host.frame(of: "Row 0").minY
        host.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: 20))
        #expect(try host.frame(of: "Rows") == large.offsetBy(dx: 0, dy: -20))
        host.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: 80))
        let small = try host.frame(of: "Rows")
        #expect(small.midX == 195 && small.midY == 22 && small.height < 24)
        #expect(host.texts.filter { $0 == "Rows" }.count == 1)
        // The page itself moved no further than it was scrolled.
        #expect(try host.frame(of: "Row 2").minY == first + 2 * 44 - 100)
        host.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: -200))
        #expect(try host.frame(of: "Rows") == large)
    }

    @Test("two lines in the middle of a bar are within the bar", arguments: Idiom.allCases)
    func twoLines(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 500, height: 400), idiom: idiom) {
            NavigationStack {
                Text("page").navigationBarTitleDisplayMode(.inline).toolbar {
                    ToolbarItem(placement: .principal) {
                        VStack {
                            Text("Conversation").font(.headline)
                            Text("last seen today").font(.subheadline)
                        }
                    }
                }
            }
        }
        let (first, second) = try (host.frame(of: "Conversation"), host.frame(of: "last seen today"))
        #expect(first.minY >= 0 && second.maxY <= 44)
        // As far apart as lines of their fonts are, which is nothing on the desktop.
        #expect(second.minY >= first.maxY && second.minY < first.maxY + 3)
    }

    @Test("a section of a side bar is collapsed and expanded by its title")
    func collapsedSection() throws {
        let host = TestHost(size: CGSize(width: 900, height: 600), idiom: .pad) {
            TabView {
                Tab("Watch", systemImage: "play.tv") { Text("watching") }
                TabSection("Collections") {
                    Tab("Films", systemImage: "film") { Text("films") }
                    Tab("Shows", systemImage: "tv") { Text("shows") }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
        #expect(host.texts == ["watching", "Watch", "Collections", "Films", "Shows"])
        try host.tap("Collections")
        host.advance(by: .seconds(1))
        #expect(host.texts == ["watching", "Watch", "Collections"])
        try host.tap("Collections")
        try host.tap("Shows")
        #expect(host.exists("shows"))
    }

    @Test(
        "a tab's symbol and title that are views of their own stand side by side where there is room",
        arguments: [Idiom.pad, .desktop])
    func tabOfTwoViews(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 900, height: 600), idiom: idiom) {
            TabView {
                Text("page").tabItem {
                    Image(systemName: "person")
                    Text("Me")
                }
            }
        }
        let (symbol, title) = try (host.presentation(of: "person").frame, host.presentation(of: "Me").frame)
        #expect(symbol.maxX < title.minX && abs(symbol.midY - title.midY) < 3)
    }
}
