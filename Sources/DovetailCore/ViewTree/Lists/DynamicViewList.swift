import AttributeGraph

/// A part of a list whose views come and go.
///
/// All questions bring the list up to date first and, within a rule, make the rule depend on which views are in the list.
package class DynamicViewList {
    /// How many views there are.
    var count: Int { fatalError("abstract") }
    /// The view at a position less than ``count``.
    func element(at position: Int) -> ViewListElement { fatalError("abstract") }
    /// The views at some positions.
    func elements(at range: Range<Int>) -> [ViewListElement] { range.map { element(at: $0) } }
    /// The id of the row that the view at a position belongs to. A list that knows it without making the row overrides this.
    func rowID(at position: Int) -> AnyHashable? { element(at: position).rowID }
    /// Adds the list's part of what ``_ViewListOutputs/segments`` tells. A list with sections in it overrides this.
    func appendSegments(to segments: inout [ViewListSegment], _ place: SectionPlace?) { segments.add(place, count) }
    /// Adds all views to an array, with a transform applied.
    func appendElements(to elements: inout [ViewListElement], _ transform: ElementTransform?) { fatalError("abstract") }
    /// Where a view is that was asked for before, if it is still listed.
    func position(of element: ViewListElement) -> Int? { fatalError("abstract") }
    /// Where the first view with an explicit id is.
    func position(ofID id: AnyHashable) -> Int? { fatalError("abstract") }
}

/// A list that shows what another one shows, which may be another one each time.
class StandInList: DynamicViewList {
    /// The other list as it is now. Brings itself up to date, as all questions do.
    var list: _ViewListOutputs { fatalError("abstract") }

    override var count: Int { list.count }
    override func element(at position: Int) -> ViewListElement { list.element(at: position) }
    override func rowID(at position: Int) -> AnyHashable? { list.rowID(at: position) }
    override func appendElements(to elements: inout [ViewListElement], _ transform: ElementTransform?) {
        list.appendElements(to: &elements, transform)
    }
    override func appendSegments(to segments: inout [ViewListSegment], _ place: SectionPlace?) {
        list.appendSegments(to: &segments, place)
    }
    override func position(of element: ViewListElement) -> Int? { list.position(of: element) }
    override func position(ofID id: AnyHashable) -> Int? { list.position(ofID: id) }
}

/// The elements that an attribute holds.
final class ElementArrayList: DynamicViewList {
    private let elements: Attribute<[ViewListElement]>

    init(_ elements: Attribute<[ViewListElement]>) { self.elements = elements }

    override var count: Int { elements.value.count }
    override func element(at position: Int) -> ViewListElement { elements.value[position] }

    override func appendElements(to elements: inout [ViewListElement], _ transform: ElementTransform?) {
        if transform == nil {
            elements.append(contentsOf: self.elements.value)
        } else {
            for element in self.elements.value { elements.append(element.transformed(by: transform)) }
        }
    }

    override func position(of element: ViewListElement) -> Int? {
        elements.value.firstIndex { $0.token == element.token }
    }

    override func position(ofID id: AnyHashable) -> Int? { elements.value.firstIndex { $0.rowID == id } }
}
