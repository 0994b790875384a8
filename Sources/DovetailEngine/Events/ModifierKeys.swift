import Foundation

/// What is called when modifier keys are pressed and released.
package struct ModifierWatcher {
    package let mask: EventModifiers
    package let action: (EventModifiers, EventModifiers) -> Void

    package init(mask: EventModifiers, action: @escaping (EventModifiers, EventModifiers) -> Void) {
        self.mask = mask
        self.action = action
    }
}

/// The modifier keys that are held in a window, and who wants to know.
@MainActor
package final class ModifierKeys {
    package private(set) var held: EventModifiers = []

    package init() {}

    /// Other keys are held now. Tells the watchers of those that changed.
    package func change(to new: EventModifiers, telling watchers: [ModifierWatcher]) {
        let old = held
        guard new != old else { return }
        held = new
        for watcher in watchers {
            let (before, after) = (old.intersection(watcher.mask), new.intersection(watcher.mask))
            if before != after { watcher.action(before, after) }
        }
    }
}
