import Foundation

/// Puts values at the same place on each other.
struct StackedRanges {
    private struct Place: Hashable {
        let kind: MarkKind
        let isVertical: Bool
        let value: _PlotValue?
        let group: _PlotValue?
    }

    private struct Total {
        var positive = 0.0
        var negative = 0.0
    }

    private struct Entry {
        let index: Int
        let place: Place
        let value: Double
        let method: MarkStackingMethod.Kind
    }

    private var entries: [Entry] = []

    /// Notes a value.
    ///
    /// - Parameter index: The position of the mark.
    mutating func add(
        _ value: Double, at place: _PlotValue?, group: _PlotValue?, kind: MarkKind, isVertical: Bool, index: Int,
        method: MarkStackingMethod
    ) {
        entries.append(
            Entry(
                index: index, place: Place(kind: kind, isVertical: isVertical, value: place, group: group),
                value: value, method: method.kind))
    }

    /// From where to where each value reaches, in the order in which they were added, with the position of the mark.
    func ranges() -> [(index: Int, low: Double, high: Double)] {
        var totals: [Place: Total] = [:]
        for entry in entries where entry.method == .normalized || entry.method == .center {
            if entry.value >= 0 {
                totals[entry.place, default: Total()].positive += entry.value
            } else {
                totals[entry.place, default: Total()].negative += entry.value
            }
        }
        var reached: [Place: Total] = [:]
        return entries.map { entry in
            var (low, high) = (0.0, entry.value)
            if entry.method != .unstacked {
                if entry.value >= 0 {
                    low = reached[entry.place]?.positive ?? 0
                    high = low + entry.value
                    reached[entry.place, default: Total()].positive = high
                } else {
                    low = reached[entry.place]?.negative ?? 0
                    high = low + entry.value
                    reached[entry.place, default: Total()].negative = high
                }
            }
            let total = totals[entry.place] ?? Total()
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
