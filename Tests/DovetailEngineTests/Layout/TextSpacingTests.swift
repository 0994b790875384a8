import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// Distances between texts and what is above and below them (L8).
@MainActor
@Suite("Distances of texts")
struct TextSpacingTests {
    private final class Measured {
        var height: CGFloat = 0
    }

    /// The height of a column, and of a line of text in it.
    private func height(
        idiom: Idiom = .desktop, @ViewBuilder _ content: @escaping () -> some View
    ) -> CGFloat {
        let measured = Measured()
        let host = TestHost(size: CGSize(width: 300, height: 500), idiom: idiom) {
            VStack(content: content).onGeometryChange(for: CGFloat.self) {
                $0.size.height
            } action: {
                measured.height = $0
            }
        }
        defer { host.close() }
        return measured.height
    }

    private var line: CGFloat { height { Text("a") } }

    private struct Block: View {
        var body: some View { Color.red.frame(width: 30, height: 10) }
    }

    /// Expects a column of a height on the desktop.
    private func expect(
        _ expected: CGFloat, sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping () -> some View
    ) {
        let height = height(content)
        #expect(abs(height - expected) < 0.01, sourceLocation: sourceLocation)
    }

    @Test("on the desktop, as recorded on macOS: none between texts, 8.15 below a text, 4.74 above one")
    func recorded() {
        #expect(line == 16)
        expect(2 * line) {
            Text("a"); Text("b")
        }
        expect(line + 8.15 + 10) {
            Text("a"); Block()
        }
        expect(line + 4.74 + 10) {
            Block(); Text("a")
        }
        expect(10 + 8 + 10) {
            Block(); Block()
        }
        expect(3 * line + 8.15 + 4.74 + 10) {
            Text("a"); Text("b"); Block(); Text("c")
        }
    }

    @Test("a stack without views keeps no distance, as recorded on macOS")
    func emptyStack() {
        expect(line) {
            Text("a"); HStack {}
        }
        expect(10) {
            VStack {}; Block(); HStack { EmptyView() }
        }
    }

    @Test("in the touch idioms, texts keep the leading of the lower one's style, as recorded on iOS")
    func touch() throws {
        // A row of a list on a phone of three pixels a point: a title, and two lines of footnotes, each 2⅔ below the one before.
        let host = TestHost(size: CGSize(width: 300, height: 500), idiom: .phone) {
            VStack(alignment: .leading) {
                Text("a"); Text("b").font(.footnote); Text("c").font(.footnote); Text("d").font(.system(size: 18))
            }
        }
        defer { host.close() }
        let frames = try ["a", "b", "c", "d"].map { try host.frame(of: $0) }
        #expect(abs(frames[1].minY - frames[0].maxY - 8.0 / 3) < 0.0005)
        #expect(abs(frames[2].minY - frames[1].maxY - 8.0 / 3) < 0.0005)
        // Recorded, too: a font that is no text style has no leading.
        #expect(abs(frames[3].minY - frames[2].maxY) < 0.0005)
    }

    @Test("leadings of text styles follow from the published distances of baselines, in whole pixels of the device")
    func leadings() {
        let styles: [(Font.TextStyle, phone: CGFloat, pad: CGFloat)] = [
            (.largeTitle, 2.0 / 3, 0.5), (.title, 2.0 / 3, 1), (.title2, 2, 2), (.title3, 4.0 / 3, 1.5),
            (.headline, 2, 2), (.body, 2, 2), (.callout, 2, 2), (.subheadline, 7.0 / 3, 2.5), (.footnote, 8.0 / 3, 2.5),
            (.caption, 2, 2), (.caption2, 0, 0),
        ]
        for (style, phone, pad) in styles {
            for (idiom, leading) in [(Idiom.phone, phone), (.pad, pad), (.desktop, 0)] {
                let one = height(idiom: idiom) { Text("a").font(.system(style)) }
                let two = height(idiom: idiom) {
                    Text("a").font(.system(style)); Text("b").font(.system(style))
                }
                #expect(abs(two - 2 * one - leading) < 0.0005, "\(style) \(idiom): \(two - 2 * one)")
            }
        }
    }

    @Test("in the touch idioms, a tenth of a line and what letters leave free is between texts and other views")
    func touchViews() {
        let line = height(idiom: .phone) { Text("a") }
        // 17 points of the system font: 16.19 above the baseline, 4.10 below, capitals of 11.98; a tenth of 20.29 is 2⅓ in thirds.
        let (above, below) = (4.1 + 7.0 / 3, 20.287 + 7.0 / 3 - 11.978)
        func expect(
            _ expected: CGFloat, sourceLocation: SourceLocation = #_sourceLocation,
            @ViewBuilder _ content: @escaping () -> some View
        ) {
            #expect(abs(height(idiom: .phone, content) - expected) < 0.01, sourceLocation: sourceLocation)
        }
        expect(line + below + 10) {
            Text("a"); Block()
        }
        expect(line + above + 10) {
            Block(); Text("a")
        }
        expect(10 + 8 + 10) {
            Block(); Block()
        }
        // A view of an app that has the text inside its edges is no text.
        expect(2 * line + 32 + above) {
            Text("a").padding(); Text("b")
        }
        expect(2 * line + 5) {
            VStack(spacing: 5) {
                Text("a"); Text("b")
            }
        }
    }

