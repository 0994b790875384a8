import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("HSplitView and VSplitView")
struct SplitViewDividerTests {
    @Test("views share the length; dragging the line changes both, and a view keeps its minimum")
    func horizontal() throws {
        let host = TestHost(size: CGSize(width: 209, height: 50)) {
            HSplitView {
                Color.red.frame(minWidth: 40, maxWidth: .infinity).accessibilityElement().accessibilityIdentifier(
                    "left")
                Color.blue.accessibilityElement().accessibilityIdentifier("right")
            }
        }
        #expect(try host.frame(of: "left") == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(try host.frame(of: "right") == CGRect(x: 109, y: 0, width: 100, height: 50))
        host.drag(from: CGPoint(x: 104.5, y: 25), to: CGPoint(x: 134.5, y: 25))
        #expect(try host.frame(of: "left").width == 130)
        #expect(try host.frame(of: "right").width == 70)
        host.drag(from: CGPoint(x: 134.5, y: 25), to: CGPoint(x: 2, y: 25))
        #expect(try host.frame(of: "left").width == 40)
    }

    @Test("the line is drawn along the whole edge between two views")
    func line() throws {
        func isLine(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
            try host.color(at: CGPoint(x: x, y: y)).red < 0.95
        }
        let beside = TestHost(size: CGSize(width: 209, height: 50)) {
            HSplitView {
                Color.white
                Color.white
            }
        }
        for y in [1.0, 25, 48] {
            #expect(try isLine(beside, 104, y), "at \(y)")
            #expect(try !isLine(beside, 101, y), "at \(y)")
        }
        let below = TestHost(size: CGSize(width: 50, height: 209)) {
            VSplitView {
                Color.white
                Color.white
            }
        }
        for x in [1.0, 25, 48] {
            #expect(try isLine(below, x, 104), "at \(x)")
            #expect(try !isLine(below, x, 101), "at \(x)")
        }
    }

    @Test("views one below the other")
    func vertical() throws {
        let host = TestHost(size: CGSize(width: 50, height: 209)) {
            VSplitView {
                Color.red.accessibilityElement().accessibilityIdentifier("top")
                Color.blue.accessibilityElement().accessibilityIdentifier("bottom")
            }
        }
        #expect(try host.frame(of: "bottom") == CGRect(x: 0, y: 109, width: 50, height: 100))
    }
}
