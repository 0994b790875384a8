import Foundation

/// Says how a table holds objects, and which of them are the same. Objects are all that a table can hold here: not plain memory.
open class NSPointerFunctions: NSObject {
    /// How a table holds objects, and which of them are the same.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects live as long as the table holds them.
        public static let strongMemory = Options([])
        /// Objects that nobody else holds go, and the table lets their place go.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are the same that say so by `isEqual(_:)`. Those that are no `NSObject` are only the same as themselves.
        public static let objectPersonality = Options([])
        /// An object is only the same as itself.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// An object that can be copied is, when it gets into the table.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// An object as a table holds it.
struct TableReference {
    private weak var weakly: AnyObject?
    private let strongly: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let kept = options.contains(.copyIn) ? (object as? any NSCopying)?.copy() as AnyObject? ?? object : object
        weakly = kept
        strongly = options.contains(.weakMemory) ? nil : kept
    }

    /// Nil once the object has gone.
    var object: AnyObject? { strongly ?? weakly }
}

extension NSPointerFunctions.Options {
    /// What tells objects apart at first: the same for those that are the same.
    func hash(_ object: AnyObject) -> Int {
        if !contains(.objectPointerPersonality), let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    func areSame(_ first: AnyObject, _ second: AnyObject) -> Bool {
        if first === second { return true }
        guard !contains(.objectPointerPersonality), let first = first as? NSObject else { return false }
        return first.isEqual(second)
    }
}

/// What a table keeps for one object.
struct TableEntry {
    let key: TableReference
    var value: TableReference?
    /// Larger for those that came later.
    let number: Int

    var isGone: Bool { key.object == nil || value.map { $0.object == nil } ?? false }
}

/// Finds entries by their objects. What has gone is swept out once as many entries were added as there were.
struct TableEntries {
    let options: NSPointerFunctions.Options
    private var buckets: [Int: [TableEntry]] = [:]
    private var lastNumber = 0
    private var additionsBeforeSweep = 16

    init(_ options: NSPointerFunctions.Options) { self.options = options }

    /// Those that are there, the oldest first.
    var all: [TableEntry] { buckets.values.joined().filter { !$0.isGone }.sorted { $0.number < $1.number } }
    var count: Int { buckets.values.reduce(0) { $0 + $1.count { !$0.isGone } } }

    func entry(of object: AnyObject) -> TableEntry? {
        buckets[options.hash(object)]?.first { entry in
            !entry.isGone && entry.key.object.map { options.areSame($0, object) } == true
        }
    }

    /// Sets what there is for an object. One that is the same as another keeps that one's place.
    mutating func set(_ value: TableReference?, for object: AnyObject) {
        let hash = options.hash(object)
        var bucket = (buckets[hash] ?? []).filter { !$0.isGone }
        if let index = bucket.firstIndex(where: { $0.key.object.map { options.areSame($0, object) } == true }) {
            bucket[index].value = value
            buckets[hash] = bucket
            return
        }
        lastNumber += 1
        bucket.append(TableEntry(key: TableReference(object, options), value: value, number: lastNumber))
        buckets[hash] = bucket
        additionsBeforeSweep -= 1
        if additionsBeforeSweep == 0 { sweep() }
    }

    mutating func remove(_ object: AnyObject) {
        let hash = options.hash(object)
        guard var bucket = buckets[hash] else { return }
        bucket.removeAll { $0.isGone || $0.key.object.map { options.areSame($0, object) } == true }
        buckets[hash] = bucket.isEmpty ? nil : bucket
    }

    mutating func removeAll() { buckets = [:] }

    private mutating func sweep() {
        buckets = buckets.compactMapValues { bucket in
            let left = bucket.filter { !$0.isGone }
            return left.isEmpty ? nil : left
        }
        additionsBeforeSweep = max(buckets.count, 16)
    }
}
