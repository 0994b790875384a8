import DovetailCore
import Foundation
import SwiftUI
import TestSupport

@testable import DovetailTesting

/// What random events may change from outside the views.
@MainActor
final class FuzzModel: ObservableObject {
    @Published var rows = [1, 2, 3]
    @Published var selection = 0
    @Published var isOn = false
    private var nextRow = 4

    func insert(at index: Int) {
        rows.insert(nextRow, at: min(index, rows.count))
        nextRow += 1
    }

    func remove(at index: Int) {
        if rows.indices.contains(index) { rows.remove(at: index) }
    }
}

/// Sends random events to windows. After each the invariants of all that is kept must hold.
@MainActor
struct Fuzzer {
    let name: String
    let size: CGSize
    /// Makes the window of a run's number.
    let makeHost: (FuzzModel, CGSize, Int) -> TestHost

    /// Makes `runs` windows and sends `count` events to each. Returns the shortest failing case found, or nil.
    func failure(runs: Int, count: Int) -> String? {
        let seed = SeededGenerator.chosenSeed(for: name)
        var generator = SeededGenerator(seed: seed)
        for run in 0..<runs {
            let events = (0..<count).map { _ in FuzzEvent.random(by: &generator) }
            guard problem(of: events, run) != nil else { continue }
            let shrunk = events.shrunk { problem(of: $0, run) != nil }
            return "seed \(seed), window \(run): \(problem(of: shrunk, run) ?? "not the same again") after\n"
                + shrunk.map(\.description).joined(separator: "\n")
        }
        return nil
    }

    private func problem(of events: [FuzzEvent], _ run: Int) -> String? {
        let model = FuzzModel()
        let host = makeHost(model, size, run)
        for event in events {
            host.perform(event, model)
            do { try host.window.checkInvariants() } catch { return "\(error)" }
        }
        host.close()
        return nil
    }
}

extension TestHost {
    fileprivate func perform(_ event: FuzzEvent, _ model: FuzzModel) {
        let size = window.size
        func place(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * size.width, y: point.y * size.height) }
        switch event {
        case .tap(let point, let count, let button, let modifiers):
            tap(at: place(point), count: count, button: button, modifiers: modifiers)
        case .hold(let point): hold(at: place(point))
        case .move(let point): move(to: place(point))
        case .release: release()
        case .cancel: cancelPress()
        case .hover(let point): hover(at: place(point))
        case .drag(let start, let end, let milliseconds):
            drag(from: place(start), to: place(end), duration: .milliseconds(milliseconds))
        case .scroll(let point, let delta): scroll(at: place(point), by: delta)
        case .wheel(let point, let clicks): turnWheel(at: place(point), clicks: clicks)
        case .fling(let point, let delta): fling(at: place(point), by: delta, velocity: delta)
        case .swipe(let start, let end): swipe(from: place(start), to: place(end))
        case .key(let key, let modifiers, let times): press(key, times: times, modifiers: modifiers)
        case .type(let text): try? type(text)
        case .resize(let size): resize(to: size)
        case .dark(let isDark): setColorScheme(isDark ? .dark : .light)
        case .advance(let milliseconds): advance(by: .milliseconds(milliseconds))
        case .insert(let index): model.insert(at: index)
        case .remove(let index): model.remove(at: index)
        case .select(let value): model.selection = value
        case .toggle: model.isOn.toggle()
        }
        settle()
    }
}
