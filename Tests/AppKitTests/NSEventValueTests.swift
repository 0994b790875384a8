import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// Events that a program makes, and keys without letters.
@MainActor
@Suite("Events of AppKit's that a program makes")
struct NSEventValueTests {
    @Test("a key and a press are made with what they are told, and are no current event")
    func making() throws {
        let before = NSApp.currentEvent
        let key = try #require(
            NSEvent.keyEvent(
                with: .keyDown, location: CGPoint(x: 1, y: 2), modifierFlags: [.command, .shift], timestamp: 3,
                windowNumber: 0, context: nil, characters: "A", charactersIgnoringModifiers: "a", isARepeat: true,
                keyCode: 0))
        #expect(key.characters == "A" && key.isARepeat && key.modifierFlags.contains([.command, .shift]))
        #expect(key.timestamp == 3 && key.specialKey == nil && key.characters(byApplyingModifiers: .shift) == "A")
        let press = try #require(
            NSEvent.mouseEvent(
                with: .leftMouseDown, location: CGPoint(x: 5, y: 6), modifierFlags: [], timestamp: 0, windowNumber: 0,
                context: nil, eventNumber: 0, clickCount: 2, pressure: 1))
        #expect(press.clickCount == 2 && press.locationInWindow == CGPoint(x: 5, y: 6) && press.pressure == 1)
        #expect(NSApp.currentEvent === before)
        #expect(
            NSEvent.keyEvent(
                with: .leftMouseDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil,
                characters: "", charactersIgnoringModifiers: "", isARepeat: false, keyCode: 0) == nil)
    }

    @Test("arrows and their like are special keys")
    func special() throws {
        final class Keys: NSView {
            var keys: [NSEvent.SpecialKey?] = []
            override var acceptsFirstResponder: Bool { true }
            override func keyDown(with event: NSEvent) { keys.append(event.specialKey) }
        }
        struct Shown: NSViewRepresentable {
            let view: Keys
            func makeNSView(context: Context) -> Keys { view }
            func updateNSView(_ view: Keys, context: Context) {}
        }
        let view = Keys()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: view) }
        host.tap(at: CGPoint(x: 50, y: 50))
        host.press(.up)
        host.press(.character("a"))
        host.press(.backspace)
        #expect(view.keys == [.upArrow, nil, .delete])
        #expect(NSEvent.SpecialKey.upArrow.unicodeScalar.value == 0xf700 && NSF12FunctionKey == 0xf70f)
    }
}
