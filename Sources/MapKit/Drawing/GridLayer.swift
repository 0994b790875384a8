import CoreLocation
import DovetailCore
import Foundation

/// Lines of latitude and longitude at even distances: what a map shows where no server is set.
struct GridLayer: View {
    let viewport: MapViewport
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(MapColors.ground(colorScheme)))
            let grid = MapGrid(viewport: viewport)
            var lines = Path()
            for line in grid.lines {
                lines.move(to: line.start)
                lines.addLine(to: line.end)
            }
            context.stroke(lines, with: .color(MapColors.line(colorScheme)), lineWidth: 1)
            // A title that has no room beside those before it is left out: in the corner lines of both kinds begin.
            var taken: [CGRect] = []
            for line in grid.lines where line.title != nil {
                let text = context.resolve(
                    Text(line.title!).font(.system(size: 9)).foregroundStyle(MapColors.text(colorScheme)))
                let corner = CGPoint(x: line.start.x + 4, y: line.start.y + (line.isMeridian ? 4 : 2))
                let frame = CGRect(origin: corner, size: text.measure(in: size))
                if taken.contains(where: frame.intersects) { continue }
                taken.append(frame)
                context.draw(text, at: corner, anchor: .topLeading)
            }
        }
        .accessibilityHidden(true)
    }
}

/// The lines of a grid in a view.
struct MapGrid {
    struct Line: Equatable {
        let start: CGPoint
        let end: CGPoint
        let isMeridian: Bool
        /// The degrees; nil on a map that is turned, where there is no edge to write at.
        let title: String?
    }

    private(set) var lines: [Line] = []

    /// Degrees between lines, the smallest first.
    private static let steps: [Double] = [
        0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 45,
    ]
    /// Points between lines at least.
    private static let distance = 72.0

    init(viewport: MapViewport) {
        let pointsForDegree = viewport.scale * Mercator.world / 360
        let step = Self.steps.first { $0 * pointsForDegree >= Self.distance } ?? 90
        let rect = viewport.rect
        let isTurned = viewport.heading != 0
        func point(_ x: Double, _ y: Double) -> CGPoint {
            viewport.point(dx: x - viewport.center.x, dy: y - viewport.center.y)
        }
        let west = rect.minX / Mercator.world * 360 - 180
        let east = rect.maxX / Mercator.world * 360 - 180
        for number in Int(
            (west / step).rounded(.up))...max(Int((east / step).rounded(.down)), Int((west / step).rounded(.up)))
        {
            let degrees = Double(number) * step
            let x = (degrees + 180) / 360 * Mercator.world
            guard x >= rect.minX, x <= rect.maxX else { continue }
            let shown = degrees.remainder(dividingBy: 360)
            lines.append(
                Line(
                    start: point(x, rect.minY), end: point(x, rect.maxY), isMeridian: true,
                    title: isTurned ? nil : Self.title(shown, step, "E", "W")))
        }
        // Lines of latitude are as far apart as those of longitude, which they are not in degrees.
        let middle = viewport.center.coordinate.latitude
        let stretch = max(cos(middle * .pi / 180), 0.05)
        let latitudeStep = Self.steps.first { $0 * pointsForDegree / stretch >= Self.distance } ?? 45
        let north = MKMapPoint(x: 0, y: rect.minY).coordinate.latitude
        let south = MKMapPoint(x: 0, y: rect.maxY).coordinate.latitude
        let first = Int((south / latitudeStep).rounded(.up))
        let last = Int((north / latitudeStep).rounded(.down))
        guard first <= last else { return }
        for number in first...last {
            let degrees = Double(number) * latitudeStep
            let y = MKMapPoint(CLLocationCoordinate2D(latitude: degrees, longitude: 0)).y
            lines.append(
                Line(
                    start: point(rect.minX, y), end: point(rect.maxX, y), isMeridian: false,
                    title: isTurned ? nil : Self.title(degrees, latitudeStep, "N", "S")))
        }
    }

    private static func title(_ degrees: Double, _ step: Double, _ positive: String, _ negative: String) -> String {
        let digits = step >= 1 ? 0 : Int((-log10(step)).rounded(.up))
        let number = String(format: "%.\(digits)f°", abs(degrees))
        guard abs(degrees) > step / 2 else { return number }
        return number + (degrees > 0 ? positive : negative)
    }
}
