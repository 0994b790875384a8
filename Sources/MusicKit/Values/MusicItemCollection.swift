import Foundation

/// Items in their order. Those that an app makes are all that there is of them.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable
{
    public typealias Element = MusicItemType
    public typealias Index = Int

    private var items: [MusicItemType]
    /// What they are together.
    public private(set) var title: String?
    /// Whether the service has more: no.
    public var hasNextBatch: Bool { false }

    public init() { items = [] }
    public init<S: Sequence>(_ items: S) where S.Element == MusicItemType { self.items = Array(items) }
    public init(arrayLiteral elements: MusicItemType...) { items = elements }

    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }
    public subscript(position: Int) -> MusicItemType { items[position] }

    /// The next of them: nil, as there are no more.
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? { nil }

    public static func += (first: inout Self, second: Self) { first.items += second.items }
    public static func + (first: Self, second: Self) -> Self { Self(first.items + second.items) }
}

extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}

// As the service writes them: `{"data": […]}`.
extension MusicItemCollection: Decodable where MusicItemType: Decodable {
    private enum CodingKeys: String, CodingKey {
        case items = "data"
        case title
    }
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        items = try values.decode([MusicItemType].self, forKey: .items)
        title = try values.decodeIfPresent(String.self, forKey: .title)
    }
}

extension MusicItemCollection: Encodable where MusicItemType: Encodable {
    private enum Keys: String, CodingKey { case data, title }
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(items, forKey: .data)
        try values.encodeIfPresent(title, forKey: .title)
    }
}
