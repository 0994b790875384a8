import AttributeGraph

/// A view whose type is hidden. A value of another type is another identity.
public struct AnyView: MultiView {
    nonisolated(unsafe) package let storage: AnyViewStorage

    nonisolated public init<V: View>(_ view: V) {
        if let erased = view as? AnyView {
            storage = erased.storage
        } else {
            storage = AnyViewBox(view)
        }
    }

    nonisolated public init<V: View>(erasing view: V) { self.init(view) }

    /// A value that is a view; nil for any other value. SwiftUI declares this, with its underscore, for libraries.
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    public static func _makeViewList(
        view: Attribute<AnyView>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        .dynamic(
            KeyedBranch(
                root: view, inputs: inputs, key: { ObjectIdentifier($0.storage.type) },
                makeList: { value, _, inputs in value.storage.makeViewList(view: view, inputs: inputs) }))
    }
}

/// Holds the hidden view.
package class AnyViewStorage {
    var type: any View.Type { fatalError("abstract") }
    func makeViewList(view: Attribute<AnyView>, inputs: _ViewListInputs) -> _ViewListOutputs { fatalError("abstract") }
}

final class AnyViewBox<V: View>: AnyViewStorage {
    let view: V
    init(_ view: V) { self.view = view }

    override var type: any View.Type { V.self }

    override func makeViewList(view: Attribute<AnyView>, inputs: _ViewListInputs) -> _ViewListOutputs {
        V._makeViewList(
            view: Attribute(
                PresentPart(root: view, fallback: self.view, extract: { ($0.storage as? AnyViewBox<V>)?.view })),
            inputs: inputs)
    }
}
