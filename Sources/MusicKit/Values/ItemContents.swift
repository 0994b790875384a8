import Foundation

/// What is known of an item, in the form of Apple Music's service: an identifier, attributes, and items that belong to it.
struct ItemContents: Codable, Hashable, Sendable {
    let id: MusicItemID
    var type: String?
    var href: String?
    var attributes: [String: JSONValue]?
    var relationships: [String: JSONValue]?

    func value(_ name: String) -> JSONValue? { attributes?[name] }
    func text(_ name: String) -> String { value(name)?.text ?? "" }
    func texts(_ name: String) -> [String]? { value(name)?.list?.compactMap(\.text) }
    func seconds(_ name: String) -> TimeInterval? { value(name)?.number.map { $0 / 1000 } }

    /// A day, or a time.
    func date(_ name: String) -> Date? {
        guard let text = value(name)?.text else { return nil }
        return ISO8601DateFormatter().date(from: text) ?? ISO8601DateFormatter().date(from: text + "T00:00:00Z")
    }
    /// A value of a type that is read from its JSON.
    func decoded<Value: Decodable>(_ name: String) -> Value? {
        guard let value = value(name), let data = try? JSONEncoder().encode(value) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }
    /// The items that belong to it by a name; nil where they are not known.
    func related<Item: MusicItem & Codable>(_ name: String) -> MusicItemCollection<Item>? {
        guard let value = relationships?[name], let data = try? JSONEncoder().encode(value) else { return nil }
        return try? JSONDecoder().decode(MusicItemCollection<Item>.self, from: data)
    }
}
