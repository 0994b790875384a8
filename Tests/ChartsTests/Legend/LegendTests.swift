import Charts
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite struct LegendTests {
    private func chart() -> some View {
        Chart(Sale.two) { sale in
            BarMark(x: .value("Shape", sale.name), y: .value("Count", abs(sale.amount)))
                .foregroundStyle(by: .value("Kind", sale.kind)).accessibilityHidden(true)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }

    @Test func aLegendNamesTheStylesBelowTheChart() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { chart() }
        #expect(host.texts == ["Red", "Green"])
        let (red, green) = (try host.frame(of: "Red"), try host.frame(of: "Green"))
        #expect(red.maxX < green.minX && red.midY == green.midY && red.minX < 20)
        #expect(abs(red.maxY - 200) < 1)
    }

    @Test func aLegendCanBeHiddenOrStandElsewhere() throws {
        let hidden = TestHost(size: CGSize(width: 300, height: 200)) { chart().chartLegend(.hidden) }
        #expect(hidden.texts.isEmpty)
        let top = TestHost(size: CGSize(width: 300, height: 200)) {
            chart().chartLegend(position: .top, alignment: .trailing)
        }
        #expect(try top.frame(of: "Red").minY < 5 && top.frame(of: "Green").maxX > 290)
        let side = TestHost(size: CGSize(width: 300, height: 200)) { chart().chartLegend(position: .trailing) }
        #expect(try side.frame(of: "Red").minX > 200 && side.frame(of: "Red").maxY <= side.frame(of: "Green").minY)
        #expect(try side.frame(of: "Red").maxX > 270 && abs(side.frame(of: "Red").maxY - 100) < 20)
        let low = TestHost(size: CGSize(width: 300, height: 200)) {
            chart().chartLegend(position: .trailing, alignment: .bottom)
        }
        #expect(try low.frame(of: "Green").maxX > 270 && low.frame(of: "Green").maxY > 190)
        let own = TestHost(size: CGSize(width: 300, height: 200)) { chart().chartLegend { Text("mine") } }
        #expect(own.texts == ["mine"])
    }

    @Test func coloursFollowEachOtherOrAreTheApps() throws {
        let standard = ChartProbe { chart() }
        #expect(standard.proxy.foregroundStyle(for: "Red") == AnyShapeStyle(Color.blue))
        #expect(standard.proxy.foregroundStyle(for: "Green") == AnyShapeStyle(Color.green))
        let pairs = ChartProbe { chart().chartForegroundStyleScale(["Green": Color.mint, "Red": Color.pink]) }
        #expect(pairs.proxy.foregroundStyle(for: "Red") == AnyShapeStyle(Color.pink))
        #expect(pairs.host.texts == ["Green", "Red"])
        let range = ChartProbe { chart().chartForegroundStyleScale(range: [Color.brown, .gray]) }
        #expect(range.proxy.foregroundStyle(for: "Green") == AnyShapeStyle(Color.gray))
        let domain = ChartProbe {
            chart().chartForegroundStyleScale(domain: ["Green", "Red"], range: [Color.brown, .gray])
        }
        #expect(domain.proxy.foregroundStyle(for: "Green") == AnyShapeStyle(Color.brown))
        let mapping = ChartProbe {
            chart().chartForegroundStyleScale(mapping: { (name: String) in name == "Red" ? Color.red : .green })
        }
        #expect(mapping.proxy.foregroundStyle(for: "Red") == AnyShapeStyle(Color.red))
    }

    @Test func numbersHaveARampOfColours() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Chart(0..<5, id: \.self) { n in
                PointMark(x: .value("x", n), y: .value("y", n)).foregroundStyle(by: .value("n", Double(n) * 10))
                    .accessibilityHidden(true)
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(host.texts == ["0", "40"])
    }

    @Test func entriesThatDoNotFitGoIntoTheNextRow() throws {
        let host = TestHost(size: CGSize(width: 160, height: 200)) {
            Chart(["First entry", "Second entry", "Third entry"], id: \.self) { name in
                PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
                    .accessibilityHidden(true)
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        let (first, last) = (try host.frame(of: "First entry"), try host.frame(of: "Third entry"))
        #expect(first.maxY <= last.minY && first.minX == last.minX)
    }

    @Test func aLineWithSymbolsHasBothInTheLegend() throws {
        func color(hasSymbols: Bool) throws -> Color.Resolved {
            let host = TestHost(size: CGSize(width: 300, height: 200)) {
                Chart(["one", "two"], id: \.self) { name in
                    ForEach(0..<3, id: \.self) { n in
                        let mark = LineMark(x: .value("x", n), y: .value("y", n)).lineStyle(by: .value("Kind", name))
                        if hasSymbols { mark.symbol(by: .value("Kind", name)) } else { mark }
                    }
                }
                .chartXAxis(.hidden).chartYAxis(.hidden)
            }
            // Over the line, in the middle of the sign before the name.
            let name = try host.frame(of: "one")
            return try host.color(at: CGPoint(x: name.minX + 10, y: name.midY - 2.5))
        }
        #expect(try color(hasSymbols: false).red > 0.9)
        #expect(try color(hasSymbols: true).red < 0.5)
    }
}
