import DovetailBus
import DovetailCore
import Foundation

/// Tells clients what changed of the windows' elements.
///
/// What clients keep of objects (their children, names, descriptions and states) is told as long as there are any; everything else only
/// where somebody listens to it. The number of signals follows from what changed, whatever else there is.
@MainActor
final class AccessibilityEvents {
    private unowned let server: AccessibilityServer
    private let bus: AccessibilityBus
    private let objects: BusTree
    private let cache: BusObject?
    /// How many signals were sent so far.
    private(set) var signalCount = 0

    init(server: AccessibilityServer, bus: AccessibilityBus, objects: BusTree, cache: BusObject?) {
        self.server = server
        self.bus = bus
        self.objects = objects
        self.cache = cache
        AccessibilityPost.listener = { [weak self] in self?.announce($0) }
    }

    // MARK: Signals

    private func emit(
        _ path: AccessiblePath, _ signal: String, _ detail: String = "", _ first: Int = 0, _ second: Int = 0,
        _ value: BusValue = .int(0), kind: String = "Object"
    ) {
        signalCount += 1
        objects.emit(
            path.name, "org.a11y.atspi.Event." + kind, signal,
            [
                .string(detail), .int(Int32(clamping: first)), .int(Int32(clamping: second)), .variant(value),
                .dictionary([:]),
            ])
    }

    private func emitCache(_ signal: String, _ values: [BusValue]) {
        signalCount += 1
        cache?.emit(signal, values)
    }

    private func emitState(_ path: AccessiblePath, _ name: String, _ isSet: Bool) {
        emit(path, "StateChanged", name, isSet ? 1 : 0)
    }

    // MARK: Windows

    func windowCame(_ window: AccessibleWindow) {
        let path = AccessiblePath.window(window.number)
        let index = server.windows.firstIndex { $0 === window } ?? 0
        added(path)
        emit(.application, "ChildrenChanged", "add", index, 0, server.reference(path))
        emitWindow(path, "Create", window)
    }

    func windowGoes(_ window: AccessibleWindow) {
        let path = AccessiblePath.window(window.number)
        let index = server.windows.firstIndex { $0 === window } ?? 0
        emitWindow(path, "Destroy", window)
        emit(.application, "ChildrenChanged", "remove", index, 0, server.reference(path))
        emitCache("RemoveAccessible", [server.reference(path)])
    }

    func activeChanged(_ window: AccessibleWindow) {
        let path = AccessiblePath.window(window.number)
        emitWindow(path, window.isActive ? "Activate" : "Deactivate", window)
        emitState(path, "active", window.isActive)
        guard let focus = window.focus else { return }
        emitState(.element(window: window.number, id: focus), "focused", window.isActive)
    }

    private func emitWindow(_ path: AccessiblePath, _ signal: String, _ window: AccessibleWindow) {
        emit(path, signal, "", 0, 0, .string(window.title), kind: "Window")
    }

    private func announce(_ post: AccessibilityPost) {
        guard server.isInUse, let text = post.text, !text.isEmpty else { return }
        let window = server.windows.first(where: \.isActive) ?? server.windows.first
        guard let window else { return }
        window.notice = text
        // 1 is polite: what is being said is said to its end. 2 is assertive: it is not.
        if bus.isWanted("object", "announcement") {
            emit(.window(window.number), "Announcement", "", post.isUrgent ? 2 : 1, 0, .string(text))
        } else {
            emitState(.notice(window: window.number), "showing", true)
        }
    }

    // MARK: Elements

    /// After an update of a window's views.
    func update(_ window: AccessibleWindow, moved: [DisplayNode]) {
        guard let tree = window.tree else { return }
        let patch = tree.takePatch()
        for item in patch.removed { removed(.element(window: window.number, id: item.id)) }
        for list in patch.children { childrenChanged(list, window) }
        for item in patch.inserted { added(.element(window: window.number, id: item.id)) }
        for change in patch.changed { changed(change.old, change.new, change.facets, window) }
        tellSelections(patch, window)
        if bus.isWanted("object", "boundschanged") {
            for node in moved where tree[node.id] != nil { boundsChanged(node, window) }
        }
        window.takeWish()
        moveFocus(window)
        tellCaret(window)
        tellTitle(window)
        if !moved.isEmpty { window.scheduleSight { [weak self, unowned window] in self?.sightChanged(window, $0, $1) } }
    }

    private func tellTitle(_ window: AccessibleWindow) {
        guard window.toldTitle != window.title else { return }
        window.toldTitle = window.title
        emit(.window(window.number), "PropertyChange", "accessible-name", 0, 0, .string(window.title))
    }

    private func sightChanged(_ window: AccessibleWindow, _ came: [UInt32], _ went: [UInt32]) {
        // Those that are new or gone are told as such.
        for id in went where window.tree?[id] != nil {
            emitState(.element(window: window.number, id: id), "showing", false)
        }
        for id in came { emitState(.element(window: window.number, id: id), "showing", true) }
    }

    private func added(_ path: AccessiblePath) {
        guard let object = server.object(path) else { return }
        emitCache("AddAccessible", [server.cacheItem(object)])
    }

    private func removed(_ path: AccessiblePath) {
        emitState(path, "defunct", true)
        emitCache("RemoveAccessible", [server.reference(path)])
    }

