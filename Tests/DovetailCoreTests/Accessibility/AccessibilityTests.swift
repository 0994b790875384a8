import SwiftUI
import Testing
import ViewSupport

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
    private func element<Content: View>(
        _ name: String, _ content: Content
    ) throws -> AccessibilityElements.Element {
        try TestHost { content }.element(name)
    }

    @Test("a chain of modifiers says several things about one element")
    func chain() throws {
        let host = TestHost {
            Color.red.accessibilityLabel("Volume").accessibilityValue("Half").accessibilityHint("Swipe to change")
                .accessibilityAddTraits(.updatesFrequently).accessibilityIdentifier("volume")
        }
        #expect(
            host.tree
                == "group “Volume” value “Half” identifier volume hint “Swipe to change” traits updates frequently")
        let found = try host.element("Volume")
        #expect(found.hint == "Swipe to change")
        #expect(found.traits == .updatesFrequently)
    }

    @Test("a button that shows a symbol alone is named by it")
    func symbolButton() throws {
        let found = try element(
            "plus circle",
            Button {
            } label: {
                Image(systemName: "plus.circle")
            })
        #expect(found.role == .button)
        #expect(found.traits == .isButton)
    }

    @Test("modifiers of a control leave it a control")
    func control() throws {
        let found = try element("Go", Button("Start") {}.accessibilityLabel("Go").accessibilityHint("Now"))
        #expect(found.role == .button)
        #expect(found.actions?.activate != nil)
    }

    @Test("traits are added and taken away, the outer modifier last")
    func traits() throws {
        let found = try element(
            "A",
            Text("A").accessibilityAddTraits([.isHeader, .isLink]).accessibilityRemoveTraits(.isLink)
                .accessibilityHeading(.h2))
        #expect(found.traits == [.isHeader, .isStaticText])
        #expect(found.semantics.details?.headingLevel == .h2)
    }

    @Test("elements inside are ignored, held or joined")
    func children() throws {
        func tree(_ behavior: AccessibilityChildBehavior) -> String {
            TestHost {
                VStack {
                    Text("One")
                    Button("Two") {}
                }
                .accessibilityElement(children: behavior)
            }.tree
        }
        #expect(tree(.ignore) == "group")
        #expect(tree(.contain).contains("\n  button “Two”"))
        #expect(tree(.combine).hasPrefix("group “One, Two”"))
    }

    @Test("a higher sort priority comes first")
    func priority() {
        let host = TestHost {
            VStack {
                Color.red.accessibilityLabel("a")
                Color.red.accessibilityLabel("b").accessibilitySortPriority(1)
                Color.red.accessibilityLabel("c")
            }
        }
        #expect(host.tree == "group “b”\ngroup “a”\ngroup “c”")
    }

    @Test("actions call the newest closure")
    func actions() throws {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").accessibilityIdentifier("count")
                    .accessibilityAction(named: "Double") { count *= 2 }
                    .accessibilityAction { count += 1 }
                    .accessibilityAdjustableAction { count += $0 == .increment ? 10 : -10 }
            }
        }
        let host = TestHost { Counting() }
        func run(_ name: String) throws {
            let entries = try host.element("count").namedActions?.entries ?? []
            try #require(entries.first { $0.kind.name == name }).run()
            host.settle()
        }
        try run("activate")
        try run("activate")
        try run("Double")
        #expect(host.texts == ["4"])
        try host.element("count").namedActions?.adjust?(.decrement)
        host.settle()
        #expect(host.texts == ["-6"])
    }

    @Test("a representation stands for the view, and is not drawn")
    func representation() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.green.accessibilityRepresentation { Button("Stand-in") { log.note("pressed") } }
        }
        #expect(host.tree.contains("button “Stand-in”"))
        #expect(try host.color(at: CGPoint(x: 50, y: 50)) == Color.green.resolve(in: EnvironmentValues()))
    }

    @Test("children of a view are stand-ins for what is in it, and it keeps its own name")
    func standInChildren() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.green.accessibilityLabel("Shelf").accessibilityValue("2 books")
                .accessibilityChildren {
                    HStack {
                        Text("One")
                        Button("Two") {}
                    }
                }
                .accessibilityIdentifier("shelf")
        }
        #expect(
            host.tree == "group “Shelf” value “2 books” identifier shelf\n  text “One”\n  button “Two”", "\(host.tree)")
        let single = TestHost(size: CGSize(width: 100, height: 100)) {
            Text("Drawn").accessibilityLabel("Named").accessibilityChildren { Text("Only") }
        }
        #expect(single.tree == "group “Named”\n  text “Only”", "\(single.tree)")
    }

    @Test("a tool's focus sets the focus state")
    func focus() throws {
        struct Focused: View {
            @AccessibilityFocusState private var isFocused: Bool
            var body: some View {
                Text(isFocused ? "here" : "elsewhere").accessibilityIdentifier("text").accessibilityFocused($isFocused)
            }
        }
        let host = TestHost { Focused() }
        try host.element("text").namedActions?.focus?.moved(true)
        host.settle()
        #expect(host.texts == ["here"])
        try host.element("text").namedActions?.focus?.moved(false)
        host.settle()
        #expect(host.texts == ["elsewhere"])
    }

    @Test("a rotor lists its entries")
    func rotors() throws {
        let found = try element(
            "list",
            Text("List").accessibilityIdentifier("list").accessibilityRotor("Chapters") {
                AccessibilityRotorEntry("One", id: 1)
                AccessibilityRotorEntry("Two", id: 2)
            })
        let rotor = try #require(found.namedActions?.rotors.first)
        #expect(rotor.name == "Chapters")
        #expect(rotor.entries.map(\.label) == ["One", "Two"])
    }

    @Test("a rotor lists the models that it is given, and those of a ForEach")
    func rotorsOfModels() throws {
        struct Chapter: Identifiable {
            let id: Int
            let title: String
        }
        let chapters = [Chapter(id: 3, title: "Three"), Chapter(id: 4, title: "Four")]
        func rotor(_ view: some View) throws -> AccessibilityRotor {
            let rotors = try element("list", view).namedActions?.rotors ?? []
            #expect(rotors.count == 1)
            return rotors.first ?? AccessibilityRotor(name: "", entries: [])
        }
        let list = Text("List").accessibilityIdentifier("list")
        let models = try rotor(list.accessibilityRotor("Chapters", entries: chapters, entryLabel: \.title))
        #expect(models.name == "Chapters")
        #expect(models.entries.map(\.label) == ["Three", "Four"])
        #expect(models.entries.map(\.id) == [AnyHashable(3), AnyHashable(4)])
        let named = try rotor(
            list.accessibilityRotor(Text("All"), entries: chapters, entryID: \.title, entryLabel: \.title))
        #expect(named.entries.map(\.id) == [AnyHashable("Three"), AnyHashable("Four")])
        let each = try rotor(
            list.accessibilityRotor("Long") {
                ForEach(chapters) { chapter in
                    if chapter.title.count > 4 { AccessibilityRotorEntry(chapter.title, id: chapter.id) }
                }
            })
        #expect(each.entries.map(\.label) == ["Three"])
    }

    @Test("a reader is told of what changed alone")
    func patch() throws {
        struct Rows: View {
            @State private var count = 2
            var body: some View {
                VStack {
                    Button("More") { count += 1 }
                    ForEach(0..<count, id: \.self) { Color.red.accessibilityLabel("row \($0)") }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 100, height: 400)) { Rows() }
        let tree = AccessibilityTree(of: host.window)
        #expect(tree.takePatch().inserted.map(\.label) == ["More", "row 0", "row 1"])
        #expect(tree.takePatch().isEmpty)
        try host.tap("More")
        let patch = tree.takePatch()
        #expect(patch.inserted.map(\.label) == ["row 2"])
        #expect(patch.changed.isEmpty && patch.removed.isEmpty)
        #expect(patch.children.map(\.new.count) == [4] && patch.children[0].old.count == 3)
    }
}
