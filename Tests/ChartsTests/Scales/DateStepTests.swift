import Foundation
import Testing

@testable import Charts

@Suite struct DateStepTests {
    private let calendar = Calendar.current

    private func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
    }

    @Test func theUnitFitsTheRange() {
        #expect(DateStep.nice(over: date(2024)...date(2025), desiredCount: 4) == DateStep(unit: .month, count: 3))
        #expect(
            DateStep.nice(over: date(2024, 5)...date(2024, 5, 8), desiredCount: 7) == DateStep(unit: .day, count: 1))
        #expect(
            DateStep.nice(over: date(2024, 5, 1)...date(2024, 5, 2), desiredCount: 4) == DateStep(unit: .hour, count: 6)
        )
        #expect(DateStep.nice(over: date(1900)...date(2000), desiredCount: 5) == DateStep(unit: .year, count: 20))
        #expect(DateStep.nice(over: date(2000)...date(2005), desiredCount: 5) == DateStep(unit: .year, count: 1))
    }

    @Test func stepsBeginWhereTheirUnitsDo() {
        let months = DateStep(unit: .month, count: 3).dates(in: date(2024, 2)...date(2024, 12), calendar: calendar)
        #expect(months == [date(2024, 4), date(2024, 7), date(2024, 10)])
        let hours = DateStep(unit: .hour, count: 6).dates(
            in: date(2024, 5, 1, 4)...date(2024, 5, 1, 23), calendar: calendar)
        #expect(hours == [date(2024, 5, 1, 6), date(2024, 5, 1, 12), date(2024, 5, 1, 18)])
        let years = DateStep(unit: .year, count: 20).dates(in: date(1911)...date(1960), calendar: calendar)
        #expect(years == [date(1920), date(1940), date(1960)])
    }

    @Test func daysAreCountedAnewInEachMonth() {
        let days = DateStep(unit: .day, count: 10).dates(in: date(2024, 1, 20)...date(2024, 2, 12), calendar: calendar)
        #expect(days == [date(2024, 1, 21), date(2024, 1, 31), date(2024, 2, 1), date(2024, 2, 11)])
    }
}
