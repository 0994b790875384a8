import SwiftUI
import Testing

@Suite("UndoManager")
struct UndoManagerTests {
    private final class Model {
        var values: [Int] = []
        let undo: UndoManager

        init(_ undo: UndoManager) { self.undo = undo }

        func add(_ value: Int) {
            values.append(value)
            undo.registerUndo(withTarget: self) { $0.removeLast() }
        }

        func removeLast() {
            let value = values.removeLast()
            undo.registerUndo(withTarget: self) { $0.add(value) }
        }
    }

    @Test("tells by notifications what is taken back and done again")
    func notifications() {
        let (undo, model) = make()
        nonisolated(unsafe) var heard: [String] = []
        let names: [NSNotification.Name] = [
            .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
            .NSUndoManagerDidRedoChange,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: undo, queue: nil) { _ in
                heard.append(name.rawValue.replacingOccurrences(of: "NSUndoManager", with: ""))
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        group(undo) { model.add(1) }
        undo.undo()
        undo.redo()
        undo.redo()
        #expect(
            heard == [
                "WillUndoChangeNotification", "DidUndoChangeNotification", "WillRedoChangeNotification",
                "DidRedoChangeNotification",
            ])
    }

    private func make() -> (UndoManager, Model) {
        let undo = UndoManager()
        undo.groupsByEvent = false
        return (undo, Model(undo))
    }

    private func group(_ undo: UndoManager, _ name: String = "", _ body: () -> Void) {
        undo.beginUndoGrouping()
        body()
        if !name.isEmpty { undo.setActionName(name) }
        undo.endUndoGrouping()
    }

    @Test("Groups are undone last first and redone in their order; a new action forgets what can be redone")
    func groups() {
        let (undo, model) = make()
        group(undo, "Two") {
            model.add(1)
            model.add(2)
        }
        group(undo, "One") { model.add(3) }
        #expect(undo.undoMenuItemTitle == "Undo One" && !undo.canRedo)
        undo.undo()
        #expect(model.values == [1, 2] && undo.redoMenuItemTitle == "Redo One" && undo.undoActionName == "Two")
        undo.undo()
        #expect(model.values == [] && !undo.canUndo)
        undo.redo()
        #expect(model.values == [1, 2])
        undo.redo()
        #expect(model.values == [1, 2, 3] && !undo.canRedo)
        undo.undo()
        group(undo) { model.add(4) }
        #expect(!undo.canRedo && model.values == [1, 2, 4])
    }

    @Test("Nested groups are part of the outer one; empty ones are none")
    func nesting() {
        let (undo, model) = make()
        group(undo) {
            model.add(1)
            group(undo) { model.add(2) }
            #expect(undo.groupingLevel == 1)
        }
        group(undo) {}
        undo.undo()
        #expect(model.values == [] && !undo.canUndo)
    }

    @Test(
        "At most as many groups as it has levels; nothing while registration is off; nothing of a target that has gone")
    func limits() {
        let (undo, model) = make()
        undo.levelsOfUndo = 2
        for value in 1...3 { group(undo) { model.add(value) } }
        for _ in 0..<5 { undo.undo() }
        #expect(model.values == [1])
        undo.removeAllActions()
        undo.disableUndoRegistration()
        model.add(9)
        undo.enableUndoRegistration()
        #expect(!undo.canUndo && undo.isUndoRegistrationEnabled)
        group(undo) { Model(undo).add(5) }
        undo.undo()
        #expect(model.values == [1, 9])
        group(undo) { model.add(6) }
        undo.removeAllActions(withTarget: model)
        #expect(!undo.canUndo)
    }

    @Test("Without groups of an app's own, what is registered is undone at once")
    func events() {
        let undo = UndoManager()
        let model = Model(undo)
        model.add(1)
        model.add(2)
        #expect(undo.canUndo && undo.groupingLevel == 1)
        undo.undo()
        #expect(model.values == [])
        undo.redo()
        #expect(model.values == [1, 2])
    }
}
