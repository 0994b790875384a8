import DovetailTesting
import SwiftUI
import Testing

/// Content that is scrolled below a bar of the app's own.
@MainActor
@Suite("Scrolled content below bars")
struct ScrollUnderBarTests {
    @Test(
        "what is scrolled away is seen through a bar that lets it through, on touch devices",
        arguments: [Idiom.phone, .pad])
    func seen(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 200, height: 200), idiom: idiom) {
            ScrollView { Color(red: 1, green: 0, blue: 0).frame(height: 1000) }
                .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 50) }
        }
        let place = CGPoint(x: 100, y: 30)
        #expect(try host.color(at: place).green > 0.9)
        #expect(try host.color(at: CGPoint(x: 100, y: 60)).green < 0.1)
        host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 40))
        #expect(try host.color(at: place).green < 0.1)
    }
}
