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
        perform(step)
        if step == .close { return nil }
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
            if change == .close { host.close() } else { data.perform(change, step.numbers) }
        }
    }
}
