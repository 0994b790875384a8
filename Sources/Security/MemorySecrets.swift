import Foundation

/// Secrets that are kept while the program runs: for a program without a window, where there is no desktop with a service for them.
///
/// A program that is tried out or painted on a server would have no key ring at all, which apps do not expect of a device. One with a window has a desktop, and is
/// told that there is none: a password that somebody has entered must not be lost without a word.
final class MemorySecrets: SecretStore, @unchecked Sendable {
    /// The key ring of the process, which has no other.
    static let ofProcess = MemorySecrets()

    /// Whether it takes the place of a service that is not there.
    static func isUsed(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        environment["DOVETAIL_HOST"]?.isEmpty == false
    }

    private struct Item {
        var attributes: [String: String]
        var secret: Data
    }

    private let lock = NSLock()
    // Behind the lock.
    private var kept: [String: Item] = [:]
    private var order: [String] = []
    private var count = 0

    func items(with attributes: [String: String]) -> [String] {
        lock.withLock {
            order.filter { name in attributes.allSatisfy { kept[name]?.attributes[$0.key] == $0.value } }
        }
    }

    func create(label: String, attributes: [String: String], secret: Data) {
        lock.withLock {
            count += 1
            kept["\(count)"] = Item(attributes: attributes, secret: secret)
            order.append("\(count)")
        }
    }

    func secrets(of items: [String]) -> [String: Data] {
        lock.withLock { kept.filter { items.contains($0.key) }.mapValues(\.secret) }
    }

    func attributes(of item: String) -> [String: String] { lock.withLock { kept[item]?.attributes ?? [:] } }
    func set(attributes: [String: String], of item: String) { lock.withLock { kept[item]?.attributes = attributes } }
    func set(secret: Data, of item: String) { lock.withLock { kept[item]?.secret = secret } }
    func delete(_ item: String) {
        lock.withLock {
            kept[item] = nil
            order.removeAll { $0 == item }
        }
    }
}
