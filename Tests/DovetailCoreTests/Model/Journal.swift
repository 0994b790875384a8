import SwiftUI

/// What the views of one run report, and the ways to write their states.
@MainActor
final class Journal {
    static var current = Journal()

    /// The objects that outlive all views; the last two are handed around as environment objects.
    let objects = [SharedObject(), SharedObject(), SharedObject()]
    /// By identity path, the binding of the latest body run.
    private(set) var values: [String: Binding<Int>] = [:]
    private(set) var keys: [String: Binding<[Int]>] = [:]
    /// Of identities that have gone.
    private(set) var staleValues: [Binding<Int>] = []
    private(set) var bodies: [String: Int] = [:]
    private(set) var events: [String] = []

    func ran(_ path: String, _ value: Binding<Int>? = nil, keys: Binding<[Int]>? = nil) {
        bodies[path, default: 0] += 1
        if let value { values[path] = value }
        if let keys { self.keys[path] = keys }
    }

    func note(_ event: String, _ path: String) { events.append("\(event) \(path)") }

    func beginStep() {
        bodies = [:]
        events = []
    }

    /// Sets aside what belongs to identities that are no longer there.
    func keepOnly(_ live: Set<String>) {
        for path in values.keys where !live.contains(path) {
            staleValues.append(values.removeValue(forKey: path)!)
        }
        keys = keys.filter { live.contains($0.key) }
    }
}

/// An object that the program keeps.
final class SharedObject: ObservableObject {
    @Published var value = 0
}

/// An object that a view owns; tells when it is made and freed.
@MainActor
final class OwnedObject: ObservableObject {
    @Published var value: Int
    private let path: String
    private let journal: Journal

    init(value: Int, path: String) {
        self.value = value
        self.path = path
        journal = .current
        journal.note("made", path)
    }

    deinit {
        // Views are freed on the main thread.
        MainActor.assumeIsolated { [journal, path] in journal.note("freed", path) }
    }
}

extension EnvironmentValues {
    @MainActor
    var modelProbe: Int {
        get { self[ModelProbeKey.self] }
        set { self[ModelProbeKey.self] = newValue }
    }
}

private struct ModelProbeKey: EnvironmentKey {
    static let defaultValue = -1
}
