import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

/// How scroll views come to rest.
@MainActor
@Suite("Scroll views that come to rest")
struct ScrollRestTests {
    @Test("content that was pulled beyond its beginning and is let go rests again")
    func pulled() throws {
        let log = Probe<ScrollPhase>()
        let host = TestHost(size: CGSize(width: 200, height: 200), idiom: .phone) {
            ScrollView {
                Color.red.frame(height: 600).accessibilityIdentifier("content")
            }
            .onScrollPhaseChange { _, new in log.note(new) }
        }
        let start = try host.frame(of: "content").minY
        host.swipe(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150))
        #expect(log.entries.first != .idle && !log.entries.isEmpty)
        host.advance(by: .seconds(2))
        #expect(try host.frame(of: "content").minY == start)
        #expect(log.entries.last == .idle)
    }

    private struct Sections: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { number in
                        VStack(spacing: 0) {
                            Color.red.frame(height: 40)
                            Color.blue.frame(height: 60)
                        }
                        .accessibilityIdentifier("row \(number)")
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
        }
    }

    @Test("views of a target layout are aligned, not what is in them")
    func targetsInTargets() throws {
        let host = TestHost(size: CGSize(width: 200, height: 250), idiom: .phone) { Sections() }
        let start = try host.frame(of: "row 0").minY
        // 140 is where the second part of the second row begins; the nearest row begins at 100.
        host.swipe(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 50), duration: .seconds(3))
        host.advance(by: .seconds(3))
        let moved = try start - host.frame(of: "row 0").minY
        #expect(moved > 0 && moved.truncatingRemainder(dividingBy: 100) == 0, "\(moved)")
    }
}
