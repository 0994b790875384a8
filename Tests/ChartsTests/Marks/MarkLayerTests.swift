import SwiftUI
import Testing

@testable import Charts

/// Masks and layers of marks, in a plot area of 240 by 120 points whose scales go to 12.
@MainActor
@Suite struct MarkLayerTests {
    private func probe<C: ChartContent>(
        direction: LayoutDirection = .leftToRight, @ChartContentBuilder _ content: @escaping () -> C
    ) -> ChartProbe {
        ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
                .chartXScale(domain: 0...12).chartYScale(domain: 0...12)
                .environment(\.layoutDirection, direction)
        }
    }

    private func square(_ from: Double, _ to: Double) -> RectangleMark {
        RectangleMark(
            xStart: .value("from", from), xEnd: .value("to", to), yStart: .value("from", 3.0), yEnd: .value("to", 9.0))
    }

    private func color(_ probe: ChartProbe, x: CGFloat) throws -> Color.Resolved {
        try probe.host.color(at: CGPoint(x: x, y: 60))
    }

    @Test func marksAreSeenWhereTheMaskIs() throws {
        let probe = probe {
            square(2, 10).foregroundStyle(.black).mask { square(2, 6) }
            square(10, 12).foregroundStyle(.black)
        }
        #expect(try color(probe, x: 80).red < 0.1)
        #expect(try color(probe, x: 160).red > 0.9)
        // What is beside the masked content is not masked.
        #expect(try color(probe, x: 220).red < 0.1)
    }

    @Test func aMaskIsAsOpaqueAsItsMarks() throws {
        let probe = probe { square(2, 10).foregroundStyle(.black).mask { square(2, 10).opacity(0.5) } }
        let red = try color(probe, x: 120).red
        #expect(red > 0.4 && red < 0.6)
    }

    @Test func aMaskIsOnTheOtherSideFromRightToLeft() throws {
        let probe = probe(direction: .rightToLeft) { square(2, 10).foregroundStyle(.black).mask { square(2, 6) } }
        #expect(try color(probe, x: 160).red < 0.1)
        #expect(try color(probe, x: 80).red > 0.9)
    }

    @Test func aMaskedLineIsOneLine() throws {
        let probe = probe {
            ForEach(0..<7, id: \.self) { LineMark(x: .value("x", Double($0) * 2), y: .value("y", 6.0)) }
                .foregroundStyle(.black).lineStyle(StrokeStyle(lineWidth: 10))
                .mask { square(5, 12) }
        }
        #expect(try color(probe, x: 40).red > 0.9)
        #expect(try color(probe, x: 150).red < 0.1)
    }

    @Test func valuesOfAMaskBelongToTheScales() {
        let probe = ChartProbe {
            Chart {
                BarMark(x: .value("Name", "a"), y: .value("Amount", 5))
                    .mask { BarMark(x: .value("Name", "b"), y: .value("Amount", 20)) }
            }
        }
        #expect(probe.proxy.xDomain(dataType: String.self) == ["a", "b"])
        #expect(probe.proxy.yDomain(dataType: Double.self).last == 20)
    }

    @Test func barsOfAMaskAreNotStackedOnWhatTheyMask() throws {
        let probe = ChartProbe {
            Chart {
                BarMark(x: .value("Name", "a"), y: .value("Amount", 5)).accessibilityLabel("bar")
                    .mask {
                        BarMark(x: .value("Name", "a"), y: .value("Amount", 5)).accessibilityLabel("masking bar")
                    }
            }
        }
        #expect(probe.proxy.yDomain(dataType: Double.self).last == 5)
        // Assistive tools find the bar alone: a second one would be an error.
        #expect(throws: Never.self) { try probe.host.frame(of: "bar") }
        #expect(throws: (any Error).self) { try probe.host.frame(of: "masking bar") }
    }

    @Test func opacityOfALayerIsThatOfTheWhole() throws {
        func content() -> some ChartContent {
            Plot {
                square(2, 8).foregroundStyle(.black)
                square(4, 10).foregroundStyle(.black)
            }
        }
        let each = probe { content().opacity(0.5) }
        #expect(try color(each, x: 120).red < 0.3)
        let whole = probe { content().compositingLayer().opacity(0.5) }
        let (single, double) = (try color(whole, x: 60).red, try color(whole, x: 120).red)
        #expect(abs(single - double) < 0.02 && single > 0.4 && single < 0.6)
    }

    @Test func layersInLayersMultiplyTheirOpacities() throws {
        let probe = probe {
            square(2, 10).foregroundStyle(.black).compositingLayer().opacity(0.5).compositingLayer().opacity(0.5)
        }
        let red = try color(probe, x: 120).red
        #expect(red > 0.7 && red < 0.8)
    }

    @Test func aMaskCanBeMasked() throws {
        let probe = probe {
            square(1, 11).foregroundStyle(.black).mask { square(2, 10).mask { square(1, 6).mask { square(4, 12) } } }
        }
        #expect(try color(probe, x: 60).red > 0.9)
        #expect(try color(probe, x: 100).red < 0.1)
        #expect(try color(probe, x: 140).red > 0.9)
    }

    @Test func manyLayersAreInEachOther() throws {
        var content = AnyChartContent(square(2, 10).foregroundStyle(.black))
        for _ in 0..<200 { content = AnyChartContent(content.compositingLayer()) }
        content = AnyChartContent(content.opacity(0.5))
        let probe = probe { content }
        let red = try color(probe, x: 120).red
        #expect(red > 0.4 && red < 0.6)
    }

    @Test func effectsAroundAMaskApplyToWhatIsSeen() throws {
        let probe = probe {
            square(0, 12).foregroundStyle(.red).mask { square(2, 6) }.shadow(color: .black, radius: 0.5, x: 20, y: 0)
        }
        let shadow = try color(probe, x: 130)
        #expect(shadow.red < 0.3 && shadow.green < 0.3)
        #expect(try color(probe, x: 160).green > 0.9)
    }

    @Test func modifiersOfViewsMoveALayer() throws {
        let probe = probe { square(2, 6).foregroundStyle(.black).compositingLayer { $0.offset(x: 80) } }
        #expect(try color(probe, x: 80).red > 0.9)
        #expect(try color(probe, x: 160).red < 0.1)
    }

    @Test func modifiersOfViewsAreForEachRowsLayer() throws {
        let probe = probe {
            ForEach([1.0, 7.0], id: \.self) { start in
                square(start, start + 4).foregroundStyle(.black).compositingLayer { mark in
                    mark.opacity(start == 1 ? 0.5 : 1)
                }
            }
        }
        let faint = try color(probe, x: 60).red
        #expect(faint > 0.4 && faint < 0.6)
        #expect(try color(probe, x: 180).red < 0.1)
    }

    @Test func aLayerWithModifiersCanBeMaskedAndFaint() throws {
        let probe = probe {
            square(0, 12).foregroundStyle(.black).compositingLayer { $0.blur(radius: 0) }.mask { square(2, 6) }
                .opacity(0.5)
        }
        let red = try color(probe, x: 80).red
        #expect(red > 0.4 && red < 0.6)
        #expect(try color(probe, x: 160).red > 0.9)
    }

    @Test func aLayerIsDrawnInTheOrderOfItsFirstMark() throws {
        let probe = probe {
            square(2, 6).foregroundStyle(.red).compositingLayer().zIndex(1)
            square(2, 10).foregroundStyle(.green)
        }
        #expect(try color(probe, x: 80).red > 0.5)
        #expect(try color(probe, x: 160).red < 0.5)
    }

    @Test func rowsInALayerThatStaysDoNotRunAgain() throws {
        let memory = ChartMemory()
        func rowsRun(_ sales: [Sale]) -> Int {
            _ = memory.model(of: masked(sales), ChartConfiguration())
            return memory.rowsRun
        }
        let sales = (0..<20).map { Sale(name: "\($0)", amount: 1) }
        #expect(rowsRun(sales) == 23)
        #expect(rowsRun(sales) == 0)
        #expect(rowsRun(sales + [Sale(name: "new", amount: 1)]) == 1)
    }

    private func masked(_ sales: [Sale]) -> some ChartContent {
        ForEach(sales) { sale in BarMark(x: .value("x", sale.name), y: .value("y", sale.amount)) }
            .mask { ForEach(Sale.three) { sale in BarMark(x: .value("x", sale.name), y: .value("y", sale.amount)) } }
            .opacity(0.5)
    }

    @Test func aMaskMovesWhenItsChangeAnimates() {
        let history = SceneHistory()
        let look = MarkLook(
            kind: .bar, style: ChartStyle(Color.red), alignsWithPlot: false, corners: nil, symbol: nil, symbolKey: nil,
            line: StrokeStyle(), effects: [], clip: nil)
        let layer = MarkLayer(id: 5, mask: [], style: nil, opacity: 1, effects: [])
        func scene(_ height: Double, _ phase: Double) -> ChartScene {
            func bar(_ id: Int) -> DrawnItem {
                .marks([DrawnMark(id: id, index: 0, place: SIMD4(0, 0, 1, height), opacity: 1, look: look)])
            }
            return ChartScene(items: [.layer(DrawnLayer(layer: layer, items: [bar(1)], mask: [bar(2)]))], phase: phase)
        }
        _ = history.items(at: 1, target: scene(10, 1))
        guard case .layer(let drawn) = history.items(at: 1.5, target: scene(20, 2))[0],
            case .marks(let marks) = drawn.items[0], case .marks(let mask)? = drawn.mask?[0]
        else { Issue.record("no layer"); return }
        #expect(marks[0].place.w == 15)
        #expect(mask[0].place.w == 15)
    }

    @Test func modifiersOfViewsApplyToEachPartOfAnAxis() throws {
        func line(at y: CGFloat, moved: CGFloat) throws -> Bool {
            let probe = ChartProbe(size: CGSize(width: 240, height: 120)) {
                Chart { square(0, 1) }.chartXScale(domain: 0...12).chartYScale(domain: 0...12).chartXAxis(.hidden)
                    .chartYAxis {
                        AxisMarks(values: [6.0]) {
                            AxisGridLine(stroke: StrokeStyle(lineWidth: 4)).foregroundStyle(.black)
                        }
                        .compositingLayer { $0.offset(y: moved) }
                    }
            }
            return try probe.host.color(at: CGPoint(x: 120, y: y)).red < 0.2
        }
        #expect(try line(at: 60, moved: 0))
        #expect(try !line(at: 60, moved: 30))
        #expect(try line(at: 90, moved: 30))
    }
}
