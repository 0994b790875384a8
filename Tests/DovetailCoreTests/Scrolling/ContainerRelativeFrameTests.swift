import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

/// `containerRelativeFrame` in scroll views that are as large as their content along the other axis: the content refers to the size of
/// the scroll view, which depends on the content.
@MainActor
@Suite("Parts of a scroll view's size")
struct ContainerRelativeFrameTests {
    private static func cell(_ number: Int) -> some View {
        Color.red.frame(height: 40).accessibilityIdentifier("cell \(number)")
    }

    private struct Row: View {
        var count = 6
        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 5) {
                    ForEach(0..<count, id: \.self) {
                        cell($0).containerRelativeFrame(.horizontal, count: 3, spacing: 5)
                    }
                }
            }
        }
    }

    @Test("a row in a column: three cells fill its width, and what follows stands below them")
    func inColumn() throws {
        let host = TestHost(size: CGSize(width: 310, height: 200)) {
            VStack(spacing: 0) {
                Row()
                Color.blue.accessibilityIdentifier("below")
            }
        }
        // (310 − 2 · 5) / 3.
        #expect(try host.frame(of: "cell 0") == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(try host.frame(of: "cell 2") == CGRect(x: 210, y: 0, width: 100, height: 40))
        #expect(try host.frame(of: "below") == CGRect(x: 0, y: 40, width: 310, height: 160))
        host.resize(to: CGSize(width: 610, height: 200))
        #expect(try host.frame(of: "cell 2") == CGRect(x: 410, y: 0, width: 200, height: 40))
    }

    @Test("a row that is narrower than the window refers to its own width", arguments: [false, true])
    func narrow(isPadded: Bool) throws {
        let host = TestHost(size: CGSize(width: 400, height: 200)) {
            VStack {
                if isPadded { Row().padding(.horizontal, 45) } else { Row().frame(width: 310) }
            }
        }
        #expect(try host.frame(of: "cell 0") == CGRect(x: 45, y: 80, width: 100, height: 40))
        #expect(try host.frame(of: "cell 1") == CGRect(x: 150, y: 80, width: 100, height: 40))
    }

    @Test("pages of a lazy row within a column that scrolls: those in sight are made")
    func lazyPages() throws {
        let made = Probe<Int>()
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.green.frame(height: 20)
                    ScrollView(.horizontal) {
                        LazyHStack(spacing: 0) {
                            ForEach(0..<1_000, id: \.self) { number in
                                let _ = made.note(number)
                                Self.cell(number).containerRelativeFrame(.horizontal)
                            }
                        }
                    }
                    .contentMargins(.horizontal, 30, for: .scrollContent)
                    Color.blue.frame(height: 30).accessibilityIdentifier("below")
                }
            }
        }
        #expect(try host.frame(of: "cell 0") == CGRect(x: 30, y: 20, width: 240, height: 40))
        #expect(try host.frame(of: "cell 1") == CGRect(x: 270, y: 20, width: 240, height: 40))
        #expect(try host.frame(of: "below") == CGRect(x: 0, y: 60, width: 300, height: 30))
        #expect(Set(made.entries).count <= 4)
    }

    @Test("across the axis that scrolls it is what the scroll view was offered")
    func across() throws {
        let host = TestHost(size: CGSize(width: 300, height: 600)) {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    Color.red.frame(width: 50).containerRelativeFrame(.vertical, count: 2, spacing: 0)
                        .accessibilityIdentifier("half")
                }
            }
        }
        #expect(try host.frame(of: "half") == CGRect(x: 0, y: 150, width: 50, height: 300))
    }

    private struct Widening: View {
        @State private var isWide = false
        var body: some View {
            VStack(spacing: 0) {
                Row().frame(width: isWide ? 610 : 310)
                Button("widen") { withAnimation(.linear(duration: 1)) { isWide = true } }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    @Test("where the scroll view widens by an animation, its parts do")
    func animated() throws {
        let host = TestHost(size: CGSize(width: 700, height: 200), colorScheme: .light) { Widening() }
        let middle = try host.frame(of: "cell 0").midY
        func isGap(_ x: CGFloat) throws -> Bool { try host.color(at: CGPoint(x: x, y: middle)).green > 0.9 }
        #expect(try isGap(102.5))
        try host.tap("widen")
        host.advance(by: .milliseconds(500))
        // Half way the first cell is drawn 150 points wide.
        #expect(try !isGap(102.5) && !isGap(147) && isGap(152.5) && !isGap(202.5))
        host.advance(by: .seconds(1))
        #expect(try isGap(202.5) && !isGap(152.5))
    }
}
