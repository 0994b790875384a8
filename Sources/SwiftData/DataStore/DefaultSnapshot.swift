/// The values of a model by the names of its variables, which any ``DataStore`` can have as its snapshots.
///
/// It is encoded as a dictionary with the variables' names; a variable without a value is left out. To decode it, a schema with its model has to be there.
public struct DefaultSnapshot: DataStoreSnapshot {
    /// The model.
    public let persistentIdentifier: PersistentIdentifier
    /// The model's class, where its identifier names another one, from which it inherits.
    let subclassName: String?
    let values: [String: any DataStoreSnapshotValue]

    /// Takes the values of a model.
    public init(
        from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]
    ) {
        let source = SnapshotSource(backingData)
        persistentIdentifier = source.identifier
        subclassName = source.className == source.identifier.entityName ? nil : source.className
        values = source.values
        relatedBackingDatas[persistentIdentifier] = backingData
    }

    private init(
        _ id: PersistentIdentifier, _ subclassName: String?, _ values: [String: any DataStoreSnapshotValue]
    ) {
        persistentIdentifier = id
        self.subclassName = subclassName
        self.values = values
    }

    /// The same values for another identifier, with references to other models as these are named from now on.
    public func copy(
        persistentIdentifier: PersistentIdentifier,
        remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]? = [:]
    ) -> DefaultSnapshot {
        guard let remappedIdentifiers, !remappedIdentifiers.isEmpty else {
            return DefaultSnapshot(persistentIdentifier, subclassName, values)
        }
        let values = values.mapValues { value -> any DataStoreSnapshotValue in
            if let id = value as? PersistentIdentifier { return remappedIdentifiers[id] ?? id }
            if let ids = value as? [PersistentIdentifier] { return ids.map { remappedIdentifiers[$0] ?? $0 } }
            return value
        }
        return DefaultSnapshot(persistentIdentifier, subclassName, values)
    }

    // MARK: Coding

    private static let subclassKey = DataStoreSnapshotCodingKey.modeledProperty("_subclass")

    /// Reads the values that the model of the identifier has variables for.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: DataStoreSnapshotCodingKey.self)
        let id = try container.decode(PersistentIdentifier.self, forKey: .persistentIdentifier)
        let subclassName = try container.decodeIfPresent(String.self, forKey: Self.subclassKey)
        guard let layout = ModelLayout.named(subclassName ?? id.entityName) else {
            throw DecodingError.dataCorruptedError(
                forKey: .persistentIdentifier, in: container,
                debugDescription: "There is no schema with the model \(subclassName ?? id.entityName).")
        }
        var values: [String: any DataStoreSnapshotValue] = [:]
        for property in layout.properties {
            let key = DataStoreSnapshotCodingKey.modeledProperty(property.name)
            switch property.kind {
            case .attribute(let coding):
                guard let type = coding.valueType as? any Decodable.Type else { continue }
                values[property.name] = try Self.decode(type, container, key)
            case .relationship(_, isMany: true, _):
                values[property.name] = try container.decodeIfPresent([PersistentIdentifier].self, forKey: key)
            case .relationship:
                values[property.name] = try container.decodeIfPresent(PersistentIdentifier.self, forKey: key)
            }
        }
        self.init(id, subclassName, values)
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type, _ container: KeyedDecodingContainer<DataStoreSnapshotCodingKey>,
        _ key: DataStoreSnapshotCodingKey
    ) throws -> (any DataStoreSnapshotValue)? {
        try container.decodeIfPresent(type, forKey: key).flatMap(SnapshotValue.plain)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: DataStoreSnapshotCodingKey.self)
        try container.encode(persistentIdentifier, forKey: .persistentIdentifier)
        try container.encodeIfPresent(subclassName, forKey: Self.subclassKey)
        for (name, value) in values { try container.encode(value, forKey: .modeledProperty(name)) }
    }
}

/// What a snapshot is made of.
private struct SnapshotSource {
    let identifier: PersistentIdentifier
    let className: String
    let values: [String: any DataStoreSnapshotValue]

    init(_ backing: any BackingData) {
        func read<Backing: BackingData>(
            _ backing: Backing
        ) -> (PersistentIdentifier?, String, [String: any DataStoreSnapshotValue]) {
            if let own = backing as? ModelBackingData<Backing.Model> {
                return (backing.persistentModelID, own.className, own.snapshotValues)
            }
            // An app's own: what it has for each variable.
            var values: [String: any DataStoreSnapshotValue] = [:]
            let layout = ModelLayout.of(Backing.Model.self)
            for property in layout.properties {
                values[property.name] = property.read(backing).flatMap(SnapshotValue.plain)
            }
            return (backing.persistentModelID, layout.name, values)
        }
        let (id, className, values) = read(backing)
        guard let id else { fatalError("A snapshot is made of a model that has no identifier") }
        (identifier, self.className, self.values) = (id, className, values)
    }
}
