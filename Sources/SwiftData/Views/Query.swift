import DovetailCore
import Foundation

/// Models that a view shows: fetched when it appears, and again as far as what they are changes.
///
///     @Query(sort: \Trip.start) private var trips: [Trip]
///
/// The view's body runs again when models come, go or change places. A variable of a model is observed by whoever reads it, so a row
/// runs alone when its model changes. Values are read from the store when they are asked for, so what a list does not show costs an object and a
/// key for each model. On the main actor.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    @Environment(\.modelContext) private var context
    @State private var storage = QueryStorage<Element>()
    private let descriptor: FetchDescriptor<Element>
    private let animation: QueryAnimation
    private let present: (QueryStorage<Element>) -> Result
    private let title: ((Element) -> String)?

    /// The models.
    public var wrappedValue: Result { present(storage) }

    /// The models in sections, where the query says what these have in common; no sections otherwise. A model without a value is in the section with an
    /// empty title.
    public var sections: SectionedResults<Element, String> { storage.sections }

    /// What went wrong when the models were last fetched; nil for nothing.
    public var fetchError: (any Error)? { storage.error }

    /// The context that the models come from.
    public var modelContext: ModelContext { context }

    nonisolated init(
        _ descriptor: FetchDescriptor<Element>, _ animation: QueryAnimation, _ present: @escaping ([Element]) -> Result
    ) {
        self.descriptor = descriptor
        self.animation = animation
        self.present = { present($0.models) }
        title = nil
    }

    nonisolated init(
        _ descriptor: FetchDescriptor<Element>, _ animation: QueryAnimation, title: @escaping (Element) -> String,
        _ present: @escaping (QueryStorage<Element>) -> Result
    ) {
        self.descriptor = descriptor
        self.animation = animation
        self.present = present
        self.title = title
    }

    /// Fetches the models where they may be others than before.
    public mutating func update() {
        storage.animation = animation
        storage.title = title
        storage.update(context, descriptor)
    }
}

/// How a list of models changes.
enum QueryAnimation {
    case none
    case animation(Animation)
    case transaction(Transaction)

    func perform(_ body: () -> Void) {
        switch self {
        case .none: body()
        case .animation(let animation): withAnimation(animation, body)
        case .transaction(let transaction): withTransaction(transaction, body)
        }
    }
}
