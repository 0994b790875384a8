import DovetailCore
import DovetailPaint
import Foundation
import Testing

// The contents that tests are run with are plain values.
extension DisplayContent: @unchecked Sendable {}

@MainActor @Suite struct ImagePaintingTests {
    private let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)

    /// A picture of 2 × 2 pixels: red, green, blue, and a clear one.
    private func fourPixels() throws -> Data {
        let canvas = Canvas(2, 2)
        canvas.show(
            canvas.box(CGRect(x: 0, y: 0, width: 1, height: 1), .red),
            canvas.box(CGRect(x: 1, y: 0, width: 1, height: 1), .green),
            canvas.box(CGRect(x: 0, y: 1, width: 1, height: 1), .blue))
        return try canvas.picture().pngData()
    }

    @Test func writesPNGThatCanBeReadBack() throws {
        let data = try fourPixels()
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let services = HostServices.headless()
        #expect(services.imageSize(ResolvedImage(source: .data(data))) == CGSize(width: 2, height: 2))
    }

    @Test func showsSharpPixelsWhenNotSmooth() throws {
        let canvas = Canvas(40, 40)
        canvas.show(canvas.node(bounds, .image(ResolvedImage(source: .data(try fourPixels()), smooth: false))))
        let picture = try canvas.picture()
        #expect(picture.pixel(18, 18) == .red)
        #expect(picture.pixel(21, 18) == .green)
        #expect(picture.pixel(18, 21) == .blue)
        #expect(picture.pixel(21, 21) == .clear)
    }

    @Test func blendsPixelsWhenSmooth() throws {
        let canvas = Canvas(40, 40)
        canvas.show(canvas.node(bounds, .image(ResolvedImage(source: .data(try fourPixels())))))
        let middle = try canvas.picture().pixel(20, 5)
        #expect((60...200).contains(middle.red) && (60...200).contains(middle.green))
    }

    @Test func drawsTemplatesInTheirPaint() throws {
        let canvas = Canvas(40, 40)
        let purple = Color.Resolved(red: 0.5, green: 0, blue: 0.5)
        canvas.show(
            canvas.node(
                bounds,
                .image(ResolvedImage(source: .data(try fourPixels()), templatePaint: .color(purple), smooth: false))))
        let picture = try canvas.picture()
        #expect(picture.pixel(5, 5).isNear(Pixel(128, 0, 128)))
        #expect(picture.pixel(35, 5).isNear(Pixel(128, 0, 128)))
        #expect(picture.pixel(35, 35) == .clear)
    }

    @Test(arguments: [
        DisplayContent.image(ResolvedImage(source: .missing(name: "no-such-picture"))),
        .symbol(
            ResolvedSymbol(
                name: "no.such.symbol", pointSize: 30, weight: 400, paint: .color(.black))),
    ])
    func saysOnceWhatIsMissingAndMarksSymbolsThatTheSetLacks(content: DisplayContent) throws {
        let name = if case .symbol = content { "no.such.symbol" } else { "no-such-picture" }
        for _ in 0..<3 {
            let canvas = Canvas(40, 40)
            canvas.show(canvas.node(bounds, content))
            let drawn = try canvas.picture().count { $0.alpha > 100 }
            if case .symbol = content { #expect(drawn > 40) } else { #expect(drawn == 0) }
        }
        #expect(Log.warnings.filter { $0.contains("“\(name)”") }.count == 1)
    }

    @Test func drawsAPlaceholderForBytesThatAreNoPicture() throws {
        let canvas = Canvas(40, 40)
        canvas.show(canvas.node(bounds, .image(ResolvedImage(source: .data(Data([1, 2, 3]))))))
        #expect(try canvas.picture().count { $0.alpha > 100 } > 40)
    }

    // MARK: Symbols

    private func ink(_ name: String, weight: Int) throws -> Int {
        let canvas = Canvas(40, 40)
        canvas.show(
            canvas.node(
                bounds,
                .symbol(
                    ResolvedSymbol(
                        name: name, pointSize: 30, weight: weight, paint: .color(.black)))))
        let picture = try canvas.picture()
        return (0..<40).reduce(0) { sum, y in sum + (0..<40).reduce(0) { $0 + picture.pixel($1, y).alpha } }
    }

    @Test func drawsSymbolsInTheWeightOfTheText() throws {
        let (light, regular, bold) = try (
            ink("circle", weight: 200), ink("circle", weight: 400), ink("circle", weight: 800)
        )
        #expect(light < regular && regular < bold)
    }

    @Test func fillsFilledSymbols() throws {
        #expect(try ink("heart.fill", weight: 400) > ink("heart", weight: 400))
    }

    // MARK: Pictures

    @Test func refusesPicturesWithoutPixels() throws {
        let canvas = Canvas(0, 10)
        #expect(throws: PaintError.self) { try canvas.picture() }
        let huge = Canvas(40_000, 10)
        #expect(throws: PaintError.self) { try huge.picture() }
    }
}
