import AttributeGraph
import Foundation

extension EventDispatcher {
    /// Checks what holds after an update, once ``treeDidChange()`` has run; throws what is broken.
    ///
    /// - Complexity: O(depth) for what has the keyboard, what the pointer is over and what is pressed.
    package func checkInvariants() throws {
        func check(_ condition: Bool, _ message: @autoclosure () -> String) throws {
            if !condition { throw BrokenInvariant(description: message()) }
        }
        if let focused {
            try check(isInTree(focused), "\(type(of: focused)) has the keyboard, and has gone")
            try check(
                focused.node.map { !isCovered($0) } ?? false,
                "\(type(of: focused)) has the keyboard, and something modal covers it")
        }
        for responder in hovered {
            try check(isInTree(responder), "the pointer is over \(type(of: responder)), which has gone")
        }
        for entry in covered {
            try check(
                entry.responder == nil || entry.responder !== focused,
                "\(focused.map { "\(type(of: $0))" } ?? "") has the keyboard, and waits to get it back")
        }
        for arena in [arena, pinches] {
            var reachable = ReachableNodes(in: tree)
            try arena.checkInvariants { responder in responder.node.map { reachable.contains($0) } ?? false }
        }
        try focusRequests.checkInvariants(focused: focused)
    }
}
