/// All filters by their names.
enum FilterCatalogue {
    static let all: [String: FilterDefinition] = {
        let definitions =
            colorAdjustments + colorEffects + blurs + stylizing + distortions + generators + compositing + geometry
            + kernels
        return Dictionary(uniqueKeysWithValues: definitions.map { ($0.name, $0) })
    }()

    static func definition(_ name: String) -> FilterDefinition? { all[name] }
}
