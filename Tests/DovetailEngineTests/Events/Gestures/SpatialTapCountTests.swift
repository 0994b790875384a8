import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Taps that tell where they were.
@MainActor
@Suite("Counts of spatial taps")
struct SpatialTapCountTests {
    @Test("one that asks for two taps is not made by one; a count below one is one")
    func count() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                Color.red.gesture(SpatialTapGesture(count: 2).onEnded { log.note("two at \(Int($0.location.x))") })
                Color.blue.gesture(SpatialTapGesture(count: 0).onEnded { log.note("one at \(Int($0.location.x))") })
            }
        }
        host.tap(at: CGPoint(x: 30, y: 50))
        host.advance(by: .seconds(1))
        #expect(log.entries.isEmpty)
        host.tap(at: CGPoint(x: 30, y: 50))
        host.tap(at: CGPoint(x: 30, y: 50))
        #expect(log.entries == ["two at 30"])
        host.tap(at: CGPoint(x: 140, y: 50))
        #expect(log.entries == ["two at 30", "one at 40"])
    }
}
