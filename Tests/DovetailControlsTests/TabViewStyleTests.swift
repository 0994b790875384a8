import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Tab view styles")
struct TabViewStyleTests {
    @Test("Pages are leafed through by dragging, by the dots, and by the arrow keys")
    func pages() throws {
        let selection = Model(0)
        let host = TestHost {
            Bound(selection) { selection in
                TabView(selection: selection) { ForEach(0..<3) { Text("page \($0)").tag($0) } }
                    .tabViewStyle(.page(indexDisplayMode: .always))
                    .indexViewStyle(.page(backgroundDisplayMode: .always))
            }
        }
        #expect(host.texts == ["page 0"])
        #expect(try host.value(of: "Page") == "1 of 3")
        host.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 110))
        #expect(host.texts == ["page 1"])
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 110))
        #expect(host.texts == ["page 0"])
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 110))
        #expect(host.texts == ["page 0"])
        let dots = try host.frame(of: "Page")
        host.tap(at: CGPoint(x: dots.maxX - 4, y: dots.midY))
        #expect(selection.value == 1)
        host.press(.tab)
        host.press(.right)
        #expect(host.texts == ["page 2"])
        host.press(.right)
        host.press(.left, times: 2)
        #expect(selection.value == 0)
    }

    @Test("What is larger than its page is seen within the pages only")
    func clipped() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300), idiom: .phone) {
            TabView { Color.red.frame(width: 280, height: 280) }
                .tabViewStyle(.page(indexDisplayMode: .never)).frame(width: 100, height: 100)
        }
        let ground = try host.color(at: CGPoint(x: 5, y: 5))
        #expect(try host.color(at: CGPoint(x: 150, y: 150)) != ground)
        #expect(try host.color(at: CGPoint(x: 80, y: 150)) == ground)
        #expect(try host.color(at: CGPoint(x: 150, y: 220)) == ground)
    }

    @Test("Without an index there are no dots")
    func noIndex() {
        let host = TestHost {
            TabView {
                Text("a")
                Text("b")
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        }
        #expect(!host.exists("Page"))
    }

    @Test("Tab gives a page its label and value")
    func tab() throws {
        enum Place: Hashable { case home, search }
        let place = Model(Place.home)
        let host = TestHost {
            Bound(place) { place in
                TabView(selection: place) {
                    Tab("Home", systemImage: "house", value: Place.home) { Text("at home") }
                    Tab("Find", systemImage: "magnifyingglass", value: .search, role: .search) { Text("searching") }
                        .badge(3)
                }
            }
        }
        #expect(host.texts == ["at home", "Home", "Find", "3"] || host.texts == ["at home", "Home", "Find"])
        #expect(host.symbols == ["house", "magnifyingglass"])
        try host.tap("magnifyingglass")
        #expect(place.value == .search)
        #expect(host.texts.first == "searching")
        let unselected = TestHost {
            TabView {
                Tab("A", systemImage: "star") { Text("a") }
                Tab("B", systemImage: "heart") { Text("b") }
            }
        }
        try unselected.tap("heart")
        #expect(unselected.texts.first == "b")
    }

    @Test("Symbols in the bar of touch devices are filled, but where the label says otherwise")
    func filledSymbols() {
        let host = TestHost(size: CGSize(width: 393, height: 600), idiom: .phone) {
            TabView {
                Tab("A", systemImage: "star") { Text("a") }
                Text("b").tabItem { Label("B", systemImage: "heart").environment(\.symbolVariants, .none) }
                Text("c").tabItem {
                    Image(systemName: "house")
                    Text("C")
                }
            }
        }
        var drawn: [String] = []
        host.window.displayTree.root.forEach { node in
            if case .symbol(let symbol) = node.content { drawn.append(symbol.name) }
        }
        #expect(drawn == ["star.fill", "heart", "house.fill"])
        // Whoever asks for a symbol names it as the app does.
        #expect(host.symbols == ["star", "heart", "house"])
    }

    @Test("A label in a stack is a symbol above its title, whichever comes first")
    func stackedLabels() {
        let host = TestHost(size: CGSize(width: 400, height: 600), idiom: .phone) {
            TabView {
                Text("a").tabItem {
                    VStack {
                        Text("One")
                        Image(systemName: "star")
                    }
                }
                Text("b").tabItem {
                    Text("Two")
                    Image(systemName: "star")
                }
                Text("c").tabItem { Label("Three", systemImage: "star") }
            }
        }
        var frames: [CGRect] = []
        var titles: [CGRect] = []
        host.window.displayTree.root.forEach { node in
            if case .symbol = node.content { frames.append(node.frameInWindow) }
            if case .text = node.content, node.frameInWindow.minY > 500 { titles.append(node.frameInWindow) }
        }
        #expect(
            frames.count == 3 && titles.count == 3 && Set(frames.map(\.minY)).count == 1
                && Set(frames.map(\.height)).count == 1)
        #expect(Set(titles.map(\.minY)).count == 1 && titles[0].minY > frames[0].maxY)
    }

    @Test("Pages without labels can be reached where the app has no selection")
    func unlabelled() throws {
        let host = TestHost {
            TabView {
                Text("a")
                Text("b")
            }
        }
        try host.tap("Tab 2")
        #expect(host.texts.contains("b") && !host.texts.contains("a"))
    }

    @Test("A page hides the bar while it is shown")
    func hiding() throws {
        let selection = Model(0)
        let host = TestHost {
            Bound(selection) { selection in
                TabView(selection: selection) {
                    Text("a").toolbar(.hidden, for: .tabBar).tabItem { Text("A") }.tag(0)
                    Text("b").tabItem { Text("B") }.tag(1)
                }
            }
        }
        #expect(host.texts == ["a"])
        selection.value = 1
        host.settle()
        #expect(host.texts == ["b", "A", "B"])
    }

    @Test("A sidebar stands beside the page where there is room")
    func sidebar() throws {
        let host = TestHost(size: CGSize(width: 900, height: 400)) {
            TabView {
                Text("a").tabItem { Text("First") }
                Text("b").tabItem { Text("Second") }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
        #expect(try host.frame(of: "Second").minY > host.frame(of: "First").maxY - 1)
        #expect(try host.frame(of: "First").maxX < 230)
        try host.tap("Second")
        #expect(abs(try host.layoutFrame(of: "b").midX - (220 + 900) / 2) < 1)
    }

    @Test("Pages slide side by side in an animated change, and change at once in any other")
    func slides() throws {
        struct Root: View {
            @State private var page = 0
            var body: some View {
                VStack(spacing: 0) {
                    TabView(selection: $page) {
                        ForEach(0..<3) { number in
                            [Color.red, .green, .blue][number].tag(number)
                        }
                    }
                    .tabViewStyle(.page(indexDisplayMode: .never))
                    Button("next") { withAnimation(.linear(duration: 1)) { page += 1 } }
                    Button("back") { withAnimation(.linear(duration: 1)) { page -= 1 } }
                    Button("jump") { page = 0 }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 300)) { Root() }
        func color(_ x: CGFloat) throws -> String {
            let color = try host.color(at: CGPoint(x: x, y: 20))
            let parts = [("red", color.red), ("green", color.green), ("blue", color.blue)]
            return parts.max { $0.1 < $1.1 }!.0
        }
        try host.tap("next")
        host.advance(by: .milliseconds(250))
        #expect(try color(20) == "red" && color(140) == "red" && color(160) == "green")
        host.advance(by: .milliseconds(500))
        #expect(try color(40) == "red" && color(60) == "green")
        host.advance(by: .seconds(1))
        #expect(try color(5) == "green" && color(195) == "green")
        #expect(!host.isAnimating)
        try host.tap("next")
        host.advance(by: .milliseconds(500))
        #expect(try color(90) == "green" && color(110) == "blue")
        host.advance(by: .seconds(1))
        try host.tap("back")
        host.advance(by: .milliseconds(250))
        #expect(try color(40) == "green" && color(60) == "blue")
        host.advance(by: .seconds(1))
        #expect(try color(100) == "green")
        try host.tap("jump")
        #expect(try color(100) == "red")
        #expect(!host.isAnimating)
    }

    /// Three pages in red, green and blue, 200 points wide.
    private struct Pages: View {
        @State private var page = 0
        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<3) { number in
                    [Color.red, .green, .blue][number].tag(number)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        }
    }

    private func color(_ x: CGFloat, in host: TestHost) throws -> String {
        let color = try host.color(at: CGPoint(x: x, y: 20))
        return [("red", color.red), ("green", color.green), ("blue", color.blue)].max { $0.1 < $1.1 }!.0
    }

    @Test(
        "Pages follow the finger, both of those in sight; let go near, they go back, and beyond the middle they go on")
    func following() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Pages() }
        defer { host.close() }
        func pull(by distance: CGFloat) {
            host.hold(at: CGPoint(x: 100, y: 50))
            for step in 1...8 {
                host.advance(by: .milliseconds(100))
                host.move(to: CGPoint(x: 100 + distance * CGFloat(step) / 8, y: 50))
            }
            // It is not thrown.
            host.advance(by: .seconds(1))
            host.move(to: CGPoint(x: 100 + distance, y: 50))
        }
        pull(by: -80)
        #expect(try color(110, in: host) == "red" && color(130, in: host) == "green")
        #expect(!host.isAnimating)
        host.release()
        host.advance(by: .milliseconds(100))
        #expect(host.isAnimating)
        #expect(try color(110, in: host) == "red" && color(195, in: host) == "green")
        host.advance(by: .seconds(2))
        #expect(try color(5, in: host) == "red" && color(195, in: host) == "red")
        #expect(!host.isAnimating)

        pull(by: -120)
        host.release()
        host.advance(by: .milliseconds(50))
        #expect(try color(5, in: host) == "red" && color(90, in: host) == "green")
        host.advance(by: .seconds(2))
        #expect(try color(5, in: host) == "green" && color(195, in: host) == "green")
        #expect(!host.isAnimating)

        // Back over the page before, and the other way in one movement.
        host.hold(at: CGPoint(x: 100, y: 50))
        host.move(to: CGPoint(x: 150, y: 50))
        #expect(try color(40, in: host) == "red" && color(60, in: host) == "green")
        host.move(to: CGPoint(x: 50, y: 50))
        #expect(try color(140, in: host) == "green" && color(160, in: host) == "blue")
        host.cancelPress()
        host.advance(by: .seconds(2))
        #expect(try color(5, in: host) == "green" && color(195, in: host) == "green")
    }

    @Test("Beyond the first page there is none, and it gives way a third; up and down, pages stay where they are")
    func ends() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Pages().background(.black) }
        defer { host.close() }
        host.hold(at: CGPoint(x: 50, y: 20))
        host.move(to: CGPoint(x: 110, y: 20))
        #expect(try host.color(at: CGPoint(x: 18, y: 50)).red < 0.1)
        #expect(try color(22, in: host) == "red")
        host.release()
        host.advance(by: .seconds(2))
        #expect(try color(2, in: host) == "red")
        host.hold(at: CGPoint(x: 100, y: 20))
        host.move(to: CGPoint(x: 95, y: 60))
        host.move(to: CGPoint(x: 20, y: 60))
        #expect(try color(2, in: host) == "red" && color(198, in: host) == "red")
        host.release()
        #expect(try color(198, in: host) == "red")
    }

    @Test("From right to left, the next page comes from the left")
    func rightToLeft() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Pages().environment(\.layoutDirection, .rightToLeft)
        }
        defer { host.close() }
        host.hold(at: CGPoint(x: 50, y: 50))
        host.move(to: CGPoint(x: 110, y: 50))
        #expect(try color(50, in: host) == "green" && color(70, in: host) == "red")
        host.move(to: CGPoint(x: 180, y: 50))
        host.release()
        host.advance(by: .seconds(2))
        #expect(try color(5, in: host) == "green" && color(195, in: host) == "green")
    }
}
