import DovetailBase
import DovetailSQLite
import Foundation
import Observation

/// Counts saves to the stores of a container, for those who read their history then.
///
///     let observer = try HistoryObserver(observedModels: [Trip.self], modelContainer: container)
///     withObservationTracking { _ = observer.eventCounter } onChange: { … }
///
/// Saves of all contexts of the container count, and those of other programs to its files. Each time that new ones are noticed that concern the observer, the counter
/// goes up by one, however many they are. It does so on the actor that the observer was made on, or on the thread of the save where it was made on none. Any
/// thread may read it.
public final class HistoryObserver: Observable, @unchecked Sendable {
    /// The container whose stores are followed.
    public let modelContainer: ModelContainer
    /// The classes that count, with those that inherit from them; none for all.
    public let observedModels: [any PersistentModel.Type]
    /// Whoever made the changes that count; none for all.
    public let authors: Set<String>
    private let registrar = ObservationRegistrar()
    private let entities: Set<String>
    private let lock = NSLock()
    // Behind the lock.
    private var count = 0
    /// The last save that was looked at, by the stores' identifiers.
    private var places: [String: Place]

    private enum Place {
        case number(Int64)
        case token(any HistoryToken)
        /// Before the first save.
        case start
    }

    /// Follows the stores of a container.
    ///
    /// - Parameters:
    ///   - historyTokens: The last saves that are known, by the stores' identifiers; later ones count at once. A store that is not among them is followed from
    ///     now on, as all are where this is nil.
    ///   - observedModels: The classes that count; none for all.
    ///   - authors: Whoever made the changes that count; none for all.
    ///   - modelContainer: The container.
    /// - Throws: What goes wrong when the stores are read.
    public convenience init(
        historyTokens: [String: any HistoryToken]? = nil, observedModels: [any PersistentModel.Type] = [],
        authors: Set<String> = [], modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(historyTokens ?? [:], observedModels, authors, modelContainer, isolation)
    }

    private init(
        _ tokens: [String: any HistoryToken], _ models: [any PersistentModel.Type], _ authors: Set<String>,
        _ container: ModelContainer, _ isolation: (any Actor)?
    ) throws {
        modelContainer = container
        observedModels = models
        self.authors = authors
        entities = Set(
            models.flatMap { container.schema.entity(of: $0)?.family.map(\.name) ?? [ModelLayout.of($0).name] })
        places = [:]
        for store in container.stores {
            if let token = tokens[store.identifier] {
                let number = (token as? DefaultHistoryToken)?.saves[store.identifier]
                places[store.identifier] = number.map { .number($0) } ?? .token(token)
            } else {
                places[store.identifier] = try Self.news(of: store, after: .start, [], []).last
            }
        }
        let box = WeakHistory(observer: self)
        container.follow(ObjectIdentifier(self)) {
            guard let isolation, !(isolation === MainActor.shared && MainThread.isCurrent) else { return box.look() }
            Task { await box.look(on: isolation) }
        }
        look()
    }

    deinit { modelContainer.follow(ObjectIdentifier(self), nil) }

    /// How often saves were noticed that concern the observer.
    public var eventCounter: Int {
        registrar.access(self, keyPath: \.eventCounter)
        return lock.withLock { count }
    }

    /// Looks for saves since the last time.
    fileprivate func look() {
        var concerns = false
        for store in modelContainer.stores {
            let place = lock.withLock { places[store.identifier] } ?? .start
            // What cannot be read now is looked for after the next save.
            guard let news = try? Self.news(of: store, after: place, entities, authors) else { continue }
            concerns = lock.withLock {
                // Another thread may have looked meanwhile, and counted what it saw.
                if case .number(let known) = places[store.identifier], case .number(let last) = news.last, last <= known
                {
                    places[store.identifier] = news.last
                    return concerns
                }
                places[store.identifier] = news.last
                return concerns || news.concerns
            }
        }
        guard concerns else { return }
        registrar.withMutation(of: self, keyPath: \.eventCounter) { lock.withLock { count += 1 } }
    }

    // MARK: What is new

    /// The last save of a store, and whether one since a place has to do with some entities and authors.
    private static func news(
        of store: Store, after place: Place, _ entities: Set<String>, _ authors: Set<String>
    ) throws -> (last: Place, concerns: Bool) {
        if let appStore = store.appStore {
            guard let source = appStore.source as? any HistoryProviding else { return (place, false) }
            return try news(of: source, after: place, entities, authors)
        }
        var known: Int64 = 0
        if case .number(let number) = place { known = number }
        return try store.perform { connection in
            var concerns = false
            try connection.query(
                """
                SELECT DISTINCT t.author, c.entity FROM _transactions t LEFT JOIN _changes c ON c.save = t.id WHERE t.id > ?
                """, [.integer(known)]
            ) { row in
                let author: String? = if case .text(let text) = row.value(0) { text } else { nil }
                concerns =
                    (authors.isEmpty || author.map(authors.contains) == true)
                    && (entities.isEmpty || entities.contains(row.text(1)))
                return !concerns
            }
            let last = try connection.first("SELECT max(id) FROM _transactions")?.integer ?? 0
            return (.number(last), concerns)
        }
    }

    private static func news<Source: HistoryProviding>(
        of source: Source, after place: Place, _ entities: Set<String>, _ authors: Set<String>
    ) throws -> (last: Place, concerns: Bool) {
        typealias Token = Source.HistoryType.TokenType
        var known: Token?
        if case .token(let token) = place { known = token as? Token }
        let saves = try source.fetchHistory(HistoryDescriptor<Source.HistoryType>())
            .filter { save in known.map { save.token > $0 } ?? true }
        let concerns = saves.contains { save in
            (authors.isEmpty || save.author.map(authors.contains) == true)
                && (entities.isEmpty
                    || save.changes.contains { entities.contains($0.changedPersistentIdentifier.entityName) })
        }
        let last = saves.map(\.token).max() as? any HistoryToken
        return (last.map { .token($0) } ?? place, concerns)
    }
}

/// An observer that may go.
private struct WeakHistory: Sendable {
    weak let observer: HistoryObserver?

    func look() { observer?.look() }

    func look(on isolation: isolated any Actor) { look() }
}
