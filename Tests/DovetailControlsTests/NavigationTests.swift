import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Navigation view and toolbar")
struct NavigationTests {
    private struct Things: View {
        @State private var isAdding = false
        var body: some View {
            NavigationView {
                VStack {
                    Text("Add acronyms you learn")
                    if isAdding { Text("adding") }
                }
                .navigationTitle("TIL")
                .toolbar {
                    ToolbarItem {
                        Button {
                            isAdding = true
                        } label: {
                            Image(systemName: "plus")
                        }
                    }
                }
            }
        }
    }

    @Test("A toolbar that people may arrange takes several items, and some under a condition")
    func customizableToolbar() throws {
        let isEditing = Model(false)
        let log = Probe<String>()
        let host = TestHost {
            NavigationStack {
                Bound(isEditing) { isEditing in
                    Text("page")
                        .toolbar(id: "page") {
                            ToolbarItem(id: "one") { Button("One") { log.note("one") } }
                            ToolbarItem(id: "two") { Button("Two") { log.note("two") } }
                            if isEditing.wrappedValue {
                                ToolbarItem(id: "done") { Button("Done") { log.note("done") } }
                            }
                        }
                }
            }
        }
        try host.tap("One")
        try host.tap("Two")
        #expect(!host.exists("Done"))
        isEditing.value = true
        host.settle()
        try host.tap("Done")
        #expect(log.entries == ["one", "two", "done"])
    }

    @Test("API-140, API-141, API-144, API-145, BEH-219: a bar with title and + button above the content")
    func bar() throws {
        let host = TestHost(idiom: .desktop) { Things() }
        #expect(host.texts == ["TIL", "Add acronyms you learn"])
        #expect(host.symbols == ["plus"])
        let bar = try host.frame(of: "navigationBar")
        let title = try host.frame(of: "TIL")
        let plus = try host.frame(of: "plus")
        let content = try host.frame(of: "Add acronyms you learn")
        #expect(bar.minX == 0 && bar.minY == 0 && bar.width == 400)
        #expect(title.minX == 18)
        #expect(plus.maxX > 380 && bar.contains(plus) && bar.contains(title))
        #expect(content.minY >= bar.maxY)
        #expect(abs(content.midY - (300 + bar.height) / 2) < 1)
        try host.tap("plus")
        #expect(host.texts == ["TIL", "Add acronyms you learn", "adding"])
    }

    @Test("API-142, API-143: the title as a string, in its older form, and following the state; the outermost counts")
    func titles() throws {
        let name = Model("One")
        let host = TestHost {
            NavigationView { Bound(name) { Text("page").navigationTitle($0.wrappedValue) } }
        }
        #expect(host.texts == ["One", "page"])
        name.value = "Two"
        host.settle()
        #expect(host.texts == ["Two", "page"])
        #expect(TestHost { NavigationView { Text("page").navigationBarTitle("Old") } }.texts == ["Old", "page"])
        let nested = TestHost {
            NavigationView { VStack { Text("page").navigationTitle("inner") }.navigationTitle("outer") }
        }
        #expect(nested.texts == ["outer", "page"])
        let shouting = TestHost { NavigationView { Text("page").navigationTitle("til") }.textCase(.uppercase) }
        #expect(shouting.texts == ["TIL", "PAGE"])
    }

    @Test("a title comes and goes with the view that sets it")
    func passingTitle() throws {
        let isShown = Model(true)
        let host = TestHost {
            NavigationView {
                Bound(isShown) { isShown in
                    if isShown.wrappedValue { Text("a").navigationTitle("A") } else { Text("b") }
                }
            }
        }
        #expect(host.texts == ["A", "a"])
        isShown.value = false
        host.settle()
        #expect(host.texts == ["b"])
        #expect(!host.exists("navigationBar"))
        isShown.value = true
        host.settle()
        #expect(host.texts == ["A", "a"])
    }

    @Test("API-146: bar items in the older form: leading, trailing, both")
    func barItems() throws {
        let log = Probe<String>()
        let host = TestHost {
            NavigationView {
                Text("page")
                    .navigationBarItems(
                        leading: Button("Edit") { log.note("edit") }, trailing: Button("Add") { log.note("add") })
            }
        }
        #expect(host.texts == ["Edit", "Add", "page"])
        #expect(try host.frame(of: "Edit").minX < 20)
        #expect(try host.frame(of: "Add").maxX > 380)
        try host.tap("Edit")
        try host.tap("Add")
        #expect(log.entries == ["edit", "add"])
        let leading = TestHost { NavigationView { Text("page").navigationBarItems(leading: Button("L") {}) } }
        #expect(try leading.layoutFrame(of: "L").midX < 100)
        let trailing = TestHost { NavigationView { Text("page").navigationBarItems(trailing: Button("T") {}) } }
        #expect(try trailing.frame(of: "T").midX > 300)
    }

