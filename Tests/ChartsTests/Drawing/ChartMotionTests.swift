import DovetailTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor @Observable
private final class Data {
    var amounts = ["a": 2.0, "b": 8.0]
    var names = ["a", "b"]
}

@MainActor
@Suite struct ChartMotionTests {
    private let data = Data()

    private func host() -> TestHost {
        TestHost(size: CGSize(width: 200, height: 100)) { [data] in
            Chart(data.names, id: \.self) { name in
                BarMark(x: .value("Name", name), y: .value("Amount", data.amounts[name]!), width: .ratio(1))
                    .foregroundStyle(.black)
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...10).chartXScale(domain: ["a", "b"])
        }
    }

    /// How high the bar in the left half is drawn.
    private func height(_ host: TestHost, x: CGFloat = 50) throws -> Int {
        try (0..<100).filter { try host.color(at: CGPoint(x: x, y: CGFloat($0) + 0.5)).red < 0.5 }.count
    }

    @Test func barsGrowToTheirNewValues() throws {
        let host = host()
        #expect(try height(host) == 20)
        withAnimation(.linear(duration: 1)) { data.amounts["a"] = 6 }
        host.settle()
        host.advance(by: .seconds(0.5))
        #expect(abs(try height(host) - 40) <= 2)
        host.advance(by: .seconds(1))
        #expect(try height(host) == 60)
    }

    @Test func aChangeOnTheWayGoesOnFromThere() throws {
        let host = host()
        withAnimation(.linear(duration: 1)) { data.amounts["a"] = 6 }
        host.settle()
        host.advance(by: .seconds(0.5))
        withAnimation(.linear(duration: 1)) { data.amounts["a"] = 2 }
        host.settle()
        host.advance(by: .seconds(0.5))
        #expect(abs(try height(host) - 30) <= 3)
        host.advance(by: .seconds(1))
        #expect(try height(host) == 20)
    }

    @Test func marksKeepTheirIdentityWhenOthersCome() throws {
        let host = host()
        withAnimation(.linear(duration: 1)) { data.names = ["b", "a"] }
        host.settle()
        host.advance(by: .seconds(0.5))
        // Nothing has another place: the scale's domain is fixed.
        #expect(try height(host) == 20)
        #expect(try height(host, x: 150) == 80)
    }

    @Test func withoutAnAnimationTheNewValueIsThereAtOnce() throws {
        let host = host()
        data.amounts["a"] = 6
        host.settle()
        #expect(try height(host) == 60)
        #expect(!host.isAnimating)
    }

    @Test func pointsOfALineMoveByTheirIdentity() {
        let history = SceneHistory()
        let look = MarkLook(
            kind: .line, style: ChartStyle(Color.red), alignsWithPlot: false, corners: nil, symbol: nil, symbolKey: nil,
            line: StrokeStyle(), effects: [], clip: nil)
        func scene(_ ids: [Int], _ heights: [Double], _ phase: Double) -> ChartScene {
            ChartScene(
                items: [
                    .series(
                        DrawnSeries(
                            id: 1, ids: ids, index: 0,
                            points: heights.enumerated().map { SIMD4(Double($0), $1, 0, 0) }, opacity: 1,
                            interpolation: .linear, look: look))
                ], phase: phase)
        }
        func heights(_ items: [DrawnItem]) -> [Double] {
            guard case .series(let series) = items[0] else { return [] }
            return series.points.map(\.y)
        }
        _ = history.items(at: 1, target: scene([1, 2], [0, 10], 1))
        let next = scene([1, 2, 3], [4, 10, 20], 2)
        #expect(heights(history.items(at: 1.5, target: next)) == [2, 10, 15])
        #expect(heights(history.items(at: 2, target: next)) == [4, 10, 20])
    }
}
