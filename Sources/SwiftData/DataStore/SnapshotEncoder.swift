/// Takes the values of a snapshot of any type, by the names under which it encodes them. A value is kept as it is, and not encoded itself.
final class SnapshotEncoder: Encoder {
    private(set) var values: [String: Any] = [:]
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    static func values(of snapshot: some DataStoreSnapshot) throws -> [String: Any] {
        if let snapshot = snapshot as? DefaultSnapshot { return snapshot.values }
        let encoder = SnapshotEncoder()
        try snapshot.encode(to: encoder)
        return encoder.values
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Values(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        fatalError("A snapshot has to encode its values by the names of variables")
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        fatalError("A snapshot has to encode its values by the names of variables")
    }

    private struct Values<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let encoder: SnapshotEncoder
        var codingPath: [any CodingKey] { [] }

        func encodeNil(forKey key: Key) throws { encoder.values[key.stringValue] = nil }
        func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
            encoder.values[key.stringValue] = SnapshotValue.plain(value)
        }
        func nestedContainer<Nested: CodingKey>(
            keyedBy keyType: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> { encoder.container(keyedBy: keyType) }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
        func superEncoder() -> any Encoder { encoder }
        func superEncoder(forKey key: Key) -> any Encoder { encoder }
    }
}
