import DovetailTesting
import SwiftUI
import Testing

/// Scroll views that are shown turned, mirrored or enlarged: content follows the finger on the screen.
@MainActor
@Suite("Scroll views that are turned")
struct TurnedScrollTests {
    private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 300), content: content)
    }

    private var rows: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<40, id: \.self) { Color.gray.frame(height: 50).accessibilityIdentifier("row \($0)") }
            }
        }
    }

    @Test("upside down, a finger that goes down shows what is further on; so does a wheel")
    func upsideDown() throws {
        let host = host { rows.scaleEffect(x: 1, y: -1) }
        #expect(try host.frame(of: "row 0") == CGRect(x: 0, y: 250, width: 300, height: 50))
        host.swipe(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 200), duration: .seconds(2))
        host.advance(by: .seconds(3))
        let moved = try host.frame(of: "row 0").minY
        #expect(moved > 350)
        host.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: -100))
        #expect(try host.frame(of: "row 0").minY == moved + 100)
    }

    @Test("turned by a quarter, the other axis scrolls")
    func quarter() throws {
        let host = host { rows.rotationEffect(.degrees(90)) }
        // The content's beginning is at the right.
        #expect(abs(try host.frame(of: "row 0").maxX - 300) < 0.01)
        host.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: -80, height: 0))
        #expect(abs(try host.frame(of: "row 0").maxX - 380) < 0.01)
        host.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: 80))
        #expect(abs(try host.frame(of: "row 0").maxX - 380) < 0.01)
    }

    @Test("at half its size, content still goes as far as the finger")
    func half() throws {
        let host = host { rows.scaleEffect(0.5) }
        let before = try host.frame(of: "row 3").minY
        host.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: 40))
        #expect(abs(try host.frame(of: "row 3").minY - (before - 40)) < 0.01)
    }
}
