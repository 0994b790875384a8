import DovetailCore
import DovetailTesting
import Foundation
import SwiftUI

/// A page in a window, and what steps do to it.
@MainActor
final class FuzzedWindow {
    let host: TestHost
    let data = FuzzData()
    /// The most work that an update of the last step did on average.
    private(set) var work = FuzzWork()
    /// The processor time of the last step from one update to the next, at the longest, in seconds: a long press and a drag are many frames.
    private(set) var longestFrame = 0.0
    private var frameStart = 0.0
    private let events: RandomEvents

    init(page: FuzzPage, idiom: Idiom) {
        let phone = CGSize(width: 390, height: 700)
        let size = idiom == .phone ? phone : CGSize(width: 900, height: 620)
        let data = data
        host = TestHost(size: size, idiom: idiom) { page.view(data) }
        events = RandomEvents(host: host, ordinarySize: phone)
        host.window.onUpdated = { [unowned self] _ in noteFrame() }
    }

    /// Runs a step and what follows from it at the same moment. Returns what is wrong then, or nil.
    ///
    /// - Parameter looksThrough: Whether all that the window keeps is looked through. Debug builds look through what changed in any case.
    func run(_ step: FuzzStep, looksThrough: Bool) -> String? {
        work = FuzzWork()
        (longestFrame, frameStart) = (0, ProcessorTime.used)
        defer { noteFrame() }
        if step == .close {
            host.close()
            return nil
        }
        perform(step)
        note()
        host.settle()
        note()
        if looksThrough {
            noteFrame()
            defer { frameStart = ProcessorTime.used }
            do { try host.window.checkInvariants() } catch { return "\(error)" }
        }
        return work.excess(attributes: max(attributesBefore, attributes))
    }

    private var attributesBefore = 0
    private var attributes: Int { host.window.loop.graph.attributeCount }

    private func note() { work.add(host.statistics) }

    private func noteFrame() {
        let now = ProcessorTime.used
        (longestFrame, frameStart) = (max(longestFrame, now - frameStart), now)
    }

    private func perform(_ step: FuzzStep) {
        attributesBefore = attributes
        switch step.kind {
        case .event(let kind): events.perform(RandomEvent(kind: kind, numbers: step.numbers))
        case .change(let change):
            let animation = Self.animations[step.numbers[2] % Self.animations.count]
            self.change(change, step.numbers[0], step.numbers[1], animation: animation)
        }
    }

    private static let animations: [Animation?] = [nil, nil, .default, .linear(duration: 0.15), .bouncy]

    /// What the app's own code does, at any moment.
    private func change(_ change: FuzzStep.Change, _ a: Int, _ b: Int, animation: Animation?) {
        withAnimation(animation) {
            switch change {
            case .insert: data.insert(at: a)
            case .remove: data.remove(at: a)
            case .shuffle: data.rotate(by: a)
            case .toggle: data.flags[a % data.flags.count].toggle()
            case .present: data.presented[a % data.presented.count].toggle()
            case .select:
                data.selection = a % 4
                data.chosen = b % 3 == 0 || data.rows.isEmpty ? nil : data.rows[b % data.rows.count].id
                if b % 2 == 0 { data.path = Array(repeating: a % 40, count: b % 4) }
            case .update:
                data.text = RandomEvents.texts[a % RandomEvents.texts.count]
                data.number = Double(b) / 1000
                if !data.rows.isEmpty { data.rows[a % data.rows.count].title = "Item \(b)" }
            case .close: break
            }
        }
    }
}
