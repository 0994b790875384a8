import DovetailCore
import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Keys and shortcuts")
struct KeyTests {
    @Test("A shortcut does what the control does, wherever the keyboard is; a disabled one does nothing")
    func shortcuts() throws {
        let log = Probe<String>()
        let isOn = Model(false)
        let host = TestHost {
            VStack {
                TextField("field", text: .constant(""))
                Button("Save") { log.note("save") }.keyboardShortcut("s")
                Button("Save as") { log.note("save as") }.keyboardShortcut("s", modifiers: [.command, .shift])
                Button("OK") { log.note("ok") }.keyboardShortcut(.defaultAction)
                Button("Cancel") { log.note("cancel") }.keyboardShortcut(.cancelAction)
                Button("Off") { log.note("off") }.keyboardShortcut("o").disabled(true)
                Bound(isOn) { Toggle("On", isOn: $0).keyboardShortcut("t", modifiers: [.control, .option]) }
            }
        }
        try host.tap("field")
        host.press(.character("s"), modifiers: .command)
        host.press(.character("S"), modifiers: [.command, .shift])
        host.press(.character("o"), modifiers: .command)
        host.press(.character("s"))
        host.press(.return)
        host.press(.escape)
        host.press(.character("t"), modifiers: [.control, .option])
        #expect(log.entries == ["save", "save as", "ok", "cancel"])
        #expect(isOn.value)
    }

    @Test("Control is the command key: a window tells of both when it is held")
    func controlKey() {
        let log = Probe<String>()
        let host = TestHost {
            VStack {
                Button("Save") { log.note("save") }.keyboardShortcut("s")
                Button("Print") { log.note("print") }.keyboardShortcut("p", modifiers: [.control, .shift])
            }
        }
        for modifiers: EventModifiers in [.command, .control, [.control, .command]] {
            host.press(.character("s"), modifiers: modifiers)
            host.press(.character("P"), modifiers: modifiers.union(.shift))
        }
        host.press(.character("s"), modifiers: [.control, .command, .option])
        #expect(log.entries == ["save", "print", "save", "print", "save", "print"])
    }

    @Test(
        "What has much in it is found at once: a shortcut's control, the first field, what a focus state stands for",
        arguments: Idiom.allCases)
    func deepControls(idiom: Idiom) throws {
        struct Deep: View {
            @FocusState private var isFocused: Bool
            @State private var isShown = false
            @State private var presses = 0

            var body: some View {
                VStack {
                    AnyView(wrapped(Button("Deep \(presses)") { presses += 1 })).keyboardShortcut("d")
                    AnyView(wrapped(TextField("field", text: .constant("")))).focused($isFocused)
                    Button("focus") { isFocused = true }
                    Button("sheet") { isShown = true }
                }
                .sheet(isPresented: $isShown) { wrapped(TextField("in the sheet", text: .constant(""))) }
            }

            private func wrapped(_ view: some View) -> some View {
                (0..<60).reduce(AnyView(view)) { inner, _ in AnyView(inner.opacity(0.999)) }
            }
        }
        let host = TestHost(idiom: idiom) { Deep() }
        host.press(.character("d"), modifiers: .command)
        #expect(host.exists("Deep 1"))
        try host.tap("focus")
        #expect(host.focused == "field")
        try host.tap("sheet")
        #expect(host.focused == (idiom == .desktop ? "in the sheet" : nil))
    }

    @Test("Behind something modal a shortcut does nothing")
    func modal() throws {
        let log = Probe<String>()
        let isShown = Model(false)
        let host = TestHost {
            Bound(isShown) { isShown in
                Button("Save") { log.note("behind") }.keyboardShortcut("s")
                    .sheet(isPresented: isShown) { Button("Store") { log.note("sheet") }.keyboardShortcut("s") }
            }
        }
        host.press(.character("s"), modifiers: .command)
        isShown.value = true
        host.settle()
        host.press(.character("s"), modifiers: .command)
        #expect(log.entries == ["behind", "sheet"])
    }

    @Test("Keys that what has the keyboard leaves go to the views around it, innermost first")
    func keyPresses() throws {
        let log = Probe<String>()
        let host = TestHost {
            VStack {
                Button("Press") { log.note("press") }
                    .onKeyPress("a") {
                        log.note("inner a")
                        return .handled
                    }
                    .onKeyPress(keys: ["b", .space]) { press in
                        log.note("inner \(press.characters)")
                        return .ignored
                    }
            }
            .onKeyPress { press in
                log.note("outer \(press.characters)")
                return .handled
            }
            .onMoveCommand { log.note("move \($0)") }
            .onExitCommand { log.note("exit") }
        }
        host.press(.character("a"))
        #expect(log.entries.isEmpty)
        host.press(.tab)
        host.press(.character("a"))
        host.press(.character("b"))
        host.press(.space)
        #expect(log.entries == ["inner a", "inner b", "outer b", "press"])
    }

