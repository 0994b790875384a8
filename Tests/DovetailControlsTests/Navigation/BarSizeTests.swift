import DovetailTesting
import SwiftUI
import Testing

/// How high bars of touch devices are. The numbers are those that UIKit's bars have on an iPhone: 44 for the row of a navigation bar and for a
/// toolbar, 52 more for a large title and 52 for a search field, 49 for a tab bar, and 32 for all but the search field in a phone held sideways.
@MainActor
@Suite("Sizes of bars")
struct BarSizeTests {
    /// Where the page is between the bars.
    private func page<V: View>(
        _ size: CGSize = CGSize(width: 390, height: 800), idiom: Idiom = .phone,
        @ViewBuilder _ view: @escaping () -> V
    ) throws -> (top: CGFloat, bottom: CGFloat) {
        let host = TestHost(size: size, idiom: idiom, content: view)
        defer { host.close() }
        let frame = try host.frame(of: "page")
        return (frame.minY, size.height - frame.maxY)
    }

    private var content: some View { Color.red.accessibilityElement().accessibilityIdentifier("page") }
    nonisolated private static let landscape = CGSize(width: 800, height: 390)

    @Test(
        "a navigation bar is 44 high, and 96 with a large title, with items or without",
        arguments: [Idiom.phone, .pad])
    func navigation(idiom: Idiom) throws {
        for hasItems in [false, true] {
            func page(_ mode: NavigationBarItem.TitleDisplayMode) throws -> CGFloat {
                try self.page(idiom: idiom) {
                    NavigationStack {
                        content.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
                            .toolbar { if hasItems { Button("Add") {} } }
                    }
                }.top
            }
            #expect(try page(.inline) == 44)
            #expect(try page(.large) == 96)
            #expect(try page(.automatic) == 96)
        }
        // Columns side by side have bars of one height.
        let host = TestHost(size: CGSize(width: 900, height: 600), idiom: .pad) {
            NavigationSplitView {
                Color.red.accessibilityIdentifier("side").navigationTitle("Side")
            } detail: {
                Color.red.accessibilityIdentifier("detail").navigationTitle("Detail")
            }
        }
        #expect(try host.frame(of: "side").minY == 96 && host.frame(of: "detail").minY == 96)
    }

    @Test("a search field adds 52, and is 36 high", arguments: [Idiom.phone, .pad])
    func search(idiom: Idiom) throws {
        let text = Model("")
        let host = TestHost(size: CGSize(width: 390, height: 800), idiom: idiom) {
            Bound(text) { text in NavigationStack { content.navigationTitle("Title").searchable(text: text) } }
        }
        #expect(try host.frame(of: "page").minY == 148)
        let field = try host.frame(of: "textField")
        // It begins 1 below the bar, and its middle is 18 further on.
        #expect(abs(field.midY - 115) < 0.01)
    }

    @Test("a tab bar is 49 high, and a bar with items below a page 44", arguments: [Idiom.phone, .pad])
    func bottom(idiom: Idiom) throws {
        #expect(
            try page(idiom: idiom) { TabView { content.tabItem { Label("One", systemImage: "star") } } }.bottom == 49)
        let bars = try page(idiom: idiom) {
            NavigationStack { content.toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } } }
        }
        #expect(bars == (0, 44))
        let both = try page(idiom: idiom) {
            TabView {
                NavigationStack {
                    content.navigationTitle("Title").toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } }
                }
                .tabItem { Label("One", systemImage: "star") }
            }
        }
        #expect(both == (96, 93))
    }

    @Test("what is in a tab is within the bar", arguments: [CGSize(width: 390, height: 800), landscape])
    func tabs(size: CGSize) throws {
        let host = TestHost(size: size, idiom: .phone) {
            TabView {
                Text("page").tabItem { Label("One", systemImage: "star") }.badge(3)
                Text("other").tabItem { Label("Two", systemImage: "heart") }
            }
        }
        let (one, two) = try (host.frame(of: "One"), host.frame(of: "Two"))
        let top = size.height - (size == Self.landscape ? 32 : 49)
        #expect(one.minY >= top && one.maxY <= size.height && two.minY == one.minY)
        // They share the width.
        #expect(abs(one.width - two.width) < 0.5 && one.width > size.width / 2 - 20)
    }

    @Test("bars of a phone that is held sideways are 32 high, and titles small")
    func sideways() throws {
        let bars = try page(Self.landscape) {
            TabView {
                NavigationStack {
                    content.navigationTitle("Title").toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } }
                }
                .tabItem { Label("One", systemImage: "star") }
            }
        }
        #expect(bars == (32, 64))
        // A pad has the same bars in any position.
        #expect(
            try page(Self.landscape, idiom: .pad) { NavigationStack { content.navigationTitle("Title") } }.top == 96)
    }

    @Test("a large title stands 8 above the end of its bar, and goes when the page was scrolled by 52")
    func largeTitle() throws {
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) {
            NavigationStack { List(0..<60, id: \.self) { Text("Row \($0)") }.navigationTitle("Rows") }
        }
        let large = try host.frame(of: "Rows")
        #expect(large.minX == 16 && large.maxY == 88 && large.minY >= 44)
        host.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: 52))
        let small = try host.frame(of: "Rows")
        #expect(small.midX == 195 && small.midY == 22)
    }
}
