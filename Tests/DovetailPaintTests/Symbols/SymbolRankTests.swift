import DovetailCore
import DovetailSymbols
import DovetailTesting
import SwiftUI
import Testing

/// The parts of symbols in looks of several colours.
@MainActor
@Suite("Ranks of symbols")
struct SymbolRankTests {
    private func styles(_ name: String) -> [[SymbolDrawing.Style]]? {
        SymbolLibrary.ranks(of: name)?.map { $0.layers.map(\.style) }
    }

    @Test("what is inside an enclosure comes first, and is no hole in it")
    func enclosures() {
        // A plus is two lines; the disc is an area and its outline.
        #expect(styles("plus.circle.fill") == [[.stroke, .stroke], [.fill, .stroke]])
        #expect(styles("plus.circle") == [[.stroke, .stroke], [.stroke]])
    }

    @Test("a badge and a slash come first, with a gap around them in all parts behind")
    func badges() throws {
        let bell = try #require(styles("bell.badge"))
        #expect(bell.count == 2 && bell[0] == [.fill] && bell[1].last == .cutFill)
        let slash = try #require(styles("bell.slash.fill"))
        #expect(slash.count == 2 && slash[0] == [.stroke] && slash[1].last == .cutStroke)
        // The badge, the person, the circle.
        let person = try #require(styles("person.crop.circle.badge.plus"))
        #expect(person.count == 3)
        #expect(person[1].last == .cutFill && person[2].last == .cutFill)
    }

    @Test("lines of the table say which of their layers come second and third")
    func table() throws {
        #expect(styles("speaker.wave.3") == [[.stroke], [.stroke, .stroke, .stroke]])
        #expect(styles("person.crop.circle.fill") == [[.stroke, .stroke], [.fill, .stroke]])
        #expect(styles("rectangle.stack")?.count == 3)
        #expect(styles("wifi")?.count == 3)
        #expect(styles("wifi.slash")?.count == 2)
        #expect(styles("rectangle.stack.slash")?.count == 3)
        #expect(styles("cloud.bolt.rain")?.count == 3)
        #expect(styles("video.slash")?.first == [.stroke])
        for name in ["star", "star.fill", "trash", "", "no.such.symbol"] { #expect(styles(name) == nil, "\(name)") }
    }

    @Test("the ranks of a name hold all of its layers but those that enclosures cut out")
    func layers() throws {
        // Every seventh: drawings are made at first use, which takes time.
        for name in SymbolLibrary.allNames.enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
            guard let ranks = SymbolLibrary.ranks(of: name), !name.hasSuffix(".fill") else { continue }
            let drawing = try #require(SymbolLibrary.symbol(named: name), "\(name)")
            #expect((2...3).contains(ranks.count), "\(name)")
            let elements = Set(ranks.flatMap(\.layers).map(\.elements))
            #expect(elements == Set(drawing.layers.map(\.elements)), "\(name)")
        }
    }

    private func symbol<V: View>(_ view: V) -> ResolvedSymbol? {
        let host = TestHost { view }
        defer { host.close() }
        var found: ResolvedSymbol?
        host.window.displayTree.root.forEach { if case .symbol(let symbol) = $0.content { found = symbol } }
        return found
    }

    private func opacity(_ paint: Paint?) -> Float? { paint.map { $0.representativeColor.opacity } }

    @Test("a hierarchical symbol has weaker shades of one style, a palette a style for each rank")
    func looks() throws {
        let image = Image(systemName: "person.crop.circle.badge.plus")
        let shades = try #require(symbol(image.symbolRenderingMode(.hierarchical).foregroundStyle(.red)))
        #expect([shades.paint, shades.secondaryPaint, shades.tertiaryPaint].map { opacity($0) } == [1, 0.5, 0.25])
        let palette = try #require(
            symbol(
                image.symbolRenderingMode(.palette).foregroundStyle(
                    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1)
                )))
        #expect(palette.paint == .color(Color.Resolved(red: 1, green: 0, blue: 0)))
        #expect(palette.secondaryPaint == .color(Color.Resolved(red: 0, green: 1, blue: 0)))
        #expect(palette.tertiaryPaint == .color(Color.Resolved(red: 0, green: 0, blue: 1)))
    }

    @Test(
        "where there are styles for several levels a symbol is a palette by itself, but not where it is said to be monochrome"
    )
    func impliedPalette() throws {
        let (red, green) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
        let image = Image(systemName: "plus.circle")
        #expect(
            symbol(image.foregroundStyle(red, green))?.secondaryPaint
                == .color(Color.Resolved(red: 0, green: 1, blue: 0)))
        #expect(symbol(image.symbolRenderingMode(.monochrome).foregroundStyle(red, green))?.secondaryPaint == nil)
        #expect(symbol(image.foregroundStyle(red))?.secondaryPaint == nil)
    }

    @Test("badges and signs have colours of their own")
    func colors() throws {
        let badge = try #require(
            symbol(Image(systemName: "folder.badge.plus").symbolRenderingMode(.multicolor).foregroundStyle(.gray)))
        #expect(badge.paint != badge.secondaryPaint)
        #expect(badge.secondaryPaint == symbol(Image(systemName: "folder").foregroundStyle(.gray))?.paint)
        let sign = try #require(
            symbol(Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor)))
        #expect(sign.paint == .color(Color.Resolved(red: 1, green: 1, blue: 1)))
        #expect(symbol(Image(systemName: "trash").symbolRenderingMode(.multicolor))?.secondaryPaint == nil)
    }
}
