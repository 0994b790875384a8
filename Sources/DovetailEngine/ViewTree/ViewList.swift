import AttributeGraph

/// What a list of views gets from its container.
public struct _ViewListInputs {
    package var graphInputs: _GraphInputs
    /// The row or branch that the list is in, within its container.
    package var scope: ViewListScope?
    /// Whether the container shows every view of the list. One that does not asks only for those near to what is on show, and a
    /// `ForEach` then makes only their rows.
    package var isEager = true
    /// Lists the actions that the next section inside has after its rows; nil for none.
    package var sectionActions: ((_ViewListInputs) -> _ViewListOutputs)?

    package init(_ graphInputs: _GraphInputs, isEager: Bool = true) {
        self.graphInputs = graphInputs
        self.isEager = isEager
    }
}

/// The views that a view stands for in a container.
///
/// A list is *asked*: how many views there are, which one is at a position, where one is. Its parts are fixed views and dynamic
/// lists (``DynamicViewList``), in order. Modifiers are transforms that are applied when a view is asked for. Asking within a rule
/// makes the rule depend on what the answer depends on, and on no more.
public struct _ViewListOutputs {
    indirect enum Content {
        case fixed(ViewListElement)
        case joined([_ViewListOutputs])
        case dynamic(any DynamicViewList)
        case transformed(_ViewListOutputs, ElementTransform)
    }

    let content: Content

    private init(_ content: Content) { self.content = content }

    // MARK: Making

    /// No views.
    package static let empty = _ViewListOutputs(.joined([]))

    /// One view.
    package static func fixed(_ element: ViewListElement) -> _ViewListOutputs { _ViewListOutputs(.fixed(element)) }

    /// A list of one view that makes itself.
    package static func single<V: View>(view: Attribute<V>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .fixed(ViewListElement(inputs: inputs) { V._makeView(view: view, inputs: $0) })
    }

    /// Several lists, one after the other.
    package static func joined(_ lists: [_ViewListOutputs]) -> _ViewListOutputs {
        lists.count == 1 ? lists[0] : _ViewListOutputs(.joined(lists))
    }

    /// A list that changes.
    package static func dynamic(_ list: any DynamicViewList) -> _ViewListOutputs { _ViewListOutputs(.dynamic(list)) }

    /// The elements that an attribute holds.
    package static func elements(_ elements: Attribute<[ViewListElement]>) -> _ViewListOutputs {
        .dynamic(ElementArrayList(elements))
    }

    /// The list with each view, now and later, made by `wrap`.
    package func wrapping(_ wrap: @escaping ElementTransform.Wrap) -> _ViewListOutputs {
        _ViewListOutputs(.transformed(self, ElementTransform(wrap: wrap)))
    }

    /// The list where the first of the views that is made brings something along, in its subgraph and with its inputs. When that view
    /// goes, the next one that is made brings it.
    package func bringing(_ make: @escaping (_GraphInputs) -> Void) -> _ViewListOutputs {
        let isBrought = LatestValue(false)
        return wrapping { inputs, makeView in
            if !isBrought.value {
                isBrought.value = true
                Subgraph.current.onRelease { isBrought.value = false }
                make(inputs.graphInputs)
            }
            return makeView(inputs)
        }
    }

    /// The list with a trait of each view, now and later, changed. `change` may read attributes, also outside of rules: the actions
    /// of controls look at traits, too.
    package func wrapping<K: ViewTraitKey>(
        _ key: K.Type, in graph: Graph? = nil, _ change: @escaping (inout K.Value) -> Void
    ) -> _ViewListOutputs {
        let change = KeyedTraitChange<K> { value in
            guard let graph else { return change(&value) }
            graph.perform { change(&value) }
        }
        return _ViewListOutputs(.transformed(self, ElementTransform(wrap: nil, change: change)))
    }

    /// A list whose views are listed only while a condition holds.
    package static func shown(_ list: _ViewListOutputs, while condition: Attribute<Bool>) -> _ViewListOutputs {
        .dynamic(OptionalList(list: list, condition: condition))
    }

    // MARK: Asking
    //
    // A list may lie in lists as deep as an app nests groups and conditions, so questions go on where there is room on the stack.

    /// The views, if none of them can ever come or go.
    package var fixedElements: [ViewListElement]? {
        var elements: [ViewListElement] = []
        return appendFixed(to: &elements, nil) ? elements : nil
    }

