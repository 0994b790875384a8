import DovetailTesting
import SwiftUI
import Testing

/// Split views as apps steer them: visibility, deep links into the detail's stack, an inspector beside it.
@MainActor
@Suite("Split views steered by the app")
struct SplitViewProgramTests {
    private struct Shop: View {
        @State var section: String?
        @State var path: [Int] = []
        @State private var showsInspector = false

        var body: some View {
            NavigationSplitView {
                List(["Fruit", "Tools"], id: \.self, selection: $section) { Text($0) }.navigationTitle("Shop")
            } detail: {
                NavigationStack(path: $path) {
                    VStack {
                        if let section {
                            NavigationLink("\(section) 4", value: 4)
                            Button("Sixth") { path = [5, 6] }
                        } else {
                            Text("Choose a section")
                        }
                    }
                    .navigationTitle(section ?? "")
                    .navigationDestination(for: Int.self) { number in
                        Text("item \(number)").navigationTitle("Item \(number)")
                            .toolbar { Button("Details") { showsInspector.toggle() } }
                            .inspector(isPresented: $showsInspector) { Text("details of \(number)") }
                    }
                }
            }
            .onChange(of: section) { path = [] }
            .onOpenURL { url in
                section = url.host
                let numbers = url.pathComponents.compactMap { Int($0) }
                Task { path = numbers }
            }
        }
    }

    @Test("in one column a link from outside goes to a page of the detail's stack, and back step by step")
    func deepLink() async throws {
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) { Shop() }
        #expect(host.exists("Fruit"))
        host.open(URL(string: "shop://Tools/1/2")!)
        await host.settle()
        host.advance(by: .seconds(1))
        #expect(host.exists("item 2"))
        for text in ["item 1", "Tools 4", "Fruit"] {
            host.press(.left, modifiers: .option)
            host.advance(by: .seconds(1))
            #expect(host.exists(text), "\(text)")
        }
    }

    @Test("a selection and a path that are there at launch are shown", arguments: [390.0, 900])
    func launch(width: CGFloat) throws {
        let host = TestHost(size: CGSize(width: width, height: 600), idiom: .pad) {
            Shop(section: "Fruit", path: [1, 2])
        }
        #expect(host.exists("item 2"))
        #expect(host.exists("Tools") == (width > 600))
        host.press(.left, modifiers: .option)
        host.advance(by: .seconds(1))
        #expect(host.exists("item 1"))
    }

    @Test("an inspector of a page of the detail's stack", arguments: [Idiom.pad, .desktop])
    func inspector(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 1100, height: 600), idiom: idiom) { Shop(section: "Fruit") }
        try host.tap("Fruit 4")
        host.advance(by: .seconds(1))
        try host.tap("Details")
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "details of 4").minX > 820)
        #expect(try host.frame(of: "item 4").maxX < 830)
        host.press(.left, modifiers: .option)
        host.advance(by: .seconds(1))
        #expect(host.exists("Fruit 4") && !host.exists("details of 4"))
    }

    private struct Three: View {
        @Binding var visibility: NavigationSplitViewVisibility

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                Text("first")
            } content: {
                Text("second")
            } detail: {
                Text("third")
            }
        }
    }

    @Test(
        "of three columns the button of the side bar hides and shows the first", arguments: [Idiom.pad, .desktop])
    func threeColumns(idiom: Idiom) throws {
        let visibility = Model(NavigationSplitViewVisibility.automatic)
        let host = TestHost(size: CGSize(width: 1100, height: 600), idiom: idiom) {
            Bound(visibility) { Three(visibility: $0) }
        }
        #expect(host.exists("first") && host.exists("second") && host.exists("third"))
        try host.tap("Sidebar")
        #expect(visibility.value == .doubleColumn)
        #expect(!host.exists("first") && host.exists("second"))
        try host.tap("Sidebar")
        #expect(visibility.value == .all && host.exists("first"))
        visibility.value = .detailOnly
        host.settle()
        #expect(!host.exists("second"))
        try host.tap("Sidebar")
        #expect(visibility.value == .doubleColumn && host.exists("second") && !host.exists("first"))
    }

    @Test("a page for an item that is there at launch")
    func itemAtLaunch() throws {
        struct Start: View {
            @State private var item: Int? = 3
            var body: some View {
                NavigationStack {
                    Text("root").navigationTitle("Root")
                        .navigationDestination(item: $item) { Text("item \($0)") }
                }
            }
        }
        let host = TestHost { Start() }
        #expect(host.exists("item 3"))
        try host.tap("Root")
        host.advance(by: .seconds(1))
        #expect(host.exists("root"))
    }

    @Test("a page that hides the tab bar, and tabs that the app chooses from a page", arguments: Idiom.allCases)
    func tabs(idiom: Idiom) throws {
        struct Tabs: View {
            @State private var tab = 0
            var body: some View {
                TabView(selection: $tab) {
                    Tab("One", systemImage: "1.circle", value: 0) {
                        NavigationStack {
                            NavigationLink("Deeper") {
                                Button("To two") { tab = 1 }.toolbar(.hidden, for: .tabBar)
                            }
                            .navigationTitle("First")
                        }
                    }
                    Tab("Two", systemImage: "2.circle", value: 1) { Text("second") }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 600, height: 500), idiom: idiom) { Tabs() }
        #expect(host.exists("Two"))
        try host.tap("Deeper")
        host.advance(by: .seconds(1))
        #expect(!host.exists("Two"))
        try host.tap("To two")
        host.advance(by: .seconds(1))
        #expect(host.exists("second") && host.exists("Two"))
    }
}
