import Charts
import SwiftUI
import Testing

/// Where marks are in a plot area of 240 by 120 points without axes.
@MainActor
@Suite struct MarkPlaceTests {
    private func probe<C: ChartContent>(
        domain: ClosedRange<Double> = 0...12, @ChartContentBuilder _ content: @escaping () -> C
    ) -> ChartProbe {
        ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
                .chartYScale(domain: domain)
        }
    }

    private func wide<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> ChartProbe {
        ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
                .chartXScale(domain: 0...12)
        }
    }

    @Test func barsStandInTheirStepsAndAreAsHighAsTheirValues() throws {
        let probe = probe {
            ForEach(Sale.three) { sale in
                BarMark(x: .value("Shape", sale.name), y: .value("Count", sale.amount), width: .fixed(20))
                    .accessibilityIdentifier(sale.name)
            }
        }
        #expect(try probe.place(of: "Cube").isAbout(30, 70, 20, 50))
        #expect(try probe.place(of: "Sphere").isAbout(110, 80, 20, 40))
        #expect(try probe.place(of: "Cone").isAbout(190, 20, 20, 100))
        #expect(probe.proxy.plotSize == CGSize(width: 240, height: 120))
    }

    @Test func widthsAreRatiosAndInsetsOfTheStep() throws {
        let probe = probe {
            BarMark(x: .value("Shape", "a"), y: .value("Count", 6), width: .ratio(0.5)).accessibilityIdentifier("ratio")
            BarMark(x: .value("Shape", "b"), y: .value("Count", 6), width: .inset(10)).accessibilityIdentifier("inset")
            BarMark(x: .value("Shape", "c"), y: .value("Count", 6), width: 12).accessibilityIdentifier("literal")
        }
        #expect(try probe.place(of: "ratio").isAbout(20, 60, 40, 60))
        #expect(try probe.place(of: "inset").isAbout(90, 60, 60, 60))
        #expect(try probe.place(of: "literal").isAbout(194, 60, 12, 60))
    }

    @Test func barsOfNumbersAndCategoriesLieWithTheFirstAtTheTop() throws {
        let probe = wide {
            ForEach(Sale.three) { sale in
                BarMark(x: .value("Count", sale.amount), y: .value("Shape", sale.name), height: .fixed(10))
                    .accessibilityIdentifier(sale.name)
            }
        }
        #expect(try probe.place(of: "Cube").isAbout(0, 15, 100, 10))
        #expect(try probe.place(of: "Cone").isAbout(0, 95, 200, 10))
    }

    @Test func barsAtOnePlaceAreStacked() throws {
        let probe = probe(domain: -4...8) {
            ForEach(Sale.two) { sale in
                BarMark(x: .value("Shape", sale.name), y: .value("Count", sale.amount), width: .fixed(20))
                    .foregroundStyle(by: .value("Kind", sale.kind)).accessibilityIdentifier(sale.id)
            }
        }
        #expect(try probe.place(of: "Cube-Red").isAbout(50, 60, 20, 20))
        #expect(try probe.place(of: "Cube-Green").isAbout(50, 0, 20, 60))
        #expect(try probe.place(of: "Cone-Red").isAbout(170, 40, 20, 40))
        #expect(try probe.place(of: "Cone-Green").isAbout(170, 80, 20, 30))
    }

    @Test func groupsStandSideBySide() throws {
        let probe = probe {
            ForEach(Sale.two.filter { $0.amount > 0 }) { sale in
                BarMark(x: .value("Shape", sale.name), y: .value("Count", sale.amount), width: .fixed(20))
                    .position(by: .value("Kind", sale.kind), span: .fixed(80)).accessibilityIdentifier(sale.id)
            }
        }
        #expect(try probe.place(of: "Cube-Red").isAbout(30, 100, 20, 20))
        #expect(try probe.place(of: "Cube-Green").isAbout(70, 60, 20, 60))
    }

    @Test func barsOfDaysAreAsWideAsTheirDays() throws {
        let probe = probe {
            ForEach(1..<5, id: \.self) { day in
                BarMark(x: .value("Day", may(day), unit: .day), y: .value("Count", 6), width: .ratio(1))
                    .accessibilityIdentifier("\(day)")
            }
        }
        #expect(try probe.place(of: "1").isAbout(0, 60, 60, 60))
        #expect(try probe.place(of: "4").isAbout(180, 60, 60, 60))
    }

    @Test func barsReachFromValueToValue() throws {
        let probe = probe {
            BarMark(x: .value("Shape", "a"), yStart: .value("From", 3), yEnd: .value("To", 9), width: .fixed(20))
                .accessibilityIdentifier("bar")
        }
        #expect(try probe.place(of: "bar").isAbout(110, 30, 20, 60))
        let lying = wide {
            BarMark(xStart: .value("From", 3), xEnd: .value("To", 9), y: .value("Shape", "a"), height: .fixed(20))
                .accessibilityIdentifier("bar")
            BarMark(xStart: .value("From", 3), xEnd: .value("To", 6), yStart: 10, yEnd: 30).accessibilityIdentifier(
                "fixed")
        }
        #expect(try lying.place(of: "bar").isAbout(60, 50, 120, 20))
        #expect(try lying.place(of: "fixed").isAbout(60, 10, 60, 20))
    }

    @Test func aBarOfOneValueIsAStack() throws {
        let probe = wide {
            BarMark(x: .value("Size", 3)).accessibilityIdentifier("first")
            BarMark(x: .value("Size", 6), yStart: 20, yEnd: 40).accessibilityIdentifier("second")
        }
        #expect(try probe.place(of: "first").isAbout(0, 0, 60, 120))
        #expect(try probe.place(of: "second").isAbout(60, 20, 120, 20))
    }

    @Test func pointsStandAtTheirValues() throws {
        let probe = probe {
            PointMark(x: .value("x", 2), y: .value("y", 3)).symbolSize(100).accessibilityIdentifier("area")
            PointMark(x: .value("x", 4), y: .value("y", 12)).symbolSize(CGSize(width: 20, height: 10))
                .accessibilityIdentifier("size")
            PointMark(x: .value("x", 0), y: 30).symbolSize(16).offset(x: 5, y: -2).accessibilityIdentifier("fixed")
        }
        #expect(try probe.place(of: "area").isAbout(115, 85, 10, 10))
        #expect(try probe.place(of: "size").isAbout(230, -5, 20, 10))
        #expect(try probe.place(of: "fixed").isAbout(3, 26, 4, 4))
    }

    @Test func linesGoThroughTheirPoints() throws {
        let probe = probe {
            LineMark(x: .value("x", 0), y: .value("y", 0)).accessibilityIdentifier("first")
            LineMark(x: .value("x", 10), y: .value("y", 12)).accessibilityIdentifier("last")
        }
        #expect(try probe.place(of: "first").isAbout(-2, 118, 4, 4))
        #expect(try probe.place(of: "last").isAbout(238, -2, 4, 4))
        // Half-way it is drawn.
        let color = try probe.host.color(at: CGPoint(x: 120, y: 60))
        #expect(color.blue > 0.8 && color.red < 0.3)
    }

    @Test func rulesReachOverThePlotArea() throws {
        let probe = probe {
            RuleMark(y: .value("y", 6)).accessibilityIdentifier("across")
            RuleMark(x: .value("x", 5), yStart: .value("from", 0), yEnd: .value("to", 6)).accessibilityIdentifier(
                "part")
            PointMark(x: .value("x", 10), y: .value("y", 1))
        }
        #expect(try probe.place(of: "across").isAbout(0, 60, 240, 0))
        #expect(try probe.place(of: "part").isAbout(120, 60, 0, 60))
    }

    @Test func rectanglesFillTheirSteps() throws {
        let probe = ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart {
                RectangleMark(x: .value("x", "a"), y: .value("y", "p")).accessibilityIdentifier("a")
                RectangleMark(x: .value("x", "b"), y: .value("y", "q"), width: .ratio(0.5), height: .fixed(10))
                    .accessibilityIdentifier("b")
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(try probe.place(of: "a").isAbout(0, 0, 120, 60))
        #expect(try probe.place(of: "b").isAbout(150, 85, 60, 10))
    }

    @Test func sectorsShareTheCircle() throws {
        let probe = ChartProbe(size: CGSize(width: 100, height: 100)) {
            Chart {
                SectorMark(angle: .value("n", 1), innerRadius: .ratio(0.5)).accessibilityIdentifier("quarter")
                SectorMark(angle: .value("n", 3), innerRadius: .ratio(0.5)).foregroundStyle(.red)
            }
        }
        // The middle of the first quarter of the ring, from the top.
        let place = try probe.host.frame(of: "quarter")
        #expect(abs(place.midX - (50 + 37.5 * 0.7071)) < 0.1 && abs(place.midY - (50 - 37.5 * 0.7071)) < 0.1)
        let (first, second) = (
            try probe.host.color(at: CGPoint(x: 76, y: 24)), try probe.host.color(at: CGPoint(x: 24, y: 24))
        )
        #expect(first.blue > 0.8 && first.red < 0.3)
        #expect(second.red > 0.8 && second.blue < 0.5)
        #expect(try probe.host.color(at: CGPoint(x: 50, y: 50)).red > 0.9)
        #expect(probe.proxy.value(atAngle: .degrees(90), as: Double.self) == 1)
    }

    @Test func sectorsReachNoFurtherThanThePlotArea() throws {
        func edge(_ radius: MarkDimension) throws -> Double {
            let probe = ChartProbe(size: CGSize(width: 100, height: 80)) {
                Chart {
                    SectorMark(angle: .value("n", 1), innerRadius: .fixed(20), outerRadius: radius)
                        .accessibilityIdentifier("half")
                    SectorMark(angle: .value("n", 1), innerRadius: .fixed(20), outerRadius: radius)
                }
            }
            // The middle of the ring's breadth, to the right of the centre.
            return try probe.host.frame(of: "half").midX - 50
        }
        #expect(abs(try edge(.fixed(1000)) - 30) < 0.1)
        #expect(abs(try edge(.fixed(30)) - 25) < 0.1)
        #expect(abs(try edge(.fixed(-5)) - 0) < 0.1)
        #expect(abs(try edge(.inset(10)) - 25) < 0.1)
        #expect(abs(try edge(.ratio(3)) - 30) < 0.1)
    }

    @Test func higherMarksAreDrawnLater() throws {
        let probe = probe {
            RectangleMark(x: .value("x", "a"), y: 0...12).foregroundStyle(.red).zIndex(1)
            RectangleMark(x: .value("x", "a"), y: 0...12).foregroundStyle(.green)
        }
        #expect(try probe.host.color(at: CGPoint(x: 120, y: 60)).red > 0.8)
    }

    @Test func opacitiesAreMultiplied() throws {
        let probe = probe {
            Plot { RectangleMark(x: .value("x", "a"), y: 0...12).foregroundStyle(.black).opacity(0.5) }.opacity(0.5)
        }
        let color = try probe.host.color(at: CGPoint(x: 120, y: 60))
        // Three quarters of the white behind shine through.
        #expect(abs(color.red - 0.75) < 0.02)
    }
}

extension RectangleMark {
    /// A rectangle between two numbers along y.
    fileprivate init<X: Plottable>(x: PlottableValue<X>, y: ClosedRange<Double>) {
        self.init(x: x, yStart: .value("from", y.lowerBound), yEnd: .value("to", y.upperBound))
    }
}
