import DovetailCore
import DovetailPlatform
import Foundation

/// The base of what hears of events: views, windows and the program.
///
/// An event goes to the view under the pointer, or to the one that has the keyboard, by the methods below. Each hands it on to
/// ``nextResponder`` unless a class overrides it: an override that does not call `super` keeps the event. What nobody keeps goes on to
/// SwiftUI's views around.
@MainActor @preconcurrency
open class NSResponder: NSObject {
    public override init() {}

    private weak var givenNext: NSResponder?

    /// The object that what this one does not handle goes to. A view's is the view around it, and then the window.
    open var nextResponder: NSResponder? {
        get { givenNext ?? usualNext }
        set { givenNext = newValue }
    }
    /// Where events go when ``nextResponder`` is not set.
    var usualNext: NSResponder? { nil }

    /// Calls a method of this object, or of the next one in its chain that has it. Returns whether one could be called.
    @discardableResult
    open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
        if action.isMethod(of: self) { return action.send(to: self, from: object) }
        return nextResponder?.tryToPerform(action, with: object) ?? false
    }

    // MARK: Keyboard

    /// Whether it can have the keyboard.
    open var acceptsFirstResponder: Bool { false }
    /// It is about to get the keyboard. Returns whether it takes it.
    @discardableResult
    open func becomeFirstResponder() -> Bool { acceptsFirstResponder }
    /// It is about to lose the keyboard. Returns whether it lets it go.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// A key goes down.
    open func keyDown(with event: NSEvent) { pass(event) { $0.keyDown(with: $1) } }
    /// A key goes up. Windows here tell of keys that go down alone, so that nothing calls it.
    open func keyUp(with event: NSEvent) { pass(event) { $0.keyUp(with: $1) } }
    /// Modifier keys go up or down.
    open func flagsChanged(with event: NSEvent) { pass(event) { $0.flagsChanged(with: $1) } }
    /// A key goes down with a modifier. Returns whether it was used.
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }

    // MARK: Pointer

    /// The button of the pointer goes down.
    open func mouseDown(with event: NSEvent) { pass(event) { $0.mouseDown(with: $1) } }
    /// The pointer moves with its button down.
    open func mouseDragged(with event: NSEvent) { pass(event) { $0.mouseDragged(with: $1) } }
    /// The button of the pointer goes up.
    open func mouseUp(with event: NSEvent) { pass(event) { $0.mouseUp(with: $1) } }
    /// The secondary button goes down.
    open func rightMouseDown(with event: NSEvent) { pass(event) { $0.rightMouseDown(with: $1) } }
    /// The secondary button goes up. It is told right after it went down.
    open func rightMouseUp(with event: NSEvent) { pass(event) { $0.rightMouseUp(with: $1) } }
    /// The pointer moves over a view with an area that asks for it (``NSTrackingArea``).
    open func mouseMoved(with event: NSEvent) { pass(event) { $0.mouseMoved(with: $1) } }
    /// The pointer comes into an area that asks for it (``NSTrackingArea``).
    open func mouseEntered(with event: NSEvent) { pass(event) { $0.mouseEntered(with: $1) } }
    /// The pointer leaves an area that asks for it (``NSTrackingArea``).
    open func mouseExited(with event: NSEvent) { pass(event) { $0.mouseExited(with: $1) } }
    /// A wheel is turned, or two fingers move on a touchpad.
    open func scrollWheel(with event: NSEvent) { pass(event) { $0.scrollWheel(with: $1) } }
    /// Two fingers move apart or together.
    open func magnify(with event: NSEvent) { pass(event) { $0.magnify(with: $1) } }

    /// A further button of the pointer goes down. Windows here tell of two: never called.
    open func otherMouseDown(with event: NSEvent) { pass(event) { $0.otherMouseDown(with: $1) } }
    /// A further button of the pointer goes up. Never called.
    open func otherMouseUp(with event: NSEvent) { pass(event) { $0.otherMouseUp(with: $1) } }
    /// The pointer moves with a further button down. Never called.
    open func otherMouseDragged(with event: NSEvent) { pass(event) { $0.otherMouseDragged(with: $1) } }
    /// The pointer moves with its secondary button down. Never called: a press of it is told as a whole.
    open func rightMouseDragged(with event: NSEvent) { pass(event) { $0.rightMouseDragged(with: $1) } }
    /// A finger presses harder or less hard. No pointer here tells that: never called.
    open func pressureChange(with event: NSEvent) { pass(event) { $0.pressureChange(with: $1) } }
    /// Two fingers turn. Desktops tell gestures of SwiftUI's alone: never called.
    open func rotate(with event: NSEvent) { pass(event) { $0.rotate(with: $1) } }
    /// Fingers swipe. Never called.
    open func swipe(with event: NSEvent) { pass(event) { $0.swipe(with: $1) } }
    /// Two fingers tap twice. Never called.
    open func smartMagnify(with event: NSEvent) { pass(event) { $0.smartMagnify(with: $1) } }
    /// Fingers touch the touchpad. Desktops don't tell of them: never called.
    open func touchesBegan(with event: NSEvent) { pass(event) { $0.touchesBegan(with: $1) } }
    /// Fingers move on the touchpad. Never called.
    open func touchesMoved(with event: NSEvent) { pass(event) { $0.touchesMoved(with: $1) } }
    /// Fingers leave the touchpad. Never called.
    open func touchesEnded(with event: NSEvent) { pass(event) { $0.touchesEnded(with: $1) } }
    /// The system has taken the touches over. Never called.
    open func touchesCancelled(with event: NSEvent) { pass(event) { $0.touchesCancelled(with: $1) } }
    /// The pointer comes into an area with a pointer of its own (``NSTrackingArea``). Never called: areas have pointers by ``NSView/addCursorRect(_:cursor:)``.
    open func cursorUpdate(with event: NSEvent) { pass(event) { $0.cursorUpdate(with: $1) } }

    private func pass(_ event: NSEvent, _ send: (NSResponder, NSEvent) -> Void) {
        if let next = nextResponder, next !== self { send(next, event) } else { event.isHandled = false }
    }

    // MARK: Commands

    /// Calls the methods below for keys that mean something in texts.
    open func interpretKeyEvents(_ eventArray: [NSEvent]) { for event in eventArray { interpret(event) } }

    private func interpret(_ event: NSEvent) {
        let commands: [UInt16: (NSResponder) -> Void] = [
            36: { $0.insertNewline(nil) }, 48: { $0.insertTab(nil) }, 51: { $0.deleteBackward(nil) },
            53: { $0.cancelOperation(nil) }, 117: { $0.deleteForward(nil) }, 123: { $0.moveLeft(nil) },
            124: { $0.moveRight(nil) }, 125: { $0.moveDown(nil) }, 126: { $0.moveUp(nil) },
        ]
        if let command = commands[event.keyCode] { return command(self) }
        if let characters = event.characters, !characters.isEmpty { insertText(characters) }
    }

    /// Does what a message says: one of the commands below. What the object does not understand goes on to ``nextResponder``.
    open func doCommand(by selector: Selector) {
        if !perform(command: selector) { nextResponder?.doCommand(by: selector) }
    }
    /// Calls the method of a command. Returns false for a message that is none.
    final func perform(command selector: Selector) -> Bool {
        guard let command = Self.commands[selector.plainName] else { return false }
        command(self)
        return true
    }
    private static let commands: [String: (NSResponder) -> Void] = [
        "insertNewline": { $0.insertNewline(nil) }, "insertTab": { $0.insertTab(nil) },
        "insertBacktab": { $0.insertBacktab(nil) },
        "insertNewlineIgnoringFieldEditor": { $0.insertNewlineIgnoringFieldEditor(nil) },
        "insertTabIgnoringFieldEditor": { $0.insertTabIgnoringFieldEditor(nil) },
        "deleteBackward": { $0.deleteBackward(nil) }, "deleteForward": { $0.deleteForward(nil) },
        "moveLeft": { $0.moveLeft(nil) }, "moveRight": { $0.moveRight(nil) }, "moveUp": { $0.moveUp(nil) },
        "moveDown": { $0.moveDown(nil) }, "moveToBeginningOfLine": { $0.moveToBeginningOfLine(nil) },
        "moveToEndOfLine": { $0.moveToEndOfLine(nil) },
        "moveToBeginningOfDocument": { $0.moveToBeginningOfDocument(nil) },
        "moveToEndOfDocument": { $0.moveToEndOfDocument(nil) },
        "moveToBeginningOfParagraph": { $0.moveToBeginningOfParagraph(nil) },
        "moveToEndOfParagraph": { $0.moveToEndOfParagraph(nil) }, "selectAll": { $0.selectAll(nil) },
        "cancelOperation": { $0.cancelOperation(nil) },
    ]
    /// Shift and Tab were pressed.
    open func insertBacktab(_ sender: Any?) { nextResponder?.insertBacktab(sender) }
    /// A line is to begin, also in a field.
    open func insertNewlineIgnoringFieldEditor(_ sender: Any?) {
        nextResponder?.insertNewlineIgnoringFieldEditor(sender)
    }
    /// A tabulator is to be typed, also in a field.
    open func insertTabIgnoringFieldEditor(_ sender: Any?) { nextResponder?.insertTabIgnoringFieldEditor(sender) }
    /// The caret is to go to the beginning of its line.
    open func moveToBeginningOfLine(_ sender: Any?) { nextResponder?.moveToBeginningOfLine(sender) }
    /// The caret is to go to the end of its line.
    open func moveToEndOfLine(_ sender: Any?) { nextResponder?.moveToEndOfLine(sender) }
    /// The caret is to go to the beginning of its paragraph.
    open func moveToBeginningOfParagraph(_ sender: Any?) { nextResponder?.moveToBeginningOfParagraph(sender) }
    /// The caret is to go to the end of its paragraph.
    open func moveToEndOfParagraph(_ sender: Any?) { nextResponder?.moveToEndOfParagraph(sender) }
    /// The caret is to go to the beginning of the text.
    open func moveToBeginningOfDocument(_ sender: Any?) { nextResponder?.moveToBeginningOfDocument(sender) }
    /// The caret is to go to the end of the text.
    open func moveToEndOfDocument(_ sender: Any?) { nextResponder?.moveToEndOfDocument(sender) }
    /// Escape was pressed.
    open func cancelOperation(_ sender: Any?) { nextResponder?.cancelOperation(sender) }
    /// Something was typed.
    open func insertText(_ insertString: Any) { nextResponder?.insertText(insertString) }
    /// Return was pressed.
    open func insertNewline(_ sender: Any?) { nextResponder?.insertNewline(sender) }
    /// Tab was pressed.
    open func insertTab(_ sender: Any?) { nextResponder?.insertTab(sender) }
    /// Backspace was pressed.
    open func deleteBackward(_ sender: Any?) { nextResponder?.deleteBackward(sender) }
    /// The delete key was pressed.
    open func deleteForward(_ sender: Any?) { nextResponder?.deleteForward(sender) }
    /// The left arrow key was pressed.
    open func moveLeft(_ sender: Any?) { nextResponder?.moveLeft(sender) }
    /// The right arrow key was pressed.
    open func moveRight(_ sender: Any?) { nextResponder?.moveRight(sender) }
    /// The arrow key downwards was pressed.
    open func moveDown(_ sender: Any?) { nextResponder?.moveDown(sender) }
    /// The arrow key upwards was pressed.
    open func moveUp(_ sender: Any?) { nextResponder?.moveUp(sender) }
    /// All of it is to be selected.
    open func selectAll(_ sender: Any?) { nextResponder?.selectAll(sender) }
}
