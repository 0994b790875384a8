import AttributeGraph

/// A part of a list whose views come and go.
///
/// All questions bring the list up to date first and, within a rule, make the rule depend on which views are in the list.
package protocol DynamicViewList: AnyObject {
    /// How many views there are.
    var count: Int { get }
    /// The view at a position less than ``count``.
    func element(at position: Int) -> ViewListElement
    /// The views at some positions.
    func elements(at range: Range<Int>) -> [ViewListElement]
    /// The id of the row that the view at a position belongs to. A list that knows it without making the row says it itself.
    func rowID(at position: Int) -> AnyHashable?
    /// Adds the list's part of what ``_ViewListOutputs/segments`` tells. A list with sections in it says it itself.
    func appendSegments(to segments: inout [ViewListSegment], _ place: SectionPlace?)
    /// Adds all views to an array, with a transform applied.
    func appendElements(to elements: inout [ViewListElement], _ transform: ElementTransform?)
    /// Where a view is that was asked for before, if it is still listed.
    func position(of element: ViewListElement) -> Int?
    /// Where the first view with an explicit id is.
    func position(ofID id: AnyHashable) -> Int?
    /// Adds which views there are by number, and what the last change did. Returns false for a list that does not count its changes.
    func appendVersions(to versions: inout [ListVersion]) -> Bool
}

extension DynamicViewList {
    package func appendVersions(to versions: inout [ListVersion]) -> Bool { false }
    package func elements(at range: Range<Int>) -> [ViewListElement] { range.map { element(at: $0) } }
    package func rowID(at position: Int) -> AnyHashable? { element(at: position).rowID }
    package func appendSegments(to segments: inout [ViewListSegment], _ place: SectionPlace?) {
        segments.add(place, count)
    }
}

/// A list that shows what another one shows, which may be another one each time.
package class StandInList: DynamicViewList {
    /// The other list as it is now. Brings itself up to date, as all questions do.
    var list: _ViewListOutputs { fatalError("abstract") }
    /// Tells which list that is, where each other one has another number; nil where it is not known. Read after ``list``.
    var listNumber: Int? { nil }

    package var count: Int { list.count }
    package func element(at position: Int) -> ViewListElement { list.element(at: position) }
    package func rowID(at position: Int) -> AnyHashable? { list.rowID(at: position) }
    package func appendElements(to elements: inout [ViewListElement], _ transform: ElementTransform?) {
        list.appendElements(to: &elements, transform)
    }
    package func appendSegments(to segments: inout [ViewListSegment], _ place: SectionPlace?) {
        list.appendSegments(to: &segments, place)
    }
    package func position(of element: ViewListElement) -> Int? { list.position(of: element) }
    package func position(ofID id: AnyHashable) -> Int? { list.position(ofID: id) }
    package func appendVersions(to versions: inout [ListVersion]) -> Bool {
        let list = list
        guard let listNumber else { return false }
        versions.append(ListVersion(number: listNumber, count: 0, edits: nil))
        return list.appendVersions(to: &versions)
    }
}

/// The elements that an attribute holds.
final class ElementArrayList: DynamicViewList {
    private let elements: Attribute<[ViewListElement]>

    init(_ elements: Attribute<[ViewListElement]>) { self.elements = elements }

    var count: Int { elements.value.count }
    func element(at position: Int) -> ViewListElement { elements.value[position] }

    func appendElements(to elements: inout [ViewListElement], _ transform: ElementTransform?) {
        if transform == nil {
            elements.append(contentsOf: self.elements.value)
        } else {
            for element in self.elements.value { elements.append(element.transformed(by: transform)) }
        }
    }

    func position(of element: ViewListElement) -> Int? {
        elements.value.firstIndex { $0.token == element.token }
    }

    func position(ofID id: AnyHashable) -> Int? { elements.value.firstIndex { $0.rowID == id } }
}
