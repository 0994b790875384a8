import AttributeGraph

/// The views of another list while a condition holds, else none. They keep their identity and state meanwhile.
final class OptionalList: StandInList {
    private let shown: _ViewListOutputs
    private let condition: Attribute<Bool>

    override var list: _ViewListOutputs { condition.value ? shown : .empty }

    override var listNumber: Int? { condition.value ? 1 : 0 }

    init(list: _ViewListOutputs, condition: Attribute<Bool>) {
        shown = list
        self.condition = condition
    }
}
