import Foundation

/// The models of one version of an app.
public protocol VersionedSchema {
    /// The classes, as they were in the version.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// The versions of an app's models, and what brings a store from each to the next.
public protocol SchemaMigrationPlan {
    /// From the first to the latest.
    static var schemas: [any VersionedSchema.Type] { get }
    /// One for each two versions that follow each other.
    static var stages: [MigrationStage] { get }
}

/// A step from one version of models to the next.
///
/// All steps of a store are one transaction: when one fails, or the program is killed, the store is as it was.
public enum MigrationStage: @unchecked Sendable {
    /// Variables come, go, or have another name or type that SQLite converts to.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// The app changes models before, in the old version, or after, in the new one. Each closure gets a context of its own and saves it.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
        }
    }
}
