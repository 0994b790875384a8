import DovetailTesting
import SwiftUI
import Testing

/// Scroll bars that are dragged, and that go when nothing scrolls any more.
@MainActor
@Suite("Scroll bars")
struct IndicatorTests {
    private func host(_ axes: Axis.Set) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 200), idiom: .desktop) {
            ScrollView(axes) { Color.red.frame(width: 1000, height: 1000).accessibilityIdentifier("content") }
        }
    }

    @Test("a bar moves the content along its own axis, by as much more as the content is longer than the view")
    func ownAxis() throws {
        let host = host([.horizontal, .vertical])
        host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 20, height: 20))
        let start = try host.frame(of: "content").origin
        // The horizontal bar is at the lower edge.
        host.drag(from: CGPoint(x: 20, y: 196), to: CGPoint(x: 60, y: 196))
        let afterFirst = try host.frame(of: "content").origin
        #expect(afterFirst.x < start.x - 100 && afterFirst.x > start.x - 400)
        #expect(afterFirst.y == start.y)
        // The vertical one at the edge where lines end.
        host.drag(from: CGPoint(x: 196, y: 20), to: CGPoint(x: 196, y: 60))
        let afterSecond = try host.frame(of: "content").origin
        #expect(afterSecond.x == afterFirst.x)
        #expect(afterSecond.y < start.y - 100 && afterSecond.y > start.y - 400)
        #expect(abs((afterSecond.y - start.y) - (afterFirst.x - start.x)) < 30)
    }

    @Test("a bar goes a good second after the last movement, at whatever time that was")
    func fading() {
        let host = TestHost(size: CGSize(width: 200, height: 200), idiom: .phone) {
            ScrollView { Color.red.frame(width: 200, height: 1000) }
        }
        func isShown() -> Bool {
            var isShown = false
            host.window.displayTree.forEach { node in
                if case .fill = node.content, node.size.width < 10 { isShown = true }
            }
            return isShown
        }
        for number in 0..<100 {
            // Of such a time and of one a second later the difference is often not quite a second.
            host.advance(by: .milliseconds(61 + number))
            host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: number % 2 == 0 ? 10 : -10))
            #expect(isShown())
            host.advance(by: .milliseconds(900))
            #expect(isShown(), "at \(host.time)")
            host.advance(by: .milliseconds(1000))
            #expect(!isShown(), "at \(host.time)")
        }
    }
}
