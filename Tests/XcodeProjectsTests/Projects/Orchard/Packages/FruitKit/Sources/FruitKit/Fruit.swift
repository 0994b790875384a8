import Foundation

public struct Fruit: Codable, Identifiable, Sendable {
    public var name: String
    public var weight: Double
    public var id: String { name }
}
