package struct SectionTrait: ViewTraitKey {
    package static var defaultValue: SectionPlace? { nil }
}

/// Where in a section of a form or list a view is.
package struct SectionPlace: Equatable {
    package enum Part { case header, content, footer }

    package let section: Int
    package let part: Part

    package init(section: Int, part: Part) {
        self.section = section
        self.part = part
    }
}

extension ViewTraits {
    /// Which section of a form or list the view belongs to.
    package var section: SectionPlace? { self[SectionTrait.self] }
}
