import AttributeGraph

/// A piece of user interface, described by a value.
///
/// Views are cheap values, created freely and as often as the framework likes; what lasts is their *identity*, their place
/// in the tree (see ``ViewListElement``), to which state and everything computed from the view belong.
///
/// `body` runs on the main actor only. It runs again when something that it read changed, and when the view's own value
/// changed; never because something else in the window did.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View
    /// The view's content.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the attributes of one view. Not for use outside the framework.
    static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs
    /// Lists the views that this one stands for in a container. Not for use outside the framework.
    static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
    /// The view as it is presented: the view itself, or one between two. Not for use outside the framework.
    static func _makeAnimatable(view: Attribute<Self>, inputs: _GraphInputs) -> Attribute<Self>
    /// How many views this one stands for in a container, if that follows from the type. Not for use outside the framework.
    static func _viewListCount(inputs: _ViewListCountInputs) -> Int?
}

extension View {
    public static func _makeAnimatable(view: Attribute<Self>, inputs: _GraphInputs) -> Attribute<Self> { view }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let body = BodyRule.make(view: view, inputs: inputs.graphInputs)
        var inputs = inputs
        inputs.graphInputs.enter(HandoverNames.plainName(of: Self.self), isView: true)
        return Body._makeView(view: body, inputs: inputs)
    }

    public static func _makeViewList(
        view: Attribute<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let body = BodyRule.make(view: view, inputs: inputs.graphInputs)
        var inputs = inputs
        inputs.graphInputs.enter(HandoverNames.plainName(of: Self.self), isView: true)
        return Body._makeViewList(view: body, inputs: inputs)
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        inputs.mayLookIntoBody() ? Body._viewListCount(inputs: inputs) : nil
    }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no body") }

    public static func _makeView(view: Attribute<Never>, inputs: _ViewInputs) -> _ViewOutputs {
        fatalError("a view whose body is Never must make itself")
    }
    public static func _makeViewList(
        view: Attribute<Never>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        fatalError("a view whose body is Never must list itself")
    }
    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

/// A view that makes its own attributes instead of having a body. In a container it stands for itself.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }

    public static func _makeViewList(
        view: Attribute<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        .single(view: view, inputs: inputs)
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

/// A view that stands for any number of others. Where a single view is wanted, they are put into an implicit stack.
package protocol MultiView: View where Body == Never {}

extension MultiView {
    public var body: Never { fatalError("\(Self.self) has no body") }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}
