import AttributeGraph

/// A change to a view that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    /// The modified view; `content` stands for the view that the modifier is applied to.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs
    static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs
    static func _makeAnimatable(modifier: Attribute<Self>, inputs: _GraphInputs) -> Attribute<Self>
    /// How many views the modified view stands for, if that follows from the types; `content` is the number for the view that
    /// is modified.
    static func _viewListCount(inputs: _ViewListCountInputs, content: Int?) -> Int?
}

/// What a modifier's `body` gets: a stand-in for the view that it is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: MultiView {
    let placeholder: ModifierContentPlaceholder

    public static func _makeViewList(
        view: Attribute<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        view.untracked.placeholder.makeList(inputs)
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { inputs.contentCount(of: Modifier.self) }
}

/// Makes the views that a modifier is applied to. One for each use of a modifier, so it never counts as a change.
final class ModifierContentPlaceholder {
    let makeList: (_ViewListInputs) -> _ViewListOutputs
    init(makeList: @escaping (_ViewListInputs) -> _ViewListOutputs) { self.makeList = makeList }
}

extension ViewModifier {
    public static func _makeAnimatable(modifier: Attribute<Self>, inputs: _GraphInputs) -> Attribute<Self> { modifier }

    public static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let modifier = _makeAnimatable(modifier: modifier, inputs: inputs.graphInputs)
        let rule = ModifierBodyRule(
            evaluator: BodyEvaluator(owner: modifier, inputs: inputs.graphInputs),
            placeholder: ModifierContentPlaceholder(makeList: body))
        return Body._makeViewList(view: Attribute(rule), inputs: inputs)
    }

    public static func _viewListCount(inputs: _ViewListCountInputs, content: Int?) -> Int? {
        inputs.mayLookIntoBody() ? Body._viewListCount(inputs: inputs.applying(Self.self, to: content)) : nil
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// Runs a modifier's `body`.
struct ModifierBodyRule<M: ViewModifier>: StatefulRule {
    var evaluator: BodyEvaluator<M>
    let placeholder: ModifierContentPlaceholder

    mutating func update(previous: M.Body?) -> RuleResult<M.Body> {
        let content = _ViewModifier_Content<M>(placeholder: placeholder)
        return .value(evaluator.evaluate(isFirst: previous == nil) { $0.body(content: content) })
    }

    static func _evaluate(_ slot: RuleSlot) -> Bool {
        let rule = slot.rule.assumingMemoryBound(to: Self.self)
        let content = _ViewModifier_Content<M>(placeholder: rule.pointee.placeholder)
        return slot.store(rule.pointee.evaluator.evaluate(isFirst: !slot.hasValue) { $0.body(content: content) })
    }
}

/// A modifier that makes its own attributes, applied to each view of a list.
package protocol PrimitiveViewModifier: ViewModifier where Body == Never {}

extension PrimitiveViewModifier {
    public static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        body(inputs).wrapping { itemInputs, make in
            _makeView(modifier: modifier, inputs: itemInputs, body: make)
        }
    }

    public static func _viewListCount(inputs: _ViewListCountInputs, content: Int?) -> Int? { content }
}

/// A modifier that changes nothing of its views but what they tell the container around: it says so in `_makeViewList`.
package protocol ListTraitModifier: PrimitiveViewModifier {}

extension ListTraitModifier {
    public static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inputs)
    }
}

/// A modifier that only changes what the views inside inherit: it is applied once, whatever the number of views.
package protocol InheritedViewModifier: PrimitiveViewModifier {
    static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs)
}

extension InheritedViewModifier {
    public static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inputs = inputs
        makeInputs(modifier: modifier, inputs: &inputs.graphInputs)
        return body(inputs)
    }

    public static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        inputs.inheriting({ makeInputs(modifier: modifier, inputs: &$0) }, list: body)
    }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { fatalError("ModifiedContent has no body") }

    /// Where the modifier is: stored properties lie in the order of their declaration, each at a multiple of its alignment.
    nonisolated private static var modifierOffset: Int {
        let mask = MemoryLayout<Modifier>.alignment - 1
        return (MemoryLayout<Content>.size + mask) & ~mask
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Modifier._makeView(modifier: view.field(at: modifierOffset, as: Modifier.self), inputs: inputs) {
            contentInputs in
            Content._makeView(view: view.field(at: 0, as: Content.self), inputs: contentInputs)
        }
    }

    public static func _makeViewList(
        view: Attribute<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        Modifier._makeViewList(modifier: view.field(at: modifierOffset, as: Modifier.self), inputs: inputs) {
            contentInputs in
            Content._makeViewList(view: view.field(at: 0, as: Content.self), inputs: contentInputs)
        }
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Modifier._viewListCount(inputs: inputs, content: Content._viewListCount(inputs: inputs))
    }
}

extension View {
    /// This view with a modifier applied.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
