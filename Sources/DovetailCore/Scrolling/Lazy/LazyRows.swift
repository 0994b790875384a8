import AttributeGraph
import Foundation

/// A view of the content of ``LazyRows``, and where it is in it.
package struct LazyRow: Equatable {
    package let child: ChildView
    package let place: LazyRowPlace
    /// The next view of the same part of the section, if it is made.
    package let next: ChildView?
}

/// Where a view is in the sections of a list.
package struct LazyRowPlace: Equatable {
    /// The number of the section; nil outside of sections.
    package let section: Int?
    package let part: SectionPlace.Part
    /// Which view of its part it is, and how many there are.
    package let index: Int
    package let count: Int
    /// Whether no view of the section comes before it.
    package let isFirstOfSection: Bool
    /// Whether no view of the section comes after it.
    package let isLastOfSection: Bool
    /// Whether no view at all comes before it.
    package let isFirstOfAll: Bool
    /// Whether no view at all comes after it.
    package let isLastOfAll: Bool
    package var isFirst: Bool { index == 0 }
    package var isLast: Bool { index == count - 1 }
}

/// A column of rows that are made from the views of a content, and only where they are in sight: what lists are.
package struct LazyRows<Content: View, Row: View>: PrimitiveView {
    nonisolated(unsafe) let content: Content
    let pinned: PinnedScrollableViews
    let isEager: Bool
    /// Is told of the rows as soon as there are any.
    nonisolated(unsafe) let reader: LazyRowsReader
    nonisolated(unsafe) let makeRow: (LazyRow) -> Row

    /// - Parameters:
    ///   - isEager: Whether rows out of sight are made, too.
    ///   - row: Makes the one view that stands for a view of the content.
    nonisolated package init(
        content: Content, pinned: PinnedScrollableViews = [], isEager: Bool = false, reader: LazyRowsReader,
        @ViewBuilder row: @escaping (LazyRow) -> Row
    ) {
        self.content = content
        self.pinned = pinned
        self.isEager = isEager
        self.reader = reader
        makeRow = row
    }

    package static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let listInputs = _ViewListInputs(inputs.graphInputs, isEager: false)
        let base = Content._makeViewList(view: view.projected { $0.content }, inputs: listInputs)
        let rows = LazyRowList<Content, Row>(base: base, view: view, inputs: listInputs)
        let list = _ViewListOutputs.dynamic(rows)
        let reader = view.untracked.reader
        reader.base = { [weak rows] in rows?.base }
        reader.graph = inputs.loop.graph
        reader.positionOfToken = { [weak rows] in rows?.position(ofBase: $0) }
        reader.scrollTargets = inputs.graphInputs.scrollTargets
        return LazyContainer.makeView(
            arrangement: view.projected {
                LazyArrangement(
                    axis: .vertical, alignment: .topLeading, spacing: 0, pinned: $0.pinned, isEager: $0.isEager)
            }, axis: .vertical, list: list, inputs: inputs, reader: reader)
    }
}

/// The rows that stand for the views of another list, made when they are asked for.
private final class LazyRowList<Content: View, Row: View>: DynamicViewList {
    let base: _ViewListOutputs
    private let view: Attribute<LazyRows<Content, Row>>
    private let inputs: _ViewListInputs
    private let parent: Subgraph
    /// The rows that are there, by the token of the view that each stands for.
    private var rows: [Int: (scope: StandInScope, source: Attribute<LazyRow>)] = [:]
    private var lines = LazyLines()

    init(base: _ViewListOutputs, view: Attribute<LazyRows<Content, Row>>, inputs: _ViewListInputs) {
        self.base = base
        self.view = view
        self.inputs = inputs
        parent = Subgraph.current
    }

    var count: Int { base.count }

    func appendSegments(to segments: inout [ViewListSegment], _ place: SectionPlace?) {
        let own = base.segments
        if own != lines.segments { lines = LazyLines(own) }
        for segment in own { segments.add(place ?? segment.place, segment.count) }
    }

    func element(at position: Int) -> ViewListElement {
        element(at: position, next: nil)
    }

    func elements(at range: Range<Int>) -> [ViewListElement] {
        let children = range.map { base.element(at: $0) }
        return children.indices.map { index in
            row(
                children[index], range.lowerBound + index,
                next: index + 1 < children.count ? children[index + 1] : nil)
        }
    }

    private func element(at position: Int, next: ViewListElement?) -> ViewListElement {
        row(base.element(at: position), position, next: next)
    }

    private func row(_ child: ViewListElement, _ position: Int, next: ViewListElement?) -> ViewListElement {
        let place = lines.rowPlace(ofPosition: position)
        let row = LazyRow(
            child: ChildView(element: child), place: place,
            next: place.isLast ? nil : next.map(ChildView.init))
        if let known = rows[child.token], !known.scope.isReleased {
            known.source.set(row)
            return known.scope.list.element(at: 0)
        }
        let new = make(child, row)
        rows[child.token] = new
        return new.scope.list.element(at: 0)
    }

    private func make(
        _ child: ViewListElement, _ row: LazyRow
    ) -> (scope: StandInScope, source: Attribute<LazyRow>) {
        let scope = StandInScope(
            base: child, of: self, parent: parent, outer: inputs.scope, loop: inputs.graphInputs.loop,
            onUnused: { [unowned self] scope in
                if rows[scope.base.token]?.scope === scope { rows[scope.base.token] = nil }
            })
        var inputs = inputs
        inputs.scope = scope
        // What is inside a row is no part of the list.
        inputs.isEager = true
        let source = scope.subgraph.apply {
            parent.graph.untracked {
                let source = Attribute(value: row)
                let view = view
                scope.list = MainActor.assumeIsolated {
                    Row._makeViewList(view: .computed { view.value.makeRow(source.value) }, inputs: inputs)
                }
                return source
            }
        }
        return (scope, source)
    }

    func appendElements(to elements: inout [ViewListElement], _ transform: ElementTransform?) {
        for element in self.elements(at: 0..<count) { elements.append(element.transformed(by: transform)) }
    }

    func position(of element: ViewListElement) -> Int? {
        var scope = element.source.scope
        while let current = scope {
            if let own = current as? StandInScope, own.owner == ObjectIdentifier(self) {
                return base.position(of: own.base)
            }
            scope = current.outer
        }
        return nil
    }

    func position(ofID id: AnyHashable) -> Int? { base.position(ofID: id) }

    /// The position of a view that a row stands for.
    func position(ofBase token: Int) -> Int? { rows[token].flatMap { base.position(of: $0.scope.base) } }
}
