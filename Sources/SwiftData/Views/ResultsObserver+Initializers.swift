import Foundation

extension ResultsObserver where SectionTitle == Never {
    /// Follows the models of a context that a descriptor asks for.
    ///
    /// - Throws: What goes wrong with the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
        modelContext: ModelContext, isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, modelContext, by: nil, isolation)
    }

    /// Follows the models of a context that a predicate holds for, in an order.
    ///
    /// - Throws: What goes wrong with the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
        modelContext: ModelContext, isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), modelContext, by: nil, isolation)
    }

    /// Follows the models of a new context of a container that a descriptor asks for.
    ///
    /// - Throws: What goes wrong with the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
        modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, ModelContext(modelContainer), by: nil, isolation)
    }

    /// Follows the models of a new context of a container that a predicate holds for, in an order.
    ///
    /// - Throws: What goes wrong with the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
        modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), ModelContext(modelContainer), by: nil, isolation
        )
    }
}

extension ResultsObserver where SectionTitle == String {
    /// Follows the models of a context that a descriptor asks for, in sections by a text.
    ///
    /// - Throws: What goes wrong with the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), sectionBy: KeyPath<Element, String>,
        modelContext: ModelContext, isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, modelContext, by: ResultsSectionPath(sectionBy), isolation)
    }

    /// Follows the models of a context that a predicate holds for, in an order, in sections by a text.
    ///
    /// - Throws: What goes wrong with the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
        sectionBy: KeyPath<Element, String>,
        modelContext: ModelContext, isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), modelContext, by: ResultsSectionPath(sectionBy),
            isolation)
    }

    /// Follows the models of a new context of a container that a descriptor asks for, in sections by a text.
    ///
    /// - Throws: What goes wrong with the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), sectionBy: KeyPath<Element, String>,
        modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, ModelContext(modelContainer), by: ResultsSectionPath(sectionBy), isolation)
    }

    /// Follows the models of a new context of a container that a predicate holds for, in an order, in sections by a text.
    ///
    /// - Throws: What goes wrong with the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
        sectionBy: KeyPath<Element, String>,
        modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), ModelContext(modelContainer),
            by: ResultsSectionPath(sectionBy), isolation)
    }

    /// Follows the models of a context that a descriptor asks for, in sections by a text or nothing, which counts as an empty text.
    ///
    /// - Throws: What goes wrong with the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), sectionBy: KeyPath<Element, String?>,
        modelContext: ModelContext, isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, modelContext, by: ResultsSectionPath(sectionBy), isolation)
    }

    /// Follows the models of a context that a predicate holds for, in an order, in sections by a text or nothing, which counts as an empty text.
    ///
    /// - Throws: What goes wrong with the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
        sectionBy: KeyPath<Element, String?>,
        modelContext: ModelContext, isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), modelContext, by: ResultsSectionPath(sectionBy),
            isolation)
    }

    /// Follows the models of a new context of a container that a descriptor asks for, in sections by a text or nothing, which counts as an empty text.
    ///
    /// - Throws: What goes wrong with the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), sectionBy: KeyPath<Element, String?>,
        modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, ModelContext(modelContainer), by: ResultsSectionPath(sectionBy), isolation)
    }

    /// Follows the models of a new context of a container that a predicate holds for, in an order, in sections by a text or nothing, which counts as an empty text.
    ///
    /// - Throws: What goes wrong with the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
        sectionBy: KeyPath<Element, String?>,
        modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), ModelContext(modelContainer),
            by: ResultsSectionPath(sectionBy), isolation)
    }
}