    private func childrenChanged(_ list: AccessibilityPatch.Children, _ window: AccessibleWindow) {
        let parent: AccessiblePath =
            list.parent.map { .element(window: window.number, id: $0) } ?? .window(window.number)
        let (old, new) = (Set(list.old), Set(list.new))
        // Those that stayed in their order are not told; where the order is another one, all of them move.
        let isSameOrder = list.old.filter(new.contains) == list.new.filter(old.contains)
        for index in list.old.indices.reversed() where !isSameOrder || !new.contains(list.old[index]) {
            let path = AccessiblePath.element(window: window.number, id: list.old[index])
            emit(parent, "ChildrenChanged", "remove", index, 0, server.reference(path))
        }
        for index in list.new.indices where !isSameOrder || !old.contains(list.new[index]) {
            let path = AccessiblePath.element(window: window.number, id: list.new[index])
            emit(parent, "ChildrenChanged", "add", index, 0, server.reference(path))
        }
    }

    private func changed(
        _ old: AccessibilityItem, _ new: AccessibilityItem, _ facets: AccessibilityFacets, _ window: AccessibleWindow
    ) {
        let path = AccessiblePath.element(window: window.number, id: new.id)
        let (before, now) = (
            Accessible(path: path, window: window, item: old), Accessible(path: path, window: window, item: new)
        )
        if facets.contains(.label) { emit(path, "PropertyChange", "accessible-name", 0, 0, .string(now.name)) }
        if !facets.isDisjoint(with: [.description, .value]), now.description != before.description {
            emit(path, "PropertyChange", "accessible-description", 0, 0, .string(now.description))
        }
        if before.role != now.role {
            emit(path, "PropertyChange", "accessible-role", 0, 0, .uint(now.role.number))
        }
        let (oldStates, newStates) = (before.states(focus: nil), now.states(focus: nil))
        if oldStates != newStates {
            for (state, name) in AccessibleStates.names where oldStates.contains(state) != newStates.contains(state) {
                emitState(path, name, newStates.contains(state))
            }
        }
        if facets.contains(.value), let number = now.number {
            emit(path, "PropertyChange", "accessible-value", 0, 0, .double(number.value()))
        }
        if !facets.isDisjoint(with: [.value, .label]) { textChanged(path, before, now) }
    }

    /// Containers whose selected elements are others now.
    private func tellSelections(_ patch: AccessibilityPatch, _ window: AccessibleWindow) {
        var told: Set<UInt32> = []
        for change in patch.changed where change.old.semantics.isSelected != change.new.semantics.isSelected {
            guard let parent = window.tree?.parent(of: change.new.id), told.insert(parent).inserted else { continue }
            emit(.element(window: window.number, id: parent), "SelectionChanged")
        }
    }

    private func boundsChanged(_ node: DisplayNode, _ window: AccessibleWindow) {
        guard let object = server.object(.element(window: window.number, id: node.id)) else { return }
        emit(object.path, "BoundsChanged", "", 0, 0, .tuple(object.frame(in: .screen).busValues))
    }

    // MARK: Texts

    /// Tells what was taken out of a text and what was put in: the part between what both have at the beginning and at the end.
    private func textChanged(_ path: AccessiblePath, _ before: Accessible, _ now: Accessible) {
        guard bus.isWanted("object", "textchanged") else { return }
        guard let new = now.text.map({ Array($0.string.unicodeScalars) }) else { return }
        let old = Self.shownText(before).map { Array($0.unicodeScalars) } ?? []
        guard old != new else { return }
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        func part(_ scalars: [UnicodeScalar]) -> String {
            String(String.UnicodeScalarView(scalars[start..<scalars.count - end]))
        }
        if old.count - end > start {
            emit(path, "TextChanged", "delete", start, old.count - end - start, .string(part(old)))
        }
        if new.count - end > start {
            emit(path, "TextChanged", "insert", start, new.count - end - start, .string(part(new)))
        }
    }

    /// What was written in an element before: that of an editor is another one by now.
    private static func shownText(_ object: Accessible) -> String? {
        object.item?.role == .textField ? object.item?.value : object.item?.label
    }

    private func tellCaret(_ window: AccessibleWindow) {
        let now = window.focusedText
        guard now != window.told else { return }
        defer { window.told = now }
        guard let now else { return }
        let path = AccessiblePath.element(window: window.number, id: now.element)
        let before = window.told?.element == now.element ? window.told : nil
        if before?.caret != now.caret || before?.string != now.string { emit(path, "TextCaretMoved", "", now.caret) }
        if before?.selection != now.selection { emit(path, "TextSelectionChanged") }
    }

    // MARK: Focus

    /// Tells what has the tools' focus now, where it is another element than it was.
    func moveFocus(_ window: AccessibleWindow) {
        guard let (old, new) = window.moveFocus() else { return }
        if let old, let item = window.tree?[old] {
            emitState(.element(window: window.number, id: old), "focused", false)
            item.namedActions?.focus?.moved(false)
        }
        if let new, let item = window.tree?[new] {
            emitState(.element(window: window.number, id: new), "focused", true)
            item.namedActions?.focus?.moved(true)
        }
    }
}
