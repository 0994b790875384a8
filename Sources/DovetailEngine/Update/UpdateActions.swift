/// The actions of an app (`onAppear`, `onChange`, `task`, …) that an update has found due, and the order in which they run.
///
/// First run the actions of views that appear or whose values changed, then those of views that disappear, then tasks start. A view that goes
/// by the transition `identity` disappears before anything appears, as in SwiftUI. Within each of these phases an action runs after those of the views inside it, and else in the order in which they became due. An
/// action may become due before one further inside does, since content that depends on data is made later than what is
/// around it; so the order is made when the actions run.
package struct UpdateActions {
    package enum Phase: CaseIterable {
        case disappearFirst, appearOrChange, disappear, startTask
    }

    private struct Entry {
        let scope: ActionScope?
        let phase: Phase
        let action: () -> Void
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func append(in scope: ActionScope?, phase: Phase, _ action: @escaping () -> Void) {
        entries.append(Entry(scope: scope, phase: phase, action: action))
    }

    /// Removes all actions and gives them in their order.
    ///
    /// - Complexity: O(n · d) for n actions with scopes nested d deep.
    mutating func takeAll() -> [() -> Void] {
        defer { entries = [] }
        if entries.count == 1 { return [entries[0].action] }
        return Phase.allCases.flatMap { phase in Self.innerFirst(entries.filter { $0.phase == phase }) }
    }

    private static func innerFirst(_ entries: [Entry]) -> [() -> Void] {
        guard entries.count > 1 else { return entries.map(\.action) }
        // The entries of each scope, and of the scopes right below it that have entries.
        var own: [ObjectIdentifier: [Int]] = [:]
        for (index, entry) in entries.enumerated() {
            if let scope = entry.scope { own[ObjectIdentifier(scope), default: []].append(index) }
        }
        var inner: [ObjectIdentifier: [Int]] = [:]
        var outermost: [Int] = []
        for (index, entry) in entries.enumerated() {
            var scope = entry.scope?.outer
            while let around = scope, own[ObjectIdentifier(around)] == nil { scope = around.outer }
            if let scope { inner[ObjectIdentifier(scope), default: []].append(index) } else { outermost.append(index) }
        }
        var order: [() -> Void] = []
        order.reserveCapacity(entries.count)
        // A stack instead of recursion, as views may be nested deep. An entry is met twice: its inner ones are put before it,
        // once for each scope, and then it is taken itself.
        var waiting: [(index: Int, isOpened: Bool)] = outermost.reversed().map { ($0, false) }
        while let (index, isOpened) = waiting.popLast() {
            if !isOpened, let scope = entries[index].scope,
                let inside = inner.removeValue(forKey: ObjectIdentifier(scope))
            {
                waiting.append((index, true))
                for other in inside.reversed() { waiting.append((other, false)) }
            } else {
                order.append(entries[index].action)
            }
        }
        return order
    }
}

/// The place of a modifier that has actions, among the others around and inside it.
package final class ActionScope {
    let outer: ActionScope?
    init(outer: ActionScope?) { self.outer = outer }
}
