import AttributeGraph
import Foundation

extension GestureArena {
    /// Checks what holds between events, and after each update; throws what is broken.
    ///
    /// - Parameter isReachable: Whether a responder is in the window, and nothing modal covers it.
    /// - Complexity: O(contenders), which a press is about.
    func checkInvariants(isReachable: (any Responder) -> Bool) throws {
        func check(_ condition: Bool, _ message: @autoclosure () -> String) throws {
            if !condition { throw BrokenInvariant(description: "a press: \(message())") }
        }
        func name(_ contender: GestureContender) -> String { "\(type(of: contender.responder))" }
        try check(
            isPressed || contenders.isEmpty || contenders.contains { !$0.status.isFinished },
            "nothing is pressed, and \(contenders.count) that are through are kept")
        let members = Set(contenders.map(ObjectIdentifier.init))
        for contender in contenders {
            // Those of a press on deep views wait for all that are further in: the nearest tell enough.
            for blocker in contender.blockers.suffix(16) {
                try check(
                    members.contains(ObjectIdentifier(blocker)),
                    "\(name(contender)) waits for \(name(blocker)), which the press is not about")
            }
            if contender.status == .recognized || contender.status == .done {
                try check(!contender.isBlocked, "\(name(contender)) has the press, and waits for another one")
            }
            if !contender.status.isFinished {
                try check(isReachable(contender.responder), "\(name(contender)) follows it, and can't be reached")
            }
        }
        let deadline = contenders.lazy.filter { !$0.status.isFinished }.compactMap(\.deadline).min()
        try check(timerDeadline == nil || deadline != nil, "a timer runs for nobody")
    }
}
