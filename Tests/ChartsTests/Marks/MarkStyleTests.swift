import Charts
import SwiftUI
import Testing

/// What styles and effects do to marks, in a plot area of 240 by 120 points.
@MainActor
@Suite struct MarkStyleTests {
    private func probe<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> ChartProbe {
        ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
                .chartXScale(domain: 0...12).chartYScale(domain: 0...12)
        }
    }

    private func square(_ from: Double, _ to: Double) -> RectangleMark {
        RectangleMark(
            xStart: .value("from", from), xEnd: .value("to", to), yStart: .value("from", 3.0), yEnd: .value("to", 9.0))
    }

    @Test func aGradientSpansTheMarkOrThePlotArea() throws {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let own = probe { square(6, 12).foregroundStyle(gradient) }
        #expect(try own.host.color(at: CGPoint(x: 124, y: 60)).red < 0.1)
        let aligned = probe { square(6, 12).foregroundStyle(gradient).alignsMarkStylesWithPlotArea() }
        let color = try aligned.host.color(at: CGPoint(x: 124, y: 60))
        #expect(color.red > 0.4 && color.red < 0.65)
    }

    @Test func aBlurReachesOverTheEdges() throws {
        let sharp = probe { square(4, 8).foregroundStyle(.black) }
        #expect(try sharp.host.color(at: CGPoint(x: 76, y: 60)).red > 0.99)
        let blurred = probe { square(4, 8).foregroundStyle(.black).blur(radius: 6) }
        #expect(try blurred.host.color(at: CGPoint(x: 76, y: 60)).red < 0.95)
    }

    @Test func aShadowFallsBesideTheMark() throws {
        let probe = probe { square(4, 8).foregroundStyle(.red).shadow(color: .black, radius: 0.5, x: 10, y: 0) }
        let shadow = try probe.host.color(at: CGPoint(x: 165, y: 60))
        #expect(shadow.red < 0.3 && shadow.green < 0.3)
        let mark = try probe.host.color(at: CGPoint(x: 120, y: 60))
        #expect(mark.red > 0.8)
    }

    @Test func blendingMixesWithWhatIsThere() throws {
        let probe = probe {
            square(4, 8).foregroundStyle(Color(red: 1, green: 1, blue: 0))
            square(4, 8).foregroundStyle(Color(red: 0, green: 1, blue: 1)).blendMode(.multiply)
        }
        let color = try probe.host.color(at: CGPoint(x: 120, y: 60))
        #expect(color.green > 0.9 && color.red < 0.1 && color.blue < 0.1)
    }

    @Test func cornersAreRoundedAndShapesClip() throws {
        let rounded = probe { square(4, 8).foregroundStyle(.red).cornerRadius(20) }
        #expect(try rounded.host.color(at: CGPoint(x: 82, y: 32)).blue > 0.9)
        #expect(try rounded.host.color(at: CGPoint(x: 120, y: 32)).blue < 0.5)
        let clipped = probe { square(4, 8).foregroundStyle(.red).clipShape(Circle()) }
        #expect(try clipped.host.color(at: CGPoint(x: 84, y: 34)).blue > 0.9)
        #expect(try clipped.host.color(at: CGPoint(x: 120, y: 60)).blue < 0.5)
    }

    @Test func endsOfMarksAreMoved() throws {
        let probe = probe {
            square(4, 8).offset(CGSize(width: 4, height: 6)).accessibilityIdentifier("size")
            square(4, 8).offset(x: 1, yStart: -10, yEnd: 10).accessibilityIdentifier("along y")
            square(4, 8).offset(xStart: -10, xEnd: 10, y: 1).accessibilityIdentifier("along x")
            square(4, 8).offset(xStart: 1, xEnd: 2, yStart: 0, yEnd: 4).accessibilityIdentifier("all")
        }
        #expect(try probe.place(of: "size").isAbout(84, 36, 80, 60))
        #expect(try probe.place(of: "along x").isAbout(70, 31, 100, 60))
        #expect(try probe.place(of: "all").width == 81)
        #expect(try probe.place(of: "along y").minX == 81)
    }

    @Test func interpolationsReachMarks() throws {
        func line(_ method: InterpolationMethod) -> ChartProbe {
            probe {
                ForEach([(0.0, 3.0), (12, 9)], id: \.0) { point in
                    LineMark(x: .value("x", point.0), y: .value("y", point.1)).interpolationMethod(method)
                        .lineStyle(StrokeStyle(lineWidth: 6)).foregroundStyle(.red)
                }
            }
        }
        #expect(try line(.stepStart).host.color(at: CGPoint(x: 60, y: 30)).blue < 0.5)
        #expect(try line(.stepEnd).host.color(at: CGPoint(x: 60, y: 90)).blue < 0.5)
        #expect(try line(.stepCenter).host.color(at: CGPoint(x: 119, y: 60)).blue < 0.5)
        #expect(try line(.linear).host.color(at: CGPoint(x: 60, y: 75)).blue < 0.5)
    }

    @Test func aDimensionThatIsANumberIsPoints() {
        #expect(MarkDimension(integerLiteral: 12) == .fixed(12) && MarkDimension(floatLiteral: 2.5) == .fixed(2.5))
        #expect(MarkDimension.automatic != .fixed(0))
    }
}