    @Test("a key goes down, repeats while it is held and comes up; actions get the phases that they ask for")
    func phases() throws {
        func name(_ phase: KeyPress.Phases) -> String { phase == .down ? "down" : phase == .up ? "up" : "repeat" }
        let log = Probe<String>()
        let host = TestHost {
            Text("game").focusable()
                .onKeyPress(.leftArrow, phases: .all) { press in
                    log.note("left \(name(press.phase))")
                    return .handled
                }
                .onKeyPress(.upArrow) {
                    log.note("up")
                    return .handled
                }
                .onKeyPress(phases: .up) { press in
                    log.note("any \(name(press.phase)) \(press.key == .upArrow)")
                    return .ignored
                }
                .onMoveCommand { log.note("move \($0)") }
        }
        host.press(.left)
        #expect(log.entries.isEmpty)
        host.press(.tab)
        log.entries = []
        host.hold(.left, repeats: 2)
        #expect(log.entries == ["left down", "left repeat", "left repeat"])
        host.release(.left)
        #expect(log.entries.last == "left up")
        log.entries = []
        host.hold(.up, repeats: 1)
        host.release(.up)
        #expect(log.entries == ["up", "up", "any up true"])
    }

    @Test("Arrow keys and Escape are commands of the view that has the keyboard")
    func commands() throws {
        let log = Probe<String>()
        let host = TestHost {
            Button("Press") {}
                .onMoveCommand { log.note("\($0)") }
                .onExitCommand { log.note("exit") }
        }
        host.press(.tab)
        host.press(.left)
        host.press(.down)
        host.press(.escape)
        #expect(log.entries == ["left", "down", "exit"])
    }

    @Test("A shortcut's name in menus")
    func titles() {
        #expect(KeyboardShortcut("n", modifiers: [.command, .shift]).title == "Ctrl+Shift+N")
        #expect(KeyboardShortcut(.upArrow, modifiers: .option).title == "Alt+↑")
        #expect(KeyboardShortcut.defaultAction.title == "Return")
    }

    @Test("a shortcut of a capital letter asks for Shift; what Shift types does not; no other key may be held")
    func shiftedShortcuts() {
        func matches(_ shortcut: KeyboardShortcut, _ character: Character, _ modifiers: EventModifiers) -> Bool {
            shortcut.matches(KeyInput(key: .character(character), modifiers: modifiers))
        }
        let capital = KeyboardShortcut("S", modifiers: .control)
        #expect(matches(capital, "S", [.control, .shift]))
        #expect(!matches(capital, "s", .control))
        #expect(!matches(KeyboardShortcut("s", modifiers: .control), "S", [.control, .shift]))
        let plus = KeyboardShortcut("+", modifiers: .control)
        #expect(matches(plus, "+", .control))
        #expect(matches(plus, "+", [.control, .shift]))
        #expect(!matches(plus, "+", [.control, .option]))
        #expect(!matches(plus, "+", []))
    }

    @Test("a shortcut that changes with the view's state is the new one, and the old one no more")
    func changingShortcut() {
        struct Changing: View {
            let log: Probe<String>
            @State private var isFirst = true
            var body: some View {
                Button("go") {
                    log.note(isFirst ? "first" : "second")
                    isFirst.toggle()
                }
                .keyboardShortcut(isFirst ? "a" : "b")
            }
        }
        let log = Probe<String>()
        let host = TestHost { Changing(log: log) }
        func press(_ key: Character, times: Int) { host.press(.character(key), times: times, modifiers: .command) }
        press("b", times: 1)
        #expect(log.entries == [])
        press("a", times: 3)
        #expect(log.entries == ["first"])
        press("b", times: 2)
        #expect(log.entries == ["first", "second"])
    }

    @Test("a key that an action for one key ignores goes on to the views around it")
    func ignoredKey() throws {
        let log = Probe<String>()
        let host = TestHost {
            Button("Press") {}
                .onKeyPress("a") {
                    log.note("inner")
                    return .ignored
                }
                .onKeyPress("a") {
                    log.note("outer")
                    return .handled
                }
        }
        host.press(.tab)
        host.press(.character("a"))
        #expect(log.entries == ["inner", "outer"])
    }

    @Test("an action for characters of a set gets those alone")
    func characterSet() throws {
        let log = Probe<String>()
        let host = TestHost {
            Button("Press") {}
                .onKeyPress(characters: .decimalDigits) { press in
                    log.note("digit \(press.characters)")
                    return .handled
                }
                .onKeyPress { press in
                    log.note("other \(press.characters)")
                    return .handled
                }
        }
        host.press(.tab)
        for key in ["1", "x", "9", "!"] as [Character] { host.press(.character(key)) }
        #expect(log.entries == ["digit 1", "other x", "digit 9", "other !"])
    }
}
