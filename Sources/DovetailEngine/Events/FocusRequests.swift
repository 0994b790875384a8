import AttributeGraph
import Foundation

/// What the views of a window want of the keyboard, and what they want to know of it.
///
/// A view that writes a focus state wishes the keyboard to be somewhere; that is met after the next update, when the views
/// are there that the write brought about. Main thread, except for ``add(_:)``.
package final class FocusRequests {
    package enum Wish {
        case focus(any Responder)
        case release
        /// The keyboard is where it should be.
        case keep
    }

    private let lock = NSLock()
    private var written: [FocusStore] = []
    /// Whether a menu is in front of everything else. Set by the dispatcher after each update.
    var isMenuOpen = false
    /// The markers around what has the keyboard, innermost first.
    private var markers: [FocusMarker] = []

    /// Places that just came, whose first field wants the keyboard unless something else does.
    private var initial: [FocusMarker] = []

    /// Notes a place that gets the keyboard after the next update, if nothing else wants it.
    package func addInitial(_ marker: FocusMarker) { initial.append(marker) }

    /// The field that gets the keyboard because it is new.
    func takeInitialTarget() -> (any Responder)? {
        defer { initial = [] }
        return initial.lazy.compactMap(\.target).last
    }

    /// A focus state was written.
    package func add(_ store: FocusStore) {
        lock.withLock { if !written.contains(where: { $0 === store }) { written.append(store) } }
    }

    /// What the writes since the last time come to; nil when there were none.
    func takeWish() -> Wish? {
        let stores = lock.withLock {
            defer { written = [] }
            return written
        }
        var result: Wish?
        for store in stores {
            let hasKeyboard = markers.contains { $0.store === store }
            switch (store.resolve(hasKeyboard: hasKeyboard), result) {
            // One view wants it, another one gives it up: the first counts.
            case (.focus(let target), _): result = .focus(target)
            case (.release, .focus), (.keep, .some): break
            case (let wish, _): result = wish
            }
        }
        return result
    }

    /// The keyboard went elsewhere: the focus states of what it left and what it reached learn of it.
    func focusMoved(to responder: (any Responder)?) {
        let old = markers
        markers = []
        if let node = responder?.node {
            for ancestor in node.ancestors {
                if let marker = ancestor.responder as? FocusMarker { markers.append(marker) }
            }
        }
        guard !old.isEmpty || !markers.isEmpty else { return }
        // The items of a menu are about what had the keyboard when it was opened.
        if isMenuOpen { markers += old.filter { old in old.countsBehindMenus && !markers.contains { $0 === old } } }
        for marker in old where !markers.contains(where: { $0.store === marker.store }) { marker.store?.noteLost() }
        // Of several markers of one state the innermost says which value it is.
        for marker in markers.reversed() { marker.noteFocus() }
    }

    /// Checks that the markers are those around what has the keyboard; throws what is broken.
    func checkInvariants(focused: (any Responder)?) throws {
        let around = focused?.node.map { $0.ancestors.compactMap { $0.responder as? FocusMarker } } ?? []
        for marker in around where !markers.contains(where: { $0 === marker }) {
            throw BrokenInvariant(description: "\(type(of: marker)) is around the keyboard, and does not know it")
        }
        for marker in markers where !around.contains(where: { $0 === marker }) && !marker.countsBehindMenus {
            throw BrokenInvariant(description: "\(type(of: marker)) counts as around the keyboard, and is not")
        }
    }

    /// After an update: what has the keyboard may stand for another value now.
    func followTree(_ focused: (any Responder)?) {
        guard focused != nil || !markers.isEmpty else { return }
        focusMoved(to: focused)
    }
}

/// A focus state, whatever the type of its value.
package class FocusStore {
    /// Where the keyboard should be. `hasKeyboard`: one of the state's views has it.
    func resolve(hasKeyboard: Bool) -> FocusRequests.Wish { fatalError("abstract") }
    /// None of the state's views has the keyboard any more.
    func noteLost() { fatalError("abstract") }
}

/// Marks, in the display tree, a view that stands for a value of a focus state.
package class FocusMarker: Responder {
    package weak var node: DisplayNode?
    package var hasRegainedFocus = false
    var store: FocusStore? { fatalError("abstract") }
    /// Whether the marker counts as being around the keyboard while a menu has it.
    var countsBehindMenus: Bool { false }
    /// What has the keyboard is inside.
    func noteFocus() { fatalError("abstract") }

    package var takesPresses: Bool { false }
    package func accepts(_ location: CGPoint) -> Bool { false }

    /// The first thing inside that can have the keyboard; nil while the view is out of use, as one that is leaving is, and while it is in no window, as a
    /// row of a lazy stack is that was scrolled out of sight.
    package var target: (any Responder)? {
        guard let node, node.isInUse else { return nil }
        return node.firstInUse { node in node.responder.flatMap { $0.canFocus ? $0 : nil } }
    }
}

private struct FocusRequestsKey: InheritedKey {
    static var defaultValue: FocusRequests? { nil }
}

extension _GraphInputs {
    /// What views of the window want of the keyboard; nil outside of windows.
    package var focusRequests: FocusRequests? {
        get { inherited[FocusRequestsKey.self] }
        set { inherited[FocusRequestsKey.self] = newValue }
    }
}
