import Foundation

/// Remembers how to take back what was done.
///
///     undoManager?.registerUndo(withTarget: model) { $0.setName(oldName) }
///
/// Foundation on Linux has no such type, so Dovetail declares the one that Apple's SDKs give. Actions that are registered within one
/// event (a press, a key, and the update that follows) are one group, which is undone at once. What an action registers while it is
/// undone is what redoes it.
///
/// **Threads.** From one at a time; views use it on the main thread.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Action {
        weak var target: AnyObject?
        let perform: () -> Void
    }

    private final class UndoGroup {
        var actions: [Action] = []
        var name = ""
        /// Of the state that there is when the group has been done.
        let mark: Int

        init(mark: Int) { self.mark = mark }
    }

    private var undoGroups: [UndoGroup] = []
    private var redoGroups: [UndoGroup] = []
    /// Groups that are begun and not ended, outermost first.
    private var open: [UndoGroup] = []
    /// Whether the outermost of these was begun by an action, and ends with the event.
    private var isEventGroupOpen = false
    private var disabledCount = 0
    /// Called when something is registered that was done, not undone or redone.
    package var onChange: (() -> Void)?
    private var lastMark = 0
    /// Of the state before all groups that are remembered.
    private var baseMark = 0
    /// Names the state that there is now, as far as what was registered tells: undoing a group leads back to the mark before it, and redoing
    /// it to the group's own. While an action is undone or redone it means nothing.
    package var mark: Int { open.first { !$0.actions.isEmpty }?.mark ?? undoGroups.last?.mark ?? baseMark }

    public override init() {}

    /// Whether actions that are registered outside of a group begin one, which ends with the event.
    open var groupsByEvent = true
    /// How many groups can be undone; 0 for any number.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// Whether an action is being undone.
    open private(set) var isUndoing = false
    /// Whether an action is being redone.
    open private(set) var isRedoing = false
    /// How many groups are begun and not ended.
    open var groupingLevel: Int { open.count }
    /// Whether actions that are registered are remembered.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// Whether there is something to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.actions.isEmpty } }
    /// Whether there is something to redo.
    open var canRedo: Bool { !redoGroups.isEmpty }

    /// Forgets actions that are registered until ``enableUndoRegistration()`` is called as often.
    open func disableUndoRegistration() { disabledCount += 1 }
    /// Takes back a ``disableUndoRegistration()``.
    open func enableUndoRegistration() {
        precondition(disabledCount > 0, "UndoManager: enableUndoRegistration() without disableUndoRegistration()")
        disabledCount -= 1
    }

    // MARK: Registering

    /// Remembers how to take back what is being done. The target is not kept; without it nothing is done.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            guard groupsByEvent else {
                preconditionFailure("UndoManager: registerUndo outside of a group, while groupsByEvent is false")
            }
            beginEventGroup()
        }
        open[open.count - 1].actions.append(
            Action(target: target) { [weak target] in if let target { handler(target) } })
        if !isUndoing, !isRedoing {
            redoGroups = []
            onChange?()
        }
        changed()
    }

    /// Begins a group: all until ``endUndoGrouping()`` is undone at once.
    open func beginUndoGrouping() {
        if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginEventGroup() }
        open.append(makeGroup())
    }

    /// Ends the group that was begun last.
    open func endUndoGrouping() {
        precondition(!open.isEmpty, "UndoManager: endUndoGrouping() without beginUndoGrouping()")
        let group = open.removeLast()
        guard !group.actions.isEmpty else { return changed() }
        if let outer = open.last {
            outer.actions += group.actions
            if outer.name.isEmpty { outer.name = group.name }
        } else if isUndoing {
            redoGroups.append(group)
        } else {
            undoGroups.append(group)
            trim()
        }
        changed()
        tell(.NSUndoManagerDidCloseUndoGroup)
    }

    private func beginEventGroup() {
        open.append(makeGroup())
        isEventGroupOpen = true
        EventGroups.add(self)
    }

    /// The event has ended, and with it the group that it began.
    fileprivate func endEventGroup() {
        guard isEventGroupOpen else { return }
        // Groups that an app forgot to end are part of it.
        while open.count > 1 { endUndoGrouping() }
        isEventGroupOpen = false
        if !open.isEmpty { endUndoGrouping() }
    }

    private func makeGroup() -> UndoGroup {
        lastMark += 1
        return UndoGroup(mark: lastMark)
    }

    private func trim() {
        if levelsOfUndo > 0, undoGroups.count > levelsOfUndo {
            baseMark = undoGroups[undoGroups.count - levelsOfUndo - 1].mark
            undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
        }
    }

    // MARK: Undoing

    /// Takes back the last group.
    open func undo() {
        endEventGroup()
        precondition(open.isEmpty, "UndoManager: undo() within a group")
        guard let group = undoGroups.popLast() else { return }
        tell(.NSUndoManagerWillUndoChange)
        isUndoing = true
        run(group)
        isUndoing = false
        changed()
        tell(.NSUndoManagerDidUndoChange)
    }

    /// Takes back the last group, or one that is begun within another.
    open func undoNestedGroup() { undo() }

    /// Does again what was undone last.
    open func redo() {
        endEventGroup()
        precondition(open.isEmpty, "UndoManager: redo() within a group")
        guard let group = redoGroups.popLast() else { return }
        tell(.NSUndoManagerWillRedoChange)
        isRedoing = true
        run(group)
        isRedoing = false
        changed()
        tell(.NSUndoManagerDidRedoChange)
    }

    private func tell(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Runs a group's actions, last first. What they register is the group that takes them back.
    private func run(_ group: UndoGroup) {
        let opposite = UndoGroup(mark: group.mark)
        opposite.name = group.name
        open.append(opposite)
        for action in group.actions.reversed() { action.perform() }
        endUndoGrouping()
    }

    // MARK: Names

    /// Names the group that is begun, or the last one: “Undo Typing”.
    open func setActionName(_ actionName: String) { (open.last ?? undoGroups.last)?.name = actionName }
    /// The name of what would be undone; empty for none.
    open var undoActionName: String { (open.first ?? undoGroups.last)?.name ?? "" }
    /// The name of what would be redone; empty for none.
    open var redoActionName: String { redoGroups.last?.name ?? "" }
    /// What a menu says.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// What a menu says.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: Forgetting

    /// Forgets everything.
    open func removeAllActions() {
        baseMark = mark
        (undoGroups, redoGroups) = ([], [])
        for group in open { group.actions = [] }
        changed()
    }

    /// Forgets what has a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoGroups + redoGroups + open { group.actions.removeAll { $0.target === target } }
        undoGroups.removeAll { $0.actions.isEmpty }
        redoGroups.removeAll { $0.actions.isEmpty }
        changed()
    }

    /// Called when what can be undone or redone, or its name, may have changed. For views that show it.
    package var onStateChange: (() -> Void)?

    private func changed() { onStateChange?() }
}

/// The undo managers whose groups end with the event that is being handled.
package enum EventGroups {
    private static let lock = NSLock()
    // One for the process, guarded by `lock`: an event of any window ends the groups of all.
    nonisolated(unsafe) private static var managers: [UndoManager] = []

    fileprivate static func add(_ manager: UndoManager) { lock.withLock { managers.append(manager) } }

    /// An event, with the update that followed it, has ended.
    package static func end() {
        let ended = lock.withLock {
            defer { managers = [] }
            return managers
        }
        for manager in ended { manager.endEventGroup() }
    }
}

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSNotification.Name {
    /// A group is about to be taken back.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// A group was taken back.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// A group is about to be done again.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// A group was done again.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
    /// A group of changes has ended.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
