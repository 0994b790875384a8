import Foundation

/// What the marks of a chart are at one time, for one size of its plot area. Never changes.
final class ChartScene {
    let items: [DrawnItem]
    /// Counts the scenes of a chart. It is the value that animates: between two scenes' numbers, marks are on their way.
    let phase: Double

    init(items: [DrawnItem], phase: Double) {
        self.items = items
        self.phase = phase
    }
}

/// Where marks are on their way from one scene to the next, by their identity.
///
/// A change of a scene during a way begins where the marks were seen last. Marks that are new appear in their place, getting opaque;
/// those that are gone are not drawn any more.
final class SceneHistory {
    private var target: ChartScene?
    private var start: [DrawnItem]?
    private var startPhase = 0.0
    private var shown: [DrawnItem] = []
    private var shownPhase = 0.0
    private var marks: [Int: DrawnMark]?
    private var series: [Int: DrawnSeries] = [:]

    /// What is to be drawn at a phase on the way to a scene.
    func items(at phase: Double, target scene: ChartScene) -> [DrawnItem] {
        if scene !== target {
            if target != nil {
                start = shown
                startPhase = shownPhase
            }
            marks = nil
            target = scene
        }
        defer { shownPhase = phase }
        guard phase != scene.phase, let start, scene.phase != startPhase else {
            self.start = nil
            shown = scene.items
            return shown
        }
        if marks == nil {
            marks = [:]
            series = [:]
            index(start)
        }
        let fraction = (phase - startPhase) / (scene.phase - startPhase)
        shown = scene.items.map { between($0, fraction) }
        return shown
    }

    private func index(_ items: [DrawnItem]) {
        for item in items {
            switch item {
            case .marks(let drawn): for mark in drawn { marks![mark.id &+ Int(mark.look.kind.rawValue)] = mark }
            case .series(let drawn): series[drawn.id] = drawn
            case .layer(let drawn):
                index(drawn.items)
                index(drawn.mask ?? [])
            }
        }
    }

    private func between(_ item: DrawnItem, _ fraction: Double) -> DrawnItem {
        switch item {
        case .layer(var drawn):
            drawn.items = drawn.items.map { between($0, fraction) }
            drawn.mask = drawn.mask?.map { between($0, fraction) }
            return .layer(drawn)
        case .marks(let drawn):
            return .marks(
                drawn.map { mark in
                    var mark = mark
                    if let old = marks?[mark.id &+ Int(mark.look.kind.rawValue)] {
                        mark.place = old.place + (mark.place - old.place) * fraction
                        mark.opacity = old.opacity + (mark.opacity - old.opacity) * fraction
                    } else {
                        mark.opacity *= min(max(fraction, 0), 1)
                    }
                    return mark
                })
        case .series(let drawn):
            var drawn = drawn
            guard let old = series[drawn.id] else {
                drawn.opacity *= min(max(fraction, 0), 1)
                return .series(drawn)
            }
            let places = Dictionary(zip(old.ids, old.points)) { first, _ in first }
            var last: SIMD4<Double>?
            for index in drawn.points.indices {
                // A new point comes out of the one before it.
                let from = places[drawn.ids[index]] ?? last ?? drawn.points[index]
                last = places[drawn.ids[index]] ?? last
                drawn.points[index] = from + (drawn.points[index] - from) * fraction
            }
            return .series(drawn)
        }
    }
}
