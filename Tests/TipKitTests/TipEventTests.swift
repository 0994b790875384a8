import Foundation
import TestSupport
import Testing

@testable import TipKit

extension AllTipTests {
    /// Events of tips and what rules ask of them.
    @MainActor
    struct TipEventTests {
        private struct Visit: Codable, Sendable {
            let place: String
        }

        private struct VisitTip: Tip {
            @Parameter static var name: String? = nil
            static let visits = Tips.Event<Visit>(id: "visits")
            static let few = Event(id: "few", donationLimit: .init(maximumCount: 3))
            var title: Text { Text("Visit") }
            var rules: [Rule] {
                #Rule(Self.$name, Self.visits) { name, event in
                    name != nil && event.donations.donatedWithin(.week).largestSubset(groupedBy: \.place).count > 1
                }
            }
        }

        init() { TipStore.shared.restart() }

        @Test("Times of an event are counted by their age and values") func values() async {
            let moment = Moment()
            TipStore.shared.restart { moment.now }
            await VisitTip.visits.donate(Visit(place: "Lake"))
            moment.now += 8 * 86400
            await VisitTip.visits.donate(Visit(place: "Hill"))
            await VisitTip.visits.donate(Visit(place: "Lake"))
            #expect(VisitTip.visits.donations.map(\.place) == ["Lake", "Hill", "Lake"])
            #expect(VisitTip.visits.donations.largestSubset(groupedBy: \.place).count == 2)
            #expect(VisitTip.visits.donations.donatedWithin(.week).count == 2)
            VisitTip.name = "Rhea"
            #expect(VisitTip().status == .pending)
            await VisitTip.visits.donate(Visit(place: "Lake"))
            #expect(VisitTip().status == .available)
            VisitTip.name = nil
            #expect(VisitTip().status == .pending)
        }

        @Test("No more is known of an event than its limit says") func limits() async {
            for _ in 0..<5 { await VisitTip.few.donate() }
            #expect(VisitTip.few.donations.count == 3)
        }

        @Test("A file that can't be read is as none, and one that can't be written is told when tips are configured")
        func files() throws {
            let folder = TemporaryFolder()
            try Data("no records".utf8).write(to: folder.url.appendingPathComponent("tips.json"))
            try Tips.configure([.datastoreLocation(.url(folder.url))])
            #expect(VisitTip().status == .pending)
            TipStore.shared.restart()
            let file = folder.url.appendingPathComponent("tips.json")
            #expect(throws: (any Error).self) { try Tips.configure([.datastoreLocation(.url(file))]) }
        }
    }
}

private final class Moment: @unchecked Sendable {
    private let lock = NSLock()
    private var time = Date(timeIntervalSince1970: 1_000_000)
    var now: Date {
        get { lock.withLock { time } }
        set { lock.withLock { time = newValue } }
    }
}
