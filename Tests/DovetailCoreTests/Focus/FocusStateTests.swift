import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("FocusState")
struct FocusStateTests {
    private struct OneField: View {
        @State private var name = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                Text("focused \(isFocused)")
                TextField("Name", text: $name).focused($isFocused)
                TextField("Other", text: .constant(""))
                Button("Focus") { isFocused = true }
                Button("Leave") { isFocused = false }
            }
        }
    }

    @Test("API-101, API-102, API-104, API-105, API-106: writing true brings the keyboard, writing false takes it away")
    func bool() throws {
        let host = TestHost { OneField() }
        #expect(host.exists("focused false"))
        #expect(host.focused == nil)
        try host.tap("Focus")
        #expect(host.exists("focused true"))
        #expect(host.focused == "Name")
        try host.type("Ada")
        #expect(try host.value(of: "Name") == "Ada")
        try host.tap("Leave")
        #expect(host.exists("focused false"))
        #expect(host.focused == nil)
        #expect(throws: TestHostError.self) { try host.type("x") }
    }

    @Test("API-104: a click and the tab key write the state")
    func person() throws {
        let host = TestHost { OneField() }
        try host.tap("Name")
        #expect(host.exists("focused true"))
        host.press(.tab)
        #expect(host.focused == "Other")
        #expect(host.exists("focused false"))
        try host.tap("Name")
        try host.tap("Other")
        #expect(host.exists("focused false"))
    }

    private enum Field: Hashable { case first, second, missing, button, disabled }

    private struct Several: View {
        @FocusState private var field: Field?
        @State private var text = ""
        @State private var hasSecond = true
        var appears: Field?

        var body: some View {
            VStack {
                Text(field.map { "at \($0)" } ?? "nowhere")
                TextField("First", text: $text).focused($field, equals: .first)
                    .onSubmit { field = .second }
                if hasSecond { TextField("Second", text: $text).focused($field, equals: .second) }
                TextField("Disabled", text: $text).focused($field, equals: .disabled).disabled(true)
                Button("Go to first") { field = .first }
                Button("Go to second") { field = .second }
                Button("Go to button") { field = .button }.focused($field, equals: .button)
                Button("Go nowhere") { field = nil }
                Button("Go wrong") { field = .missing }
                Button("Go to disabled") { field = .disabled }
                Button("Remove second") { hasSecond = false }
                Button("Add second and go") {
                    hasSecond = true
                    field = .second
                }
            }
            .onAppear { field = appears }
        }
    }

    @Test("API-103, API-106: an optional state says which of several has the keyboard")
    func optional() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Several() }
        #expect(host.exists("nowhere"))
        try host.tap("Go to second")
        #expect(host.focused == "Second")
        #expect(host.exists("at second"))
        try host.tap("First")
        #expect(host.exists("at first"))
        host.press(.return)
        #expect(host.focused == "Second")
        try host.tap("Go nowhere")
        #expect(host.focused == nil)
        #expect(host.exists("nowhere"))
        try host.tap("Go to button")
        #expect(host.focused == "Go to button")
        #expect(host.exists("at button"))
    }

    @Test("a value that no view stands for, or only a disabled one, becomes nil")
    func missing() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Several() }
        for button in ["Go wrong", "Go to disabled"] {
            try host.tap("Go to first")
            host.press(.tab)
            host.press(.tab)
            try host.tap("Go to first")
            try host.tap(button)
            #expect(host.exists("nowhere"))
            #expect(host.focused == nil)
        }
    }

    @Test("the view may come with the same change that moves the keyboard to it; when it goes, the state is nil")
    func comesAndGoes() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Several() }
        try host.tap("Go to second")
        try host.tap("Remove second")
        #expect(host.exists("nowhere"))
        try host.tap("Add second and go")
        #expect(host.focused == "Second")
        #expect(host.exists("at second"))
    }

    @Test("a state written when the view appears")
    func onAppear() {
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Several(appears: .second) }
        #expect(host.focused == "Second")
        #expect(host.exists("at second"))
    }

    @Test("of two states, the one that asks for the keyboard wins over the one that gives it up")
    func two() throws {
        struct Two: View {
            @FocusState private var first: Bool
            @FocusState private var second: Bool

            var body: some View {
                VStack {
                    Text("\(first) \(second)")
                    TextField("First", text: .constant("")).focused($first)
                        .onSubmit {
                            second = true
                            first = false
                        }
                    TextField("Second", text: .constant("")).focused($second)
                }
            }
        }
        let host = TestHost { Two() }
        try host.tap("First")
        #expect(host.exists("true false"))
        host.press(.return)
        #expect(host.focused == "Second")
        #expect(host.exists("false true"))
    }

    @Test("a child view writes through the state's binding")
    func binding() throws {
        struct Child: View {
            @FocusState.Binding var isFocused: Bool
            var body: some View { Button("Focus \(isFocused)") { isFocused = true } }
        }
        struct Parent: View {
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    TextField("Name", text: .constant("")).focused($isFocused)
                    Child(isFocused: $isFocused)
                }
            }
        }
        let host = TestHost { Parent() }
        try host.tap("Focus false")
        #expect(host.focused == "Name")
        #expect(host.exists("Focus true"))
    }

    @Test("an alert takes the keyboard and the state with it, and gives both back")
    func covered() throws {
        struct Covered: View {
            @FocusState private var isFocused: Bool
            @State private var isShown = false
            let log: Probe<Bool>
            var body: some View {
                TextField("Name", text: .constant("")).focused($isFocused)
                    .onSubmit { isShown = true }
                    .onChange(of: isFocused) { _, new in log.note(new) }
                    .alert(isPresented: $isShown) { Alert(title: Text("Stop")) }
            }
        }
        let log = Probe<Bool>()
        let host = TestHost { Covered(log: log) }
        try host.tap("Name")
        host.press(.return)
        #expect(log.entries == [true, false])
        try host.tap("OK")
        host.advance(by: .seconds(1))
        #expect(log.entries == [true, false, true])
        #expect(host.focused == "Name")
    }

    @Test("the focus moving costs the bodies that read the state")
    func costs() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Several() }
        try host.tap("Go to first")
        try host.tap("Go to second")
        #expect(host.statistics.bodies["Several"] ?? 0 <= 3)
        host.settle()
        #expect(host.statistics.bodies.isEmpty)
    }

    @Test("a focusable view takes the keyboard by click, by Tab and by its state, and knows that it has it")
    func focusable() throws {
        struct Label: View {
            @Environment(\.isFocused) private var isFocused
            var body: some View { Text("tile \(isFocused)") }
        }
        struct Tiles: View {
            let log: Probe<String>
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    Label().padding().background(Color.gray).focusable().focused($isFocused)
                        .onTapGesture { log.note("tapped") }
                    Text("state \(isFocused)")
                    Text("never").focusable(false)
                    TextField("Field", text: .constant(""))
                }
            }
        }
        let log = Probe<String>()
        let host = TestHost { Tiles(log: log) }
        try host.tap("tile false")
        #expect(host.exists("tile true"))
        #expect(host.exists("state true"))
        #expect(log.entries == ["tapped"])
        host.press(.tab)
        #expect(host.focused == "Field")
        #expect(host.exists("tile false"))
        host.press(.tab)
        #expect(host.exists("tile true"))
    }

    @Test("a default focus counts when the view appears, unless something has the keyboard")
    func defaultFocus() throws {
        struct Panel: View {
            let name: String
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField(name, text: .constant("")).focused($isFocused).defaultFocus($isFocused, true)
            }
        }
        struct Panels: View {
            @State private var hasSecond = false
            var body: some View {
                Panel(name: "First")
                if hasSecond { Panel(name: "Second") }
                Button("Add") { hasSecond = true }
            }
        }
        let host = TestHost { Panels() }
        #expect(host.focused == "First")
        host.press(.tab)
        host.press(.space)
        #expect(host.exists("Second"))
        #expect(host.focused == "Add")
    }

    @Test("outside a window a focus state is false or nil")
    func uninstalled() {
        let state = FocusState<Bool>()
        let optional = FocusState<Field?>()
        #expect(state.wrappedValue == false)
        #expect(optional.wrappedValue == nil)
    }

    @Test("where the first field cannot be used, Tab goes to the next one")
    func disabledFirst() throws {
        struct Form: View {
            @FocusState private var isFocused: Bool
            @State private var texts = ["", "", ""]
            var body: some View {
                VStack {
                    TextField("first", text: $texts[0]).focused($isFocused).disabled(true)
                    TextField("second", text: $texts[1]).focused($isFocused)
                    TextField("third", text: $texts[2]).focused($isFocused)
                    Text("focus: \(isFocused)")
                }
            }
        }
        let host = TestHost { Form() }
        host.press(.tab)
        #expect(host.focused == "second")
        try host.type("x")
        #expect(try host.value(of: "second") == "x")
        #expect(host.exists("focus: true"))
    }

    @Test("a field that is leaving gets no keyboard, and the one in its place does")
    func leaving() throws {
        struct Page: View {
            @FocusState private var field: Int?
            @State private var isOld = true
            @State private var hasNew = true
            var body: some View {
                VStack {
                    if isOld {
                        TextField("old", text: .constant("")).focused($field, equals: 1).transition(.opacity)
                    } else if hasNew {
                        TextField("new", text: .constant("")).focused($field, equals: 1).transition(.opacity)
                    }
                    Text("field: \(field ?? 0)")
                    Button("swap") {
                        withAnimation(.linear(duration: 1)) { isOld = false }
                        field = 1
                    }
                    Button("remove") {
                        withAnimation(.linear(duration: 1)) { hasNew = false }
                        field = nil
                    }
                    Button("again") { field = 1 }
                }
            }
        }
        let host = TestHost { Page() }
        try host.tap("swap")
        #expect(host.focused == "new")
        host.advance(by: .seconds(2))
        #expect(host.focused == "new" && host.exists("field: 1"))
        try host.tap("remove")
        host.advance(by: .milliseconds(100))
        try host.tap("again")
        #expect(host.focused == nil && host.exists("field: 0"))
        try host.window.checkInvariants()
    }
}
