import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Menu")
struct MenuTests {
    private func menu(_ log: Probe<String>, idiom: Idiom = .pad) -> TestHost {
        TestHost(idiom: idiom) {
            Menu("Actions") {
                Button("Copy", systemImage: "doc.on.doc") { log.note("copy") }
                Button("Delete", role: .destructive) { log.note("delete") }
                Button("Never") { log.note("never") }.disabled(true)
                Divider()
                Menu("More") { Button("Deep") { log.note("deep") } }
            }
        }
    }

    @Test("a click opens it, an item runs its action and closes it", arguments: [Idiom.pad, .desktop])
    func pointer(idiom: Idiom) throws {
        let log = Probe<String>()
        let host = menu(log, idiom: idiom)
        #expect(host.texts == ["Actions"])
        try host.tap("Actions")
        #expect(host.texts == ["Copy", "Delete", "Never", "More"])
        try host.tap("Never")
        #expect(log.entries.isEmpty && host.exists("Copy"))
        try host.tap("Copy")
        #expect(log.entries == ["copy"])
        #expect(host.texts == ["Actions"])
    }

    @Test("the keyboard opens it, moves along the items that can be used, chooses and leaves")
    func keyboard() {
        let log = Probe<String>()
        let host = menu(log)
        host.press(.tab)
        host.press(.return)
        host.press(.down, times: 2)
        #expect(host.focused == "Delete")
        host.press(.up)
        #expect(host.focused == "Copy")
        host.press(.down)
        host.press(.return)
        #expect(log.entries == ["delete"])
        #expect(host.texts == ["Actions"])
        host.press(.return)
        host.press(.escape)
        #expect(host.texts == ["Actions"])
        #expect(host.focused == "Actions")
    }

    @Test("a menu within a menu; choosing in it closes both")
    func nested() throws {
        let log = Probe<String>()
        let host = menu(log)
        try host.tap("Actions")
        try host.tap("More")
        #expect(host.texts == ["Deep"])
        try host.tap("Deep")
        #expect(log.entries == ["deep"])
        #expect(host.texts == ["Actions"])
    }

    @Test("toggles and pickers in a menu are ticked rows")
    func choices() throws {
        let isOn = Model(false)
        let size = Model(1)
        let host = TestHost {
            Bound(isOn) { isOn in
                Bound(size) { size in
                    Menu("View") {
                        Toggle("Grid", isOn: isOn)
                        Picker("Size", selection: size) {
                            Text("Small").tag(1)
                            Text("Big").tag(2)
                        }
                    }
                }
            }
        }
        try host.tap("View")
        #expect(host.texts == ["Grid", "Small", "Big"])
        try host.tap("Grid")
        #expect(isOn.value)
        try host.tap("View")
        try host.tap("Big")
        #expect(size.value == 2)
        #expect(host.texts == ["View"])
    }

    @Test("with a primary action a click runs it")
    func primary() throws {
        let log = Probe<String>()
        let host = TestHost {
            Menu("Add") {
                Button("Other") { log.note("other") }
            } primaryAction: {
                log.note("add")
            }
        }
        try host.tap("Add")
        #expect(log.entries == ["add"])
        #expect(host.texts == ["Add"])
    }

    @Test("items that do not close their menu can be chosen again, those around them still close it")
    func staysOpen() throws {
        struct Counter: View {
            @State private var count = 0
            @State private var isOn = false
            var body: some View {
                Menu("Count \(count) \(isOn)") {
                    Group {
                        Button("Increase", systemImage: "plus") { count += 1 }
                        Toggle("On", isOn: $isOn)
                    }
                    .menuActionDismissBehavior(.disabled)
                    Button("Reset") { count = 0 }
                }
            }
        }
        let host = TestHost { Counter() }
        try host.tap("Count 0 false")
        for _ in 0..<3 { try host.tap("Increase") }
        try host.tap("On")
        #expect(host.texts == ["Increase", "On", "Reset"])
        host.press(.escape)
        #expect(host.texts == ["Count 3 true"])
        try host.tap("Count 3 true")
        try host.tap("Reset")
        #expect(host.texts == ["Count 0 true"])
    }
}