    @Test("side by side, texts stand 8 apart on the desktop too")
    func horizontal() throws {
        let host = TestHost(size: CGSize(width: 300, height: 100), idiom: .desktop) {
            HStack {
                Text("a"); Text("b"); Block().accessibilityLabel("c")
            }
        }
        defer { host.close() }
        let (a, b, c) = (try host.frame(of: "a"), try host.frame(of: "b"), try host.frame(of: "c"))
        #expect(abs(b.minX - a.maxX - 8) <= 0.5)
        #expect(abs(c.minX - b.maxX - 8) <= 0.5)
    }

    @Test("distances grow with the font; of several in a text, the largest counts")
    func fonts() {
        let large = height { Text("a").font(.system(size: 26)) }
        // 26 points: twice what 13 points leave free, and a tenth of the line.
        let below = 2 * (8.15 - 1.6) + large / 10
        let above = 2 * (4.74 - 1.6) + large / 10
        expect(large + below + 10) {
            Text("a").font(.system(size: 26)); Block()
        }
        expect(large + above + 10) {
            Block(); Text("a").font(.system(size: 26))
        }
        let mixed = height { Text("a") + Text("b").font(.system(size: 26)) }
        expect(mixed + below + 10) {
            Text("a") + Text("b").font(.system(size: 26)); Block()
        }
        expect(line + large) {
            Text("a"); Text("b").font(.system(size: 26))
        }
    }

    @Test("a row of texts is a text to what is above and below; beside something else, the greatest distance counts")
    func rows() {
        expect(2 * line) {
            HStack {
                Text("a"); Spacer()
            };
            HStack {
                Text("b"); Spacer()
            }
        }
        expect(line + 8.15 + 10) {
            HStack {
                Text("a"); Text("b")
            }; Block()
        }
        expect(2 * line + 4.74) {
            HStack {
                Text("a"); Block()
            }; Text("b")
        }
        expect(2 * line + 8.15) {
            HStack {
                Text("a"); Block()
            };
            HStack {
                Text("b"); Block()
            }
        }
        expect(2 * line + 8.15 + 10 + 4.74) {
            VStack {
                Text("a"); Block()
            }; Text("b")
        }
        expect(2 * line) {
            Group { Text("a") }; Text("b").background(.red).opacity(0.5)
        }
    }

    @Test("text inside a padded edge or in a frame of a height of its own keeps the distances of other views")
    func edges() {
        expect(2 * line + 3 + 4.74) {
            Text("a").padding(.bottom, 3); Text("b")
        }
        expect(2 * line) {
            Text("a").padding(.horizontal, 3); Text("b")
        }
        expect(2 * line + 64 + 8) {
            Text("a").padding(); Text("b").padding()
        }
        expect(line + 20 + 4.74) {
            Text("a").frame(height: 20); Text("b")
        }
        expect(2 * line) {
            Text("a").frame(maxWidth: .infinity); Text("b")
        }
        expect(48) {
            Text("a").frame(minHeight: 20); Text("b").frame(minHeight: 20)
        }
    }

    @Test("a fixed spacing is kept, and a spacer keeps none")
    func fixed() {
        #expect(
            height {
                VStack(spacing: 5) {
                    Text("a"); Text("b"); Block()
                }
            } == 2 * line + 5 + 5 + 10)
        let host = TestHost(size: CGSize(width: 300, height: 100), idiom: .desktop) {
            VStack {
                Text("a"); Spacer(); Text("b")
            }
        }
        defer { host.close() }
        #expect((try? host.frame(of: "a").minY) == 0)
        #expect((try? host.frame(of: "b").maxY) == 100)
    }

    @Test("a layout of an app that unites its subviews' distances keeps the greatest of them")
    func unions() {
        let (text, view) = (ViewSpacing(textOfSize: 13), ViewSpacing())
        func expect(
            _ distance: CGFloat, _ above: ViewSpacing, _ below: ViewSpacing,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(abs(above.distance(to: below, along: .vertical) - distance) < 0.01, sourceLocation: sourceLocation)
        }
        expect(0, text, text)
        expect(8.15, text, view)
        expect(4.74, view, text)
        expect(4.74, text.union(view), text)
        expect(0, text.union(view, edges: .top), text)
        expect(8.15, text.union(.zero), view)
        expect(0, text, .zero)
        expect(2 * 6.55 + 3.2, text.union(ViewSpacing(textOfSize: 26)), view)
        #expect(text.distance(to: view, along: .horizontal) == 8)
    }
}

extension ViewSpacing {
    /// The distances of a text of the system font in the desktop idiom, as a layout of an app sees them.
    @MainActor
    fileprivate init(textOfSize size: CGFloat) {
        final class Seen { var spacing = ViewSpacing.zero }
        struct Looking: Layout {
            let seen: Seen
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                seen.spacing = subviews[0].spacing
                return .zero
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
        }
        let seen = Seen()
        let host = TestHost(size: CGSize(width: 100, height: 100), idiom: .desktop) {
            Looking(seen: seen) { Text("a").font(.system(size: size)) }
        }
        defer { host.close() }
        self = seen.spacing
    }
}
