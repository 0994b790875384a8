import AttributeGraph
import DovetailPaint
import DovetailTesting
import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine

@MainActor
@Suite("When updates run")
struct WakeUpTests {
    @Test("an idle window asks for no update in ten seconds")
    func idle() {
        let host = TestHost { Text("still") }
        host.advance(by: .seconds(10))
        #expect(host.statistics.updates == 1)
    }

    private final class Times {
        var entries: [Double] = []
    }

    /// A rule that runs once a second, as a clock's view does.
    private struct Ticking {
        let loop: UpdateLoop
        let log: Times

        func run() {
            log.entries.append(loop.now)
            loop.wake(at: loop.now.rounded(.down) + 1, loop.graph.runningAttribute)
        }
    }

    @Test("what ticks once a second costs one update a second")
    func oncePerSecond() {
        let loop = UpdateLoop()
        let log = Times()
        let rule = Ticking(loop: loop, log: log)
        loop.graph.perform { _ = Attribute<Void>(effect: ActionRule { rule.run() }, stage: .structure) }
        var time = 0.0
        var updates = 0
        while let next = loop.update(at: time), next <= 10 {
            updates += 1
            time = next
        }
        #expect(updates == 10)
        #expect(log.entries == (0...10).map(Double.init))
    }

    @Test("an update before the time neither runs what waits nor forgets it")
    func earlyUpdate() {
        let loop = UpdateLoop()
        let log = Times()
        let rule = Ticking(loop: loop, log: log)
        loop.graph.perform { _ = Attribute<Void>(effect: ActionRule { rule.run() }, stage: .structure) }
        #expect(loop.update(at: 0) == 1)
        #expect(loop.update(at: 0.5) == 1)
        #expect(log.entries == [0])
        #expect(loop.update(at: 1.25) == 2)
        #expect(log.entries == [0, 1.25])
    }

    @Test("what waits for a time that has come runs with the next frame, and not in a further update of the same one")
    func pastTime() {
        let loop = UpdateLoop()
        let log = Times()
        loop.graph.perform {
            _ = Attribute<Void>(
                effect: ActionRule {
                    log.entries.append(loop.now)
                    if log.entries.count < 3 { loop.wake(at: loop.now - 1, loop.graph.runningAttribute) }
                }, stage: .structure)
        }
        #expect(loop.update(at: 2) == 2, "the very next frame is wanted")
        loop.update(at: 2)
        #expect(log.entries == [2])
        #expect((loop.nextUpdate ?? 0) > 2)
        loop.update(at: 2.25)
        loop.update(at: 2.5)
        #expect(log.entries == [2, 2.25, 2.5])
        #expect(loop.update(at: 3) == nil)
        #expect(log.entries == [2, 2.25, 2.5])
    }

    @Test("times are kept in order, and each once")
    func order() {
        var wakeUps = WakeUps()
        for time in [3.0, 1, 2, 1, 3, .infinity, .nan] { wakeUps.add(time, nil) }
        #expect(wakeUps.first == 1)
        wakeUps.takeDue(at: 1) { _ in }
        #expect(wakeUps.first == 2)
        wakeUps.takeDue(at: 3) { _ in }
        #expect(wakeUps.first == nil)
    }

    @Test("one update serves all windows of an app, and each takes its changes")
    func sharedUpdate() {
        let loop = UpdateLoop()
        let services = HostServices.headless()
        let shared = SharedCount()
        func window() -> WindowRoot {
            WindowRoot(loop: loop, environment: EnvironmentValues(), services: services) {
                Attribute(value: CountView(count: shared))
            }
        }
        let windows = [window(), window()]
        var taken = [0, 0]
        for index in windows.indices {
            windows[index].size = CGSize(width: 100, height: 100)
            windows[index].onUpdated = { taken[index] += $0.isEmpty ? 0 : 1 }
        }
        loop.update(at: 0)
        #expect(taken == [1, 1])
        shared.value = 1
        // Run for one of them, as when the other's frame clock stands still.
        windows[0].update(at: 1)
        #expect(taken == [2, 2])
        #expect(loop.statistics.bodies == ["CountView": 2])
        #expect(windows.allSatisfy { !$0.displayTree.hasChanges })
    }
}

private final class SharedCount: ObservableObject {
    @Published var value = 0
}

private struct CountView: View {
    @ObservedObject var count: SharedCount
    var body: some View { Text("\(count.value)") }
}
