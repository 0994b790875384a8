import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite struct DomainTests {
    private func scale(_ settings: ScaleSettings, _ values: [_PlotValue]) -> PositionScale {
        var data = DomainBuilder()
        for value in values { data.add(PlotDatum(label: .string("x"), value: value)) }
        return data.scale(settings, count: 5)
    }

    private func settings(_ domain: some ScaleDomain, type: ScaleType? = nil) -> ScaleSettings {
        ScaleSettings(domain: domain._plotDomain, type: type)
    }

    @Test func numbersIncludeZeroAndAreRounded() {
        let standard = scale(ScaleSettings(), [.number(13), .number(47)])
        #expect(standard.lower == 0 && standard.upper == 50)
        let near = scale(settings(.automatic(includesZero: false)), [.number(13), .number(47)])
        #expect(near.lower == 10 && near.upper == 50)
    }

    @Test func domainsRunBackwards() {
        #expect(scale(settings(.automatic(reversed: true)), [.number(1)]).isReversed)
        #expect(scale(settings([10, 0]), [.number(1)]).isReversed)
        let names = scale(settings(.automatic(reversed: true)), [.category("a"), .category("b")])
        #expect(names.mapping(length: 100, isUpward: false).place(of: .category("a")) == 75)
    }

    @Test func aClosureChangesTheDomain() {
        let wider = scale(
            settings(.automatic(dataType: Double.self) { $0 = [$0.first! - 1, $0.last! + 1] }),
            [.number(0), .number(5)])
        #expect(wider.lower == -1 && wider.upper == 6)
        let sorted = scale(settings(.automatic(dataType: String.self) { $0.sort() }), [.category("b"), .category("a")])
        #expect(sorted.categories == ["a", "b"])
    }

    @Test func datesAreAsTheyAre() {
        let scale = scale(ScaleSettings(), [.date(may(2)), .date(may(5))])
        #expect(scale.isDate && scale.upper - scale.lower == 3 * 86400)
        #expect(self.scale(settings(may(1)...may(9)), []).isDate)
    }

    @Test func logarithmsReachFromPowerToPower() {
        let scale = scale(ScaleSettings(type: .log), [.number(3), .number(700)])
        #expect(scale.lower == 1 && scale.upper == 1000)
    }

    @Test func numbersCanBeCategories() {
        let scale = scale(settings([1, 2, 4], type: .category), [.number(2)])
        #expect(scale.categories == ["1", "2", "4"])
        #expect(scale.mapping(length: 90, isUpward: false).place(of: .number(4)) == 75)
    }
}
