import SwiftUI

/// Remembers the objects that an example has made, without keeping them: how tests see when objects come and go.
public final class Instances<Object: AnyObject>: @unchecked Sendable {
    private struct Reference {
        weak var object: Object?
    }

    private let lock = NSLock()
    private var references: [Reference] = []

    public init() {}

    public func add(_ object: Object) { lock.withLock { references.append(Reference(object: object)) } }

    /// How many were made.
    public var made: Int { lock.withLock { references.count } }
    /// Those made since there were `count`, that are still there.
    public func alive(after count: Int) -> [Object] {
        lock.withLock { references.dropFirst(count).compactMap(\.object) }
    }
}
