import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Tab view")
struct TabViewTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test("API-147, API-148, API-150, BEH-220: the page whose tag equals the selection, both ways")
    func selection() throws {
        let selection = Model(9)
        let host = TestHost {
            Bound(selection) { selection in
                TabView(selection: selection) {
                    Text("welcome").tabItem { Text("Home") }.tag(9)
                    ForEach(0..<2) { index in Text("exercise \(index)").tabItem { Text("No \(index)") }.tag(index) }
                }
            }
        }
        #expect(host.texts == ["welcome", "Home", "No 0", "No 1"])
        selection.value = 1
        host.settle()
        #expect(host.texts == ["exercise 1", "Home", "No 0", "No 1"])
        try host.tap("No 0")
        #expect(selection.value == 0)
        #expect(host.texts.first == "exercise 0")
        try host.tap("Home")
        #expect(selection.value == 9)
        #expect(host.texts.first == "welcome")
    }

    @Test("a symbol without a title is as large as one with a title")
    func loneSymbol() throws {
        let host = TestHost(size: CGSize(width: 390, height: 700), idiom: .phone) {
            TabView {
                Text("a").tabItem { Label("One", systemImage: "circle") }
                Text("b").tabItem { Image(systemName: "square") }
                Text("c").tabItem { Text("Three") }
            }
        }
        let symbols = host.symbols
        #expect(symbols.count == 2)
        let heights = try symbols.map { try host.presentation(of: $0).frame.height }
        #expect(heights.allSatisfy { $0 > 16 }, "\(symbols) \(heights)")
        #expect(try host.frame(of: "Three").height < 60)
    }

    @Test("a picture that is larger than symbols moves no title: it goes on above")
    func largePicture() throws {
        let host = TestHost(size: CGSize(width: 390, height: 700), idiom: .phone) {
            TabView {
                Text("a").tabItem { Label("One", systemImage: "circle") }
                Text("b").tabItem {
                    Label {
                        Text("Two")
                    } icon: {
                        Color.red.frame(width: 44, height: 44)
                    }
                }
            }
        }
        let titles = try ["One", "Two"].map { try host.presentation(of: $0).frame.midY }
        #expect(titles[0] == titles[1])
        #expect(titles[0] < 698)
    }

    @Test("tabs need neither a label nor a role, with a selection and without")
    func bareTabs() {
        let selection = Model(2)
        let host = TestHost {
            Bound(selection) { selection in
                TabView(selection: selection) {
                    Tab(value: 1) { Text("one") }
                    Tab(value: 2) { Text("two") }
                }
            }
        }
        #expect(host.texts.contains("two") && !host.texts.contains("one"))
        selection.value = 1
        host.settle()
        #expect(host.texts.contains("one") && !host.texts.contains("two"))
        let plain = TestHost { TabView { Tab { Text("three") } } }
        #expect(plain.texts.contains("three"))
    }

    @Test("BEH-220: pages without labels have empty buttons in the bar")
    func noLabels() throws {
        let selection = Model(9)
        let host = TestHost {
            Bound(selection) { selection in
                TabView(selection: selection) {
                    Button("Get Started") { selection.wrappedValue = 0 }.tag(9)
                    Text("Squat").tag(0)
                }
            }
        }
        #expect(host.texts == ["Get Started"])
        #expect(host.exists("tabBar"))
        try host.tap("Get Started")
        #expect(host.texts == ["Squat"])
        let bar = try host.layoutFrame(of: "tabBar")
        #expect(bar.maxY == 300 && bar.height > 20)
        // The buttons are where those with titles would be: two in the middle of the bar.
        host.tap(at: CGPoint(x: bar.midX - 40, y: bar.midY))
        #expect(selection.value == 9)
        host.tap(at: CGPoint(x: bar.midX + 40, y: bar.midY))
        #expect(selection.value == 0)
    }

    @Test("API-149, API-151: without a selection the first page, and then the one that is chosen")
    func ownSelection() throws {
        let host = TestHost {
            TabView {
                Text("a").tabItem {
                    Image(systemName: "house")
                    Text("Home")
                }
                Text("b").tabItem { Image(systemName: "gear") }
            }
        }
        #expect(host.texts == ["a", "Home"])
        #expect(host.symbols == ["house", "gear"])
        try host.tap("gear")
        #expect(host.texts == ["b", "Home"])
        try host.tap("Home")
        #expect(host.texts == ["a", "Home"])
    }

    @Test("pages keep their state while others are shown")
    func state() throws {
        let host = TestHost {
            TabView {
                Counter(name: "a").tabItem { Text("A") }
                Counter(name: "b").tabItem { Text("B") }
            }
        }
        try host.tap("a 0")
        try host.tap("B")
        try host.tap("b 0")
        try host.tap("b 1")
        try host.tap("A")
        #expect(host.texts.first == "a 1")
        try host.tap("B")
        #expect(host.texts.first == "b 2")
    }

    @Test("pages appear and disappear as they are switched to and from, and first when first shown")
    func appearance() throws {
        let log = Probe<String>()
        let selection = Model(1)
        let isThere = Model(true)
        let host = TestHost {
            Bound(isThere) { isThere in
                if isThere.wrappedValue {
                    Bound(selection) { selection in
                        TabView(selection: selection) {
                            ForEach(1..<4) { number in
                                VStack {
                                    Text("\(number)")
                                        .onAppear { log.note("+\(number)") }
                                        .onDisappear { log.note("-\(number)") }
                                }
                                .tag(number)
                            }
                        }
                    }
                }
            }
        }
        func entries() -> [String] {
            defer { log.entries = [] }
            return log.entries
        }
        #expect(entries() == ["+1"])
        selection.value = 2
        host.settle()
        #expect(entries() == ["+2", "-1"])
        selection.value = 1
        host.settle()
        #expect(entries() == ["+1", "-2"])
        isThere.value = false
        host.settle()
        #expect(entries() == ["-1"])
    }

    @Test("tab views within tab views: inner pages appear with the outer page")
    func nested() throws {
        let log = Probe<String>()
        let outer = Model(1)
        let inner = Model(1)
        let host = TestHost {
            Bound(outer) { outer in
                TabView(selection: outer) {
                    Bound(inner) { inner in
                        TabView(selection: inner) {
                            ForEach(1..<3) { number in
                                Text("inner \(number)")
                                    .onAppear { log.note("+\(number)") }.onDisappear { log.note("-\(number)") }
                                    .tag(number)
                            }
                        }
                    }
                    .tag(1)
                    Text("other").tag(2)
                }
            }
        }
        outer.value = 2
        host.settle()
        #expect(host.texts == ["other"])
        inner.value = 2
        host.settle()
        #expect(log.entries == ["+1", "-1"])
        outer.value = 1
        host.settle()
        #expect(host.texts == ["inner 2"])
        #expect(log.entries == ["+1", "-1", "+2"])
    }

    @Test("pages of a ForEach come and go with the data; what is shown stays shown, and its state with it")
    func dynamicPages() throws {
        let names = Model(["a", "b", "c"])
        let selection = Model("b")
        let log = Probe<String>()
        let host = TestHost {
            Bound(names) { names in
                Bound(selection) { selection in
                    TabView(selection: selection) {
                        ForEach(names.wrappedValue, id: \.self) { name in
                            Counter(name: name).tabItem { Text("tab \(name)") }
                                .onDisappear { log.note("-\(name)") }
                        }
                    }
                }
            }
        }
        #expect(host.texts == ["b 0", "tab a", "tab b", "tab c"])
        try host.tap("b 0")
        names.value = ["d", "b"]
        host.settle()
        #expect(host.texts == ["b 1", "tab d", "tab b"])
        #expect(log.entries.isEmpty)
        names.value = ["d"]
        host.settle()
        #expect(host.texts == ["d 0", "tab d"])
        #expect(log.entries == ["-b"])
        names.value = []
        host.settle()
        #expect(host.texts.isEmpty)
    }

    @Test("arrow keys move along the bar; Space chooses")
    func keyboard() throws {
        let selection = Model(0)
        let host = TestHost {
            Bound(selection) { selection in
                TabView(selection: selection) {
                    ForEach(0..<3) { Text("page \($0)").tabItem { Text("tab") }.tag($0) }
                }
            }
        }
        host.press(.tab)
        host.press(.right)
        #expect(selection.value == 1)
        host.press(.right, times: 4)
        #expect(selection.value == 2)
        host.press(.left)
        #expect(selection.value == 1)
        host.press(.space)
        #expect(selection.value == 0)
    }

    private struct Page: View {
        let name: String
        @ObservedObject var model: Model<Int>
        var body: some View { Text("\(name) \(model.value)") }
    }

    @Test("switching runs the page that is first shown and no other; hidden pages run, lay out and draw nothing")
    func work() throws {
        let selection = Model(1)
        let (first, second) = (Model(0), Model(0))
        let host = TestHost {
            Bound(selection) { selection in
                TabView(selection: selection) {
                    Page(name: "a", model: first).tabItem { Text("A") }.tag(1)
                    Page(name: "b", model: second).tabItem { Text("B") }.tag(2)
                }
            }
        }
        try host.tap("B")
        #expect(host.statistics.bodies["Page"] == 1)
        try host.tap("A")
        #expect(host.statistics.bodies["Page"] == nil)
        second.value = 1
        host.settle()
        #expect(host.statistics.bodies.isEmpty)
        #expect(host.statistics.layouts == 0 && host.statistics.displayItems == 0)
        second.value = 2
        host.settle()
        try host.tap("B")
        #expect(host.texts.first == "b 2")
        #expect(host.statistics.bodies["Page"] == 1)
    }

    @Test("a page's title shows while the page does")
    func titles() throws {
        let host = TestHost {
            NavigationView {
                TabView {
                    Text("a").navigationTitle("Title A").tabItem { Text("A") }
                    Text("b").toolbar { ToolbarItem { Button("Add") {} } }.tabItem { Text("B") }
                }
            }
        }
        #expect(host.texts == ["Title A", "a", "A", "B"])
        try host.tap("B")
        #expect(host.texts == ["Add", "b", "A", "B"])
        try host.tap("A")
        #expect(host.texts == ["Title A", "a", "A", "B"])
    }

    @Test("a hidden page is laid out anew when it is shown in a window of another size")
    func resizing() throws {
        let selection = Model(1)
        let host = TestHost {
            Bound(selection) { selection in
                TabView(selection: selection) {
                    Color.red.accessibilityIdentifier("a").tag(1)
                    Color.blue.accessibilityIdentifier("b").tag(2)
                }
            }
        }
        selection.value = 2
        host.settle()
        host.resize(to: CGSize(width: 500, height: 350))
        selection.value = 1
        host.settle()
        #expect(try host.frame(of: "a") == CGRect(x: 0, y: 0, width: 500, height: host.frame(of: "tabBar").minY))
    }

    @Test("the page fills what the bar leaves, also a page that is put together of stacks")
    func filling() throws {
        let host = TestHost {
            TabView {
                Text("a").tabItem { Text("A") }
                NavigationView { Text("b").navigationTitle("Title") }
                    .accessibilityIdentifier("page").tabItem { Text("B") }
            }
        }
        for _ in 0..<2 {
            try host.tap("B")
            let bar = try host.layoutFrame(of: "tabBar")
            #expect(bar.maxY == 300 && bar.minX == 0 && bar.width == 400)
            #expect(try host.layoutFrame(of: "page") == CGRect(x: 0, y: 0, width: 400, height: bar.minY))
            try host.tap("A")
        }
    }

    @Test("in a narrow window of a pad the symbols of the tabs stand above their titles, which share the width")
    func narrow() throws {
        func host(_ width: CGFloat) -> TestHost {
            TestHost(size: CGSize(width: width, height: 500)) {
                TabView {
                    Text("page").tabItem { Label("Everyone", systemImage: "star") }
                    Text("b").tabItem { Label("Uncontacted", systemImage: "heart") }
                    Text("c").tabItem { Label("Me", systemImage: "person") }
                    Text("d").tabItem { Label("More", systemImage: "gear") }
                }
            }
        }
        let narrow = host(390)
        let button = try narrow.frame(of: "Everyone")
        #expect(button.height > 40 && abs(button.width - 374 / 4) < 1)
        #expect(try host(900).frame(of: "Everyone").height < 40)
    }

    @Test("a badge is the value of its tab's button, and no part of its name")
    func badgeValue() throws {
        let host = TestHost(size: CGSize(width: 390, height: 500)) {
            TabView {
                Text("page").tabItem { Label("Orders", systemImage: "bag") }.badge(3)
                Text("b").tabItem { Label("Account", systemImage: "person") }
            }
        }
        #expect(try host.value(of: "Orders") == "3")
        try host.tap("Account")
        #expect(host.texts.contains("b"))
    }
}
