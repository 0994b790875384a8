import AttributeGraph

/// An id of the view's own, for naming things that belong together within it. It lasts as long as the view's identity, and
/// no other view has the same.
@frozen @propertyWrapper
public struct Namespace: DynamicProperty {
    /// A namespace's id.
    @frozen
    public struct ID: Hashable, Sendable {
        let token: Int
    }

    var _token: Int?

    public init() {}

    /// The id. Outside a window it is one that all namespaces share there.
    public var wrappedValue: ID { ID(token: _token ?? 0) }

    public static func _makeProperty(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
        NamespaceStorage(token: inputs.loop.makeToken())
    }
}

extension Namespace: Sendable {}

private final class NamespaceStorage: _DynamicPropertyStorage {
    private let token: Int
    init(token: Int) { self.token = token }

    override func update(_ pointer: UnsafeMutableRawPointer) {
        pointer.assumingMemoryBound(to: Namespace.self).pointee._token = token
    }
}
