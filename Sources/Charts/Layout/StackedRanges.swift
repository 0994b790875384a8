import Foundation

/// Puts values at the same place on each other.
///
/// Takes time in proportion to the number of values. As long as places that are numbers come in ascending order, each is known to be new without a search.
struct StackedRanges {
    private struct Place: Hashable {
        let kind: MarkKind
        let isVertical: Bool
        let value: _PlotValue?
        let group: _PlotValue?

        /// Whether the place is a number, or a moment, before another one of the same kind.
        func precedes(_ other: Place) -> Bool {
            guard let number = value?.number, let next = other.value?.number else { return false }
            return number < next && kind == other.kind && isVertical == other.isVertical && group == other.group
        }
    }

    private struct Total {
        var positive = 0.0
        var negative = 0.0
    }

    private struct Entry {
        let index: Int
        /// The position of the place in `places`.
        let place: Int
        let value: Double
        let method: MarkStackingMethod.Kind
    }

    private var entries: [Entry] = []
    private var places: [Place] = []
    /// The positions of places. Empty as long as these came in ascending order.
    private var positions: [Place: Int] = [:]
    private var isOrdered = true

    /// Notes a value.
    ///
    /// - Parameter index: The position of the mark.
    mutating func add(
        _ value: Double, at place: _PlotValue?, group: _PlotValue?, kind: MarkKind, isVertical: Bool, index: Int,
        method: MarkStackingMethod
    ) {
        let place = position(of: Place(kind: kind, isVertical: isVertical, value: place, group: group))
        entries.append(Entry(index: index, place: place, value: value, method: method.kind))
    }

    private mutating func position(of place: Place) -> Int {
        if let last = places.last {
            // Values at one place mostly follow each other.
            if last == place { return places.count - 1 }
            if isOrdered, !last.precedes(place) {
                isOrdered = false
                positions.reserveCapacity(places.count * 2)
                for (position, place) in places.enumerated() { positions[place] = position }
            }
        }
        if !isOrdered {
            if let known = positions[place] { return known }
            positions[place] = places.count
        }
        places.append(place)
        return places.count - 1
    }

    /// From where to where each value reaches, in the order in which they were added, with the position of the mark.
    func ranges() -> [(index: Int, low: Double, high: Double)] {
        var totals: [Total] = []
        if entries.contains(where: { $0.method == .normalized || $0.method == .center }) {
            totals = Array(repeating: Total(), count: places.count)
            for entry in entries where entry.method == .normalized || entry.method == .center {
                if entry.value >= 0 {
                    totals[entry.place].positive += entry.value
                } else {
                    totals[entry.place].negative += entry.value
                }
            }
        }
        var reached = Array(repeating: Total(), count: places.count)
        return entries.map { entry in
            var (low, high) = (0.0, entry.value)
            if entry.method != .unstacked {
                if entry.value >= 0 {
                    low = reached[entry.place].positive
                    high = low + entry.value
                    reached[entry.place].positive = high
                } else {
                    low = reached[entry.place].negative
                    high = low + entry.value
                    reached[entry.place].negative = high
                }
            }
            let total = totals.isEmpty ? Total() : totals[entry.place]
            let sum = total.positive - total.negative
            switch entry.method {
            case .normalized where sum > 0: (low, high) = (low / sum, high / sum)
            case .center:
                (low, high) = (
                    low - (total.positive + total.negative) / 2, high - (total.positive + total.negative) / 2
                )
            default: break
            }
            return (entry.index, low, high)
        }
    }
}
