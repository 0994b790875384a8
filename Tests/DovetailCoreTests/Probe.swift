import SwiftUI

/// Collects what views report while a test drives them.
@MainActor
final class Probe<Entry> {
    var entries: [Entry] = []
    func note(_ entry: Entry) { entries.append(entry) }
}

/// Counts how often a body ran: `let _ = probe()` in a body.
@MainActor
final class BodyCount {
    private(set) var count = 0
    func callAsFunction() { count += 1 }
}

/// Counts from any thread: the initialisers of models belong to no actor.
final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    var count: Int { lock.withLock { number } }
    func callAsFunction() { lock.withLock { number += 1 } }
}

/// A reference that does not keep its object.
final class Weak<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object? = nil) { self.object = object }
}
