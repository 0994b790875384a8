import DovetailCore
import Foundation

// One macro for each way to make a query: see ``Query``.

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>) =
    #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) =
    #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = []
) = #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward
) = #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward
) = #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction
) = #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction
) = #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows: see ``Query``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction
) = #externalMacro(module: "DovetailMacros", type: "QueryMacro")
