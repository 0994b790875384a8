import DovetailCore
import Foundation

/// Collects what views report while a test drives them.
@MainActor
package final class Probe<Entry> {
    package var entries: [Entry] = []
    nonisolated package init() {}
    package func note(_ entry: Entry) { entries.append(entry) }
}

/// Counts how often a body ran: `let _ = probe()` in a body.
@MainActor
package final class BodyCount {
    package private(set) var count = 0
    nonisolated package init() {}
    package func callAsFunction() { count += 1 }
}

/// Counts from any thread: the initialisers of models belong to no actor.
package final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    package init() {}
    package var count: Int { lock.withLock { number } }
    package func callAsFunction() { lock.withLock { number += 1 } }
}

/// A reference that does not keep its object.
package final class Weak<Object: AnyObject> {
    package weak var object: Object?
    package init(_ object: Object? = nil) { self.object = object }
}
