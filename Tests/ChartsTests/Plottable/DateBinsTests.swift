import Charts
import Foundation
import Testing

@Suite struct DateBinsTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Pacific/Auckland")!
        return calendar
    }()

    private func day(_ date: Date, in calendar: Calendar = .current) -> Int { calendar.component(.day, from: date) }

    @Test func binsAreACollectionOfIntervalsThatFollowEachOther() {
        let dates = [1, 4, 9, 16].map { may($0) }
        let bins = DateBins(thresholds: dates)
        #expect(bins.startIndex == 0 && bins.endIndex == 3 && bins.count == 3)
        #expect(bins.map(\.lowerBound) == Array(dates.dropLast()) && bins.map(\.upperBound) == Array(dates.dropFirst()))
        #expect(bins[1].lowerBound == may(4) && bins[1].upperBound == may(9))
        #expect(bins.index(for: may(4)) == 1 && bins.index(for: may(3)) == 0)
        #expect(bins.index(for: may(30)) == 2 && bins.index(for: .distantPast) == 0)
        #expect(DateBins(thresholds: []).isEmpty && DateBins(thresholds: [may(1)]).isEmpty)
    }

    @Test func unitsOfACalendarAreCounted() {
        let bins = DateBins(unit: .day, by: 7, range: may(1)...may(20))
        #expect(zip(bins, bins.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(bins.contains { $0.contains(may(1)) } && bins.contains { $0.contains(may(20)) })
        let days = bins.dropFirst().dropLast().map {
            Calendar.current.dateComponents([.day], from: $0.lowerBound, to: $0.upperBound).day
        }
        #expect(!days.isEmpty && days.allSatisfy { $0 == 7 })
    }

    @Test func unitsBeginAsTheCalendarSays() {
        let bins = DateBins(unit: .day, range: may(3)...may(5), calendar: calendar)
        for bin in bins { #expect(calendar.startOfDay(for: bin.lowerBound) == bin.lowerBound) }
        #expect(bins[bins.index(for: may(4))].contains(may(4)))
    }

    @Test func aRangeIsCutIntoAboutAsManyBinsAsWanted() {
        let range = may(1, hour: 0)...may(31, hour: 0)
        let few = DateBins(range: range, desiredCount: 4)
        let many = DateBins(range: range, desiredCount: 30)
        #expect((3...8).contains(few.count) && (25...35).contains(many.count), "\(few.count) \(many.count)")
        for bins in [few, many, DateBins(range: range, calendar: calendar)] {
            #expect(bins[bins.index(for: range.lowerBound)].contains(range.lowerBound))
            #expect(bins[bins.index(for: range.upperBound)].contains(range.upperBound))
        }
    }

    @Test func allDatesAreInABin() {
        let dates = [2, 29, 11, 17, 23].map { may($0, hour: $0 % 24) }
        let bins = DateBins(data: dates, desiredCount: 5)
        #expect(dates.allSatisfy { bins[bins.index(for: $0)].contains($0) })
        #expect(Set(dates.map { bins.index(for: $0) }).count > 2)
        let own = DateBins(data: dates, desiredCount: 28, calendar: calendar)
        #expect(own.allSatisfy { calendar.startOfDay(for: $0.lowerBound) == $0.lowerBound })
        #expect(DateBins(data: []).count >= 1)
    }
}
