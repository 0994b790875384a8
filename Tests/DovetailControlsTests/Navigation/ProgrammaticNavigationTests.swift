import DovetailTesting
import SwiftUI
import Testing

/// Navigation by the app rather than by links: deep links, paths at launch, items, tabs, what a page dismisses.
@MainActor
@Suite("Navigation by the app")
struct ProgrammaticNavigationTests {
    // A path is stored with the names of its types, and a private one cannot be found by its name.
    struct Recipe: Hashable, Codable, Identifiable {
        let id: Int
        var name: String { "Recipe \(id)" }
    }

    private final class Router: ObservableObject {
        @Published var tab = "home"
        @Published var path = NavigationPath()
        @Published var sheet: Recipe?
    }

    private struct Cookbook: View {
        @StateObject private var router = Router()

        var body: some View {
            TabView(selection: $router.tab) {
                Button("Surprise") {
                    router.tab = "recipes"
                    router.path = NavigationPath([Recipe(id: 7)])
                }
                .tabItem { Label("Home", systemImage: "house") }
                .tag("home")
                NavigationStack(path: $router.path) {
                    List(1..<4) { id in NavigationLink("Recipe \(id)", value: Recipe(id: id)) }
                        .navigationTitle("Recipes")
                        .navigationDestination(for: Recipe.self) { recipe in
                            VStack {
                                Text("About \(recipe.name)")
                                NavigationLink("Steps", value: "steps of \(recipe.id)")
                                Button("All recipes") { router.path.removeLast(router.path.count) }
                            }
                            .navigationTitle(recipe.name)
                            .navigationDestination(for: String.self) { Text($0) }
                        }
                }
                .tabItem { Label("Recipes", systemImage: "book") }
                .tag("recipes")
            }
            .onOpenURL { url in
                router.tab = "recipes"
                router.path = NavigationPath()
                for part in url.pathComponents.dropFirst() {
                    if let id = Int(part) { router.path.append(Recipe(id: id)) } else { router.path.append(part) }
                }
            }
            .sheet(item: $router.sheet) { Text($0.name) }
        }
    }

