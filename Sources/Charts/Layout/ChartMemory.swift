import DovetailCore
import Foundation
import Observation

/// What a chart keeps from one evaluation to the next: rows that need not run again, looks, the scene on show.
@MainActor
final class ChartMemory {
    private let rows = CollectorMemory()
    private let looks = LookTable()
    let history = SceneHistory()
    private var scene: ChartScene?
    private let staleness = Staleness()
    /// The closures of rows that ran last, for tests.
    private(set) var rowsRun = 0

    nonisolated init() {}

    /// The model of a content.
    ///
    /// - Parameter onChange: Called when an observable object changes that a row read, before it does so, on its thread. Rows that are kept
    ///   do not read it again, so the view around would not hear of that.
    func model<Content: ChartContent>(
        of content: Content, _ configuration: ChartConfiguration, onChange: @escaping @Sendable () -> Void = {}
    ) -> ChartModel {
        if staleness.take() { rows.forget() }
        let collector = _ChartCollector(memory: rows)
        let staleness = staleness
        withObservationTracking {
            Content._collect(content, into: collector)
        } onChange: {
            staleness.set()
            onChange()
        }
        rowsRun = collector.rowsRun
        return ChartModel(marks: collector.marks, configuration: configuration)
    }

    /// The scene of a model. One that shows the same is the one before, so that what animates goes on.
    func scene(of model: ChartModel, x: PositionScale, y: PositionScale, size: CGSize, pixel: Double) -> ChartScene {
        var items = SceneBuilder(model: model, x: x, y: y, size: size, pixel: pixel, looks: looks).items()
        if let scene {
            var isSame = items.count == scene.items.count
            for index in items.indices.prefix(scene.items.count) {
                // Parts that are the same share their storage, so that comparing them again costs nothing.
                if items[index] == scene.items[index] { items[index] = scene.items[index] } else { isSame = false }
            }
            if isSame { return scene }
        }
        let new = ChartScene(items: items, phase: (scene?.phase ?? 0) + 1)
        scene = new
        return new
    }
}

/// Whether what rows read has changed.
private final class Staleness: @unchecked Sendable {
    private let lock = NSLock()
    // Read and written under the lock alone.
    private var isSet = false

    func set() { lock.withLock { isSet = true } }

    /// Whether it is set; it is not afterwards.
    func take() -> Bool {
        lock.withLock {
            defer { isSet = false }
            return isSet
        }
    }
}
