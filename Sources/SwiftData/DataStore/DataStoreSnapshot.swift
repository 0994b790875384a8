/// The values of one model at one time, as a context and a ``DataStore`` hand them to each other.
///
/// A context reads a snapshot of another type than ``DefaultSnapshot`` by encoding it: each key is the name of a variable, its value that of the variable, and of a
/// relationship the identifiers of models.
public protocol DataStoreSnapshot: Codable, Sendable {
    /// The model.
    var persistentIdentifier: PersistentIdentifier { get }

    /// Takes the values of a model.
    ///
    /// - Parameter relatedBackingDatas: Models that the snapshots of a save have come across.
    init(from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData])

    /// The same values for another identifier, with references to other models as these are named from now on.
    func copy(
        persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
    ) -> Self
}

/// The keys by which ``DefaultSnapshot`` is encoded.
public enum DataStoreSnapshotCodingKey: CodingKey, Hashable {
    /// The model.
    case persistentIdentifier
    /// A variable, by its name.
    case modeledProperty(String)

    public var stringValue: String {
        switch self {
        case .persistentIdentifier: "persistentIdentifier"
        case .modeledProperty(let name): name
        }
    }

    /// Always nil: keys are names.
    public var intValue: Int? { nil }

    public init?(stringValue: String) {
        self = stringValue == "persistentIdentifier" ? .persistentIdentifier : .modeledProperty(stringValue)
    }

    /// Nil: keys are names.
    public init?(intValue: Int) { nil }
}

/// A value that a snapshot can have.
public typealias DataStoreSnapshotValue = Codable & Sendable
