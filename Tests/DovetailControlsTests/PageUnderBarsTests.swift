import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Bars are unsafe edges of their page, which goes on below them.
@MainActor
@Suite("A page below its bars")
struct PageUnderBarsTests {
    private final class Log { var taps: [Int] = [] }

    private func named(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

    private func tabs<V: View>(@ViewBuilder _ page: () -> V) -> some View {
        TabView {
            NavigationStack { page().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
                .tabItem { Text("One") }
            Text("other").tabItem { Text("Two") }
        }
    }

    @Test("what ignores the safe area fills the window, the rest lies between the bars")
    func backgrounds() throws {
        let size = CGSize(width: 390, height: 500)
        let host = TestHost(size: size) {
            tabs {
                ZStack {
                    named("all").ignoresSafeArea()
                    named("top").ignoresSafeArea(edges: .top)
                    named("safe")
                    GeometryReader { proxy in
                        Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
                    }
                }
            }
        }
        let safe = try host.frame(of: "safe")
        #expect(safe.minY > 30 && safe.maxY < 470)
        #expect(try host.frame(of: "all") == CGRect(origin: .zero, size: size))
        #expect(try host.frame(of: "top") == CGRect(x: 0, y: 0, width: 390, height: safe.maxY))
        #expect(host.texts.contains("\(Int(safe.minY)) \(Int(500 - safe.maxY))"))
    }

    @Test("a style behind or before a page goes on below the bars, unless its edges say otherwise")
    func styles() throws {
        func isRed(_ host: TestHost, _ y: CGFloat) throws -> Bool {
            let color = try host.color(at: CGPoint(x: 3, y: y))
            return color.red > 0.5 && color.green < 0.5
        }
        func host<V: View>(@ViewBuilder _ page: @escaping () -> V) -> TestHost {
            TestHost(size: CGSize(width: 390, height: 500)) { self.tabs { page() } }
        }
        let behind = host { ScrollView { Text("a").frame(maxWidth: .infinity) }.background(.red) }
        #expect(try isRed(behind, 2) && isRed(behind, 250))
        let before = host { Color.blue.overlay(.red) }
        #expect(try isRed(before, 2) && isRed(before, 250) && isRed(before, 498))
        let top = host { Color.blue.background(.red, ignoresSafeAreaEdges: .top).opacity(0) }
        #expect(try !isRed(top, 250))
        let within = host { Color.clear.background(.red, ignoresSafeAreaEdges: []) }
        #expect(try !isRed(within, 2) && isRed(within, 250) && !isRed(within, 498))
        let small = host { Text("a").background(.red) }
        #expect(try !isRed(small, 2))
    }

    @Test("bars are read in their order, the title first and the tabs last")
    func order() throws {
        let host = TestHost(size: CGSize(width: 390, height: 500)) {
            tabs { Button("in the page") {} }
        }
        #expect(host.texts == ["Title", "in the page", "One", "Two"])
    }

    @Test("rows scroll below the bars, which take what is tapped on them")
    func scrolledRows() throws {
        let log = Log()
        let host = TestHost(size: CGSize(width: 390, height: 500)) {
            tabs { List(0..<100) { index in Button("Row \(index)") { log.taps.append(index) } } }
        }
        host.scroll(at: CGPoint(x: 200, y: 250), by: CGSize(width: 0, height: 69))
        // A row that is above the page's safe part is there, since it is seen through the bar.
        let row = try host.frame(of: "Row 0")
        #expect(row.midY > 0 && row.midY < 40)
        host.tap(at: CGPoint(x: row.minX + 4, y: row.midY))
        host.tap(at: CGPoint(x: 20, y: 490))
        #expect(log.taps.isEmpty)
        try host.tap("Row 3")
        #expect(log.taps == [3])
    }

    @Test("a bar is clear until content lies below it; a colour of the app's shows then, or when it is made visible")
    func barBackground() throws {
        func corner(scrolledBy distance: CGFloat, _ visibility: Visibility = .automatic) throws -> Color.Resolved {
            let host = TestHost(size: CGSize(width: 390, height: 500)) {
                NavigationStack {
                    ScrollView { Color.green.frame(height: 900) }
                        .background { Color.blue.ignoresSafeArea() }
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        .toolbarBackground(Color.red, for: .navigationBar)
                        .toolbarBackground(visibility, for: .navigationBar)
                }
            }
            if distance > 0 { host.scroll(at: CGPoint(x: 200, y: 250), by: CGSize(width: 0, height: distance)) }
            return try host.color(at: CGPoint(x: 4, y: 4))
        }
        let clear = try corner(scrolledBy: 0)
        #expect(clear.blue > clear.red && clear.blue > clear.green)
        for visible in try [corner(scrolledBy: 60), corner(scrolledBy: 0, .visible)] {
            #expect(visible.red > visible.blue && visible.red > visible.green)
        }
        let hidden = try corner(scrolledBy: 60, .hidden)
        #expect(hidden.green > hidden.red && hidden.green > hidden.blue)
    }

    @Test("a bar at the bottom is clear when the content ends above it")
    func bottomBarBackground() throws {
        let host = TestHost(size: CGSize(width: 390, height: 500)) {
            TabView {
                ScrollView { Color.green.frame(height: 900) }
                    .background { Color.blue.ignoresSafeArea() }
                    .toolbarBackground(Color.red, for: .tabBar)
                    .tabItem { Text("One") }
            }
        }
        let covered = try host.color(at: CGPoint(x: 4, y: 496))
        #expect(covered.red > covered.blue && covered.red > covered.green)
        host.scroll(at: CGPoint(x: 200, y: 250), by: CGSize(width: 0, height: 2_000))
        let clear = try host.color(at: CGPoint(x: 4, y: 496))
        #expect(clear.blue > clear.red && clear.blue > clear.green)
    }

    @Test(
        "a bar stands on its own ground over content that ignores the safe area, too, until that is scrolled to its end"
    )
    func barBackgroundOverAll() throws {
        let host = TestHost(size: CGSize(width: 390, height: 500)) {
            TabView {
                ScrollView { Color.green.frame(height: 900) }
                    .ignoresSafeArea()
                    .toolbarBackground(Color.red, for: .tabBar)
                    .tabItem { Text("One") }
            }
        }
        let covered = try host.color(at: CGPoint(x: 4, y: 496))
        #expect(covered.red > covered.green)
        host.scroll(at: CGPoint(x: 200, y: 250), by: CGSize(width: 0, height: 2_000))
        let clear = try host.color(at: CGPoint(x: 4, y: 496))
        #expect(clear.green > clear.red)
    }

    @Test("pages stand on the ground of their own colours: what is behind a stack or tabs is not seen")
    func ground() throws {
        func color<V: View>(_ idiom: Idiom = .pad, @ViewBuilder _ pages: @escaping () -> V) throws -> Color.Resolved {
            let host = TestHost(size: CGSize(width: 390, height: 500), idiom: idiom) {
                ZStack {
                    Color.red.ignoresSafeArea()
                    pages()
                }
            }
            return try host.color(at: CGPoint(x: 30, y: 300))
        }
        let stack = try color { NavigationStack { Text("a") } }
        #expect(stack.green > 0.9)
        let dark = try color { NavigationStack { Text("a") }.environment(\.colorScheme, .dark) }
        #expect(dark.red < 0.2 && dark.green < 0.2)
        let tabs = try color { TabView { Text("a").tabItem { Text("One") } }.environment(\.colorScheme, .dark) }
        #expect(tabs.red < 0.2 && tabs.green < 0.2)
        let paged = try color { TabView { Text("a") }.tabViewStyle(.page) }
        #expect(paged.red > 0.5 && paged.green < 0.5)
        let desktop = try color(.desktop) { NavigationStack { Text("a") } }
        #expect(desktop.red > 0.5 && desktop.green < 0.5)
    }

    @Test("the bars of the desktop idiom are never clear")
    func desktop() throws {
        let host = TestHost(size: CGSize(width: 390, height: 500), idiom: .desktop) {
            NavigationStack { ZStack { Color.blue.ignoresSafeArea() }.navigationTitle("Title") }
        }
        let color = try host.color(at: CGPoint(x: 4, y: 4))
        #expect(color.red > 0.8 && color.green > 0.8 && color.blue > 0.8)
    }
}
