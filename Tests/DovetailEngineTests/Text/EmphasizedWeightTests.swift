import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// `bold()` beside `fontWeight(.bold)`. Apple's guidelines publish the weights of emphasized text; pictures of apps on iOS 15.5 and 17 show them for
/// body text, for a system font of 72 points, and for titles.
@MainActor
@Suite("Bold text")
struct EmphasizedWeightTests {
    private func weights(_ idiom: Idiom, _ texts: [Text]) -> [Int] {
        texts.map { text in
            let host = TestHost(idiom: idiom) { text }
            defer { host.close() }
            let run: TextRunStyle? = host.window.displayTree.root.firstInTree { node in
                if case .text(let text) = node.content { text.runs.first?.style } else { nil }
            }
            return run?.weight ?? 0
        }
    }

    @Test("is semibold, and bold in large titles, titles and second titles", arguments: [Idiom.phone, .pad])
    func touch(idiom: Idiom) {
        let styles: [Font] = [
            .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption,
            .caption2, .system(size: 72), .system(size: 12, design: .rounded),
        ]
        let expected = [700, 700, 700, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600]
        #expect(weights(idiom, styles.map { Text("a").font($0).bold() }) == expected)
        #expect(weights(idiom, styles.map { Text("a").bold().font($0) }) == expected)
        #expect(weights(idiom, styles.map { Text("a").font($0.bold()) }) == expected)
        #expect(weights(idiom, styles.map { Text("a").font($0).fontWeight(.bold) }).allSatisfy { $0 == 700 })
    }

    @Test("a headline is heavier on the desktop, a caption lighter")
    func desktop() {
        let styles: [Font] = [.title2, .title3, .headline, .body, .caption]
        #expect(weights(.desktop, styles.map { Text("a").font($0).bold() }) == [700, 600, 800, 600, 500])
    }

    @Test("is the bold face of an app's font, no lighter than the font is, and what Markdown's stars ask for")
    func others() {
        let texts = [
            Text("a").font(.custom("Inter", size: 20)).bold(), Text("a").font(.body.weight(.black).bold()),
            Text("**a**"), Text(verbatim: "a").font(.title.italic().monospacedDigit().bold()),
            Text("a").bold(false), Text("a").font(.body.bold().bold(false)),
        ]
        #expect(weights(.phone, texts) == [700, 900, 600, 700, 400, 400])
    }

    @Test("for all texts in a view: by its own font, and not where it is taken back")
    func inherited() {
        struct Page: View {
            var body: some View {
                VStack {
                    Text("body")
                    Text("title").font(.title)
                    Text("plain").bold(false)
                }
                .bold()
            }
        }
        let host = TestHost(idiom: .phone) { Page() }
        var found: [String: Int] = [:]
        host.window.displayTree.root.forEach { node in
            if case .text(let text) = node.content { found[text.string] = text.runs.first?.style.weight }
        }
        #expect(found["body"] == 600 && found["title"] == 700)
    }
}
