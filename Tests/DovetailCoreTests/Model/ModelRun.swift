import DovetailTesting
import SwiftUI

/// Runs a script on real views and on the oracle, and compares after every step.
@MainActor
struct ModelRun {
    struct Failure: Error, CustomStringConvertible { let description: String }

    private let script: Script
    private let journal = Journal()
    private var oracle: Oracle

    init(_ script: Script) {
        self.script = script
        oracle = Oracle(tree: script.tree)
    }

    /// Throws the first difference.
    mutating func run() throws {
        Journal.current = journal
        var host: TestHost? = TestHost(size: CGSize(width: 300, height: 2000)) { [journal, script] in
            VStack { TreeView(tree: script.tree, path: "", input: 0) }
                .environmentObject(journal.objects[1])
        }
        try compare(host!, step: "mounting")
        for (number, writes) in script.steps.enumerated() {
            journal.beginStep()
            for write in writes { perform(write) }
            host!.settle()
            try compare(host!, step: "step \(number)")
        }
        journal.beginStep()
        let owned = oracle.frame.live.filter { $0.value.kind == .owner }.keys.map { "freed \($0)" }.sorted()
        host!.close()
        host = nil
        let freed = journal.events.filter { $0.hasPrefix("freed") }.sorted()
        try require(freed == owned, "at the end \(freed) instead of \(owned)")
    }

    // MARK: Writing

    private mutating func perform(_ write: Script.Write) {
        switch write {
        case .set(let target, let value):
            guard let path = pick(journal.values.keys.sorted(), target) else { return }
            journal.values[path]!.wrappedValue = value
            oracle.set(path, value)
        case .stale(let target, let value):
            pick(journal.staleValues, target)?.wrappedValue = value
        case .publish(let object, let value):
            journal.objects[object].value = value
            oracle.publish(object, value)
        case .insert(let target, let key, let position):
            edit(target) { keys in
                if !keys.contains(key) { keys.insert(key, at: position % (keys.count + 1)) }
            }
        case .remove(let target, let position):
            edit(target) { keys in
                if !keys.isEmpty { keys.remove(at: position % keys.count) }
            }
        case .move(let target, let from, let to):
            edit(target) { keys in
                if !keys.isEmpty { keys.insert(keys.remove(at: from % keys.count), at: to % max(keys.count, 1)) }
            }
        }
    }

    private mutating func edit(_ target: Int, _ change: (inout [Int]) -> Void) {
        guard let path = pick(journal.keys.keys.sorted(), target) else { return }
        var keys = oracle.storage[path]!.keys
        change(&keys)
        journal.keys[path]!.wrappedValue = keys
        oracle.setKeys(path, keys)
    }

    private func pick<Element>(_ elements: [Element], _ number: Int) -> Element? {
        elements.isEmpty ? nil : elements[number % elements.count]
    }

    // MARK: Comparing

    private mutating func compare(_ host: TestHost, step: String) throws {
        let expected = oracle.update()
        let texts = host.texts
        try require(texts == expected.texts, "\(step) shows \(texts) instead of \(expected.texts)")
        let events = journal.events.sorted()
        try require(events == expected.events, "\(step) reported \(events) instead of \(expected.events)")
        try compareBodies(expected, step: step)

        journal.keepOnly(Set(oracle.frame.live.keys))
        for (path, binding) in journal.values {
            let value = oracle.storage[path]?.value
            try require(
                binding.wrappedValue == value,
                "\(step): \(path) keeps \(binding.wrappedValue) instead of \(value ?? -9)")
        }
        for (path, binding) in journal.keys {
            try require(binding.wrappedValue == oracle.storage[path]?.keys, "\(step): the keys of \(path)")
        }
    }

    private func compareBodies(_ expected: Expectation, step: String) throws {
        let ran = Set(journal.bodies.keys)
        let missing = expected.bodies.subtracting(ran)
        try require(missing.isEmpty, "\(step) did not run the bodies of \(missing.sorted())")
        let needless = ran.subtracting(expected.bodies).subtracting(expected.allowedBodies)
        try require(needless.isEmpty, "\(step) ran the bodies of \(needless.sorted()) without need")
        for (path, count) in journal.bodies {
            // A follower's own write makes it run again.
            let limit = oracle.frame.live[path]?.kind == .follower ? 2 : 1
            try require(count <= limit, "\(step) ran the body of \(path) \(count) times")
        }
    }

    private func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
        if !condition { throw Failure(description: message()) }
    }
}
