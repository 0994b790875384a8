import DovetailTesting
import SwiftUI
import Testing

/// A type whose name in a coded path leads back to it, which that of a private one does not.
struct NavigationLesson: Hashable, Codable {
    var title: String
}

@MainActor
@Suite("Navigation stack")
struct NavigationStackTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private typealias Lesson = NavigationLesson

    @Test("A link with a page of its own shows it, and the back button, titled like the page before, goes back")
    func pageLink() throws {
        let host = TestHost {
            NavigationStack {
                VStack {
                    Counter(name: "Root")
                    NavigationLink("Open") { Counter(name: "Page").navigationTitle("Second") }
                }
                .navigationTitle("First")
            }
        }
        #expect(host.texts == ["First", "Root 0", "Open"])
        try host.tap("Root 0")
        try host.tap("Open")
        #expect(host.texts == ["First", "Second", "Page 0"])
        try host.tap("Page 0")
        try host.tap("First")
        // The root kept its state; a page that is shown again is new.
        #expect(host.texts == ["First", "Root 1", "Open"])
        try host.tap("Open")
        #expect(host.texts == ["First", "Second", "Page 0"])
    }

    @Test("A link with a value shows the destination for its type; values push further values")
    func valueLinks() throws {
        let host = TestHost {
            NavigationStack {
                VStack {
                    NavigationLink("Numbers", value: 1)
                    NavigationLink(value: Lesson(title: "Swift")) { Text("Lesson") }
                    NavigationLink("Nothing", value: Optional<Int>.none)
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { number in
                    NavigationLink("After \(number)", value: number + 1).navigationTitle("Number \(number)")
                }
                .navigationDestination(for: Lesson.self) { Text($0.title) }
            }
        }
        #expect(try host.isEnabled("Nothing") == false)
        try host.tap("Numbers")
        #expect(host.texts == ["Root", "Number 1", "After 1"])
        try host.tap("After 1")
        #expect(host.texts == ["Number 1", "Number 2", "After 2"])
        try host.tap("Number 1")
        try host.tap("Root")
        try host.tap("Lesson")
        #expect(host.texts == ["Root", "Swift"])
    }

    @Test("A path can be read, set and cleared by the app")
    func boundPath() throws {
        let path = Model([1, 2])
        let host = TestHost {
            Bound(path) { path in
                NavigationStack(path: path) {
                    NavigationLink("Push 5", value: 5)
                        .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("T\($0)") }
                }
            }
        }
        // The page between was never shown, so its title is not known.
        #expect(host.texts == ["Back", "T2", "page 2"])
        try host.tap("Back")
        #expect(path.value == [1])
        #expect(host.texts == ["Back", "T1", "page 1"])
        path.value = [7, 8, 9]
        host.settle()
        #expect(host.texts == ["Back", "T9", "page 9"])
        path.value = []
        host.settle()
        try host.tap("Push 5")
        #expect(path.value == [5])
    }

    @Test("A page's state lasts while its place in the path has the same value")
    func identity() throws {
        let path = Model([1])
        let host = TestHost {
            Bound(path) { path in
                NavigationStack(path: path) {
                    Text("root").navigationDestination(for: Int.self) { Counter(name: "Page \($0)") }
                }
            }
        }
        try host.tap("Page 1 0")
        path.value = [1, 2]
        host.settle()
        #expect(host.exists("Page 2 0"))
        path.value = [1]
        host.settle()
        #expect(host.exists("Page 1 1"))
        path.value = [3]
        host.settle()
        #expect(host.exists("Page 3 0"))
        path.value = [1]
        host.settle()
        #expect(host.exists("Page 1 0"))
    }

    @Test("NavigationPath holds values of several types, and its codable form brings them back")
    func codablePath() throws {
        var path = NavigationPath()
        path.append(3)
        path.append(Lesson(title: "a \"quoted\" title"))
        path.append("text")
        let data = try JSONEncoder().encode(try #require(path.codable))
        let restored = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(restored == path)
        #expect(restored.count == 3)
        struct Plain: Hashable {}
        path.append(Plain())
        #expect(path.codable == nil)
        path.removeLast(2)
        #expect(
            path == NavigationPath([AnyHashable(3), AnyHashable(Lesson(title: "a \"quoted\" title"))].dropLast(0))
                || path.count == 2)
    }

    @Test("A page is shown by a flag and by an item; going back resets them")
    func flags() throws {
        let isShown = Model(false)
        let item = Model<Int?>(nil)
        let host = TestHost {
            Bound(isShown) { isShown in
                Bound(item) { item in
                    NavigationStack {
                        Text("root").navigationTitle("Root")
                            .navigationDestination(isPresented: isShown) { Text("flagged") }
                            .navigationDestination(item: item) { Counter(name: "item \($0)") }
                    }
                }
            }
        }
        isShown.value = true
        host.settle()
        #expect(host.texts == ["Root", "flagged"])
        try host.tap("Root")
        #expect(isShown.value == false)
        #expect(host.texts == ["Root", "root"])
        item.value = 4
        host.settle()
        try host.tap("item 4 0")
        item.value = 5
        host.settle()
        #expect(host.texts == ["Root", "item 5 0"])
        try host.tap("Root")
        #expect(item.value == nil)
    }

    @Test("dismiss() on a page goes back; Alt+Left and Ctrl+[ do too")
    func goingBack() throws {
        struct Page: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            var body: some View { Button("Done \(isPresented)") { dismiss() } }
        }
        let path = Model([1])
        let host = TestHost {
            Bound(path) { path in
                NavigationStack(path: path) { Text("root").navigationDestination(for: Int.self) { _ in Page() } }
            }
        }
        try host.tap("Done true")
        #expect(host.texts == ["root"])
        path.value = [1, 2]
        host.settle()
        host.press(.left, modifiers: .option)
        #expect(path.value == [1])
        host.press(.character("["), modifiers: .command)
        #expect(path.value.isEmpty)
        host.press(.left, modifiers: .option)
        #expect(host.texts == ["root"])
    }

    @Test("The older links: isActive, tag and selection")
    func olderLinks() throws {
        let isActive = Model(false)
        let selection = Model<String?>(nil)
        let host = TestHost {
            Bound(isActive) { isActive in
                Bound(selection) { selection in
                    NavigationView {
                        VStack {
                            NavigationLink(destination: Text("flag page"), isActive: isActive) { Text("flag") }
                            NavigationLink("a", destination: Text("page a"), tag: "a", selection: selection)
                            NavigationLink(destination: Text("page b"), tag: "b", selection: selection) { Text("b") }
                        }
                        .navigationTitle("Root")
                    }
                }
            }
        }
        try host.tap("flag")
        #expect(isActive.value)
        #expect(host.texts == ["Root", "flag page"])
        isActive.value = false
        host.settle()
        try host.tap("b")
        #expect(selection.value == "b")
        #expect(host.texts == ["Root", "page b"])
        selection.value = "a"
        host.settle()
        #expect(host.texts == ["Root", "page a"])
        try host.tap("Root")
        #expect(selection.value == nil)
    }

    @Test("What a shown page displays follows the state of the page that shows it")
    func freshDestination() throws {
        struct Root: View {
            @State private var count = 0
            var body: some View {
                NavigationLink("open") { Button("count \(count)") { count += 1 } }.navigationTitle("Root")
            }
        }
        let host = TestHost { NavigationStack { Root() } }
        try host.tap("open")
        try host.tap("count 0")
        #expect(host.texts == ["Root", "count 1"])
    }

    @Test("Pages appear and disappear as they are covered and shown again")
    func appearance() throws {
        let log = Probe<String>()
        let host = TestHost {
            NavigationStack {
                NavigationLink("open") {
                    Text("page").onAppear { log.note("page +") }.onDisappear { log.note("page -") }
                }
                .navigationTitle("Root")
                .onAppear { log.note("root +") }
                .onDisappear { log.note("root -") }
            }
        }
        try host.tap("open")
        try host.tap("Root")
        #expect(log.entries.filter { $0.hasPrefix("root") } == ["root +", "root -", "root +"])
        #expect(log.entries.filter { $0.hasPrefix("page") } == ["page +", "page -"])
    }

    @Test("In the pad idiom titles are large unless they are to be inline; on the desktop they begin the bar")
    func titleModes() throws {
        func titleFrame(_ idiom: Idiom, _ mode: NavigationBarItem.TitleDisplayMode) throws -> CGRect {
            let host = TestHost(size: CGSize(width: 800, height: 400), idiom: idiom) {
                NavigationStack { Text("page").navigationBarTitle("Title", displayMode: mode) }
            }
            return try host.frame(of: "Title")
        }
        #expect(try titleFrame(.pad, .automatic).minX == 20)
        #expect(try titleFrame(.pad, .automatic).height > 36)
        #expect(abs(try titleFrame(.pad, .inline).midX - 400) < 1)
        #expect(try titleFrame(.desktop, .large).minX == 18)
    }

    @Test("A page after one with an inline title has one too, unless it says otherwise")
    func inheritedMode() throws {
        let host = TestHost(size: CGSize(width: 800, height: 400)) {
            NavigationStack {
                NavigationLink("open") { Text("page").navigationTitle("Page") }
                    .navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
            }
        }
        try host.tap("open")
        #expect(abs(try host.layoutFrame(of: "Page").midX - 400) < 1)
    }

    @Test("Environment values set around a title and its items change nothing of the bar that they are in")
    func environmentAroundTitle() throws {
        let host = TestHost {
            NavigationView {
                Text("page").navigationTitle("Title").toolbar { ToolbarItem { Text("item") } }.lineSpacing(3)
            }
        }
        #expect(host.texts == ["item", "Title", "page"])
        #expect(try host.frame(of: "item").maxY <= host.frame(of: "Title").minY)
    }

    @Test("What a page declares and cannot be compared settles at once")
    func declarationsSettle() throws {
        let isShown = Model(true)
        let path = Model([1])
        let host = TestHost {
            Bound(isShown) { isShown in
                Bound(path) { path in
                    NavigationStack(path: path) {
                        VStack {
                            NavigationLink("link") { Text("linked") }
                            NavigationLink(destination: Text("flagged"), isActive: isShown) { Text("flag") }
                        }
                        .navigationDestination(for: Int.self) { number in
                            NavigationLink("deeper") { Text("deep \(number)") }
                                .navigationDestination(for: String.self) { Text($0) }
                        }
                    }
                }
            }
        }
        #expect(host.exists("flagged") || host.exists("deeper"))
        #expect(host.statistics.updates <= 2)
        #expect(host.statistics.bodies.values.allSatisfy { $0 < 30 })
    }

    @Test("The bar can be hidden, and so can the back button")
    func hiding() throws {
        let host = TestHost {
            NavigationStack {
                NavigationLink("open") { Text("page").navigationTitle("Page").navigationBarBackButtonHidden() }
                    .navigationTitle("Root").toolbar(.hidden, for: .navigationBar)
            }
        }
        #expect(host.texts == ["open"])
        try host.tap("open")
        #expect(host.texts == ["Page", "page"])
    }

    @Test(
        "Items for the bottom bar are below the page, those for the keyboard above it while text is edited, and never on a desktop"
    )
    func bottomBar() throws {
        let log = Probe<String>()
        func host(_ idiom: Idiom) -> TestHost {
            TestHost(idiom: idiom) { NavigationStack { page } }
        }
        var page: some View {
            VStack {
                TextField("field", text: .constant(""))
                Button("other") {}
            }
            .toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Sort") { log.note("sort") } }
                ToolbarItemGroup(placement: .keyboard) { Button("Done") { log.note("done") } }
                ToolbarItem(placement: .status) { Text("3 items") }
            }
        }
        let desktop = host(.desktop)
        try desktop.tap("field")
        #expect(desktop.exists("Sort") && !desktop.exists("Done"))
        let host = host(.phone)
        #expect(!host.exists("Done"))
        try host.tap("field")
        #expect(try host.layoutFrame(of: "Sort").minY > host.layoutFrame(of: "Done").maxY)
        #expect(try host.layoutFrame(of: "Sort").maxY > 260)
        try host.tap("Done")
        #expect(log.entries == ["done"] && host.focused == "field")
        try host.tap("Sort")
        #expect(log.entries == ["done", "sort"] && !host.exists("Done"))
        #expect(host.exists("3 items"))
    }

    @Test("A page that is too high pushes neither the bar nor the tab bar out")
    func tooHigh() throws {
        let host = TestHost {
            TabView {
                NavigationView {
                    Form { ForEach(0..<30) { Text("row \($0)") } }.navigationTitle("Long")
                }
                .tabItem { Text("Tab") }
            }
        }
        #expect(try host.frame(of: "Long").minY >= 0)
        #expect(try host.frame(of: "row 0").minY > host.frame(of: "Long").maxY)
        #expect(try host.frame(of: "Tab").maxY <= 300)
    }

    @Test("A title bound to a state is shown (type-check 24)")
    func boundTitle() throws {
        let title = Model("One")
        let host = TestHost { Bound(title) { title in NavigationStack { Text("page").navigationTitle(title) } } }
        #expect(host.texts == ["One", "page"])
        title.value = "Two"
        host.settle()
        #expect(host.texts == ["Two", "page"])
    }

    private final class Token {
        nonisolated(unsafe) static var alive = 0
        init() { Self.alive += 1 }
        deinit { Self.alive -= 1 }
    }

    private struct Holder: View {
        @State private var token = Token()
        var body: some View { Text("holds \(token === token ? "one" : "")") }
    }

    @Test("Pages pushed and popped a hundred times leave nothing behind")
    func leak() throws {
        let path = Model([Int]())
        let host = TestHost {
            Bound(path) { path in
                NavigationStack(path: path) { Text("root").navigationDestination(for: Int.self) { _ in Holder() } }
            }
        }
        for _ in 0..<100 {
            path.value = [1]
            host.settle()
            path.value = []
            host.settle()
        }
        #expect(Token.alive <= 1)
    }

    @Test("of two destinations for one type the one nearest to the root is shown", arguments: [false, true])
    func twoDestinations(isOnPage: Bool) throws {
        let host = TestHost(size: CGSize(width: 400, height: 500)) {
            NavigationStack {
                VStack {
                    NavigationLink("word", value: "word")
                    NavigationLink("one", value: 1)
                }
                .navigationDestination(for: Int.self) { Text("of the root: \($0)") }
                .navigationDestination(for: String.self) { word in
                    NavigationLink("two", value: 2)
                        .navigationDestination(for: Int.self) { Text("of \(word): \($0)") }
                }
            }
        }
        if isOnPage {
            try host.tap("word")
            host.advance(by: .seconds(1))
            try host.tap("two")
            host.advance(by: .seconds(1))
            #expect(host.exists("of the root: 2") && !host.exists("of word: 2"))
        } else {
            try host.tap("one")
            host.advance(by: .seconds(1))
            #expect(host.exists("of the root: 1"))
        }
    }
}
