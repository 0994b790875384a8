import Foundation

/// Something of an item.
public class PartialMusicProperty<Root>: Hashable, @unchecked Sendable {
    let name: String
    required init(_ name: String) { self.name = name }

    public static func == (first: PartialMusicProperty<Root>, second: PartialMusicProperty<Root>) -> Bool {
        first.name == second.name
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Something of an item that can be asked for later.
public class PartialMusicAsyncProperty<Root>: PartialMusicProperty<Root>, @unchecked Sendable {}

/// Items that belong to an item.
public final class MusicRelationshipProperty<Root, RelatedMusicItemType: MusicItem & Decodable>:
    PartialMusicAsyncProperty<Root>, CustomStringConvertible, @unchecked Sendable
{
    public var description: String { name }
}

/// A value of an item that costs more to know.
public final class MusicExtendedAttributeProperty<Root, Value: Decodable>: PartialMusicAsyncProperty<Root>,
    CustomStringConvertible, @unchecked Sendable
{
    public var description: String { name }
}
