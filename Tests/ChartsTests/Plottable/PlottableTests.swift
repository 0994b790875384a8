import Foundation
import SwiftUI
import Testing

@testable import Charts

private enum Status: String, Plottable { case active = "Active", idle }
private struct Height: Plottable {
    var meters: Double
    var primitivePlottable: Double { meters }
    init(meters: Double) { self.meters = meters }
    init?(primitivePlottable: Double) { meters = primitivePlottable }
}

@Suite struct PlottableTests {
    @Test func valuesOfAllKindsComeBack() {
        func comesBack<P: Plottable & Equatable>(_ value: P) -> Bool { P(plotValue: value.plotValue) == value }
        #expect(comesBack(3) && comesBack(Int8(-3)) && comesBack(UInt64(9)) && comesBack(Float(1.5)) && comesBack(2.25))
        #expect(comesBack("x") && comesBack(may(3)) && comesBack(Decimal(2)) && comesBack(CGFloat(4)))
        #expect(comesBack(Status.active))
        #expect(Height(plotValue: .number(2))?.meters == 2)
        #expect(Status(plotValue: .category("nothing")) == nil)
        #expect(Int(plotValue: .category("1")) == nil)
    }

    @Test func aUnitOfTheCalendarIsAnInterval() {
        let datum = PlottableValue<Date>.value("Day", may(3), unit: .day).datum
        #expect(datum.value == .date(may(3, hour: 0)))
        #expect(datum.end == .date(may(4, hour: 0)))
        #expect(datum.middle == .date(may(3)))
        #expect(datum.unit == .day)
    }

    @Test func aBinIsAnInterval() {
        let bin = ChartBinRange(uncheckedBounds: (lower: 2.0, upper: 4.0))
        let datum = PlottableValue<Double>.value("Size", bin).datum
        #expect(datum.value == .number(2) && datum.end == .number(4) && datum.middle == .number(3))
    }

    @Test func labelsAreKeysResourcesTextsOrStrings() {
        let name = "Width"
        #expect(PlottableValue<Int>.value("Width", 1).label == .key("Width"))
        #expect(PlottableValue<Int>.value(name, 1).label == .string("Width"))
        #expect(PlottableValue<Int>.value(Text("Width"), 1).label == .text(Text("Width")))
    }

    @Test func typesOfAnAppsOwnAreTheirPrimitives() {
        #expect(Status.PrimitivePlottable.self == String.self && Height.PrimitivePlottable.self == Double.self)
        #expect(Status(primitivePlottable: "Active") == .active && Status(primitivePlottable: "?") == nil)
        #expect(Height(primitivePlottable: 3)?.meters == 3 && Status.idle.primitivePlottable == "idle")
        #expect(CGFloat(primitivePlottable: 2.5) == 2.5 && CGFloat(4).primitivePlottable == 4.0)
        #expect(Decimal(primitivePlottable: 5.0) == 5 && Decimal(6).primitivePlottable == 6.0)
        #expect(Int(primitivePlottable: 7) == 7 && "x".primitivePlottable == "x")
    }

    @MainActor @Test func unitsAreThoseOfACalendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Pacific/Auckland"))
        let datum = PlottableValue<Date>.value("Day", may(3), unit: .day, calendar: calendar).datum
        #expect(datum.value == .date(calendar.startOfDay(for: may(3))))
        struct Visit { var (start, count) = (may(3), 4) }
        let probe = ChartProbe(size: CGSize(width: 240, height: 100)) {
            Chart {
                BarPlot(
                    [Visit()], x: .value("Day", \.start, unit: .day, calendar: calendar),
                    y: .value("y", \.count))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(probe.proxy.xDomain(dataType: Date.self).first == calendar.startOfDay(for: may(3)))
    }
}
