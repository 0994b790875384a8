import AttributeGraph

/// Containers of one's own in the form that libraries wrote them in before `Group(subviews:transform:)`.
///
///     struct Lines: _VariadicView.UnaryViewRoot {
///         func body(children: _VariadicView.Children) -> some View {
///             VStack { ForEach(children) { child in child; Divider() } }
///         }
///     }
///
///     _VariadicView.Tree(Lines()) { Text("A"); Text("B") }
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// What a root makes of the views that its content stands for.
    public struct Tree<Root: _VariadicView_Root, Content> {
        // Both are used on the main thread, where views are shown.
        public nonisolated(unsafe) var root: Root
        public nonisolated(unsafe) var content: Content

        nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }

        nonisolated public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
    }
}

/// What makes something of the views in a ``_VariadicView/Tree``.
public protocol _VariadicView_Root {}

/// A root that makes a view. Its dynamic properties (`@Environment`, `@State` and so on) are connected as a view's are.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    /// The view that is shown for the children.
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
    /// Whether the tree is one view in its container, whatever the number of views that the body stands for. Not for use outside the framework.
    static var _isUnary: Bool { get }
}

/// A root whose tree is one view in its container.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose tree stands for the views of its body, each for itself.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_ViewRoot {
    public static var _isUnary: Bool { false }
}

extension _VariadicView_UnaryViewRoot {
    public static var _isUnary: Bool { true }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never
}

extension _VariadicView.Tree: MultiView where Root: _VariadicView_ViewRoot, Content: View {
    private typealias Result = StyleBody<Root, _VariadicView.Children, Root.Body>

    public static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let reader = view.projected { tree in
            ChildrenReader(content: tree.content) { children in
                Result(root: tree.root, children: children)
            }
        }
        if Root._isUnary {
            let unary = reader.projected { reader in UnaryView { reader } }
            return UnaryView<ChildrenReader<Content, Result>>._makeViewList(view: unary, inputs: inputs)
        }
        return ChildrenReader<Content, Result>._makeViewList(view: reader, inputs: inputs)
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Root._isUnary ? 1 : Result._viewListCount(inputs: inputs)
    }
}

extension StyleBody
where Style: _VariadicView_ViewRoot, Configuration == _VariadicView.Children, Content == Style.Body {
    fileprivate init(root: Style, children: [ChildView]) {
        self.init(style: root, configuration: _VariadicView.Children(children: children)) { root, children in
            root.body(children: children)
        }
    }
}