    private func appendFixed(to elements: inout [ViewListElement], _ transform: ElementTransform?) -> Bool {
        switch content {
        case .fixed(let element): elements.append(element.transformed(by: transform))
        case .joined(let lists):
            for list in lists where !list.appendFixed(to: &elements, transform) { return false }
        case .dynamic: return false
        case .transformed(let list, let inner):
            return StackRoom.with { list.appendFixed(to: &elements, transform.map { $0.applied(to: inner) } ?? inner) }
        }
        return true
    }

    /// How many views there are.
    ///
    /// - Complexity: O(parts); not the number of views, where each row of a `ForEach` stands for a number that is known from its type.
    package var count: Int {
        switch content {
        case .fixed: 1
        case .joined(let lists): lists.reduce(0) { $0 + $1.count }
        case .dynamic(let list): StackRoom.with { list.count }
        case .transformed(let list, _): StackRoom.with { list.count }
        }
    }

    /// The view at a position, which is less than ``count``. Its row is made if there is none yet.
    package func element(at position: Int) -> ViewListElement { element(at: position, nil) }

    func element(at position: Int, _ transform: ElementTransform?) -> ViewListElement {
        switch content {
        case .fixed(let element): return element.transformed(by: transform)
        case .joined(let lists):
            var rest = position
            for list in lists {
                let count = list.count
                if rest < count { return list.element(at: rest, transform) }
                rest -= count
            }
            preconditionFailure("a list of views was asked for the element at \(position), of \(count)")
        case .dynamic(let list): return StackRoom.with { list.element(at: position) }.transformed(by: transform)
        case .transformed(let list, let inner):
            return StackRoom.with { list.element(at: position, transform.map { $0.applied(to: inner) } ?? inner) }
        }
    }

    /// The views at some positions.
    package func elements(at range: Range<Int>) -> [ViewListElement] {
        if case .dynamic(let list) = content { return StackRoom.with { list.elements(at: range) } }
        return range.map { element(at: $0) }
    }

    /// The id of the row that the view at a position belongs to. The row is not made.
    package func rowID(at position: Int) -> AnyHashable? {
        switch content {
        case .fixed(let element): return element.rowID
        case .joined(let lists):
            var rest = position
            for list in lists {
                let count = list.count
                if rest < count { return list.rowID(at: rest) }
                rest -= count
            }
            return nil
        case .dynamic(let list): return StackRoom.with { list.rowID(at: position) }
        case .transformed(let list, _): return StackRoom.with { list.rowID(at: position) }
        }
    }

    /// All views, in order.
    ///
    /// - Complexity: O(views). For containers that show all of them.
    package func currentElements() -> [ViewListElement] {
        var elements: [ViewListElement] = []
        appendElements(to: &elements, nil)
        return elements
    }

    func appendElements(to elements: inout [ViewListElement], _ transform: ElementTransform?) {
        switch content {
        case .fixed(let element): elements.append(element.transformed(by: transform))
        case .joined(let lists): for list in lists { list.appendElements(to: &elements, transform) }
        case .dynamic(let list): StackRoom.with { list.appendElements(to: &elements, transform) }
        case .transformed(let list, let inner):
            StackRoom.with { list.appendElements(to: &elements, transform.map { $0.applied(to: inner) } ?? inner) }
        }
    }

    /// The position of a view that was asked for before; nil when it is not listed any more.
    package func position(of element: ViewListElement) -> Int? {
        switch content {
        case .fixed(let own): return own.token == element.token ? 0 : nil
        case .joined(let lists):
            var start = 0
            for list in lists {
                if let position = list.position(of: element) { return start + position }
                start += list.count
            }
            return nil
        case .dynamic(let list): return StackRoom.with { list.position(of: element) }
        case .transformed(let list, _): return StackRoom.with { list.position(of: element) }
        }
    }

    /// The position of the first view with an explicit id: that of a row, or one set by `id(_:)`. Rows that were never made are
    /// found too, but not ids within them.
    package func position(ofID id: AnyHashable) -> Int? {
        switch content {
        case .fixed: return nil
        case .joined(let lists):
            var start = 0
            for list in lists {
                if let position = list.position(ofID: id) { return start + position }
                start += list.count
            }
            return nil
        case .dynamic(let list): return StackRoom.with { list.position(ofID: id) }
        case .transformed(let list, _): return StackRoom.with { list.position(ofID: id) }
        }
    }
}

extension _ViewListInputs {
    /// A number for a section, different from that of every other one.
    package func makeSectionNumber() -> Int { graphInputs.loop.makeToken() }
}
