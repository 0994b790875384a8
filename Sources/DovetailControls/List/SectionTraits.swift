import DovetailCore

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
    var section: Int? {
        get { self[SectionTrait.self] }
        set { self[SectionTrait.self] = newValue }
    }
    var isSectionHeader: Bool {
        get { self[SectionHeaderTrait.self] }
        set { self[SectionHeaderTrait.self] = newValue }
    }
    var isSectionFooter: Bool {
        get { self[SectionFooterTrait.self] }
        set { self[SectionFooterTrait.self] = newValue }
    }
}
