import DovetailCore
import Foundation

/// What a query with sections gives: the models, or the sections. Not for use outside the framework.
public protocol _SectionedQueryResult {
    /// The models' class.
    associatedtype _Model: PersistentModel
    /// Not for use outside the framework.
    static func _make(_ models: [_Model], _ sections: () -> SectionedResults<_Model, String>) -> Self
}

extension Array: _SectionedQueryResult where Element: PersistentModel {
    /// Not for use outside the framework.
    public static func _make(_ models: [Element], _ sections: () -> SectionedResults<Element, String>) -> Self {
        models
    }
}

extension SectionedResults: _SectionedQueryResult where SectionTitle == String {
    /// Not for use outside the framework.
    public static func _make(_ models: [Element], _ sections: () -> SectionedResults<Element, String>) -> Self {
        sections()
    }
}

/// What sections can be made by: texts, and texts or nothing. Not for use outside the framework.
public protocol _SectionTitle: Sendable {
    /// The title of the section.
    var _title: String { get }
    /// The order of the sections.
    static func _order<Root>(by keyPath: KeyPath<Root, Self> & Sendable) -> SortDescriptor<Root>
}

extension String: _SectionTitle {
    /// The text itself.
    public var _title: String { self }
    /// Not for use outside the framework.
    public static func _order<Root>(by keyPath: KeyPath<Root, String> & Sendable) -> SortDescriptor<Root> {
        SortDescriptor(keyPath)
    }
}

extension Optional: _SectionTitle where Wrapped == String {
    /// The text, or an empty one.
    public var _title: String { self ?? "" }
    /// Not for use outside the framework.
    public static func _order<Root>(by keyPath: KeyPath<Root, String?> & Sendable) -> SortDescriptor<Root> {
        SortDescriptor(keyPath)
    }
}

/// Queries with sections: those by the text, or text or nothing, that models have under a way to it. The sections are sorted by it, and the models in each as the
/// query says.
extension Query where Result: _SectionedQueryResult, Result._Model == Element {
    private init<Title: _SectionTitle>(
        _ descriptor: FetchDescriptor<Element>, _ animation: QueryAnimation,
        by section: KeyPath<Element, Title> & Sendable
    ) {
        var descriptor = descriptor
        // An order that begins with the sections stays as it is.
        if descriptor.sortBy.first.flatMap({ SortPath.of($0).path }) != section as AnyKeyPath {
            descriptor.sortBy.insert(Title._order(by: section), at: 0)
        }
        self.init(descriptor, animation, title: { $0[keyPath: section]._title }) { storage in
            Result._make(storage.models) { storage.sections }
        }
    }

    /// The models that a descriptor asks for, in an animation where they change.
    public init<Title: _SectionTitle>(
        _ descriptor: FetchDescriptor<Element>, animation: Animation,
        sectionBy section: KeyPath<Element, Title> & Sendable
    ) {
        self.init(descriptor, .animation(animation), by: section)
    }

    /// The models that a predicate holds for, in an order, in an animation where they change.
    public init<Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
        sectionBy section: KeyPath<Element, Title> & Sendable
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), .animation(animation), by: section)
    }

    /// The models that a predicate holds for, by a variable, in an animation where they change.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation, sectionBy section: KeyPath<Element, Title> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), .animation(animation),
            by: section)
    }

    /// The models that a predicate holds for, by a variable, in an animation where they change.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation, sectionBy section: KeyPath<Element, Title> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), .animation(animation),
            by: section)
    }

    /// The models that a descriptor asks for, in a transaction where they change.
    public init<Title: _SectionTitle>(
        _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
        sectionBy section: KeyPath<Element, Title> & Sendable
    ) {
        self.init(descriptor, .of(transaction), by: section)
    }

    /// The models that a predicate holds for, in an order, in a transaction where they change.
    public init<Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil, sectionBy section: KeyPath<Element, Title> & Sendable
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), .of(transaction), by: section)
    }

    /// The models that a predicate holds for, by a variable, in a transaction where they change.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy section: KeyPath<Element, Title> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), .of(transaction),
            by: section)
    }

    /// The models that a predicate holds for, by a variable, in a transaction where they change.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy section: KeyPath<Element, Title> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), .of(transaction),
            by: section)
    }
}

extension QueryAnimation {
    fileprivate static func of(_ transaction: Transaction?) -> QueryAnimation {
        transaction.map { .transaction($0) } ?? .none
    }
}
