import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor
@Suite("Stops of gradients")
struct GradientStopTests {
    private func colors(_ stops: [Gradient.Stop], at places: [CGFloat]) throws -> [[Float]] {
        let host = TestHost(size: CGSize(width: 100, height: 10)) {
            LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
        }
        return try places.map {
            let color = try host.color(at: CGPoint(x: $0, y: 5))
            return [color.red, color.green, color.blue].map { ($0 * 10).rounded() / 10 }
        }
    }

    @Test("a stop that lies before the one above it is at the same place as that one")
    func order() throws {
        let (red, green, blue) = (
            Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1)
        )
        let stops = [
            Gradient.Stop(color: red, location: 0), .init(color: red, location: 0.6),
            .init(color: green, location: 0.2),
            .init(color: blue, location: 1),
        ]
        // Red as far as 0.6, and green begins there.
        #expect(try colors(stops, at: [2, 30, 58]) == [[1, 0, 0], [1, 0, 0], [1, 0, 0]])
        #expect(try colors(stops, at: [61])[0][1] > 0.8)
        #expect(try colors(stops, at: [98])[0][2] > 0.8)
        var sorted = stops
        sorted[2].location = 0.6
        #expect(try colors(stops, at: [62, 70, 90]) == colors(sorted, at: [62, 70, 90]))
    }
}
