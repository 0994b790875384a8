private struct SectionTrait: ViewTraitKey {
    static var defaultValue: Int? { nil }
}

private struct SectionHeaderTrait: ViewTraitKey {
    static var defaultValue: Bool { false }
}

private struct SectionFooterTrait: ViewTraitKey {
    static var defaultValue: Bool { false }
}

extension ViewTraits {
    /// Which section of a form or list the view belongs to.
    package var section: Int? {
        get { self[SectionTrait.self] }
        set { self[SectionTrait.self] = newValue }
    }
    package var isSectionHeader: Bool {
        get { self[SectionHeaderTrait.self] }
        set { self[SectionHeaderTrait.self] = newValue }
    }
    package var isSectionFooter: Bool {
        get { self[SectionFooterTrait.self] }
        set { self[SectionFooterTrait.self] = newValue }
    }
}

private struct BadgeTrait: ViewTraitKey {
    static var defaultValue: Text? { nil }
}

private struct RowTrait: ViewTraitKey {
    static var defaultValue: RowTraits { RowTraits() }
}

extension ViewTraits {
    /// What is shown beside the view's label in a tab bar or list.
    package var badge: Text? {
        get { self[BadgeTrait.self] }
        set { self[BadgeTrait.self] = newValue }
    }
    /// What the view tells the list or form whose row it is.
    package var row: RowTraits {
        get { self[RowTrait.self] }
        set { self[RowTrait.self] = newValue }
    }
}
