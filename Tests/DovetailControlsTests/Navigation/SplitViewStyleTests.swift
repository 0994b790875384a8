import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Styles of split views")
struct SplitViewStyleTests {
    private struct Screen<Style: NavigationSplitViewStyle>: View {
        let style: Style
        @Binding var visibility: NavigationSplitViewVisibility
        @State private var count = 0

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                Text("the sidebar")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 300)
            } detail: {
                VStack {
                    Text("the detail")
                    Button("count \(count)") { count += 1 }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .navigationSplitViewStyle(style)
        }
    }

    private func host(
        _ style: some NavigationSplitViewStyle, _ visibility: Model<NavigationSplitViewVisibility>, idiom: Idiom = .pad
    ) -> TestHost {
        TestHost(size: CGSize(width: 1000, height: 600), idiom: idiom) {
            Bound(visibility) { Screen(style: style, visibility: $0) }
        }
    }

    @Test("a balanced detail becomes narrower when the sidebar comes; the column keeps to its limits")
    func balanced() throws {
        let visibility = Model(NavigationSplitViewVisibility.automatic)
        for host in [host(.balanced, visibility), host(.automatic, visibility)] {
            #expect(abs(try host.frame(of: "the sidebar").midX - 130) < 1)
            #expect(abs(try host.frame(of: "the detail").midX - 630) < 1)
        }
    }

    @Test("where there is little room the columns before the last give way alike, and that keeps a third")
    func crowded() throws {
        func widths(_ width: CGFloat) throws -> [CGFloat] {
            let host = TestHost(size: CGSize(width: width, height: 400), idiom: .desktop) {
                NavigationSplitView {
                    Color.red.accessibilityIdentifier("first").navigationSplitViewColumnWidth(300)
                } content: {
                    Color.green.accessibilityIdentifier("second").navigationSplitViewColumnWidth(200)
                } detail: {
                    Color.blue.accessibilityIdentifier("third")
                }
            }
            return try ["first", "second", "third"].map { try host.frame(of: $0).width }
        }
        #expect(try widths(900) == [300, 200, 400])
        #expect(try widths(450).last == 150)
    }

    @Test("a prominent detail keeps its size: the sidebar comes over it, and a press on the detail sends it away")
    func prominent() throws {
        let visibility = Model(NavigationSplitViewVisibility.automatic)
        let host = host(.prominentDetail, visibility)
        #expect(!host.exists("the sidebar"))
        let before = try host.frame(of: "the detail")
        #expect(abs(before.midX - 500) < 1)
        let light = try host.color(at: CGPoint(x: 900, y: 500))
        try host.tap("Sidebar")
        host.advance(by: .seconds(1))
        #expect(visibility.value == .all)
        #expect(abs(try host.frame(of: "the sidebar").midX - 130) < 1)
        #expect(try host.frame(of: "the detail").midX == before.midX)
        #expect(try host.color(at: CGPoint(x: 900, y: 500)).red < light.red - 0.1, "the detail is dimmed")
        #expect(try host.color(at: CGPoint(x: 250, y: 500)).red > light.red - 0.1, "the sidebar is not")
        let button = try host.frame(of: "count 0")
        host.tap(at: CGPoint(x: button.midX, y: button.midY))
        host.advance(by: .seconds(1))
        #expect(visibility.value == .detailOnly)
        #expect(!host.exists("the sidebar") && host.exists("count 0"), "the press was for the sidebar")
        try host.tap("count 0")
        #expect(host.exists("count 1"))
    }

    @Test("a column over the detail is as wide as its limits say, and a person may change that within them")
    func width() throws {
        let host = host(.prominentDetail, Model(.all))
        #expect(abs(try host.frame(of: "the sidebar").midX - 130) < 1)
        host.drag(from: CGPoint(x: 258, y: 300), to: CGPoint(x: 500, y: 300))
        #expect(abs(try host.frame(of: "the sidebar").midX - 150) < 1)
    }

    @Test("three columns: two come over the detail")
    func three() throws {
        let visibility = Model(NavigationSplitViewVisibility.all)
        let host = TestHost(size: CGSize(width: 1100, height: 600), idiom: .pad) {
            Bound(visibility) { visibility in
                NavigationSplitView(columnVisibility: visibility) {
                    Text("first").navigationSplitViewColumnWidth(200)
                } content: {
                    Text("second").navigationSplitViewColumnWidth(240)
                } detail: {
                    Text("third")
                }
                .navigationSplitViewStyle(.prominentDetail)
            }
        }
        #expect(abs(try host.frame(of: "first").midX - 100) < 1)
        #expect(abs(try host.frame(of: "second").midX - 320) < 1)
        #expect(abs(try host.frame(of: "third").midX - 550) < 1)
        visibility.value = .doubleColumn
        host.advance(by: .seconds(1))
        #expect(!host.exists("first"))
        #expect(abs(try host.frame(of: "second").midX - 120) < 1)
    }

    @Test("on a desktop, and where there is room for one column, the style changes nothing")
    func others() throws {
        let desktop = host(.prominentDetail, Model(.automatic), idiom: .desktop)
        #expect(abs(try desktop.frame(of: "the detail").midX - 630) < 1)
        let phone = TestHost(size: CGSize(width: 390, height: 700), idiom: .phone) {
            NavigationSplitView {
                NavigationLink("go") { Text("there") }
            } detail: {
                Text("nothing")
            }
            .navigationSplitViewStyle(.prominentDetail)
        }
        try phone.tap("go")
        phone.advance(by: .seconds(1))
        #expect(phone.exists("there"))
    }
}
