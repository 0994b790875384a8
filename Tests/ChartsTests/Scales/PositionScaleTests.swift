import Foundation
import Testing

@testable import Charts

@Suite struct PositionScaleTests {
    private func places(_ scale: PositionScale, _ values: [Double], isUpward: Bool = false) -> [Double?] {
        let map = scale.mapping(length: 100, isUpward: isUpward)
        return values.map { map.place(of: .number($0)) }
    }

    @Test func numbersAreInProportion() {
        let scale = PositionScale(kind: .linear, lower: 0, upper: 10)
        #expect(places(scale, [0, 2.5, 10]) == [0, 25, 100])
        #expect(places(scale, [0, 2.5, 10], isUpward: true) == [100, 75, 0])
    }

    @Test func reversedScalesRunTheOtherWay() {
        var scale = PositionScale(kind: .linear, lower: 0, upper: 10)
        scale.isReversed = true
        #expect(places(scale, [0, 2.5, 10]) == [100, 75, 0])
        #expect(places(scale, [0, 2.5, 10], isUpward: true) == [0, 25, 100])
    }

    @Test func paddingIsKeptAtEachEnd() {
        var scale = PositionScale(kind: .linear, lower: 0, upper: 10)
        scale.range = PlotDimensionScaleRange.plotDimension(startPadding: 10, endPadding: 30)._plotRange
        #expect(places(scale, [0, 5, 10]) == [10, 40, 70])
        #expect(places(scale, [0, 5, 10], isUpward: true) == [90, 60, 30])
        scale.range = (20.0...40.0 as ClosedRange<CGFloat>)._plotRange
        #expect(places(scale, [0, 5, 10]) == [20, 30, 40])
    }

    @Test func aDecadeOfALogarithmicScaleIsAsLongAsAnother() throws {
        let scale = PositionScale(kind: .log, lower: 1, upper: 10_000)
        let places = places(scale, [1, 10, 100, 10_000])
        for (place, wanted) in zip(places, [0.0, 25, 50, 100]) {
            let place: Double = try #require(place)
            #expect(abs(place - wanted) < 1e-9)
        }
        #expect(self.places(scale, [0, -5]) == [nil, nil])
    }

    @Test func rootsPowersAndSymmetricLogarithmsKeepSigns() throws {
        #expect(places(PositionScale(kind: .squareRoot, lower: 0, upper: 100), [25]) == [50])
        #expect(places(PositionScale(kind: .power(2), lower: 0, upper: 10), [5]) == [25])
        let symmetric = places(
            PositionScale(kind: .symmetricLog(slopeAtZero: 1), lower: -100, upper: 100), [0, -100, 9])
        #expect(symmetric[0] == 50 && symmetric[1] == 0)
        let wanted: Double = 50 + 50 * log(10) / log(101)
        let place: Double = try #require(symmetric[2])
        #expect(abs(place - wanted) < 1e-9)
    }

    @Test func categoriesHaveStepsOfOneLength() {
        let scale = PositionScale(categories: ["a", "b", "c", "d"])
        let map = scale.mapping(length: 100, isUpward: false)
        #expect(map.place(of: .category("a")) == 12.5)
        #expect(map.place(of: .category("d")) == 87.5)
        #expect(map.place(of: .category("e")) == nil)
        #expect(map.step == 25)
        // Along y the first is at the top.
        #expect(scale.mapping(length: 100, isUpward: true).place(of: .category("a")) == 12.5)
    }

    @Test(arguments: [
        ScaleType.Kind.linear, .log, .squareRoot, .power(3), .symmetricLog(slopeAtZero: 2), .date,
    ])
    func placesLeadBackToTheirValues(kind: ScaleType.Kind) {
        let map = PositionScale(kind: kind, lower: 1, upper: 1000).mapping(length: 640, isUpward: true)
        for value in [1.0, 3, 47.25, 1000] {
            let back: Double = map.coordinate(at: map.place(ofCoordinate: value))
            #expect(abs(back - value) < 1e-6 * value)
        }
    }
}
