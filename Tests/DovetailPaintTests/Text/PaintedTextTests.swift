import DovetailCore
import DovetailPaint
import DovetailTesting
import SwiftUI
import Testing

/// Letters that are filled with more than a colour.
@MainActor
@Suite("Texts in gradients and other styles")
struct PaintedTextTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    /// The letters' pixels: how many there are on the left and on the right half, and how red and blue those are.
    private func halves(@ViewBuilder _ text: @escaping () -> some View) throws -> [(red: Int, blue: Int, count: Int)] {
        let view = text().frame(width: 120, height: 40)
        let window = WindowRoot(rootView: view, environment: EnvironmentValues(), services: .headless())
        defer { window.close() }
        window.size = CGSize(width: 120, height: 40)
        window.update(at: 0)
        let picture = try Picture(
            of: window.displayTree, size: window.size, scale: 1, background: Color.Resolved(red: 1, green: 1, blue: 1))
        return [0..<60, 60..<120].map { columns in
            var sum = (red: 0, blue: 0, count: 0)
            for x in columns {
                for y in 0..<40 where picture.pixel(x, y).green < 60 {
                    sum.red += picture.pixel(x, y).red
                    sum.blue += picture.pixel(x, y).blue
                    sum.count += 1
                }
            }
            guard sum.count > 0 else { return sum }
            return (sum.red / sum.count, sum.blue / sum.count, sum.count)
        }
    }

    private var wide: Text { Text(verbatim: "MMMM").font(.system(size: 30, weight: .black)) }
    private var fade: LinearGradient { LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing) }

    @Test("a gradient spans the text, set on it or around it")
    func gradient() throws {
        for halves in [
            try halves { wide.foregroundStyle(fade) }, try halves { VStack { wide }.foregroundStyle(fade) },
            try halves {
                wide.foregroundStyle(.linearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing))
            },
        ] {
            #expect(halves[0].count > 200 && halves[1].count > 200)
            #expect(halves[0].red > halves[0].blue + 60)
            #expect(halves[1].blue > halves[1].red + 60)
        }
    }

    @Test("a part of a text has its own")
    func part() throws {
        let halves = try halves {
            Text(verbatim: "MM").font(.system(size: 30, weight: .black)).foregroundColor(blue)
                + Text(verbatim: "MM").font(.system(size: 30, weight: .black)).foregroundStyle(
                    .linearGradient(colors: [red, red], startPoint: .leading, endPoint: .trailing))
        }
        #expect(halves[0].blue > 230 && halves[0].red < 25)
        #expect(halves[1].red > 230 && halves[1].blue < 25)
    }

    @Test("shadows fall from letters")
    func shadow() throws {
        let halves = try halves {
            Text(verbatim: "I").font(.system(size: 30, weight: .black)).foregroundStyle(
                red.shadow(.drop(color: blue, radius: 0, x: 40)))
        }
        #expect(halves[1].blue > 100 && halves[1].count > 20)
    }

    @Test("a gradient that changes shapes nothing anew, and the text measures the same")
    func sameLines() throws {
        @MainActor struct Changing: View {
            @State private var isBlue = false
            var body: some View {
                Text(verbatim: "Gradient").accessibilityIdentifier("text")
                    .foregroundStyle(
                        LinearGradient(colors: [isBlue ? .blue : .red, .green], startPoint: .top, endPoint: .bottom))
                Button("Change") { isBlue.toggle() }
            }
        }
        let host = TestHost { VStack { Changing() } }
        _ = try host.png()
        let frame = try host.frame(of: "text")
        let count = PangoTextEngine.shared.layoutCount
        try host.tap("Change")
        _ = try host.png()
        #expect(PangoTextEngine.shared.layoutCount == count)
        #expect(try host.frame(of: "text") == frame)
        let plain = TestHost {
            VStack {
                Text(verbatim: "Gradient").accessibilityIdentifier("text"); Button("Change") {}
            }
        }
        #expect(try plain.frame(of: "text") == frame)
    }
}
