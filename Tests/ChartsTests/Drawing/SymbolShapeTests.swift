import Charts
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Shapes of points")
struct SymbolShapeTests {
    private func symbol(_ symbol: some ChartSymbolShape) -> Path {
        symbol.path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test("A circle is a symbol, whole or as its outline")
    func circle() {
        let (middle, edge) = (CGPoint(x: 10, y: 10), CGPoint(x: 1, y: 10))
        #expect(symbol(Circle()).contains(middle) && symbol(Circle()).contains(edge))
        let ring = symbol(Circle().strokeBorder(lineWidth: 2))
        #expect(!ring.contains(middle) && ring.contains(edge))
        let thin = symbol(Circle().strokeBorder(style: StrokeStyle(lineWidth: 0.5)))
        #expect(!thin.contains(edge) && thin.contains(CGPoint(x: 0.25, y: 10)))
        #expect(Circle().perceptualUnitRect == BasicChartSymbolShape.circle.perceptualUnitRect)
    }

    @Test(
        "Each symbol has its middle and its bounds",
        arguments: [
            BasicChartSymbolShape.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
        ])
    func shapes(shape: BasicChartSymbolShape) {
        let path = symbol(shape)
        #expect(path.contains(CGPoint(x: 10, y: 10)))
        // Strokes of spokes reach over the ends by a little.
        #expect(path.boundingRect.insetBy(dx: 3, dy: 3).width <= 20 && path.boundingRect.width > 10)
        #expect(abs(shape.perceptualUnitRect.midX - 0.5) < 1e-9)
        let any = AnyChartSymbolShape(shape)
        #expect(any.perceptualUnitRect == shape.perceptualUnitRect && symbol(any).boundingRect == path.boundingRect)
    }

    @Test("A chart's points are drawn as circles and outlines, and a circle stays a view")
    func chart() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(Circle()).symbolSize(900).foregroundStyle(.red)
                PointMark(x: .value("x", 3), y: .value("y", 1)).symbol(Circle().strokeBorder(lineWidth: 3))
                    .symbolSize(900).foregroundStyle(.red)
            }
            .chartXScale(domain: 0...4).chartYScale(domain: 0...2).chartXAxis(.hidden).chartYAxis(.hidden)
            .overlay { Circle().strokeBorder(lineWidth: 4).frame(width: 10, height: 10) }
        }
        let (whole, ring) = (CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100))
        #expect(try host.color(at: whole) != host.color(at: CGPoint(x: 100, y: 30)))
        #expect(try host.color(at: ring) == host.color(at: CGPoint(x: 100, y: 30)))
        #expect(try host.color(at: CGPoint(x: 150, y: 87)) == host.color(at: whole))
    }

    private struct Wide: ChartSymbolShape {
        func path(in rect: CGRect) -> Path { Path(rect) }
    }

    @Test("A shape of an app's own fills the unit square, and plots take it")
    func ownShape() throws {
        #expect(Wide().perceptualUnitRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Chart {
                PointPlot([1.0], x: .value("x", \.self), y: .value("y", \.self)).symbol(Wide()).symbolSize(900)
                    .foregroundStyle(.red)
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...2).chartYScale(domain: 0...2)
        }
        // A square of 30 points, whose corners a circle would not reach.
        let (corner, middle) = (CGPoint(x: 112, y: 62), CGPoint(x: 100, y: 50))
        #expect(try host.color(at: corner) == host.color(at: middle))
        #expect(try host.color(at: CGPoint(x: 120, y: 70)) != host.color(at: middle))
    }
}
