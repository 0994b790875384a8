import AttributeGraph

/// What a list of views gets from its container.
public struct _ViewListInputs {
    package var graphInputs: _GraphInputs

    package init(_ graphInputs: _GraphInputs) { self.graphInputs = graphInputs }
}

/// The views that a view stands for in a container: fixed ones, and lists that change.
public struct _ViewListOutputs {
    package enum Segment {
        case fixed(ViewListElement)
        case dynamic(Attribute<[ViewListElement]>)
    }

    package var segments: [Segment]

    package init(segments: [Segment]) { self.segments = segments }

    /// A list of one view that makes itself.
    package static func single<V: View>(view: Attribute<V>, inputs: _ViewListInputs) -> _ViewListOutputs {
        _ViewListOutputs(segments: [
            .fixed(
                ViewListElement(loop: inputs.graphInputs.loop) { itemInputs in
                    V._makeView(view: view, inputs: itemInputs)
                })
        ])
    }

    package static let empty = _ViewListOutputs(segments: [])

    /// Its elements, if none of them can ever come or go.
    package var fixedElements: [ViewListElement]? {
        var elements: [ViewListElement] = []
        for segment in segments {
            guard case .fixed(let element) = segment else { return nil }
            elements.append(element)
        }
        return elements
    }

    /// Its elements now. Within a rule, this depends on the lists that change.
    package func currentElements() -> [ViewListElement] {
        if segments.count == 1, case .dynamic(let list) = segments[0] { return list.value }
        var elements: [ViewListElement] = []
        for segment in segments {
            switch segment {
            case .fixed(let element): elements.append(element)
            case .dynamic(let list): elements.append(contentsOf: list.value)
            }
        }
        return elements
    }

    /// The list with each element, now and later, made by `wrap`, and its traits set by `traits`.
    package func wrapping(
        traits: ((inout ViewTraits) -> Void)? = nil,
        _ wrap: @escaping (_ViewInputs, (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs
    ) -> _ViewListOutputs {
        _ViewListOutputs(
            segments: segments.map { segment in
                switch segment {
                case .fixed(let element): .fixed(element.wrapped(traits: traits, wrap))
                case .dynamic(let list):
                    .dynamic(list.projected { $0.map { $0.wrapped(traits: traits, wrap) } })
                }
            })
    }
}

/// One view in a container's list.
///
/// **Identity.** A view's identity is the *token* of its element. A fixed child gets its token once, when the container's
/// content is made; a branch of an `if` gets new ones each time it is entered; a row of a `ForEach` keeps its tokens as long
/// as its id is in the data; a changed `id(_:)` gives new ones. State, `onAppear` and all attributes of a view live as long as
/// its token.
package final class ViewListElement: Equatable {
    /// Identifies the element for the life of its graph.
    package let token: Int
    /// The subgraph that was current where the element was made; everything made for it is released with that.
    package let scope: Subgraph
    package private(set) var traits: ViewTraits
    /// Makes the view's attributes in the current subgraph.
    package let make: (_ViewInputs) -> _ViewOutputs

    init(loop: UpdateLoop, make: @escaping (_ViewInputs) -> _ViewOutputs) {
        token = loop.makeToken()
        scope = Subgraph.current
        traits = ViewTraits()
        self.make = make
    }

    private init(
        token: Int, scope: Subgraph, traits: ViewTraits, make: @escaping (_ViewInputs) -> _ViewOutputs
    ) {
        self.token = token
        self.scope = scope
        self.traits = traits
        self.make = make
    }

    func wrapped(
        traits change: ((inout ViewTraits) -> Void)?,
        _ wrap: @escaping (_ViewInputs, (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs
    ) -> ViewListElement {
        var traits = traits
        change?(&traits)
        let make = make
        return ViewListElement(token: token, scope: scope, traits: traits) { wrap($0, make) }
    }

    func withTraits(_ change: (inout ViewTraits) -> Void) -> ViewListElement {
        var traits = traits
        change(&traits)
        return ViewListElement(token: token, scope: scope, traits: traits, make: make)
    }

    package static func == (left: ViewListElement, right: ViewListElement) -> Bool {
        left.token == right.token && left.traits == right.traits
    }
}

/// What a button is for, as its container needs to know it.
package enum ButtonKind: Hashable, Sendable { case normal, cancel, destructive }

/// What a child tells its container, apart from its layout.
package struct ViewTraits: Equatable {
    /// Set by `tag(_:)`.
    package var tag: AnyHashable?
    /// The id of the `ForEach` row, innermost first.
    package var rowID: AnyHashable?
    package var zIndex: Double = 0
    package var isDivider = false
    package var isSectionHeader = false
    package var isSectionFooter = false
    /// Which section of a form or list the view belongs to.
    package var section: Int?
    /// Where in a bar the view goes.
    package var toolbarPlacement: ToolbarItemPlacement?
    /// What stands for the view in the bar of a tab view.
    package var tabItem: TabItem?
    /// What is shown beside the view's label in a tab bar or list.
    package var badge: Text?
    /// Set for a button: what it is for.
    package var button: ButtonKind?
    /// Where in the menus the view goes.
    package var commandPlace: CommandPlace?
    /// Stands for a group of commands without items.
    package var isCommandMarker = false
    /// How the view is shown as a preview.
    package var preview: PreviewSettings?

    package init() {}
}

extension _ViewListInputs {
    /// A number for a section, different from that of every other one.
    package func makeSectionNumber() -> Int { graphInputs.loop.makeToken() }
}
