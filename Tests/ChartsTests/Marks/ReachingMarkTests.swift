import Charts
import SwiftUI
import Testing

/// Marks between values, in series, stacks and groups, in a plot area of 240 by 120 points: 20 points are 1 along x, and 10 along y.
@MainActor
@Suite struct ReachingMarkTests {
    private func probe<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> ChartProbe {
        ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
                .chartXScale(domain: 0...12).chartYScale(domain: 0...12)
        }
    }

    private func isBlue(_ probe: ChartProbe, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
        let color = try probe.host.color(at: CGPoint(x: x, y: y))
        return color.blue > 0.8 && color.red < 0.5
    }

    @Test func areasLieBetweenValuesAlongX() throws {
        let area = probe {
            AreaMark(xStart: .value("from", 2), xEnd: .value("to", 4), y: .value("y", 0))
            AreaMark(xStart: .value("from", 2), xEnd: .value("to", 8), y: .value("y", 12))
        }
        #expect(try isBlue(area, 60, 110) && isBlue(area, 140, 10) && !isBlue(area, 140, 110) && !isBlue(area, 30, 60))
        let two = probe {
            ForEach([0, 6], id: \.self) { start in
                AreaMark(
                    xStart: .value("from", start), xEnd: .value("to", start + 2), y: .value("y", 0),
                    series: .value("Start", start))
                AreaMark(
                    xStart: .value("from", start), xEnd: .value("to", start + 2), y: .value("y", 12),
                    series: .value("Start", start))
            }
        }
        #expect(try isBlue(two, 20, 60) && isBlue(two, 140, 60) && !isBlue(two, 80, 60))
    }

    @Test func areasOfSeriesAreApartAndStackedAsToldTo() throws {
        let bands = probe {
            ForEach([1.0, 9], id: \.self) { y in
                ForEach([0, 12], id: \.self) { x in
                    AreaMark(
                        x: .value("x", x), yStart: .value("from", y), yEnd: .value("to", y + 2), series: .value("y", y))
                }
            }
        }
        #expect(try isBlue(bands, 120, 100) && isBlue(bands, 120, 20) && !isBlue(bands, 120, 60))
        func top(_ method: MarkStackingMethod) throws -> CGFloat {
            let areas = probe {
                ForEach(["a", "b"], id: \.self) { name in
                    ForEach([0, 12], id: \.self) { x in
                        AreaMark(x: .value("x", x), y: .value("y", 3), series: .value("Name", name), stacking: method)
                    }
                }
            }
            var y: CGFloat = 0.5
            while y < 120, !(try isBlue(areas, 120, y)) { y += 1 }
            return y
        }
        let (standard, unstacked, normalized) = (try top(.standard), try top(.unstacked), try top(.normalized))
        #expect(abs(standard - 60) <= 1 && abs(unstacked - 90) <= 1 && abs(normalized - 110) <= 1)
        let plain = probe {
            AreaMark(x: .value("x", 0), y: .value("y", 3), stacking: .unstacked)
            AreaMark(x: .value("x", 12), y: .value("y", 3), stacking: .unstacked)
        }
        #expect(try isBlue(plain, 120, 100) && !isBlue(plain, 120, 80))
    }

    @Test func linesOfSeriesAreNotJoined() throws {
        let lines = probe {
            ForEach([2, 10], id: \.self) { y in
                ForEach([0, 12], id: \.self) { x in
                    LineMark(x: .value("x", x), y: .value("y", y), series: .value("y", y)).lineStyle(
                        StrokeStyle(lineWidth: 4))
                }
            }
        }
        #expect(try isBlue(lines, 120, 100) && isBlue(lines, 120, 20) && !isBlue(lines, 120, 60))
    }

    @Test func rectanglesReachBetweenValuesAlongX() throws {
        let rectangle = probe {
            RectangleMark(xStart: .value("from", 2), xEnd: .value("to", 5), y: .value("y", 6), height: .fixed(20))
                .accessibilityIdentifier("r")
        }
        #expect(try rectangle.place(of: "r").isAbout(40, 50, 60, 20))
    }

    @Test func groupsStandAlongTheAxisThatIsNamed() throws {
        func place(_ axis: Axis?) throws -> [CGRect] {
            let points = ChartProbe(size: CGSize(width: 240, height: 120)) {
                Chart(["p", "q"], id: \.self) { kind in
                    PointMark(x: .value("x", "a"), y: .value("y", "b")).symbolSize(16)
                        .position(by: .value("Kind", kind), axis: axis, span: .fixed(60)).accessibilityIdentifier(kind)
                }
                .chartXAxis(.hidden).chartYAxis(.hidden)
            }
            return try ["p", "q"].map { try points.place(of: $0) }
        }
        let (across, along) = (try place(.horizontal), try place(.vertical))
        #expect(across[0].isAbout(103, 58, 4, 4) && across[1].isAbout(133, 58, 4, 4), "\(across)")
        #expect(along[0].isAbout(118, 43, 4, 4) && along[1].isAbout(118, 73, 4, 4), "\(along)")
    }

    @Test func cornersAreRoundAndShapesClipAsTheirStylesSay() throws {
        func corner<C: ChartContent>(_ style: @escaping (RectangleMark) -> C) throws -> CGFloat {
            let mark = probe {
                style(
                    RectangleMark(
                        xStart: .value("l", 0), xEnd: .value("r", 12), yStart: .value("b", 0), yEnd: .value("t", 12)))
            }
            // How far along the diagonal the corner is empty.
            var along: CGFloat = 0.5
            while along < 60, !(try isBlue(mark, along, along)) { along += 1 }
            return along
        }
        #expect(try corner { $0.cornerRadius(0, style: .circular) } < 2)
        let circular = try corner { $0.cornerRadius(40, style: .circular) }
        #expect(abs(circular - 40 * (1 - 0.7071)) < 2, "\(circular)")
        #expect(try corner { $0.cornerRadius(40, style: .continuous) } > 5)
        #expect(try corner { $0.clipShape(Ellipse(), style: FillStyle(antialiased: false)) } > 20)
    }

    @Test func contentWithoutATypeIsTheSame() throws {
        let erased = probe {
            AnyChartContent(erasing: PointMark(x: .value("x", 6), y: .value("y", 6)).accessibilityIdentifier("p"))
            AnyChartContent(RuleMark(x: .value("x", 3)).accessibilityIdentifier("r"))
        }
        #expect(try erased.place(of: "p").midX == 120 && erased.place(of: "r").midX == 60)
    }
}
