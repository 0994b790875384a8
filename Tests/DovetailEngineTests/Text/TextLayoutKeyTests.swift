import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Layouts of texts as a preference")
struct TextLayoutKeyTests {
    private struct Probed: View {
        let log: Probe<[Text.LayoutKey.AnchoredLayout]>
        @State private var word = "one"
        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "\(word) two").padding(7)
                Text(verbatim: "three\nfour")
                Button("change") { word = "1\n2" }.transformPreference(Text.LayoutKey.self) { $0 = [] }
            }
            .onPreferenceChange(Text.LayoutKey.self) { log.note($0) }
        }
    }

    @Test("come in the order of the tree, and again when a text has changed")
    func order() throws {
        let log = Probe<[Text.LayoutKey.AnchoredLayout]>()
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Probed(log: log) }
        let first = try #require(log.entries.last)
        #expect(first.map { $0.layout.count } == [1, 2])
        #expect(first.map { $0.layout.map { $0.reduce(0) { $0 + $1.count } } } == [[7], [5, 4]])
        #expect(first.allSatisfy { !$0.layout.isTruncated })
        let count = log.entries.count
        host.advance(by: .seconds(1))
        #expect(log.entries.count == count)
        try host.tap("change")
        #expect(log.entries.last?.map { $0.layout.count } == [2, 2])
    }

    private struct Underlined: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.clear.frame(width: 10, height: 30)
                Text(verbatim: "marked").accessibilityIdentifier("text").padding(.leading, 20)
            }
            .overlayPreferenceValue(Text.LayoutKey.self) { texts in
                GeometryReader { geometry in
                    if let text = texts.first, let line = text.layout.first {
                        let origin = geometry[text.origin]
                        let rect = line.typographicBounds.rect.offsetBy(dx: origin.x, dy: origin.y)
                        Color.red.frame(width: rect.width, height: rect.height)
                            .accessibilityElement().accessibilityIdentifier("line")
                            .offset(x: rect.minX, y: rect.minY)
                    }
                }
            }
        }
    }

    @Test("have anchors that lead to their lines")
    func anchors() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Underlined() }
        let (text, line) = (try host.frame(of: "text"), try host.frame(of: "line"))
        #expect(abs(text.minX - line.minX) <= 1 && abs(text.minY - line.minY) <= 1)
        #expect(abs(text.width - line.width) <= 1 && abs(text.height - line.height) <= 1)
    }

    @Test("tell of a text that is cut that there is more of it")
    func truncated() throws {
        let log = Probe<[Bool]>()
        _ = TestHost(size: CGSize(width: 80, height: 300)) {
            Text(verbatim: "many words that do not fit in here").lineLimit(1)
                .onPreferenceChange(Text.LayoutKey.self) { log.note($0.map(\.layout.isTruncated)) }
        }
        #expect(log.entries.last == [true])
    }
}
