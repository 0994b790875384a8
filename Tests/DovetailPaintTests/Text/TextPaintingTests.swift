import DovetailCore
import DovetailPaint
import Foundation
import Testing

@MainActor @Suite struct TextPaintingTests {
    private let bounds = CGRect(x: 0, y: 0, width: 120, height: 40)

    private func picture(_ string: String, scale: CGFloat = 1, _ change: (inout TextRunStyle) -> Void = { _ in }) throws
        -> Picture
    {
        var style = TextRunStyle(size: 24, color: .black)
        change(&style)
        let canvas = Canvas(120, 40)
        canvas.show(canvas.node(bounds, .text(ResolvedText(runs: [.init(text: string, style: style)]))))
        return try canvas.picture(scale: scale)
    }

    @Test func drawsInTheTextsColour() throws {
        let picture = try picture("MMM") { $0.color = .red }
        #expect(picture.count { $0.isNear(.red) } > 50)
        #expect(picture.count { $0.alpha > 0 && $0.green > 10 } == 0)
    }

    @Test func drawsHalfTransparentText() throws {
        let picture = try picture("MMM") { $0.color = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5) }
        let strongest = (0..<picture.height).flatMap { y in (0..<picture.width).map { picture.pixel($0, y).alpha } }
            .max()!
        #expect((120...132).contains(strongest))
    }

    @Test(arguments: [1.0, 2.0]) func drawsEmojiInColour(scale: Double) throws {
        let picture = try picture("🍎🐸", scale: scale) { $0.size = 30 }
        #expect(picture.count { $0.alpha > 200 && $0.red > $0.green + 80 } > 20)
        #expect(picture.count { $0.alpha > 200 && $0.green > $0.red + 40 } > 20)
    }

    @Test func fadesEmojiWithTheTextAroundThem() throws {
        for string in ["🍎", "M🍎"] {
            let picture = try picture(string) { $0.color = $0.color.multiplyingOpacity(by: 0.4) }
            let alphas = (0..<picture.height).flatMap { y in (0..<picture.width).map { picture.pixel($0, y) } }
            let strongest = alphas.filter { $0.red > $0.green + 80 }.map(\.alpha).max() ?? 0
            #expect((95...106).contains(strongest))
        }
    }

    @Test func underlinesInItsOwnColour() throws {
        let picture = try picture("nnn") { $0.underline = .blue }
        #expect(picture.count { $0.alpha > 120 && $0.blue > 200 && $0.red < 40 } > 15)
    }

    @Test func strikesThroughInItsOwnColour() throws {
        let picture = try picture("nnn") { $0.strikethrough = .green }
        #expect(picture.count { $0.alpha > 120 && $0.green > 200 && $0.red < 40 } > 15)
    }

    @Test func raisesText() throws {
        func top(_ picture: Picture) -> Int? {
            (0..<picture.height).first { y in (0..<picture.width).contains { picture.pixel($0, y).alpha > 100 } }
        }
        var styles = [TextRunStyle(size: 24, color: .black), TextRunStyle(size: 12, color: .black)]
        func paint() throws -> Picture {
            let canvas = Canvas(120, 60)
            let runs = zip(["n", "n"], styles).map { ResolvedText.Run(text: $0, style: $1) }
            canvas.show(canvas.node(CGRect(x: 0, y: 0, width: 120, height: 60), .text(ResolvedText(runs: runs))))
            return try canvas.picture()
        }
        let plain = try paint()
        styles[1].baselineOffset = 12
        let raised = try paint()
        let right = 18
        func ink(_ picture: Picture, from y: Int) -> Int {
            (y..<picture.height).reduce(0) { sum, y in
                sum + (right..<picture.width).count { picture.pixel($0, y).alpha > 100 }
            }
        }
        #expect(top(plain) != nil)
        #expect(ink(raised, from: 0) > 5)
        #expect(ink(raised, from: (top(raised) ?? 0) + 14) < ink(plain, from: (top(plain) ?? 0) + 7))
    }

    @Test func alignsWithinTheWidth() throws {
        func left(_ alignment: TextAlignment) throws -> Int {
            var text = ResolvedText(runs: [.init(text: "M", style: TextRunStyle(size: 24, color: .black))])
            text.alignment = alignment
            let canvas = Canvas(120, 40)
            canvas.show(canvas.node(bounds, .text(text)))
            let picture = try canvas.picture()
            return (0..<120).first { x in (0..<40).contains { picture.pixel(x, $0).alpha > 100 } } ?? -1
        }
        let (leading, center, trailing) = try (left(.leading), left(.center), left(.trailing))
        #expect(leading < 5 && (40...60).contains(center) && trailing > 90)
    }
}
