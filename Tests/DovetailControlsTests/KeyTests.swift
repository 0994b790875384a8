import DovetailTesting
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
}
