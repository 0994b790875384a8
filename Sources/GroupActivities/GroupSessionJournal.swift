import CoreTransferable
import Foundation

/// Larger things that the people of a session share, such as pictures. As there are no sessions, it stays empty.
public final class GroupSessionJournal: @unchecked Sendable {
    /// Something that was shared.
    public struct Attachment: Hashable, Identifiable, Sendable {
        public let id: UUID
        /// Reads it. Throws ``GroupSessionError``.
        public func load<Item: Transferable>(_ itemType: Item.Type) async throws -> Item {
            throw GroupSessionError.noOthers
        }
        /// Reads what was told with it. Throws ``GroupSessionError``.
        public func loadMetadata<Metadata: Codable>(of metadataType: Metadata.Type) async throws -> Metadata {
            throw GroupSessionError.noOthers
        }
    }
    /// What is shared, each time it changes. It never does: ``AsyncIterator/next()`` waits until its task is cancelled, and then gives nil.
    public struct Attachments: AsyncSequence, Sendable {
        public typealias Element = [Attachment]
        /// Waits for a change.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var none = AsyncStream<[Attachment]> { _ in }.makeAsyncIterator()
            /// nil when the task is cancelled.
            public mutating func next() async -> [Attachment]? { await none.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public init<Activity: GroupActivity>(session: GroupSession<Activity>) {}

    public var attachments: Attachments { Attachments() }
    /// Shares something. Throws ``GroupSessionError``.
    @discardableResult
    public func add<Item: Transferable>(_ item: Item) async throws -> Attachment {
        throw GroupSessionError.noOthers
    }
    /// Shares something, and tells more of it. Throws ``GroupSessionError``.
    @discardableResult
    public func add<Item: Transferable, Metadata: Codable>(_ item: Item, metadata: Metadata) async throws -> Attachment
    {
        throw GroupSessionError.noOthers
    }
    /// Shares it no longer. Throws ``GroupSessionError``.
    public func remove(attachment: Attachment) async throws { throw GroupSessionError.noOthers }
}
