import Charts
import Foundation
import Testing

@Suite struct BinsTests {
    @Test func binsOfASizeHoldARange() {
        let bins = NumberBins(size: 5.0, range: 0...12)
        #expect(bins.thresholds == [0, 5, 10, 15])
        #expect(bins.count == 3)
        #expect(bins[1].lowerBound == 5 && bins[1].upperBound == 10)
        #expect(bins.index(for: 5) == 1)
        #expect(bins.index(for: 4.9) == 0)
        #expect(bins.index(for: -3) == 0)
        #expect(bins.index(for: 99) == 2)
    }

    @Test func theUpperBoundIsInABin() {
        let bins = NumberBins(range: 0.0...10, desiredCount: 5)
        #expect(bins.thresholds == [0, 2, 4, 6, 8, 10, 12])
        #expect(bins[bins.index(for: 10)].contains(10))
    }

    @Test func binsOfWholeNumbersHaveWholeSizes() {
        let bins = NumberBins(data: [1, 2, 3, 4], desiredCount: 20)
        #expect(bins.thresholds == [1, 2, 3, 4, 5])
        #expect(NumberBins(thresholds: [0, 10]).count == 1)
    }

    @Test func binsOfDatesFollowTheCalendar() {
        let bins = DateBins(unit: .month, range: may(10)...may(25))
        #expect(bins.count == 1)
        #expect(Calendar.current.component(.day, from: bins.thresholds[0]) == 1)
        #expect(bins[0].contains(may(31)))
        let weeks = DateBins(timeInterval: 3600, range: may(1, hour: 0)...may(1, hour: 3))
        #expect(weeks.count == 4)
        #expect(weeks.index(for: may(1, hour: 2)) == 2)
    }

    @Test func binsContainTheirLowerBoundOnly() {
        let bin = ChartBinRange(uncheckedBounds: (lower: 1, upper: 3))
        #expect(bin.contains(1) && !bin.contains(3))
        #expect(bin ~= 2)
    }

    @Test func binsAreACollectionAndNoNarrowerThanToldTo() {
        let bins = NumberBins(thresholds: [0.0, 1, 10])
        #expect(bins.startIndex == 0 && bins.endIndex == 2 && bins[1].lowerBound == 1 && bins[1].upperBound == 10)
        #expect(bins.map(\.lowerBound) == [0, 1])
        #expect(NumberBins(range: 0.0...10, desiredCount: 100, minimumStride: 2.5).count == 5)
        #expect(NumberBins(data: [0.0, 10], desiredCount: 100, minimumStride: 5).thresholds == [0, 5, 10, 15])
        #expect(NumberBins(range: 0...10, desiredCount: 100, minimumStride: 5).thresholds == [0, 5, 10, 15])
        #expect(NumberBins(data: [0, 10], desiredCount: 100, minimumStride: 10).thresholds == [0, 10, 20])
        // As many as numbers are told apart by.
        #expect(NumberBins(data: (0..<64).map(Double.init)).count < 16)
        #expect(NumberBins(size: 4, range: 1...9).thresholds == [0, 4, 8, 12])
    }

    @Test func aBinIsARangeOfIndices() {
        let letters = Array("abcdefgh")
        let bin = ChartBinRange(uncheckedBounds: (lower: 2, upper: 5))
        #expect(bin.relative(to: letters) == 2..<5)
        #expect(String(letters[bin]) == "cde")
    }
}
