import CBox2D
import CoreGraphics
import DovetailCore
import DovetailUIKit
import Foundation

/// What a body's outline is, in points of its node.
@MainActor
indirect enum BodyShape {
    case circle(CGFloat, CGPoint)
    case polygon([CGPoint])
    case edges([CGPoint], isLoop: Bool)
    case several([BodyShape])

    /// Whether it is of lines, which have no mass.
    var isEdge: Bool {
        switch self {
        case .edges: true
        case .several(let shapes): !shapes.isEmpty && shapes.allSatisfy(\.isEdge)
        default: false
        }
    }

    /// How large it is with a scale, in points by points.
    func area(_ scale: CGSize) -> CGFloat {
        switch self {
        case .circle(let radius, _): .pi * pow(radius * max(abs(scale.width), abs(scale.height)), 2)
        case .polygon(let points): abs(Self.signedArea(points)) * abs(scale.width * scale.height)
        case .edges: 0
        case .several(let shapes): shapes.reduce(0) { $0 + $1.area(scale) }
        }
    }

    /// Gives a body of the simulation this outline.
    func add(to body: OpaquePointer, _ scale: CGSize, _ density: Float) {
        func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * scale.width, y: point.y * scale.height) }
        switch self {
        case .circle(let radius, let center):
            let size = max(abs(scale.width), abs(scale.height))
            physics_body_add_circle(
                body, Float(radius * size / SKPhysicsBody.pointsPerMetre), scaled(center).metres, density)
        case .polygon(let points):
            for piece in Self.convexPieces(points.map(scaled)) {
                physics_body_add_polygon(body, piece.map(\.metres), Int32(piece.count), density)
            }
        case .edges(let points, let isLoop):
            physics_body_add_chain(body, points.map { scaled($0).metres }, Int32(points.count), isLoop)
        case .several(let shapes): for shape in shapes { shape.add(to: body, scale, density) }
        }
    }

    /// The corners of a path, without those that lie on each other.
    static func corners(of path: CGPath) -> [CGPoint] {
        var corners = PathWalk(path).corners
        if corners.count > 1, corners.first == corners.last { corners.removeLast() }
        return corners
    }

    private static func signedArea(_ points: [CGPoint]) -> CGFloat {
        var sum: CGFloat = 0
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            sum += point.x * next.y - next.x * point.y
        }
        return sum / 2
    }

    private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }

    /// Shapes without dents of at most eight corners that are a polygon together: what the simulation takes.
    static func convexPieces(_ corners: [CGPoint]) -> [[CGPoint]] {
        var points = signedArea(corners) < 0 ? corners.reversed() : corners
        let count = points.count
        guard count >= 3 else { return [] }
        let isConvex = points.indices.allSatisfy {
            cross(points[$0], points[($0 + 1) % count], points[($0 + 2) % count]) >= 0
        }
        if isConvex {
            if count <= 8 { return [points] }
            // A fan of pieces that share the first corner.
            return stride(from: 1, to: count - 1, by: 6).map { [points[0]] + points[$0...min($0 + 6, count - 1)] }
        }
        // Ears are cut off: corners whose triangle has no other corner in it.
        var pieces: [[CGPoint]] = []
        while points.count > 3 {
            let ear = points.indices.first { index in
                let (a, b, c) = (
                    points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count]
                )
                guard cross(a, b, c) > 0 else { return false }
                return !points.contains { point in
                    point != a && point != b && point != c && cross(a, b, point) >= 0 && cross(b, c, point) >= 0
                        && cross(c, a, point) >= 0
                }
            }
            // An outline that crosses itself may have none left.
            guard let ear else { break }
            pieces.append([
                points[(ear + points.count - 1) % points.count], points[ear], points[(ear + 1) % points.count],
            ])
            points.remove(at: ear)
        }
        if points.count == 3 { pieces.append(points) }
        return pieces
    }

    /// The outline, without dents, of what is opaque in a picture of a size around the origin.
    static func hull(of texture: SKTexture, above threshold: Float, size: CGSize) -> [CGPoint] {
        let image = texture.cgImage()
        guard let data = image.dataProvider?.data as Data?, image.width > 0, image.height > 0 else { return [] }
        var edges: [CGPoint] = []
        let row = image.bytesPerRow
        let least = UInt8(max(0, min(threshold, 1)) * 255)
        for y in 0..<image.height {
            let opaque = (0..<image.width).filter { data[data.startIndex + y * row + $0 * 4 + 3] > least }
            guard let first = opaque.first, let last = opaque.last else { continue }
            for x in [first, last + 1] {
                for line in [y, y + 1] {
                    edges.append(
                        CGPoint(
                            x: (CGFloat(x) / CGFloat(image.width) - 0.5) * size.width,
                            y: (0.5 - CGFloat(line) / CGFloat(image.height)) * size.height))
                }
            }
        }
        return convexHull(edges)
    }

    /// Andrew's chain: the lower and the upper half from left to right.
    static func convexHull(_ points: [CGPoint]) -> [CGPoint] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count >= 3 else { return sorted }
        func half(_ points: some Sequence<CGPoint>) -> [CGPoint] {
            var chain: [CGPoint] = []
            for point in points {
                while chain.count >= 2, cross(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return half(sorted) + half(sorted.reversed())
    }
}
