import DovetailCore
import Foundation

extension Query where Result == [Element] {
    /// All models of the class.
    public init() { self.init(FetchDescriptor(), .none) { $0 } }

    /// The models that a descriptor asks for.
    public init(_ descriptor: FetchDescriptor<Element>) { self.init(descriptor, .none) { $0 } }

    /// The models that a descriptor asks for, in an animation where they change.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, .animation(animation)) { $0 }
    }

    /// The models that a descriptor asks for, in a transaction where they change.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
        self.init(descriptor, .transaction(transaction)) { $0 }
    }

    /// All models of the class, in an animation where they change.
    public init(animation: Animation) { self.init(FetchDescriptor(), .animation(animation)) { $0 } }

    /// All models of the class, in a transaction where they change.
    public init(transaction: Transaction) { self.init(FetchDescriptor(), .transaction(transaction)) { $0 } }

    // MARK: By descriptors of an order

    /// The models that a predicate holds for, in an order.
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = []) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), .none) { $0 }
    }

    /// The models that a predicate holds for, in an order, in an animation where they change.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), .animation(animation)) { $0 }
    }

    /// The models that a predicate holds for, in an order, in a transaction where they change.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), .transaction(transaction)) { $0 }
    }

    // MARK: By one variable

    /// The models that a predicate holds for, by a variable.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), .none) { $0 }
    }

    /// The models that a predicate holds for, by a variable.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), .none) { $0 }
    }

    /// The models that a predicate holds for, by a variable, in an animation where they change.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), .animation(animation)
        ) { $0 }
    }

    /// The models that a predicate holds for, by a variable, in an animation where they change.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), .animation(animation)
        ) { $0 }
    }

    /// The models that a predicate holds for, by a variable, in a transaction where they change.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            .transaction(transaction)
        ) { $0 }
    }

    /// The models that a predicate holds for, by a variable, in a transaction where they change.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            .transaction(transaction)
        ) { $0 }
    }
}
