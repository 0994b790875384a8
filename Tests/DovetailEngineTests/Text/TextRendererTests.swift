import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Texts that an app draws itself.
@MainActor
@Suite("Text renderers")
struct TextRendererTests {
    private struct Mark: TextAttribute, Equatable {
        var name: String
    }

    /// Notes what it is given, and draws all of it.
    private struct Noting: TextRenderer {
        var log: Probe<String>
        var amount = 0.0
        var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            var words: [String] = []
            for line in layout {
                for run in line { words.append("\(run.count)" + (run[Mark.self].map { " " + $0.name } ?? "")) }
                words.append("|")
                context.draw(line)
            }
            let amount = (amount * 100).rounded() / 100
            MainActor.assumeIsolated { log.note(words.joined(separator: ",") + " \(amount)") }
        }
    }

    @Test("are given lines, runs with their marks, and characters")
    func structure() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 400, height: 100)) {
            (Text(verbatim: "one ") + Text(verbatim: "two").customAttribute(Mark(name: "loud"))
                + Text(verbatim: "\nthree"))
                .textRenderer(Noting(log: log))
        }
        #expect(log.entries.last == "4,3 loud,|,5,| 0.0")
        // It is a text like any other for who reads it.
        #expect(host.texts == ["one two\nthree"])
    }

    @Test("places: lines stand one below the other, slices one beside the other, on one baseline")
    func places() throws {
        struct Measuring: TextRenderer {
            let probe: Probe<CGRect>
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                let rects = layout.flatMap { $0 }.flatMap { run in run.map(\.typographicBounds.rect) }
                MainActor.assumeIsolated { for rect in rects { probe.note(rect) } }
            }
        }
        let probe = Probe<CGRect>()
        let host = TestHost(size: CGSize(width: 400, height: 100)) {
            Text(verbatim: "abc").font(.system(size: 20)).textRenderer(Measuring(probe: probe)).accessibilityIdentifier(
                "text")
        }
        let rects = Array(probe.entries.suffix(3))
        #expect(rects.count == 3)
        #expect(rects[0].minX == 0 && rects[0].maxX == rects[1].minX && rects[1].maxX == rects[2].minX)
        #expect(abs(rects[2].maxX - (try host.frame(of: "text").width)) < 1)
        #expect(Set(rects.map(\.minY)).count == 1)
    }

    private struct Fading: TextRenderer {
        var opacity: Double
        var animatableData: Double {
            get { opacity }
            set { opacity = newValue }
        }
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            context.opacity = opacity
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(Color(red: 0, green: 0, blue: 0)))
        }
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { CGSize(width: 40, height: 40) }
    }

    @Test("are animated, size their text, and change nothing else")
    func animated() throws {
        struct Showing: View {
            @State private var isFaded = false
            var body: some View {
                VStack(spacing: 0) {
                    Text(verbatim: "x").textRenderer(Fading(opacity: isFaded ? 0 : 1)).accessibilityIdentifier("text")
                    Button("Fade") { withAnimation(.linear(duration: 1)) { isFaded = true } }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Showing() }
        let frame = try host.frame(of: "text")
        #expect(frame.size == CGSize(width: 40, height: 40))
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        #expect(try host.color(at: middle).red == 0)
        try host.tap("Fade")
        host.advance(by: .milliseconds(500))
        let half = try host.color(at: middle).red
        #expect(half > 0.4 && half < 0.6)
        host.advance(by: .seconds(1))
        #expect(try host.color(at: middle).red > 0.9)
    }

    @Test("lines and slices are drawn where they are moved to")
    func moved() throws {
        struct Moving: TextRenderer {
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                guard var line = layout.first else { return }
                line.origin.x += 50
                context.draw(line)
            }
            var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 60) }
        }
        let host = TestHost(size: CGSize(width: 200, height: 60)) {
            Text(verbatim: "▇").font(.system(size: 40)).foregroundColor(Color(red: 1, green: 0, blue: 0)).textRenderer(
                Moving()
            )
            .accessibilityIdentifier("text")
        }
        let frame = try host.frame(of: "text")
        let there = try host.color(at: CGPoint(x: frame.midX, y: frame.midY + 4))
        let moved = try host.color(at: CGPoint(x: frame.midX + 50, y: frame.midY + 4))
        #expect(there.green > 0.9 && moved.green < 0.2)
    }

    @Test("without one texts are as they were; a redacted text is a block")
    func without() {
        let log = Probe<String>()
        let host = TestHost {
            VStack {
                Text(verbatim: "a")
                Text(verbatim: "b").redacted(reason: .placeholder).textRenderer(Noting(log: log))
            }
        }
        #expect(log.entries.isEmpty)
        #expect(host.exists("a"))
    }
}
