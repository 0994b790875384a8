import AttributeGraph

/// The views of another list while a condition holds, else none. They keep their identity and state meanwhile.
final class OptionalList: DynamicViewList {
    private let list: _ViewListOutputs
    private let condition: Attribute<Bool>

    init(list: _ViewListOutputs, condition: Attribute<Bool>) {
        self.list = list
        self.condition = condition
    }

    override var count: Int { condition.value ? list.count : 0 }
    override func element(at position: Int) -> ViewListElement { list.element(at: position) }
    override func rowID(at position: Int) -> AnyHashable? { list.rowID(at: position) }
    override func appendElements(to elements: inout [ViewListElement], _ transform: ElementTransform?) {
        if condition.value { list.appendElements(to: &elements, transform) }
    }
    override func appendSegments(to segments: inout [ViewListSegment], _ place: SectionPlace?) {
        if condition.value { list.appendSegments(to: &segments, place) }
    }
    override func position(of element: ViewListElement) -> Int? {
        condition.value ? list.position(of: element) : nil
    }
    override func position(ofID id: AnyHashable) -> Int? { condition.value ? list.position(ofID: id) : nil }
}
