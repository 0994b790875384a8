import DovetailCore

/// What a page has on it, to tell it from others: the roles and labels of its elements, and which is selected, without what counts or was typed.
struct PageLook {
    private let elements: Set<String>
    /// Another tab or part that is selected is another page, however little else changes.
    private let selected: Set<String>

    @MainActor
    init(_ elements: AccessibilityElements) {
        self.init(
            elements.all.map { (role: $0.role.rawValue, label: $0.label ?? $0.symbols.first ?? "") },
            selected: elements.all.filter { $0.semantics.isSelected }.map { $0.label ?? $0.symbols.first ?? "" })
    }

    init(_ elements: [(role: String, label: String)], selected: [String] = []) {
        // A number in a label counts something, most of the time: “3 of 10 steps” is the same page as “4 of 10 steps”.
        self.elements = Set(elements.map { "\($0.role) \(String($0.label.filter { !$0.isNumber }))" })
        self.selected = Set(selected)
    }

    /// How much of what two pages have is on both of them, for one to be taken for the other: a list that got a row, or a label that changed, makes
    /// no new page.
    private static let sharedPart = 0.7

    func isSamePage(as other: PageLook) -> Bool { selected == other.selected && hasSameElements(as: other) }

    func hasSameElements(as other: PageLook) -> Bool {
        if elements == other.elements { return true }
        let all = elements.union(other.elements).count
        return Double(elements.intersection(other.elements).count) >= Self.sharedPart * Double(all)
    }
}
