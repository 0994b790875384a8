import DovetailSQLite
import Foundation

/// Names this process in the history of stores.
enum HistoryProcess {
    static let identifier = UUID().uuidString
}

/// Values of deleted models as the history keeps them.
enum HistoryValue {
    static func text(_ value: SQLValue) -> String {
        switch value {
        case .null: ""
        case .integer(let value): "i\(value)"
        case .real(let value): "r\(value)"
        case .text(let value): "t\(value)"
        case .blob(let value): "b\(value.base64EncodedString())"
        }
    }

    static func value(_ text: String) -> SQLValue {
        let rest = String(text.dropFirst())
        switch text.first {
        case "i": return Int64(rest).map { .integer($0) } ?? .null
        case "r": return Double(rest).map { .real($0) } ?? .null
        case "t": return .text(rest)
        case "b": return Data(base64Encoded: rest).map { .blob($0) } ?? .null
        default: return .null
        }
    }
}

/// A place in the history of the stores of a container.
public protocol HistoryToken: Hashable, Comparable, Codable, Sendable {}

/// A place in the history of stores of this module: the last saves that it comes after.
public struct DefaultHistoryToken: HistoryToken {
    /// By the identifiers of stores.
    let saves: [String: Int64]

    public static func < (left: Self, right: Self) -> Bool {
        left.saves.allSatisfy { ($1) <= right.saves[$0] ?? 0 } && left != right
    }
}

/// A save in the history.
public protocol HistoryTransaction: Sendable {
    /// The kind of places.
    associatedtype TokenType: HistoryToken
    /// Whoever made the changes; nil where nobody said so.
    var author: String? { get }
    /// The place of the save in the history.
    var token: TokenType { get }
    /// When it was saved.
    var timestamp: Date { get }
    /// The store.
    var storeIdentifier: String { get }
}

/// A save in the history of stores of this module.
public struct DefaultHistoryTransaction: HistoryTransaction {
    /// Whoever made the changes; nil where nobody said so.
    public let author: String?
    /// The place of the save in the history.
    public let token: DefaultHistoryToken
    /// When it was saved.
    public let timestamp: Date
    /// The store.
    public let storeIdentifier: String
    /// Names the process that saved.
    public let processIdentifier: String
    /// The number of the save in its store.
    public let transactionIdentifier: Int64
    /// What was done, model by model.
    public let changes: [HistoryChange]
    /// The process as a person knows it.
    public let bundleIdentifier: String
}

/// What a save did to one model.
public enum HistoryChange: Sendable {
    case insert(any HistoryInsert)
    case update(any HistoryUpdate)
    case delete(any HistoryDelete)

    /// The model.
    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}

/// A model that was saved for the first time.
public protocol HistoryInsert<Model>: Sendable {
    /// The model's class.
    associatedtype Model: PersistentModel
    /// The model.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The number of the change in its store.
    var changeIdentifier: Int64 { get }
    /// The number of the save in its store.
    var transactionIdentifier: Int64 { get }
}

/// A model whose variables were changed.
public protocol HistoryUpdate<Model>: Sendable {
    /// The model's class.
    associatedtype Model: PersistentModel
    /// The model.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The number of the change in its store.
    var changeIdentifier: Int64 { get }
    /// The number of the save in its store.
    var transactionIdentifier: Int64 { get }
    /// The variables.
    var updatedAttributes: [PartialKeyPath<Model> & Sendable] { get }
}

/// A model that was deleted.
public protocol HistoryDelete<Model>: Sendable {
    /// The model's class.
    associatedtype Model: PersistentModel
    /// The model.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The number of the change in its store.
    var changeIdentifier: Int64 { get }
    /// The number of the save in its store.
    var transactionIdentifier: Int64 { get }
    /// The values that were to be preserved.
    var tombstone: HistoryTombstone<Model> { get }
}

/// A model that was saved for the first time, in a store of this module.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
    /// The model.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The number of the change in its store.
    public let changeIdentifier: Int64
    /// The number of the save in its store.
    public let transactionIdentifier: Int64
}

/// A model whose variables were changed, in a store of this module.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate, @unchecked Sendable {
    /// The model.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The number of the change in its store.
    public let changeIdentifier: Int64
    /// The number of the save in its store.
    public let transactionIdentifier: Int64
    /// The variables that were changed.
    public let updatedAttributes: [PartialKeyPath<Model> & Sendable]
}

/// A model that was deleted, in a store of this module.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete, @unchecked Sendable {
    /// The model.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The number of the change in its store.
    public let changeIdentifier: Int64
    /// The number of the save in its store.
    public let transactionIdentifier: Int64
    /// The values that were to be preserved.
    public let tombstone: HistoryTombstone<Model>
}

/// The values of a deleted model that have the option ``Schema/Attribute/Option/preserveValueOnDeletion``.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
    private let values: [PartialKeyPath<Model>: Any]

    init(_ values: [PartialKeyPath<Model>: Any]) { self.values = values }

    /// The value of a variable; nil where it was not preserved.
    public subscript<Value>(keyPath: KeyPath<Model, Value>) -> Value? { values[keyPath] as? Value }
    /// The value of a variable; nil where it was not preserved.
    public subscript(keyPath: PartialKeyPath<Model>) -> Any? { values[keyPath] }
    /// Goes through the values that were preserved.
    public func makeIterator() -> AnyIterator<(PartialKeyPath<Model>, Any)> {
        var rest = values.makeIterator()
        return AnyIterator { rest.next().map { ($0.key, $0.value) } }
    }
}

/// Which saves are wanted.
public struct HistoryDescriptor<Transaction: HistoryTransaction>: @unchecked Sendable {
    /// What holds for the saves; nil for all.
    public var predicate: Predicate<Transaction>?
    /// The order; without one, the oldest come first.
    public var sortBy: [SortDescriptor<Transaction>]
    /// How many at most; 0 for any number.
    public var fetchLimit: UInt64 = 0

    /// Asks for the saves that a predicate holds for, in an order.
    public init(predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
