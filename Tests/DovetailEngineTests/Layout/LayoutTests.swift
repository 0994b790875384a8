import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Layout")
struct LayoutTests {
    private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    @Test("a column puts its views one below the other, aligned, with the given spacing, in the middle of the window")
    func column() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            VStack(alignment: .leading, spacing: 10) {
                box("a", 40, 20)
                box("b", 60, 30)
            }
        }
        #expect(try host.frame(of: "a") == CGRect(x: 70, y: 70, width: 40, height: 20))
        #expect(try host.frame(of: "b") == CGRect(x: 70, y: 100, width: 60, height: 30))
    }

    @Test("a row shares space: spacers take what is left")
    func row() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                box("a", 40, 20)
                Spacer()
                box("b", 60, 30)
            }
        }
        #expect(try host.frame(of: "a").minX == 0)
        #expect(try host.frame(of: "b").maxX == 200)
    }

    @Test("flexible views get equal shares; priority decides who is served first")
    func shares() throws {
        let host = TestHost(size: CGSize(width: 300, height: 100)) {
            HStack(spacing: 0) {
                Color.red.accessibilityIdentifier("a")
                Color.green.accessibilityIdentifier("b")
                box("c", 60, 10)
            }
        }
        #expect(try host.frame(of: "a").width == 120)
        #expect(try host.frame(of: "b").width == 120)
        let priority = TestHost(size: CGSize(width: 300, height: 100)) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).accessibilityIdentifier("a")
                Color.green.accessibilityIdentifier("b").layoutPriority(1)
            }
        }
        #expect(try priority.frame(of: "a").width == 20)
        #expect(try priority.frame(of: "b").width == 280)
    }

    @Test("padding, frames with limits, alignment in a frame (BEH-206)")
    func modifiers() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            box("inner", 50, 20)
                .padding(10)
                .accessibilityIdentifier("padded")
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
        #expect(try host.frame(of: "padded") == CGRect(x: 130, y: 160, width: 70, height: 40))
        #expect(try host.frame(of: "inner") == CGRect(x: 140, y: 170, width: 50, height: 20))
    }

    @Test("backgrounds and overlays have the size of what they belong to")
    func layers() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            box("front", 80, 40)
                .background { Color.blue.accessibilityIdentifier("back") }
                .overlay(alignment: .topTrailing) { box("badge", 10, 10) }
        }
        #expect(try host.frame(of: "back") == host.frame(of: "front"))
        #expect(try host.frame(of: "badge").maxX == host.frame(of: "front").maxX)
        #expect(try host.frame(of: "badge").minY == host.frame(of: "front").minY)
    }

    @Test("text wraps in the width it is given, and is cut where there is no room")
    func text() throws {
        let long = "The quick brown fox jumps over the lazy dog, again and again and again."
        let host = TestHost(size: CGSize(width: 150, height: 400)) { Text(long).accessibilityIdentifier("t") }
        let wrapped = try host.frame(of: "t")
        #expect(wrapped.width <= 150)
        #expect(wrapped.height > 40)
        let single = TestHost(size: CGSize(width: 150, height: 400)) {
            Text(long).lineLimit(1).accessibilityIdentifier("t")
        }
        #expect(try single.frame(of: "t").height < 25)
    }

    private struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            var point = bounds.origin
            for subview in subviews {
                let size = subview.sizeThatFits(.unspecified)
                subview.place(at: point, proposal: ProposedViewSize(size))
                point.x += size.width
                point.y += size.height
            }
        }
    }

    @Test("a layout of one's own arranges views")
    func customLayout() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Diagonal {
                box("a", 30, 20)
                box("b", 30, 20)
            }
        }
        let first = try host.frame(of: "a")
        #expect(try host.frame(of: "b").origin == CGPoint(x: first.maxX, y: first.maxY))
    }

    @Test("baselines of texts of different sizes are on one line")
    func baselines() throws {
        let host = TestHost {
            HStack(alignment: .firstTextBaseline) {
                Text("Large").font(.largeTitle).accessibilityIdentifier("large")
                Text("small").font(.caption).accessibilityIdentifier("small")
            }
        }
        let large = try host.frame(of: "large")
        let small = try host.frame(of: "small")
        #expect(small.minY > large.minY)
        #expect(small.maxY < large.maxY)
    }

    private struct Growing: View {
        @State private var text = "a"
        var body: some View {
            VStack {
                Button("same size") { text = text == "a" ? "e" : "a" }
                Text(text).font(.custom("Inter", fixedSize: 14).monospaced())
                Text("below")
            }
        }
    }

    @Test("a text that keeps its size lays out nothing but itself")
    func cutoff() throws {
        let host = TestHost { Growing() }
        let below = try host.frame(of: "below")
        try host.tap("same size")
        #expect(host.texts[1] == "e")
        #expect(try host.frame(of: "below") == below)
        // One text is measured for the questions that were asked of it before.
        #expect(host.statistics.layouts < 24)
    }

    @Test("resizing the window lays out anew")
    func resize() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                box("a", 40, 20)
                Spacer()
            }
        }
        host.resize(to: CGSize(width: 400, height: 300))
        #expect(try host.frame(of: "a") == CGRect(x: 0, y: 140, width: 40, height: 20))
    }

    @Test("a stack in a stack is as flexible as what is in it, across its axis too")
    func flexibleAcross() throws {
        func filler() -> some View { Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity) }
        let layers = TestHost(size: CGSize(width: 200, height: 100)) {
            VStack(spacing: 0) {
                ZStack { filler() }.accessibilityIdentifier("a")
                box("b", 40, 20)
            }
        }
        #expect(try layers.frame(of: "a") == CGRect(x: 0, y: 0, width: 200, height: 80))
        let row = TestHost(size: CGSize(width: 200, height: 100)) {
            VStack(spacing: 0) {
                HStack { filler() }.accessibilityIdentifier("a")
                box("b", 40, 20)
            }
        }
        #expect(try row.frame(of: "a") == CGRect(x: 0, y: 0, width: 200, height: 80))
    }
}
