import DovetailCore
import DovetailPaint
import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Lines that are shaped without Pango are those that Pango would make.
@MainActor
@Suite("Lines without Pango")
struct ShapedLineTests {
    private let engine = PangoTextEngine.shared

    private func text(_ string: String, _ style: TextRunStyle) -> ResolvedText {
        ResolvedText(runs: [.init(text: string, style: style)])
    }

    private func byPango<Result>(_ body: () throws -> Result) rethrows -> Result {
        engine.shapesLines = false
        defer { engine.shapesLines = true }
        return try body()
    }

    private func style(size: CGFloat = 17, _ change: (inout TextRunStyle) -> Void = { _ in }) -> TextRunStyle {
        var style = TextRunStyle(size: size, color: .black)
        change(&style)
        return style
    }

    private func expectSame(_ string: String, _ style: TextRunStyle, isDirect: Bool? = nil) {
        let lines = engine.lineCount
        let own = engine.unsharedShape(text(string, style))
        let size = own.measure(width: nil, height: nil).size
        if let isDirect { #expect((engine.lineCount > lines) == isDirect, "\(string.debugDescription)") }
        let other = engine.unsharedShape(text(string, style))
        let measure = byPango { other.measure(width: nil, height: nil) }
        #expect(own.measure(width: nil, height: nil) == measure, "\(string.debugDescription) \(style)")
        // Frames of lines are not rounded: a thousandth of a point is one of Pango's units.
        let (ours, theirs) = (own.lines(in: size), other.lines(in: size))
        #expect(ours == theirs, "\(string.debugDescription) \(style)")
        // Carets come from Pango in both, of the line that is shown.
        #expect(own.caret(at: string.utf8.count, in: size) == other.caret(at: string.utf8.count, in: size))
    }

    @Test("words, numbers, prices and times are as wide and as high as Pango makes them")
    func known() {
        for string in [
            "Hello", "AVATAR To. fi ffl", "12:45", "€ 1,299.00", "Row 17 – “quoted” … (50%)",
            "Ærøskøbing, Łódź, Ünïcödé", "a b  c ",
            " ", "fiancée", "#*0©®", "1/2 × 3 ÷ 4", "www.example.com/path?x=1&y=~z",
        ] {
            expectSame(string, style(), isDirect: true)
            expectSame(string, style { $0.weight = 700 }, isDirect: true)
            expectSame(string, style(size: 11.5) { $0.isItalic = true })
            expectSame(string, style { $0.hasMonospacedDigits = true }, isDirect: true)
            expectSame(string, style { $0.features = .noLigatures }, isDirect: true)
        }
    }

    @Test("what Pango orders, breaks, mixes or finds in another font is left to it")
    func others() {
        for string in [
            "", "שלום", "two\nlines", "tab\there", "日本", "👩‍👩‍👧", "e\u{301}", "soft\u{AD}hyphen", "no\u{A0}break", "Ω",
            "a\u{200B}b",
        ] {
            expectSame(string, style(), isDirect: false)
        }
        expectSame("Small", style { $0.features = .smallCaps }, isDirect: false)
    }

    @Test("random lines in all kinds of fonts")
    func random() {
        let seed = SeededGenerator.chosenSeed(for: "lines without Pango")
        var generator = SeededGenerator(seed: seed)
        let characters = Array(
            (0x20...0x7E).map { UInt32($0) } + (0xA1...0x24F).map { UInt32($0) }
                + [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC])
        let families: [String?] = [nil, nil] + engine.familyNames.prefix(12).map { $0 }
        let lines = engine.lineCount
        for _ in 0..<600 {
            let length = Int.random(in: 1...24, using: &generator)
            let isPlain = Bool.random(using: &generator)
            let string = String(
                String.UnicodeScalarView(
                    (0..<length).map { _ in
                        let scalar =
                            isPlain
                            ? characters[Int.random(in: 0..<95, using: &generator)]
                            : characters.randomElement(using: &generator)!
                        return Unicode.Scalar(scalar)!
                    }))
            expectSame(
                string,
                style(size: CGFloat(Int.random(in: 16...160, using: &generator)) / 4) {
                    $0.family = families.randomElement(using: &generator)!
                    $0.design = [.standard, .standard, .serif, .rounded, .monospaced].randomElement(using: &generator)!
                    $0.weight = [100, 400, 500, 700, 900].randomElement(using: &generator)!
                    $0.isItalic = Int.random(in: 0..<4, using: &generator) == 0
                    $0.hasMonospacedDigits = Int.random(in: 0..<4, using: &generator) == 0
                })
        }
        #expect(engine.lineCount - lines > 300)
    }

    @Test("a line is painted as Pango paints it", arguments: [ColorScheme.light, .dark])
    func painted(scheme: ColorScheme) throws {
        func picture() throws -> Data {
            let host = TestHost(size: CGSize(width: 240, height: 120)) {
                VStack(alignment: .leading) {
                    Text("AVATAR fi 12:45 “quoted”")
                    Text("Secondary").foregroundStyle(.secondary)
                    Text("Bold, centred").bold().frame(maxWidth: .infinity)
                    Text("Underlined").underline()
                    Text("Too long to be shown in one line of this window, so it is broken")
                }
                .colorScheme(scheme)
            }
            defer { host.close() }
            return try host.png()
        }
        // Pango is asked for the fonts once.
        _ = try picture()
        let layouts = engine.layoutCount
        let own = try picture()
        let layoutsOfOwn = engine.layoutCount - layouts
        let other = try byPango(picture)
        #expect(own == other)
        #expect(engine.layoutCount - layouts - layoutsOfOwn > layoutsOfOwn)
    }

    @Test("equal texts share one shape, in whatever colour; it goes with the last of them")
    func shared() {
        let style = style(size: 19.25)
        var red = style
        red.color = Color.Resolved(red: 1, green: 0, blue: 0)
        let (shared, lines) = (engine.sharedCount, engine.lineCount)
        var shapes: [any TextShape] = [style, red, style].map {
            engine.shape(text("Shared by three", $0))
        }
        #expect(engine.sharedCount - shared == 2)
        #expect(shapes[0] === shapes[1] && shapes[1] === shapes[2])
        #expect(shapes.map { $0.measure(width: nil, height: nil) }.allSatisfy { $0.size.width > 40 })
        #expect(engine.lineCount - lines == 1)
        // Others are not taken for it.
        for other in [text("Shared by threE", style), text("Shared by three", self.style(size: 19))] {
            #expect(engine.shape(other) !== shapes[0])
        }
        var wrapped = text("Shared by three", style)
        wrapped.lineLimit = 1
        #expect(engine.shape(wrapped) !== shapes[0])
        weak let gone = shapes[0]
        shapes = []
        #expect(gone == nil)
        let before = engine.sharedCount
        _ = engine.shape(text("Shared by three", style)).measure(width: nil, height: nil)
        #expect(engine.sharedCount == before && engine.lineCount - lines >= 2)
    }

    @Test("a shape that rows of many widths share remembers what each was asked")
    func manyWidths() {
        let words = "Several words that are broken where the row is narrow"
        let shapes = (0..<8).map { _ in engine.shape(text(words, style(size: 13.75))) }
        func ask() {
            for (index, shape) in shapes.enumerated() {
                _ = shape.measure(width: 90 + CGFloat(index) * 20, height: nil)
            }
        }
        ask()
        let layouts = engine.layoutCount
        ask()
        #expect(engine.layoutCount == layouts)
    }
}
