import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor @Suite("Styles of texts") struct TextStyleTests {
    private let words = "The quick brown fox jumps over the lazy dog"

    private func height<V: View>(_ view: V, width: CGFloat = 100) throws -> CGFloat {
        try TestHost(size: CGSize(width: width, height: 600)) { view.accessibilityIdentifier("it") }.frame(of: "it")
            .height
    }

    @Test("line limits take ranges and reserve space")
    func lineLimits() throws {
        let one = try height(Text("a"))
        // The lines of the body font are 22 points from each other.
        let (two, three) = (one + 22, one + 44)
        #expect(try height(Text("a").lineLimit(3, reservesSpace: true)) == three)
        #expect(try height(Text("a").lineLimit(3, reservesSpace: false)) == one)
        #expect(try height(Text("a").lineLimit(2...4)) == two)
        #expect(try height(Text(words).lineLimit(2...3)) == three)
        #expect(try height(Text("a").lineLimit(2...)) == two)
        #expect(try height(Text(words).lineLimit(...2)) == two)
        #expect(try height(Text("a").lineLimit(1).lineLimit(3, reservesSpace: true)) == one)
    }

    @Test("a text becomes smaller before it is truncated, and no smaller than it may")
    func minimumScaleFactor() throws {
        func size(_ factor: CGFloat, _ width: CGFloat) throws -> CGSize {
            try TestHost(size: CGSize(width: width, height: 100)) {
                Text(words).lineLimit(1).minimumScaleFactor(factor).accessibilityIdentifier("it")
            }.frame(of: "it").size
        }
        let natural = try size(1, 1000)
        #expect(try size(0.5, 1000) == natural)
        let small = try size(0.5, natural.width * 0.7)
        #expect(small.width <= natural.width * 0.7 && small.width > natural.width * 0.66)
        #expect(small.height < natural.height)
        // Half as big does not fit in a third: it is cut, and half as big.
        #expect(try size(0.5, natural.width / 3).height <= (natural.height / 2).rounded(.up) + 1)
    }

    @Test("a text that may become smaller does so before a word is broken")
    func scaledBeforeBroken() throws {
        func lines(_ text: String, _ size: CGFloat, _ factor: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [String]
        {
            let engine = HostServices.headless().textEngine
            var resolved = Text(verbatim: text).font(.system(size: size)).resolve(in: EnvironmentValues())
            resolved.minimumScale = factor
            let shape = engine.shape(resolved)
            let measured = shape.measure(width: width, height: height).size
            #expect(measured.width <= width && measured.height <= height)
            return shape.lines(in: measured).map { line in
                String(decoding: Array(text.utf8)[line.range], as: UTF8.self).trimmingCharacters(in: .whitespaces)
            }
        }
        #expect(lines("Guess", 80, 0.1, 62, 62) == ["Guess"])
        #expect(lines("Guess", 80, 0.1, 62, 400) == ["Guess"])
        // Words still go on lines of their own where they fit there.
        #expect(lines("Guess again", 20, 0.5, 70, 400) == ["Guess", "again"])
        #expect(lines("Guess whatever", 40, 0.1, 62, 400) == ["Guess", "whatever"])
        // Not even the smallest letters have room for the word: it is broken, at its own size.
        #expect(lines("Incomprehensibilities", 20, 0.9, 62, 400).count > 2)
        #expect(lines("Incomprehensibilities", 20, 1, 62, 400).count > 2)
    }

    @Test("letters move together before a text is truncated")
    func tightening() throws {
        func isCut(_ allows: Bool) throws -> Bool {
            let engine = HostServices.headless().textEngine
            var text = Text(words).resolve(in: EnvironmentValues())
            text.lineLimit = 1
            text.allowsTightening = allows
            let natural = engine.measure(text, width: nil, height: nil).size.width
            let shape = engine.shape(text)
            let size = shape.measure(width: natural - 8, height: nil).size
            return shape.lines(in: size).contains { $0.isTruncated }
        }
        #expect(try isCut(false))
        #expect(try !isCut(true))
    }

    @Test("modifiers of views reach all texts inside")
    func inherited() {
        func style<V: View>(_ change: @escaping (Text) -> V) -> TextRunStyle? {
            let host = TestHost { change(Text("a")) }
            var found: TextRunStyle?
            host.window.displayTree.root.forEach {
                if case .text(let text) = $0.content { found = text.runs.first?.style }
            }
            return found
        }
        #expect(style { text in Group { text }.kerning(3) }?.kerning == 3)
        #expect(style { text in Group { text }.kerning(3) }?.features == .noLigatures)
        #expect(style { text in Group { text }.tracking(2) }?.kerning == 2)
        #expect(style { text in Group { text }.tracking(2) }?.features == [])
        #expect(style { text in Group { text }.baselineOffset(5) }?.baselineOffset == 5)
        #expect(style { text in Group { text }.monospacedDigit() }?.hasMonospacedDigits == true)
        #expect(style { text in Group { text }.monospaced() }?.design == .monospaced)
        #expect(style { text in Group { text }.fontDesign(.serif) }?.design == .serif)
        #expect(style { text in Group { text }.fontWidth(.expanded) }?.width == 1.2)
        #expect(style { text in Group { text }.underline(pattern: .dot, color: .red) }?.underlineStyle?.pattern == .dot)
        #expect(style { $0.font(.body.smallCaps()) }?.features == [.lowercaseSmallCaps, .uppercaseSmallCaps])
        #expect(style { $0.font(.body.leading(.tight)) }.map { $0.lineHeight < 1 } == true)
        #expect(style { $0.font(.body.width(.condensed)) }?.width == 0.8)
    }

    @Test("size categories are dynamic type sizes by their older names")
    func categories() {
        @MainActor struct Shown: View {
            @Environment(\.sizeCategory) private var category
            @Environment(\.dynamicTypeSize) private var size
            var body: some View { Text(verbatim: "\(category) \(size)") }
        }
        let host = TestHost { Shown().environment(\.sizeCategory, .accessibilityMedium) }
        #expect(host.texts == ["accessibilityMedium accessibility1"])
        #expect(
            ContentSizeCategory.extraLarge > .small && ContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    }

    @Test("a selectable text is selected by the pointer and copied")
    func selection() throws {
        let host = TestHost(size: CGSize(width: 400, height: 60)) {
            Text(verbatim: "one two three").textSelection(.enabled)
        }
        let frame = try host.frame(of: "one two three")
        func mark() -> Range<Int>? {
            var found: Range<Int>?
            host.window.displayTree.root.forEach {
                if case .text(let text) = $0.content { found = text.selection?.range }
            }
            return found
        }
        #expect(mark() == nil)
        host.drag(from: CGPoint(x: frame.minX + 1, y: frame.midY), to: CGPoint(x: frame.maxX - 1, y: frame.midY))
        #expect(mark() == 0..<13)
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY), count: 2)
        #expect(mark() == 4..<7)
        host.window.send(KeyInput(key: .character("c"), characters: "c", modifiers: .control))
        #expect(host.window.services.clipboard.string == "two")
        host.window.send(KeyInput(key: .character("a"), characters: "a", modifiers: .control))
        host.settle()
        #expect(mark() == 0..<13)
    }

    @Test("a text that can't be selected takes no presses")
    func noSelection() throws {
        let host = TestHost { Text(verbatim: "one") }
        try host.tap("one")
        #expect(host.focused == nil)
    }

    @Test("redacted texts keep their size and are drawn as blocks")
    func redaction() throws {
        func isRedacted<V: View>(_ view: V) -> Bool {
            let host = TestHost { view }
            var found = false
            host.window.displayTree.root.forEach { if case .text(let text) = $0.content { found = text.isRedacted } }
            return found
        }
        #expect(isRedacted(Text("a").redacted(reason: .placeholder)))
        #expect(!isRedacted(Text("a").unredacted().redacted(reason: .placeholder)))
        #expect(!isRedacted(Text("a").redacted(reason: .privacy)))
        #expect(isRedacted(Text("a").privacySensitive().redacted(reason: .privacy)))
        #expect(try height(Text(words).redacted(reason: .placeholder)) == height(Text(words)))
    }
}
