package struct BadgeTrait: ViewTraitKey {
    package static var defaultValue: Text? { nil }
}

package struct RowTrait: ViewTraitKey {
    package static var defaultValue: RowTraits { RowTraits() }
    package static var innermostDecides: Bool { true }
}

extension ViewTraits {
    /// What is shown beside the view's label in a tab bar or list.
    package var badge: Text? { self[BadgeTrait.self] }
    /// What the view tells the list or form whose row it is.
    package var row: RowTraits { self[RowTrait.self] }
}