    @Test("API-144, API-145: placements, groups, conditions and content of one's own")
    func content() throws {
        struct Actions: ToolbarContent {
            @Environment(\.lineSpacing) private var spacing
            let log: Probe<String>
            var body: some ToolbarContent {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log.note("cancel \(spacing)") } }
                ToolbarItem(placement: .confirmationAction) { Button("Save") { log.note("save") } }
            }
        }
        let log = Probe<String>()
        let isEditing = Model(false)
        let host = TestHost {
            NavigationView {
                Bound(isEditing) { isEditing in
                    Text("page")
                        .navigationTitle("Title")
                        .toolbar {
                            if isEditing.wrappedValue {
                                Actions(log: log)
                            } else {
                                ToolbarItemGroup(placement: .navigation) {
                                    Button("One") { log.note("one") }
                                    Button("Two") { log.note("two") }
                                }
                            }
                            if isEditing.wrappedValue { ToolbarItem(placement: .principal) { Text("Editing") } }
                        }
                }
                .lineSpacing(3)
            }
        }
        #expect(host.texts == ["One", "Two", "Title", "page"])
        #expect(try host.frame(of: "One").maxX <= host.frame(of: "Two").minX)
        isEditing.value = true
        host.settle()
        #expect(host.texts == ["Cancel", "Editing", "Save", "Title", "page"])
        try host.tap("Cancel")
        try host.tap("Save")
        #expect(log.entries == ["cancel 3.0", "save"])
    }

    @Test("items keep their state while the page changes, and have its environment objects")
    func itemState() throws {
        struct Counter: View {
            @State private var count = 0
            @EnvironmentObject private var model: Model<String>
            var body: some View { Button("\(model.value) \(count)") { count += 1 } }
        }
        let page = Model(1)
        let host = TestHost {
            NavigationView {
                Bound(page) { page in
                    Text("page \(page.wrappedValue)").toolbar { ToolbarItem { Counter() } }
                }
                .environmentObject(Model("taps"))
            }
        }
        try host.tap("taps 0")
        page.value = 2
        host.settle()
        #expect(host.texts == ["taps 1", "page 2"])
    }

    @Test("a toolbar outside navigation views is in a bar at the window's top, from edge to edge")
    func windowBar() throws {
        let isShown = Model(true)
        let host = TestHost {
            Bound(isShown) { isShown in
                Text("page").toolbar { if isShown.wrappedValue { ToolbarItem { Button("Add") {} } } }
            }
        }
        let bar = try host.frame(of: "toolbar")
        #expect(bar.width == 400 && bar.minY == 0)
        #expect(abs(try host.frame(of: "page").midY - (300 + bar.height) / 2) < 1)
        isShown.value = false
        host.settle()
        #expect(!host.exists("toolbar"))
        #expect(abs(try host.frame(of: "page").midY - 150) < 1)
    }

    @Test("outside navigation views the title is the window's")
    func windowTitle() throws {
        let name = Model("One")
        let host = TestHost { Bound(name) { Text("page").navigationTitle($0.wrappedValue) } }
        #expect(host.texts == ["page"])
        #expect(host.title == "One")
        name.value = "Two"
        host.settle()
        #expect(host.title == "Two")
    }

    @Test("a toolbar in a sheet is the sheet's own")
    func sheetBar() throws {
        let flag = Model(true)
        let host = TestHost {
            NavigationView {
                Bound(flag) { flag in
                    Text("page").navigationTitle("Title").sheet(isPresented: flag) {
                        Text("sheet").toolbar {
                            ToolbarItem(placement: .confirmationAction) {
                                Button("Done") { flag.wrappedValue = false }
                            }
                        }
                    }
                }
            }
        }
        #expect(host.texts == ["Done", "sheet"])
        #expect(try host.frame(of: "Done").maxX < 390)
        try host.tap("Done")
        #expect(host.texts == ["Title", "page"])
    }

    private struct Row: View {
        var body: some View { Text("row") }
    }

    @Test("a title's change runs no other body, and lays out no row")
    func work() throws {
        let name = Model("One")
        let host = TestHost {
            NavigationView {
                VStack {
                    Row()
                    Bound(name) { Text("page").navigationTitle($0.wrappedValue) }
                }
            }
        }
        name.value = "Two"
        host.settle()
        #expect(host.texts.first == "Two")
        #expect(host.statistics.bodies["Row"] == nil)
        #expect(host.statistics.bodies.keys.allSatisfy { !$0.hasPrefix("NavigationView") })
    }
}
