import DovetailCore
import Foundation
import Testing

@testable import DovetailPaint

/// Widths of the system font's lines beside those in pictures that a public project recorded on iOS and macOS.
@MainActor
@Suite("System font")
struct SystemFontTests {
    /// A line, and how wide its ink is in a picture, in points.
    struct Line: Sendable, CustomTestStringConvertible {
        let size: CGFloat
        let text: String
        let ink: CGFloat
        var testDescription: String { "\(Int(size)) points: \(text)" }
    }

    nonisolated static let recorded = [
        Line(size: 11, text: "Welcome to PreviewSnapshots", ink: 161),
        Line(size: 13, text: "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do", ink: 379.5),
        Line(size: 15, text: "Welcome to a PreviewSnapshots unit test", ink: 281),
        Line(size: 17, text: "adipiscing elit, sed do eiusmod tempor incididunt", ink: 370),
        Line(size: 17, text: "Lorem ipsum dolor sit amet, consectetur", ink: 305),
        Line(size: 17, text: "ut labore et dolore magna aliqua.", ink: 246),
        Line(size: 22, text: "Hello PreviewSnapshots", ink: 227.5),
        Line(size: 26, text: "Lorem ipsum dolor sit amet,", ink: 303),
        Line(size: 28, text: "Hello PreviewSnapshotsTests", ink: 347),
        Line(size: 34, text: "adipiscing elit, sed do", ink: 308),
    ]

    private func width(_ text: String, size: CGFloat, digits: Bool = false) -> CGFloat {
        var style = TextRunStyle(size: size, color: .black)
        style.hasMonospacedDigits = digits
        return PangoTextEngine.shared.measure(
            ResolvedText(runs: [.init(text: text, style: style)]), width: nil, height: nil
        ).size.width
    }

    @Test("lines are as wide as recorded, to two hundredths", arguments: recorded)
    func widths(line: Line) {
        // Beside a line's ink there is about a twentieth of the size on each side.
        let expected = line.ink + line.size / 10
        #expect(abs(width(line.text, size: line.size) / expected - 1) < 0.02)
    }

    @Test("a size a little larger is a little wider, where letters come from another font too")
    func sizes() {
        for text in ["The quick brown fox", "0123456789"] {
            for digits in [false, true] {
                var last = width(text, size: 9, digits: digits) / 9
                for size in stride(from: 9.5, through: 60, by: 0.5) {
                    let next = width(text, size: size, digits: digits) / size
                    #expect(abs(next / last - 1) < 0.04, "\(text) at \(size)")
                    last = next
                }
            }
        }
    }

    @Test("long texts break where they do there")
    func breaks() {
        let lorem =
            "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."
        let style = TextRunStyle(size: 17, color: .black)
        let text = ResolvedText(runs: [.init(text: lorem, style: style)])
        let engine = PangoTextEngine.shared
        let line = width("adipiscing elit, sed do eiusmod tempor incididunt", size: 17)
        let broken = engine.measure(text, width: 384, height: nil).size
        #expect((broken.height / engine.measure(text, width: nil, height: nil).size.height).rounded() == 3)
        #expect(broken.width == line)
        #expect(width("adipiscing elit, sed do eiusmod tempor incididunt", size: 17) <= 384)
        #expect(width("adipiscing elit, sed do eiusmod tempor incididunt ut", size: 17) > 384)
    }
}
