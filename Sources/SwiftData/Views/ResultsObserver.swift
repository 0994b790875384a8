import DovetailBase
import Foundation
import Observation

/// Models that somebody follows who is no view: what ``Query`` is to a view, for a controller or a model of the app's state.
///
///     let trips = try ResultsObserver<Trip, Never>(sortBy: [SortDescriptor(\.start)], modelContext: context)
///     for trip in trips.results { … }
///
/// ``results`` and ``sections`` can be observed: they change when models come, go or change places, whether in the context itself, in others of the container,
/// or in another program. A variable of a model is observed by whoever reads it. What changed costs what changed, as with a query.
///
/// It is used where its context is: on the actor that it was made on. What others save is merged there; one that was made on no actor merges it when it
/// is read next, and its observers are told on the thread of the save.
public final class ResultsObserver<Element: PersistentModel, SectionTitle: Hashable>: Observable {
    /// The context that the models come from.
    public let modelContext: ModelContext
    /// What the models of a section have in common; nil where there are no sections.
    public let sectionBy: PartialKeyPath<Element>?
    private let storage = QueryStorage<Element>()
    /// The order of the sections; empty where there are none.
    private let sectionOrder: [SortDescriptor<Element>]
    private var descriptor: FetchDescriptor<Element>

    init(
        _ descriptor: FetchDescriptor<Element>, _ context: ModelContext, by section: ResultsSectionPath<Element>?,
        _ isolation: (any Actor)?
    ) throws {
        modelContext = context
        sectionBy = section?.path
        sectionOrder = section?.order ?? []
        self.descriptor = descriptor
        storage.title = section?.title
        self.descriptor.sortBy = sorted(descriptor.sortBy)
        storage.update(context, self.descriptor)
        if let error = storage.error { throw error }
        guard !context.core.isMain else { return }
        let signal = storage.signal
        let box = WeakResults(observer: self)
        context.core.onForeignSave(ObjectIdentifier(self)) {
            guard let isolation else { return signal.fire() }
            if isolation === MainActor.shared, MainThread.isCurrent { return box.merge() }
            Task { await box.merge(on: isolation) }
        }
    }

    deinit { modelContext.core.onForeignSave(ObjectIdentifier(self), nil) }

    /// The order with that of the sections in front, unless it is there.
    private func sorted(_ order: [SortDescriptor<Element>]) -> [SortDescriptor<Element>] {
        guard !sectionOrder.isEmpty, order.first.flatMap({ SortPath.of($0).path }) != sectionBy as AnyKeyPath? else {
            return order
        }
        return sectionOrder + order
    }

    /// Takes over what others have saved.
    fileprivate func merge() { modelContext.core.mergeIfNeeded() }

    // MARK: The models

    /// The models, in their order. Empty where the last fetch failed, which the log tells.
    public var results: FetchResultsCollection<Element> {
        storage.update(modelContext, descriptor)
        // There is always one after an initialiser that has not thrown.
        return storage.results!
    }

    /// The models in sections; nil where the observer was made without.
    public var sections: SectionedResults<Element, SectionTitle>? {
        storage.update(modelContext, descriptor)
        guard sectionBy != nil else { return nil }
        return storage.sections as? SectionedResults<Element, SectionTitle>
    }

    /// The model at a position: the number of its section, and its own in there. Nil where there are no sections, or no such model.
    public func element(at indexPath: IndexPath) -> Element? {
        guard let sections, indexPath.count == 2, sections.indices.contains(indexPath[0]),
            case let section = sections[indexPath[0]], section.indices.contains(indexPath[1])
        else { return nil }
        return section[indexPath[1]]
    }

    /// Where a model is: the number of its section, and its own in there. Nil where there are no sections, or not this model. Takes time in proportion to
    /// the models.
    public func indexPath(for element: Element) -> IndexPath? {
        for (index, section) in (sections.map(Array.init) ?? []).enumerated() {
            if let place = section.firstIndex(where: { $0 === element }) { return IndexPath(indexes: [index, place]) }
        }
        return nil
    }

    // MARK: What is asked for

    /// What is asked for: the predicate, the order with that of the sections in front, and the rest as it was given.
    public var fetchDescriptor: FetchDescriptor<Element> {
        storage.signal.access()
        return descriptor
    }

    /// What holds for the models; nil for all. The models follow when it is set.
    public var filterBy: Predicate<Element>? {
        get { fetchDescriptor.predicate }
        set {
            descriptor.predicate = newValue
            storage.signal.fire()
        }
    }

    /// The order; that of the sections is put in front. The models follow when it is set.
    public var sortBy: [SortDescriptor<Element>] {
        get { fetchDescriptor.sortBy }
        set {
            descriptor.sortBy = sorted(newValue)
            storage.signal.fire()
        }
    }
}

/// An observer that may go, handed to other threads and used on its own actor alone.
private struct WeakResults<Element: PersistentModel, SectionTitle: Hashable>: @unchecked Sendable {
    weak var observer: ResultsObserver<Element, SectionTitle>?

    func merge() { observer?.merge() }

    func merge(on isolation: isolated any Actor) { merge() }
}

/// A way to what models of a section have in common.
struct ResultsSectionPath<Element: PersistentModel> {
    let path: PartialKeyPath<Element>
    // An array, because code that copies a descriptor itself refers to a part of Foundation that is not linked in release builds.
    let order: [SortDescriptor<Element>]
    let title: (Element) -> String

    init<Title: _SectionTitle>(_ path: KeyPath<Element, Title>) {
        self.path = path
        // Ways to variables of models hold nothing that could change.
        order = [Title._order(by: unsafeBitCast(path, to: (KeyPath<Element, Title> & Sendable).self))]
        title = { $0[keyPath: path]._title }
    }
}
