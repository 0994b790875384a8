import Foundation

/// What is called when modifier keys are pressed and released.
struct ModifierWatcher {
    let mask: EventModifiers
    let action: (EventModifiers, EventModifiers) -> Void
}

/// The modifier keys that are held in a window, and who wants to know.
@MainActor
final class ModifierKeys {
    private(set) var held: EventModifiers = []

    /// Other keys are held now. Tells the watchers of those that changed.
    func change(to new: EventModifiers, telling watchers: [ModifierWatcher]) {
        let old = held
        guard new != old else { return }
        held = new
        for watcher in watchers {
            let (before, after) = (old.intersection(watcher.mask), new.intersection(watcher.mask))
            if before != after { watcher.action(before, after) }
        }
    }
}
