import Foundation

/// Offers values for a parameter.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: Sendable
    associatedtype DefaultValue: Sendable = Never
    /// The values.
    func results() async throws -> Result
    /// The value that is taken first.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider { public func defaultResult() async -> DefaultValue? { nil } }

/// Finds things of an app's. Nothing but the app itself asks it here.
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    init()
    /// The things with these identities.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// The things that are offered first.
    func suggestedEntities() async throws -> [Entity]
    /// The thing that is taken first.
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    public func suggestedEntities() async throws -> [Entity] { [] }
    /// The things that are offered first.
    public func results() async throws -> [Entity] { try await suggestedEntities() }
    public func defaultResult() async -> Entity? { nil }
}

/// Finds things by words.
public protocol EntityStringQuery: EntityQuery {
    associatedtype Entity
    /// The things that fit to words.
    func entities(matching string: String) async throws -> [Entity]
}

/// Finds things of which there are few.
public protocol EnumerableEntityQuery: EntityQuery {
    associatedtype Entity
    /// All of them.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
    /// Those of all that have the identities. Takes a time in the number of all.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let wanted = Set(identifiers)
        return try await allEntities().filter { wanted.contains($0.id) }
    }
}
