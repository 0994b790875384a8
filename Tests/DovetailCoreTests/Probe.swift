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
