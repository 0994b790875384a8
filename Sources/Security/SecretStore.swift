import Foundation

/// What keeps secrets, each with attributes that it is found by. Items are named by texts of the store's own.
protocol SecretStore {
    /// The items that have all of some attributes.
    func items(with attributes: [String: String]) throws -> [String]
    func create(label: String, attributes: [String: String], secret: Data) throws
    func secrets(of items: [String]) throws -> [String: Data]
    func attributes(of item: String) throws -> [String: String]
    func set(attributes: [String: String], of item: String) throws
    func set(secret: Data, of item: String) throws
    func delete(_ item: String) throws
}
