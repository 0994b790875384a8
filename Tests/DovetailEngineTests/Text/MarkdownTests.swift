import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor @Suite("Markdown in texts") struct MarkdownTests {
    private func resolve(_ text: Text) -> ResolvedText { text.resolve(in: EnvironmentValues()) }

    /// The runs, told as `text[b i c s link]`.
    private func runs(_ text: Text) -> [String] {
        resolve(text).runs.map { run in
            var marks: [String] = []
            if run.style.weight >= 600 { marks.append("b") }
            if run.style.isItalic { marks.append("i") }
            if run.style.design == .monospaced { marks.append("c") }
            if run.style.strikethroughStyle != nil { marks.append("s") }
            if let link = run.style.link { marks.append(link.absoluteString) }
            return marks.isEmpty ? run.text : "\(run.text)[\(marks.joined(separator: " "))]"
        }
    }

    @Test("literals are styled")
    func literals() {
        #expect(runs(Text("a **b**")) == ["a ", "b[b]"])
        #expect(runs(Text("*a* _b_ __c__ ***d***")) == ["a[i]", " ", "b[i]", " ", "c[b]", " ", "d[b i]"])
        #expect(runs(Text("~~a~~ ~b~ `c*d*`")) == ["a[s]", " ", "b[s]", " ", "c*d*[c]"])
        #expect(runs(Text("**a *b* c**")) == ["a [b]", "b[b i]", " c[b]"])
        #expect(
            runs(Text("a [b](https://c.de) <https://f.gh>")) == [
                "a ", "b[https://c.de]", " ", "https://f.gh[https://f.gh]",
            ])
        #expect(runs(Text("see https://a.bc/d.")) == ["see ", "https://a.bc/d[https://a.bc/d]", "."])
    }

    @Test("what is no Markdown stays as it is")
    func plain() {
        for string in [
            "2 * 3 * 4", "snake_case_name", "**", "a ** b", "* a", "[a]", "[a](", "`a", "1 < 2 & 3", "~", "a\\", "***",
            "[]()", "100%", "%d %@ %",
        ] {
            #expect(resolve(Text(LocalizedStringKey(string))).string == string)
        }
        #expect(resolve(Text("\\*a\\*")).string == "*a*")
        #expect(resolve(Text("a &amp; b&nbsp;c")).string == "a & b\u{A0}c")
        // White space is not Markdown's here.
        #expect(resolve(Text("a\n\n  b")).string == "a\n\n  b")
    }

    @Test("strings, verbatim texts and what is interpolated are no Markdown")
    func verbatim() {
        let string = "a **b**"
        #expect(runs(Text(string)) == ["a **b**"])
        #expect(runs(Text(verbatim: "a **b**")) == ["a **b**"])
        #expect(runs(Text("**\(string)**")) == ["a **b**[b]"])
        #expect(runs(Text("x \("*y*")")) == ["x *y*"])
    }

    @Test(
        "hostile Markdown costs time with its length",
        arguments: ["*", "_", "[", "`", "~", "**a", "[a](", "<", "&", "![", "^[", "*a_", "https://"])
    func hostile(part: String) {
        let string = String(repeating: part, count: 20_000)
        #expect(!resolve(Text(LocalizedStringKey(string))).string.isEmpty)
    }

    @Test("a link opens through its environment")
    func opensLinks() throws {
        final class Opened { var urls: [URL] = [] }
        let opened = Opened()
        let host = TestHost(size: CGSize(width: 300, height: 60)) {
            Text("[site](https://example.org/a)")
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.urls.append($0); return .handled
                    })
        }
        try host.tap("site")
        #expect(opened.urls == [URL(string: "https://example.org/a")!])
        host.tap(at: CGPoint(x: 3, y: 3))
        #expect(opened.urls.count == 1)
    }

    @Test("a link lets presses beside it through")
    func passesPresses() throws {
        @MainActor struct Row: View {
            @State private var taps = 0
            var body: some View {
                VStack {
                    Text("a long text before the [link](https://example.org)").onTapGesture { taps += 1 }
                    Text(verbatim: "taps \(taps)")
                }
                .environment(\.openURL, OpenURLAction { _ in .handled })
            }
        }
        let host = TestHost(size: CGSize(width: 500, height: 80)) { Row() }
        let frame = try host.frame(of: "a long text before the link")
        host.tap(at: CGPoint(x: frame.minX + 10, y: frame.midY))
        #expect(host.exists("taps 1"))
    }

    @Test("attributed strings keep their looks (type-check 21)")
    func attributed() throws {
        var string = AttributedString("one")
        string.font = .title
        string.foregroundColor = .red
        string.kern = 3
        var second = AttributedString(" two")
        second.underlineStyle = .single
        second.baselineOffset = 4
        second.backgroundColor = .yellow
        second.inlinePresentationIntent = [.stronglyEmphasized, .code]
        string += second
        let runs = resolve(Text(string)).runs
        #expect(runs.map(\.text) == ["one", " two"])
        #expect(runs[0].style.kerning == 3 && runs[0].style.size > runs[1].style.size)
        #expect(runs[0].style.color == Color.red.resolve(in: EnvironmentValues()))
        #expect(runs[1].style.underlineStyle != nil && runs[1].style.baselineOffset == 4)
        #expect(runs[1].style.weight == 600 && runs[1].style.design == .monospaced)
        #expect(runs[1].style.background == Color.yellow.resolve(in: EnvironmentValues()))
        let markdown = try AttributedString(markdown: "a **b** [c](https://d.ef)")
        #expect(self.runs(Text(markdown)) == ["a ", "b[b]", " ", "c[https://d.ef]"])
    }

    @Test("joined texts keep all of their attributes, however many there are")
    func joined() {
        let text =
            Text("a").bold() + Text("b").italic().foregroundColor(.red) + Text(Image(systemName: "star"))
            + Text("c").underline(pattern: .dash)
        let runs = resolve(text.font(.title)).runs
        #expect(runs.map(\.text) == ["a", "b", "\u{FFFC}", "c"])
        #expect(Set(runs.map(\.style.size)).count == 1)
        #expect(runs[0].style.weight == 700 && runs[1].style.isItalic && runs[3].style.underlineStyle?.pattern == .dash)
        #expect(runs[2].image != nil)
        let many = (0..<2000).reduce(Text("")) { $0 + Text(verbatim: "\($1)") }
        #expect(resolve(many).runs.count == 2001)
    }
}
