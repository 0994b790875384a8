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
public protocol HistoryToken: Hashable, Comparable, Codable, Identifiable, Sendable {
    /// What the place is kept as.
    associatedtype TokenType: Codable & Hashable & Sendable
    /// What the place is kept as; nil for none.
    var tokenValue: TokenType? { get }
    /// The store whose history it is a place of.
    var storeIdentifier: String { get }
}

extension HistoryToken {
    /// Empty: the token says no store.
    public var storeIdentifier: String { "" }
}

/// A place in the history of stores of this module: the last saves that it comes after.
public struct DefaultHistoryToken: HistoryToken {
    /// By the identifiers of stores.
    let saves: [String: Int64]

    /// The numbers of saves by the identifiers of stores.
    public var tokenValue: [String: Int64]? { saves }
    /// The store whose save it is.
    public var storeIdentifier: String { saves.keys.min() ?? "" }
    /// The same for equal places, as long as the program runs.
    public var id: Int { hashValue }

    public static func < (left: Self, right: Self) -> Bool {
        left.saves.allSatisfy { ($1) <= right.saves[$0] ?? 0 } && left != right
    }
}

/// A save in the history.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
    /// The kind of places.
    associatedtype TokenType: Comparable & Hashable & Identifiable & Sendable
    /// What saves are told apart by.
    associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
    /// Whoever made the changes; nil where nobody said so.
    var author: String? { get }
    /// The place of the save in the history.
    var token: TokenType { get }
    /// When it was saved.
    var timestamp: Date { get }
    /// The store.
    var storeIdentifier: String { get }
    /// What tells the save from others of the store.
    var transactionIdentifier: TransactionIdentifier { get }
    /// What was done, model by model.
    var changes: [HistoryChange] { get }
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

    /// The number of the save in its store.
    public var id: Int64 { transactionIdentifier }

    public static func == (left: Self, right: Self) -> Bool {
        left.storeIdentifier == right.storeIdentifier && left.transactionIdentifier == right.transactionIdentifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(storeIdentifier)
        hasher.combine(transactionIdentifier)
    }
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
    /// What saves are told apart by.
    associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
    /// What changes are told apart by.
    associatedtype ChangeIdentifier: Comparable & Hashable & Sendable
    /// The model.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// What tells the change from others of the store.
    var changeIdentifier: ChangeIdentifier { get }
    /// What tells the save from others of the store.
    var transactionIdentifier: TransactionIdentifier { get }
}

/// A model whose variables were changed.
public protocol HistoryUpdate<Model>: Sendable {
    /// The model's class.
    associatedtype Model: PersistentModel
    /// What saves are told apart by.
    associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
    /// What changes are told apart by.
    associatedtype ChangeIdentifier: Comparable & Hashable & Sendable
    /// The model.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// A variable that was changed.
    typealias PropertyUpdate = PartialKeyPath<Model> & Sendable
    /// What tells the change from others of the store.
    var changeIdentifier: ChangeIdentifier { get }
    /// What tells the save from others of the store.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The variables.
    var updatedAttributes: [PropertyUpdate] { get }
}

/// A model that was deleted.
public protocol HistoryDelete<Model>: Sendable {
    /// The model's class.
    associatedtype Model: PersistentModel
    /// What saves are told apart by.
    associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
    /// What changes are told apart by.
    associatedtype ChangeIdentifier: Comparable & Hashable & Sendable
    /// The model.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// What tells the change from others of the store.
    var changeIdentifier: ChangeIdentifier { get }
    /// What tells the save from others of the store.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The values that were to be preserved.
    var tombstone: HistoryTombstone<Model> { get }
}

/// A model that was saved for the first time, in a store of this module.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert, Hashable {
    /// The model.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The number of the change in its store.
    public let changeIdentifier: Int64
    /// The number of the save in its store.
    public let transactionIdentifier: Int64

    public static func == (left: Self, right: Self) -> Bool {
        left.changeIdentifier == right.changeIdentifier
            && left.changedPersistentIdentifier == right.changedPersistentIdentifier
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

/// A model whose variables were changed, in a store of this module.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate, Hashable, @unchecked Sendable {
    /// The model.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The number of the change in its store.
    public let changeIdentifier: Int64
    /// The number of the save in its store.
    public let transactionIdentifier: Int64
    /// The variables that were changed.
    public let updatedAttributes: [PropertyUpdate]

    /// A variable that was changed.
    public typealias PropertyUpdate = PartialKeyPath<Model> & Sendable

    /// Whether a variable was changed.
    public func containsAttribute(_ attribute: PropertyUpdate) -> Bool {
        updatedAttributes.contains { $0 as PartialKeyPath<Model> == attribute as PartialKeyPath<Model> }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.changeIdentifier == right.changeIdentifier
            && left.changedPersistentIdentifier == right.changedPersistentIdentifier
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

/// A model that was deleted, in a store of this module.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete, Hashable, @unchecked Sendable {
    /// The model.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The number of the change in its store.
    public let changeIdentifier: Int64
    /// The number of the save in its store.
    public let transactionIdentifier: Int64
    /// The values that were to be preserved.
    public let tombstone: HistoryTombstone<Model>

    public static func == (left: Self, right: Self) -> Bool {
        left.changeIdentifier == right.changeIdentifier
            && left.changedPersistentIdentifier == right.changedPersistentIdentifier
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

/// The values of a deleted model that have the option ``Schema/Attribute/Option/preserveValueOnDeletion``.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
    private let values: [PartialKeyPath<Model>: Any]

    init(_ values: [PartialKeyPath<Model>: Any]) { self.values = values }

    /// The value of a variable; nil where it was not preserved.
    public subscript<Value>(keyPath: KeyPath<Model, Value>) -> Value? { values[keyPath] as? Value }
    /// The value of a variable; nil where it was not preserved.
    public subscript(keyPath: PartialKeyPath<Model>) -> Any? { values[keyPath] }
    /// Goes through the values that were preserved, in no order.
    public struct Iterator: IteratorProtocol {
        fileprivate var rest: Dictionary<PartialKeyPath<Model>, Any>.Values.Iterator

        /// The next value; nil for none.
        public mutating func next() -> Any? { rest.next() }
    }

    /// Goes through the values that were preserved, in no order.
    public func makeIterator() -> Iterator { Iterator(rest: values.values.makeIterator()) }
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
