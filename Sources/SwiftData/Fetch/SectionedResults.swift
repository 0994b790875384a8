/// Models in sections, of which each has the models with one title.
///
///     @Query(sort: \.name, sectionBy: \.category) private var items: SectionedResults<Item, String>
///
///     ForEach(items) { section in
///         Section(section.title) { ForEach(section) { Text($0.name) } }
///     }
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection {
    private let sections: [ResultsSection<Element, SectionTitle>]
    private let places: [SectionTitle: Int]

    /// Groups models by their titles: sections are in the order in which their first models are, and each has its models in their order.
    /// Takes time in proportion to the models.
    init(_ models: [Element], title: (Element) -> SectionTitle) {
        var groups: [[Element]] = []
        var titles: [SectionTitle] = []
        var places: [SectionTitle: Int] = [:]
        for model in models {
            let title = title(model)
            if let place = places[title] {
                groups[place].append(model)
            } else {
                places[title] = titles.count
                titles.append(title)
                groups.append([model])
            }
        }
        sections = zip(titles, groups).map { ResultsSection(title: $0, models: $1) }
        self.places = places
    }

    /// The first position, 0.
    public var startIndex: Int { 0 }
    /// The position after the last.
    public var endIndex: Int { sections.count }
    /// The section at a position.
    public subscript(position: Int) -> ResultsSection<Element, SectionTitle> { sections[position] }

    /// The titles, in the order of the sections.
    public var sectionTitles: [SectionTitle] { sections.map(\.title) }
    /// Whether there is a section with a title. Takes the same time for any number of sections.
    public func contains(sectionTitle: SectionTitle) -> Bool { places[sectionTitle] != nil }
    /// Where the section with a title is; nil if there is none. Takes the same time for any number of sections.
    public func index(ofSectionTitled title: SectionTitle) -> Int? { places[title] }
    /// The section with a title; nil if there is none. Takes the same time for any number of sections.
    public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Element, SectionTitle>? {
        places[title].map { sections[$0] }
    }
}

/// The models of one section of ``SectionedResults``, in their order.
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection, Identifiable {
    /// What the models have in common.
    public let title: SectionTitle
    private let models: [Element]

    init(title: SectionTitle, models: [Element]) {
        self.title = title
        self.models = models
    }

    /// The title.
    public var id: SectionTitle { title }
    /// The first position, 0.
    public var startIndex: Int { 0 }
    /// The position after the last.
    public var endIndex: Int { models.count }
    /// The model at a position.
    public subscript(position: Int) -> Element { models[position] }
}
