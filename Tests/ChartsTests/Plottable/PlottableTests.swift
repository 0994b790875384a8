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
}