    @Test("a link from outside opens a page two levels deep in another tab", arguments: Idiom.allCases)
    func deepLink(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 600, height: 600), idiom: idiom) { Cookbook() }
        #expect(host.exists("Surprise"))
        #expect(host.open(URL(string: "cook://book/3/steps")!))
        host.advance(by: .seconds(1))
        #expect(host.exists("steps") && !host.exists("About Recipe 3"))
        host.press(.left, modifiers: .option)
        host.advance(by: .seconds(1))
        #expect(host.exists("About Recipe 3"))
        try host.tap("All recipes")
        host.advance(by: .seconds(1))
        #expect(host.exists("Recipe 1") && !host.exists("About Recipe 3"))
    }

    @Test("a tab that was never shown comes with its path")
    func tabWithPath() throws {
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) { Cookbook() }
        try host.tap("Surprise")
        host.advance(by: .seconds(1))
        #expect(host.exists("About Recipe 7"))
        try host.tap("Steps")
        host.advance(by: .seconds(1))
        #expect(host.exists("steps of 7"))
    }

    @Test("pressing the tab that is shown goes back to the root of its stack, on touch devices")
    func tabAgain() throws {
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) { Cookbook() }
        try host.tap("Surprise")
        host.advance(by: .seconds(1))
        try host.tap("Steps")
        host.advance(by: .seconds(1))
        try host.tap("Recipes")
        host.advance(by: .seconds(1))
        #expect(host.exists("Recipe 1") && !host.exists("steps of 7"))
    }

    @Test("a path is there at launch, from storage, from onAppear and from a task")
    func atLaunch() async throws {
        struct Stored: View {
            let way: Int
            @State private var path: [Recipe]
            init(way: Int) {
                self.way = way
                _path = State(initialValue: way == 0 ? [Recipe(id: 1), Recipe(id: 2)] : [])
            }
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationTitle("Root")
                        .navigationDestination(for: Recipe.self) { Text("page \($0.id)").navigationTitle($0.name) }
                }
                .onAppear { if way == 1 { path = [Recipe(id: 1), Recipe(id: 2)] } }
                .task { if way == 2 { path = [Recipe(id: 1), Recipe(id: 2)] } }
            }
        }
        for way in 0..<3 {
            let host = TestHost { Stored(way: way) }
            await host.settle()
            host.advance(by: .seconds(1))
            #expect(host.exists("page 2") && !host.exists("root"), "way \(way)")
            host.press(.left, modifiers: .option)
            host.advance(by: .seconds(1))
            #expect(host.exists("page 1"), "way \(way)")
        }
    }

    @Test("a page for an item changes with the item, and goes with it")
    func item() throws {
        let item = Model<Recipe?>(nil)
        let host = TestHost {
            Bound(item) { item in
                NavigationStack {
                    List {
                        Button("first") { item.wrappedValue = Recipe(id: 1) }
                    }
                    .navigationTitle("Root")
                    .navigationDestination(item: item) { recipe in
                        VStack {
                            Text("page of \(recipe.name)")
                            Button("next") { item.wrappedValue = Recipe(id: recipe.id + 1) }
                        }
                        .navigationTitle(recipe.name)
                    }
                }
            }
        }
        try host.tap("first")
        host.advance(by: .seconds(1))
        #expect(host.exists("page of Recipe 1"))
        try host.tap("next")
        host.advance(by: .seconds(1))
        #expect(host.exists("page of Recipe 2") && !host.exists("page of Recipe 1"))
        try host.tap("Root")
        host.advance(by: .seconds(1))
        #expect(item.value == nil && host.exists("first"))
    }

    @Test(
        "a sheet with a stack of its own: cancel and confirm stand at the ends of its bar",
        arguments: Idiom.allCases)
    func sheet(idiom: Idiom) throws {
        struct Editor: View {
            @Environment(\.dismiss) private var dismiss
            let done: () -> Void
            var body: some View {
                NavigationStack {
                    Form {
                        NavigationLink("More") { Text("more").navigationTitle("More things") }
                        Text("field")
                    }
                    .navigationTitle("Edit")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Save") {
                                done()
                                dismiss()
                            }
                        }
                    }
                }
            }
        }
        let isShown = Model(true)
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 600, height: 600), idiom: idiom) {
            Bound(isShown) { isShown in
                Text("page").sheet(isPresented: isShown) { Editor { log.note("saved") } }
            }
        }
        host.advance(by: .seconds(1))
        let (cancel, title, save) = try (host.frame(of: "Cancel"), host.frame(of: "Edit"), host.frame(of: "Save"))
        #expect(cancel.maxX <= title.minX || idiom == .desktop)
        #expect(save.minX >= title.maxX)
        try host.tap("More")
        host.advance(by: .seconds(1))
        #expect(host.exists("More things") && !host.exists("Save"))
        host.press(.left, modifiers: .option)
        host.advance(by: .seconds(1))
        try host.tap("Save")
        host.advance(by: .seconds(1))
        #expect(!isShown.value && log.entries == ["saved"])
    }

    @Test("an inspector beside a stack: its own toolbar items, and the page's bar keeps to the page")
    func inspector() throws {
        let isShown = Model(true)
        let host = TestHost(size: CGSize(width: 1000, height: 600), idiom: .desktop) {
            Bound(isShown) { isShown in
                NavigationStack {
                    Text("content").navigationTitle("Page")
                        .toolbar { Button("Info") { isShown.wrappedValue.toggle() } }
                        .inspector(isPresented: isShown) {
                            Form { Text("details") }.formStyle(.grouped)
                                .inspectorColumnWidth(min: 150, ideal: 220, max: 400)
                        }
                }
            }
        }
        #expect(try host.frame(of: "details").minX > 780)
        try host.tap("Info")
        #expect(!host.exists("details"))
        try host.tap("Info")
        #expect(host.exists("details"))
        host.drag(from: CGPoint(x: 781, y: 300), to: CGPoint(x: 681, y: 300))
        #expect(try host.layoutFrame(of: "details").minX < 720)
    }

    @Test("dismiss on pages that a flag, an item, a link and a value show goes back one page each")
    func dismissing() throws {
        struct Page: View {
            let name: String
            @Environment(\.dismiss) private var dismiss
            @State private var isDeep = false
            var body: some View {
                VStack {
                    Text("on \(name)")
                    Button("deeper") { isDeep = true }
                    NavigationLink("linked") { Page(name: "\(name) linked") }
                    NavigationLink("valued", value: "\(name) valued")
                    Button("leave") { dismiss() }
                }
                .navigationDestination(isPresented: $isDeep) { Page(name: "\(name) deep") }
            }
        }
        let host = TestHost {
            NavigationStack {
                Page(name: "root").navigationDestination(for: String.self) { Page(name: $0) }
            }
        }
        for step in ["deeper", "linked", "valued", "deeper"] {
            try host.tap(step)
            host.advance(by: .seconds(1))
        }
        #expect(host.exists("on root deep linked valued deep"))
        for name in ["root deep linked valued", "root deep linked", "root deep", "root"] {
            try host.tap("leave")
            host.advance(by: .seconds(1))
            #expect(host.exists("on \(name)"))
        }
    }
}
