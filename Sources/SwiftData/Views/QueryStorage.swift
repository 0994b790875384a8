import DovetailCore
import DovetailSQLite
import Foundation
import Observation

/// The models of one query of one view.
///
/// A change of a context costs what changed: a model that may belong elsewhere is taken out and put in at its place, which takes a search of its neighbours.
/// Only where the descriptor has a limit, or asks about other models, everything is fetched again. What a change of values does is left to whoever reads these.
final class QueryStorage<Element: PersistentModel>: ContextObserver {
    private(set) var models: [Element] = [] {
        didSet {
            knownSections = nil
            knownResults = nil
        }
    }
    private(set) var error: (any Error)?
    var animation = QueryAnimation.none
    /// What the models of a section have in common; nil where there are no sections.
    var title: ((Element) -> String)?
    private var knownSections: SectionedResults<Element, String>?
    private var knownResults: FetchResultsCollection<Element>?

    /// The models in sections, grouped once for as long as they are the same.
    var sections: SectionedResults<Element, String> {
        if let knownSections { return knownSections }
        let sections = SectionedResults(title == nil ? [] : models, title: title ?? { _ in "" })
        knownSections = sections
        return sections
    }

    /// The models as a collection that finds them by their rows; nil before the first update.
    var results: FetchResultsCollection<Element>? {
        if let knownResults { return knownResults }
        guard let core = context?.core, let entity = plan?.entity else { return nil }
        knownResults = FetchResultsCollection(core, entity, models.map { $0._$state.key })
        return knownResults
    }

    /// Read by the body, and written when the models are others.
    let signal = QuerySignal()
    private weak var context: ModelContext?
    private var descriptor: FetchDescriptor<Element>?
    private var plan: FetchPlan<Element>?
    /// Knows the objects that were fetched.
    private var batch: RowBatch?
    private var isStale = true
    /// Models that may have come, gone or have another place.
    private var touched: Set<PersistentIdentifier> = []

    deinit { context?.core.remove(self) }

    /// Brings the models up to date. Called before each run of the body.
    func update(_ context: ModelContext, _ descriptor: FetchDescriptor<Element>) {
        signal.access()
        let core = context.core
        core.mergeIfNeeded()
        if self.context !== context {
            self.context?.core.remove(self)
            self.context = context
            core.add(self)
            isStale = true
        }
        if !isStale, let known = self.descriptor, !QueryComparison.areSame(known, descriptor) { isStale = true }
        if isStale {
            self.descriptor = descriptor
            fetch(core, descriptor)
        } else if !touched.isEmpty {
            replaceTouched(core)
        }
        touched = []
        isStale = false
    }

    private func fetch(_ core: ContextCore, _ descriptor: FetchDescriptor<Element>) {
        do {
            let plan = try FetchPlan(core, descriptor)
            self.plan = plan
            // Sections ask each model for its title, so its values are read along.
            models = try plan.models(wholeRows: title == nil ? 0 : nil)
            batch = ModelBatch(root: plan.entity.layout.rootName, models: models)
            core.add(batch!)
            error = nil
        } catch {
            Log.logger.error("@Query of \(Element.self): \(error)")
            self.error = error
            models = []
        }
    }

    private var mustFetchAll: Bool {
        guard let plan, let descriptor else { return true }
        return descriptor.fetchLimit != nil || descriptor.fetchOffset != nil
            || plan.condition?.text.contains("SELECT") == true
            || !descriptor.includePendingChanges
    }

    private func replaceTouched(_ core: ContextCore) {
        // Models of other classes that were changed are what the predicate or the order asks about.
        guard let plan, let descriptor, !mustFetchAll, touched.count <= 32,
            touched.allSatisfy({ $0.root == plan.entity.layout.rootName })
        else {
            if let descriptor = self.descriptor { fetch(core, descriptor) }
            return
        }
        do {
            for id in touched { removeModel(id, core) }
            for id in touched.sorted() {
                guard let model = core.existing(id, of: plan.entity) as? Element, try plan.isWanted(model) else {
                    continue
                }
                models.insert(model, at: plan.place(of: model, in: models))
            }
        } catch {
            fetch(core, descriptor)
        }
    }

    /// Looks for the object, which is quick, and for its row where another object stands for that.
    private func removeModel(_ id: PersistentIdentifier, _ core: ContextCore) {
        let model = core.registered(id)
        if let index = models.firstIndex(where: { $0 === model })
            ?? models.firstIndex(where: { $0._$state.key == id.key })
        {
            models.remove(at: index)
        }
    }

    // MARK: Changes

    func context(_ core: ContextCore, changed id: PersistentIdentifier, _ change: ContextChange) {
        guard let plan, concerns(id, change, plan) else { return }
        if case .everything = change { isStale = true } else { touched.insert(id) }
        let signal = signal
        animation.perform { signal.fire() }
    }

    private func concerns(_ id: PersistentIdentifier, _ change: ContextChange, _ plan: FetchPlan<Element>) -> Bool {
        guard id.root == plan.entity.layout.rootName else {
            // The predicate may ask about others.
            return plan.condition?.text.contains("SELECT") == true || plan.rest != nil || plan.isSortedInMemory
        }
        guard case .updated(let slot) = change else { return true }
        // A value that neither the order nor the predicate has to do with concerns only those who read it.
        return plan.rest != nil || plan.isSortedInMemory || plan.orders.contains { $0.slot == slot }
            || plan.condition?.text.contains(SQL.quote(plan.entity.layout.properties[safe: slot]?.name ?? "")) == true
    }
}

/// Tells the body that the models are others.
///
/// It has nothing to lock: who observes it is the registrar's to know. Any thread may use it.
final class QuerySignal: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var models: Void { () }

    func access() { registrar.access(self, keyPath: \.models) }

    func fire() { registrar.withMutation(of: self, keyPath: \.models) {} }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

/// Whether two descriptors ask for the same.
enum QueryComparison {
    static func areSame<T>(_ first: FetchDescriptor<T>, _ second: FetchDescriptor<T>) -> Bool {
        guard first.fetchLimit == second.fetchLimit, first.fetchOffset == second.fetchOffset,
            first.includePendingChanges == second.includePendingChanges, first.sortBy.count == second.sortBy.count,
            (first.predicate == nil) == (second.predicate == nil)
        else { return false }
        guard first.sortBy == second.sortBy else { return false }
        guard let left = first.predicate, let right = second.predicate else { return true }
        return areSame(left.expression, right.expression, depth: 0)
    }

    /// Compares two values part by part: predicates have no equality of their own.
    private static func areSame(_ first: Any, _ second: Any, depth: Int) -> Bool {
        guard type(of: first) == type(of: second), depth < 40 else { return false }
        if let id = first as? PredicateExpressions.VariableID, let other = second as? PredicateExpressions.VariableID {
            // A predicate that is made anew has other numbers for its variables.
            _ = (id, other)
            return true
        }
        if let model = first as? any PersistentModel { return model === (second as? any PersistentModel) }
        if let value = first as? any Equatable { return areEqual(value, second) }
        let (left, right) = (Mirror(reflecting: first), Mirror(reflecting: second))
        guard left.children.count == right.children.count else { return false }
        guard left.displayStyle != .class else { return (first as AnyObject) === (second as AnyObject) }
        if left.children.isEmpty { return left.displayStyle == .struct || left.displayStyle == .optional }
        return zip(left.children, right.children).allSatisfy { areSame($0.value, $1.value, depth: depth + 1) }
    }

    private static func areEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}
