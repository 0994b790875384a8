import Foundation

/// Finds the values that the data of one axis has.
struct DomainBuilder {
    private(set) var categories: [String] = []
    private var known: Set<String> = []
    private var last: String?
    /// Whether the app wants a step for each number.
    private var numbersAreCategories = false
    private(set) var lower = Double.infinity
    private(set) var upper = -Double.infinity
    private(set) var hasDates = false
    /// Whether the axis has values that intervals of a unit or of bins give their places: they are shown as they are.
    private(set) var hasIntervals = false
    /// The unit of a calendar that the values are given by.
    private(set) var unit: Calendar.Component?
    private(set) var label: ChartLabel?
    /// The smallest distance between places of marks that have one, in coordinates; nil if there are fewer than two.
    private(set) var smallestDistance: Double?
    private var places: [Double] = []
    private var placesAreSorted = true

    init() {}

    /// For an axis that an app says something of.
    init(_ settings: ScaleSettings) { numbersAreCategories = settings.type?.kind == .category }

    var isEmpty: Bool { categories.isEmpty && lower > upper }
    var isCategorical: Bool { !categories.isEmpty }

    mutating func add(_ datum: PlotDatum) {
        if label == nil { label = datum.label }
        add(datum.value)
        if let end = datum.end {
            add(end)
            hasIntervals = true
            if unit == nil { unit = datum.unit }
        }
    }

    mutating func add(_ value: _PlotValue) {
        switch value {
        case .number(let number): add(number)
        case .date(let date):
            hasDates = true
            extend(to: date.timeIntervalSinceReferenceDate)
        case .category(let name): add(category: name)
        }
    }

    mutating func add(_ number: Double, isDate: Bool) {
        if isDate {
            hasDates = true
            extend(to: number)
        } else {
            add(number)
        }
    }

    mutating func add(_ number: Double) {
        if numbersAreCategories {
            add(category: PositionScale.name(of: .number(number)))
        } else {
            extend(to: number)
        }
    }

    private mutating func extend(to number: Double) {
        guard number.isFinite else { return }
        if number < lower { lower = number }
        if number > upper { upper = number }
    }

    mutating func add(label new: ChartLabel) { if label == nil { label = new } }

    /// Adds bounds that are to be the scale's as they are.
    mutating func add(bounds: ClosedRange<Double>) {
        add(bounds.lowerBound)
        add(bounds.upperBound)
        hasIntervals = true
    }

    /// Adds the values that other marks have, which say nothing else of the axis.
    mutating func add(valuesOf other: DomainBuilder) {
        for name in other.categories { add(category: name) }
        if other.hasDates { hasDates = true }
        extend(to: other.lower)
        extend(to: other.upper)
        if label == nil { label = other.label }
    }

    /// Notes the place of a bar, which is as wide as neighbours let it.
    mutating func add(place value: _PlotValue) {
        if let number = value.number { add(placeAt: number) }
    }

    mutating func add(placeAt number: Double) {
        if let last = places.last {
            if number == last { return }
            if number < last { placesAreSorted = false }
        }
        places.append(number)
    }

    /// Adds a category.
    private mutating func add(category name: String) {
        // Neighbours mostly are of the same category.
        if name == last { return }
        last = name
        if known.insert(name).inserted { categories.append(name) }
    }

    mutating func measureDistances() {
        let sorted = placesAreSorted ? places : places.sorted()
        smallestDistance = nil
        for index in sorted.indices.dropFirst() {
            let distance = sorted[index] - sorted[index - 1]
            if distance > 0, distance < smallestDistance ?? .infinity { smallestDistance = distance }
        }
    }

    /// The scale of an axis.
    ///
    /// - Parameters:
    ///   - count: About how many marks the axis is to have; the domain is rounded to their step.
    func scale(_ settings: ScaleSettings, count: Int) -> PositionScale {
        var scale = unreversed(settings, count: count)
        if settings.domain?.isReversed == true { scale.isReversed.toggle() }
        if let range = settings.range { scale.range = range }
        return scale
    }

    private func unreversed(_ settings: ScaleSettings, count: Int) -> PositionScale {
        let explicit = settings.domain?.values
        if settings.type?.kind == .category
            || explicit?.first.map(isCategory) ?? (settings.type == nil && isCategorical)
        {
            var names = categories
            if let explicit {
                names = explicit.map(PositionScale.name)
            } else if let modify = settings.domain?.modify {
                names = modify(names.map { .category($0) }).map(PositionScale.name)
            }
            return PositionScale(categories: names)
        }
        let isDate = settings.type.map { $0.kind == .date } ?? (hasDates || explicit?.first.map(isDate) ?? false)
        let kind = settings.type?.kind ?? (isDate ? .date : .linear)
        if let explicit, let first = explicit.first?.number, let last = explicit.last?.number {
            var scale = PositionScale(kind: kind, lower: min(first, last), upper: max(first, last))
            scale.isReversed = last < first
            return scale
        }
        var (low, high) = isEmpty ? (0, isDate ? 86400 : 1) : (lower, upper)
        if isDate {
            if low == high { (low, high) = (low - 43200, high + 43200) }
        } else if kind == .log {
            low = low > 0 ? pow(10, floor(log10(low))) : min(max(high, 1e-6), 1)
            high = pow(10, ceil(log10(max(high, low * 1.0001))))
        } else if settings.domain?.includesZero ?? !hasIntervals {
            (low, high) = (min(low, 0), max(high, 0))
        }
        if let modify = settings.domain?.modify {
            let changed = modify([low, high].map { value(of: $0, isDate: isDate) }).compactMap(\.number)
            if let first = changed.min(), let last = changed.max() { (low, high) = (first, last) }
        } else if !isDate, kind != .log, !hasIntervals {
            if low == high { (low, high) = (low - 0.5, high + 0.5) }
            let step = NiceNumbers.step(over: low...high, desiredCount: count)
            let rounded = NiceNumbers.widened(low...high, to: step)
            (low, high) = (rounded.lowerBound, rounded.upperBound)
        }
        return PositionScale(kind: kind, lower: low, upper: high)
    }

    private func value(of number: Double, isDate: Bool) -> _PlotValue {
        isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
    }

    private func isCategory(_ value: _PlotValue) -> Bool {
        if case .category = value { return true }
        return false
    }

    private func isDate(_ value: _PlotValue) -> Bool {
        if case .date = value { return true }
        return false
    }
}

/// What an app says of a scale.
struct ScaleSettings {
    var domain: _PlotDomain?
    var range: _PlotRange?
    var type: ScaleType?
}
