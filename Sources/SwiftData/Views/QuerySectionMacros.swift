import DovetailCore
import Foundation

// One macro for each way to make a query with sections: see ``SectionedResults``.

/// Models that a view shows, in sections: see ``SectionedResults``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Title: _SectionTitle>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy section: KeyPath<Element, Title>
) =
    #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows, in sections: see ``SectionedResults``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy section: KeyPath<Element, Title>
) =
    #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows, in sections: see ``SectionedResults``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation, sectionBy section: KeyPath<Element, Title>
) =
    #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows, in sections: see ``SectionedResults``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation, sectionBy section: KeyPath<Element, Title>
) =
    #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows, in sections: see ``SectionedResults``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Title: _SectionTitle>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil, sectionBy section: KeyPath<Element, Title>
) =
    #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows, in sections: see ``SectionedResults``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy section: KeyPath<Element, Title>
) =
    #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows, in sections: see ``SectionedResults``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy section: KeyPath<Element, Title>
) =
    #externalMacro(module: "DovetailMacros", type: "QueryMacro")

/// Models that a view shows, in sections: see ``SectionedResults``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy section: KeyPath<Element, Title>
) =
    #externalMacro(module: "DovetailMacros", type: "QueryMacro")
