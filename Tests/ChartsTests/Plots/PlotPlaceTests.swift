import Charts
import SwiftUI
import Testing

/// A row of what plots of collections are made of.
private struct Reading: Identifiable {
    let id: Int
    var x: Double
    var y: Double
    var low = 0.0
    var high = 0.0
    var name = "a"
    var kind = "A"
    var length: CGFloat = 10
    var share: CGFloat = 0.5
    var faintness = 0.5
    var color = Color.red
    var label: Text { Text(verbatim: "reading \(id)") }
    var spoken: Text { Text(verbatim: "\(Int(y)) pieces") }
}

/// Where the marks of plots are, in a plot area of 240 by 120 points without axes: 20 points are 1 along x, and 10 along y.
@MainActor
@Suite struct PlotPlaceTests {
    private let readings = [
        Reading(id: 0, x: 3, y: 6, low: 2, high: 8, name: "a", kind: "A", length: 20, share: 0.5),
        Reading(id: 1, x: 9, y: 12, low: 4, high: 6, name: "b", kind: "B", length: 8, share: 0.25),
    ]

    private func numbers<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> ChartProbe {
        ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
                .chartXScale(domain: 0...12).chartYScale(domain: 0...12)
        }
    }

    private func names<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> ChartProbe {
        ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
                .chartYScale(domain: 0...12)
        }
    }

    private func lying<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> ChartProbe {
        ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
                .chartXScale(domain: 0...12)
        }
    }

    private func places(_ probe: ChartProbe) throws -> [CGRect] {
        try ["reading 0", "reading 1"].map { try probe.place(of: $0) }
    }

    @Test func barsStandLieAndReachFromValueToValue() throws {
        var places = try places(
            names {
                BarPlot(readings, x: .value("Name", \.name), y: .value("y", \.y), width: .fixed(\.length))
                    .accessibilityLabel(\.label)
            })
        #expect(places[0].isAbout(50, 60, 20, 60) && places[1].isAbout(176, 0, 8, 120))
        places = try self.places(
            names {
                BarPlot(
                    readings, x: .value("Name", \.name), yStart: .value("low", \.low), yEnd: .value("high", \.high),
                    width: .ratio(\.share)
                )
                .accessibilityLabel(\.label)
            })
        #expect(places[0].isAbout(30, 40, 60, 60) && places[1].isAbout(165, 60, 30, 20))
        places = try self.places(
            lying {
                BarPlot(
                    readings, xStart: .value("low", \.low), xEnd: .value("high", \.high), y: .value("Name", \.name),
                    height: .inset(\.length)
                )
                .accessibilityLabel(\.label)
            })
        #expect(places[0].isAbout(40, 20, 120, 20) && places[1].isAbout(80, 68, 40, 44))
        places = try self.places(
            lying {
                BarPlot(
                    readings, x: .value("x", \.x), y: .value("Name", \.name), height: .fixed(10), stacking: .unstacked
                )
                .accessibilityLabel(\.label)
            })
        #expect(places[0].isAbout(0, 25, 60, 10) && places[1].isAbout(0, 85, 180, 10))
    }

    @Test func barsOfPointsOnTheScreenIgnoreOneScale() throws {
        var places = try places(
            lying {
                BarPlot(readings, xStart: 20, xEnd: 100, y: .value("Name", \.name), height: .fixed(10))
                    .accessibilityLabel(\.label)
            })
        #expect(places[0].isAbout(20, 25, 80, 10))
        places = try self.places(
            names {
                BarPlot(readings, x: .value("Name", \.name), yStart: 10, yEnd: 50, width: .inset(20))
                    .accessibilityLabel(\.label)
            })
        #expect(places[1].isAbout(140, 10, 80, 40))
    }

    @Test func rectanglesReachOverStepsAndRanges() throws {
        var places = try places(
            names {
                RectanglePlot(
                    readings, x: .value("Name", \.name), y: .value("y", \.y), width: .ratio(\.share), height: .fixed(10)
                )
                .accessibilityLabel(\.label)
            })
        #expect(places[0].isAbout(30, 55, 60, 10) && places[1].isAbout(165, -5, 30, 10))
        places = try self.places(
            numbers {
                RectanglePlot(
                    readings, xStart: .value("low", \.low), xEnd: .value("high", \.high), yStart: .value("x", \.x),
                    yEnd: .value("y", \.y)
                )
                .accessibilityLabel(\.label)
            })
        #expect(places[0].isAbout(40, 60, 120, 30) && places[1].isAbout(80, 0, 40, 30))
        places = try self.places(
            names {
                RectanglePlot(
                    readings, x: .value("Name", \.name), yStart: .value("low", \.low), yEnd: .value("high", \.high),
                    width: .fixed(20)
                )
                .accessibilityLabel(\.label)
            })
        #expect(places[0].isAbout(50, 40, 20, 60))
        places = try self.places(
            lying {
                RectanglePlot(
                    readings, xStart: .value("low", \.low), xEnd: .value("high", \.high), y: .value("Name", \.name),
                    height: .fixed(20)
                )
                .accessibilityLabel(\.label)
            })
        #expect(places[1].isAbout(80, 80, 40, 20))
    }

    @Test func rulesReachOverThePlotAreaOrARange() throws {
        var places = try places(numbers { RulePlot(readings, x: .value("x", \.x)).accessibilityLabel(\.label) })
        #expect(places[0].isAbout(60, 0, 0, 120) && places[1].isAbout(180, 0, 0, 120))
        places = try self.places(
            numbers { RulePlot(readings, xStart: 10, xEnd: 50, y: .value("y", \.y)).accessibilityLabel(\.label) })
        #expect(places[0].isAbout(10, 60, 40, 0))
        places = try self.places(
            numbers {
                RulePlot(
                    readings, x: .value("x", \.x), yStart: .value("low", \.low), yEnd: .value("high", \.high)
                )
                .accessibilityLabel(\.label)
            })
        #expect(places[0].isAbout(60, 40, 0, 60))
        places = try self.places(
            numbers {
                RulePlot(
                    readings, xStart: .value("low", \.low), xEnd: .value("high", \.high), y: .value("y", \.y)
                )
                .accessibilityLabel(\.label)
            })
        #expect(places[1].isAbout(80, 0, 40, 0))
    }

    @Test func pointsStandAtTheirValuesAndAtPlacesOnTheScreen() throws {
        var places = try places(
            numbers {
                PointPlot(readings, x: .value("x", \.x), y: .value("y", \.y)).symbolSize(100)
                    .accessibilityLabel(\.label).accessibilityValue(\.spoken)
            })
        #expect(places[0].isAbout(55, 55, 10, 10) && places[1].isAbout(175, -5, 10, 10))
        places = try self.places(
            numbers { PointPlot(readings, x: .value("x", \.x), y: 30).symbolSize(16).accessibilityLabel(\.label) })
        #expect(places[0].isAbout(58, 28, 4, 4))
        places = try self.places(
            numbers { PointPlot(readings, x: 12, y: .value("y", \.y)).symbolSize(\.length).accessibilityLabel(\.label) }
        )
        #expect(abs(places[0].midX - 12) < 0.1 && abs(places[0].width - 20.squareRoot()) < 0.1)
    }

    @Test func sectorsShareTheCircle() throws {
        let probe = ChartProbe(size: CGSize(width: 100, height: 100)) {
            Chart {
                SectorPlot(readings, angle: .value("x", \.x), innerRadius: .ratio(0.5), outerRadius: .ratio(1))
                    .foregroundStyle(\.color).accessibilityLabel(\.label)
            }
        }
        // A quarter and three.
        let place = try probe.host.frame(of: "reading 0")
        #expect(abs(place.midX - (50 + 37.5 * 0.7071)) < 0.1 && abs(place.midY - (50 - 37.5 * 0.7071)) < 0.1)
        #expect(try probe.host.color(at: CGPoint(x: 24, y: 76)).red > 0.8)
        #expect(try probe.host.color(at: CGPoint(x: 24, y: 76)).blue < 0.5)
        #expect(try probe.host.color(at: CGPoint(x: 50, y: 50)).blue > 0.9)
    }

    @Test func linesAndAreasGoThroughTheirPoints() throws {
        let line = numbers {
            LinePlot(readings, x: .value("x", \.x), y: .value("y", \.y)).foregroundStyle(.red)
                .lineStyle(StrokeStyle(lineWidth: 6)).interpolationMethod(.linear).accessibilityLabel(\.label)
        }
        #expect(try places(line)[0].isAbout(58, 58, 4, 4))
        // Half-way between the points.
        #expect(try line.host.color(at: CGPoint(x: 120, y: 30)).blue < 0.5)
        let series = numbers {
            LinePlot(readings, x: .value("x", \.x), y: .value("y", \.y), series: .value("Kind", \.kind))
                .foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 6))
        }
        #expect(try series.host.color(at: CGPoint(x: 120, y: 30)).blue > 0.9)
        let area = numbers {
            AreaPlot(readings, x: .value("x", \.x), y: .value("y", \.y)).foregroundStyle(.red)
        }
        #expect(try area.host.color(at: CGPoint(x: 120, y: 100)).blue < 0.5)
        #expect(try area.host.color(at: CGPoint(x: 120, y: 20)).blue > 0.9)
        let band = numbers {
            AreaPlot(readings, x: .value("x", \.x), yStart: .value("low", \.low), yEnd: .value("high", \.high))
                .foregroundStyle(.red)
        }
        // From 3 to 7 half-way.
        #expect(try band.host.color(at: CGPoint(x: 120, y: 70)).blue < 0.5)
        #expect(try band.host.color(at: CGPoint(x: 120, y: 100)).blue > 0.9)
        let stacked = numbers {
            AreaPlot(
                [Reading(id: 0, x: 0, y: 3), Reading(id: 1, x: 12, y: 3)]
                    + [Reading(id: 2, x: 0, y: 3, kind: "B"), Reading(id: 3, x: 12, y: 3, kind: "B")],
                x: .value("x", \.x), y: .value("y", \.y), series: .value("Kind", \.kind), stacking: .standard
            )
            .foregroundStyle(.red)
        }
        #expect(try stacked.host.color(at: CGPoint(x: 120, y: 70)).blue < 0.5)
    }

    @Test func functionsAreDrawn() throws {
        let chart = ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart {
                LinePlot(x: "x", y: "y", domain: 0...12) { $0 }.foregroundStyle(.red).lineStyle(
                    StrokeStyle(lineWidth: 6))
                LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: 3, y: $0 * 12) }.foregroundStyle(.green)
                    .lineStyle(StrokeStyle(lineWidth: 6))
                AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 8...12) { _ in (yStart: 1, yEnd: 3) }
                    .foregroundStyle(.blue)
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...12).chartYScale(domain: 0...12)
        }
        let (line, parametric, band) = (
            try chart.host.color(at: CGPoint(x: 120, y: 60)), try chart.host.color(at: CGPoint(x: 60, y: 20)),
            try chart.host.color(at: CGPoint(x: 200, y: 100))
        )
        #expect(line.red > 0.8 && line.green < 0.5)
        #expect(parametric.green > parametric.red && parametric.green > parametric.blue)
        #expect(band.blue > 0.8 && band.red < 0.5)
        #expect(try chart.host.color(at: CGPoint(x: 200, y: 116)).red > 0.9)
    }

    @Test func modifiersOfPlotsAskEachElement() throws {
        let probe = names {
            BarPlot(readings, x: .value("Name", \.name), y: .value("y", \.y), width: .ratio(1))
                .foregroundStyle(\.color).opacity(\.faintness).cornerRadius(\.length).accessibilityLabel(\.label)
        }
        let color = try probe.host.color(at: CGPoint(x: 60, y: 90))
        #expect(color.red > 0.9 && abs(color.blue - 0.6) < 0.15)
        // A corner is rounded by twenty points.
        #expect(try probe.host.color(at: CGPoint(x: 1, y: 61)).blue > 0.9)
        let grouped = names {
            BarPlot(
                readings.map { Reading(id: $0.id, x: 0, y: 6, kind: $0.kind) }, x: .value("Name", \.name),
                y: .value("y", \.y), width: .fixed(10)
            )
            .position(by: .value("Kind", \.kind), span: .fixed(120)).accessibilityLabel(\.label)
        }
        let places = try places(grouped)
        #expect(places[0].isAbout(85, 60, 10, 60) && places[1].isAbout(145, 60, 10, 60))
        let styled = ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart {
                PointPlot(readings, x: .value("x", \.x), y: .value("y", \.y)).foregroundStyle(
                    by: .value("Kind", \.kind)
                )
                .symbol(by: .value("Kind", \.kind)).symbolSize(by: .value("y", \.y))
                LinePlot(readings, x: .value("x", \.x), y: .value("y", \.low)).lineStyle(by: .value("Kind", \.kind))
            }
        }
        #expect(styled.proxy.foregroundStyle(for: "B") == AnyShapeStyle(Color.green))
        #expect(styled.proxy.symbolSize(for: 12.0) == 400)
        #expect(styled.proxy.lineStyle(for: "B")?.dash == [6, 4])
        #expect(styled.host.exists("A") && styled.host.exists("B"))
    }
}
