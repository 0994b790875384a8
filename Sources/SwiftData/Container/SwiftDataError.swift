import Foundation

/// What went wrong with models or a store, as a sentence for a person that names the file.
///
/// Compare with the values below to know which case it is:
///
///     do { try context.save() } catch SwiftDataError.conflict { … }
public struct SwiftDataError: Error, LocalizedError, Equatable, CustomStringConvertible, Sendable {
    enum Case: Sendable {
        case loadIssueModelContainer, configurationSchemaNotFoundInContainerSchema, unknownSchema, backwardMigration
        case unsupportedPredicate, unsupportedSortDescriptor, unsupportedKeyPath, includePendingChangesWithBatchSize
        case missingModelContext, modelValidationFailure, conflict, duplicateValue, storeNotWritable, storeFailure
        case historyTokenExpired, invalidTransactionFetchRequest, sortingPendingChangesWithIdentifiers
        case duplicateConfiguration, configurationFileNameTooLong, configurationFileNameContainsInvalidCharacters
        case unknownDataStoreSchema
    }

    let kind: Case
    private let text: String

    init(_ kind: Case, _ text: String = "") {
        self.kind = kind
        self.text = text
    }

    /// The sentence.
    public var errorDescription: String? { text.isEmpty ? "\(kind)" : text }
    public var description: String { errorDescription ?? "" }

    public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
    public static func ~= (pattern: Self, error: any Error) -> Bool { (error as? Self)?.kind == pattern.kind }

    /// A store cannot be opened.
    public static let loadIssueModelContainer = Self(.loadIssueModelContainer)
    /// A configuration has a model that the container's schema does not have.
    public static let configurationSchemaNotFoundInContainerSchema = Self(.configurationSchemaNotFoundInContainerSchema)
    /// Two configurations of a container have the same file.
    public static let duplicateConfiguration = Self(.duplicateConfiguration)
    /// The name of a configuration's file has more bytes than the system allows.
    public static let configurationFileNameTooLong = Self(.configurationFileNameTooLong)
    /// The name of a configuration cannot be that of a file.
    public static let configurationFileNameContainsInvalidCharacters = Self(
        .configurationFileNameContainsInvalidCharacters)
    /// A store that an app wrote does not have a model that its configuration names.
    public static let unknownDataStoreSchema = Self(.unknownDataStoreSchema)
    /// Identifiers cannot be sorted together with changes that are not saved.
    public static let sortingPendingChangesWithIdentifiers = Self(.sortingPendingChangesWithIdentifiers)
    /// A store has models of a schema that no migration plan knows.
    public static let unknownSchema = Self(.unknownSchema)
    /// A store has models of a later schema.
    public static let backwardMigration = Self(.backwardMigration)
    /// A predicate cannot be asked.
    public static let unsupportedPredicate = Self(.unsupportedPredicate)
    /// Nothing can be sorted by a descriptor.
    public static let unsupportedSortDescriptor = Self(.unsupportedSortDescriptor)
    /// A way leads to no variable of a model.
    public static let unsupportedKeyPath = Self(.unsupportedKeyPath)
    /// Models cannot be read in batches together with changes that are not saved.
    public static let includePendingChangesWithBatchSize = Self(.includePendingChangesWithBatchSize)
    /// A model belongs to no context.
    public static let missingModelContext = Self(.missingModelContext)
    /// A model may not be saved as it is.
    public static let modelValidationFailure = Self(.modelValidationFailure)
    /// Another context or program changed the same variable meanwhile. Nothing was saved. Saving again keeps the values of this context.
    public static let conflict = Self(.conflict)
    /// Two models would have a value that has to be unique.
    public static let duplicateValue = Self(.duplicateValue)
    /// The store is only to be read.
    public static let storeNotWritable = Self(.storeNotWritable)
    /// The database cannot be read or written.
    public static let storeFailure = Self(.storeFailure)
    /// The history that a token stands for was deleted.
    public static let historyTokenExpired = Self(.historyTokenExpired)
    /// History cannot be asked for in this way.
    public static let invalidTransactionFetchRequest = Self(.invalidTransactionFetchRequest)
}
