import Foundation

/// Colours at points of a grid, mixed between them. Points are in the unit square of what is drawn: (0, 0) is the top left corner.
public struct MeshGradient: ShapeStyle, Equatable {
    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The points, row after row.
    public var locations: Locations
    /// The colours at the points.
    public var colors: Colors
    /// Fills what the grid does not cover.
    public var background: Color
    /// Whether colours pass each point smoothly, or run straight from one to the next.
    public var smoothsColors: Bool
    /// How colours are mixed.
    public var colorSpace: Gradient.ColorSpace

    /// Where the points of the grid are.
    public enum Locations: Equatable, Sendable {
        /// The surface passes them smoothly.
        case points([SIMD2<Float>])
        /// The surface leaves each point in the direction of its control points.
        case bezierPoints([BezierPoint])
    }

    /// The colours at the points of the grid.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// A point of the grid with control points towards its neighbours.
    public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// A grid with as many locations and colours as it has points; where there are fewer, only the background is drawn.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        let background = background.resolve(in: environment)
        let resolved: [Color.Resolved]
        switch colors {
        case .colors(let colors): resolved = colors.map { $0.resolve(in: environment) }
        case .resolvedColors(let colors): resolved = colors
        }
        let surface: MeshSurface?
        switch locations {
        case .points(let points): surface = MeshSurface(width: width, height: height, points: points)
        case .bezierPoints(let points): surface = MeshSurface(width: width, height: height, bezierPoints: points)
        }
        guard let surface, resolved.count >= width * height else { return _ResolvedPaint(background) }
        return _ResolvedPaint(
            .meshGradient(
                surface.paint(
                    colors: Array(resolved.prefix(width * height)), background: background,
                    smoothsColors: smoothsColors, isPerceptual: colorSpace.isPerceptual)))
    }
}

/// A smooth surface through the points of a grid, as a finer grid that painters draw.
private struct MeshSurface {
    let width: Int
    let height: Int
    let points: [SIMD2<Double>]
    /// The slopes along the rows and columns, at the side that leads to the next point and at the one from the last.
    let rowSlopes: [(out: SIMD2<Double>, in: SIMD2<Double>)]
    let columnSlopes: [(out: SIMD2<Double>, in: SIMD2<Double>)]

    /// How many pieces each side of a cell is divided into.
    private static let steps = 12

    private static func isUsable(_ width: Int, _ height: Int, _ count: Int) -> Bool {
        width >= 2 && height >= 2 && width <= 1000 && height <= 1000 && count >= width * height
    }

    init?(width: Int, height: Int, points: [SIMD2<Float>]) {
        guard Self.isUsable(width, height, points.count) else { return nil }
        let points = points.prefix(width * height).map { SIMD2<Double>(Double($0.x), Double($0.y)) }
        guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
        func slope(_ index: Int, _ position: Int, _ count: Int, _ step: Int) -> (SIMD2<Double>, SIMD2<Double>) {
            // At the ends straight on, between as steep as from one neighbour to the other.
            let before = position > 0 ? points[index - step] : points[index]
            let after = position < count - 1 ? points[index + step] : points[index]
            let factor = position > 0 && position < count - 1 ? 0.5 : 1.0
            let slope = (after - before) * factor
            return (slope, slope)
        }
        self.width = width
        self.height = height
        self.points = Array(points)
        rowSlopes = points.indices.map { slope($0, $0 % width, width, 1) }
        columnSlopes = points.indices.map { slope($0, $0 / width, height, width) }
    }

    init?(width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint]) {
        guard Self.isUsable(width, height, bezierPoints.count) else { return nil }
        func vector(_ value: SIMD2<Float>) -> SIMD2<Double> { SIMD2<Double>(Double(value.x), Double(value.y)) }
        let used = bezierPoints.prefix(width * height)
        self.width = width
        self.height = height
        points = used.map { vector($0.position) }
        rowSlopes = used.map {
            let position = vector($0.position)
            return (3 * (vector($0.trailingControlPoint) - position), 3 * (position - vector($0.leadingControlPoint)))
        }
        columnSlopes = used.map {
            let position = vector($0.position)
            return (3 * (vector($0.bottomControlPoint) - position), 3 * (position - vector($0.topControlPoint)))
        }
        guard
            (points + rowSlopes.flatMap { [$0.out, $0.in] } + columnSlopes.flatMap { [$0.out, $0.in] })
                .allSatisfy({ $0.x.isFinite && $0.y.isFinite })
        else { return nil }
    }

    private static func hermite<V: SIMD>(_ t: Double, _ a: V, _ b: V, _ out: V, _ into: V) -> V
    where V.Scalar == Double {
        let (t2, t3) = (t * t, t * t * t)
        return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * out + (3 * t2 - 2 * t3) * b + (t3 - t2) * into
    }

    /// The place on the surface: the curve across between the curves along the two sides.
    private func point(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> CGPoint {
        let (a, b) = (row * width + column, row * width + column + 1)
        let (c, d) = (a + width, b + width)
        let top = Self.hermite(u, points[a], points[b], rowSlopes[a].out, rowSlopes[b].in)
        let bottom = Self.hermite(u, points[c], points[d], rowSlopes[c].out, rowSlopes[d].in)
        let out = columnSlopes[a].out + (columnSlopes[b].out - columnSlopes[a].out) * u
        let into = columnSlopes[c].in + (columnSlopes[d].in - columnSlopes[c].in) * u
        let place = Self.hermite(v, top, bottom, out, into)
        return CGPoint(x: place.x, y: place.y)
    }

    func paint(
        colors: [Color.Resolved], background: Color.Resolved, smoothsColors: Bool, isPerceptual: Bool
    ) -> MeshPaint {
        let vectors = colors.map { $0.mixingVector(perceptually: isPerceptual) }
        func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> Color.Resolved {
            // Eased, so that there is no edge to be seen at the points.
            func ease(_ t: Double) -> Double { smoothsColors ? t * t * (3 - 2 * t) : t }
            let a = row * width + column
            let top = vectors[a] + (vectors[a + 1] - vectors[a]) * ease(u)
            let bottom = vectors[a + width] + (vectors[a + width + 1] - vectors[a + width]) * ease(u)
            return Color.Resolved(mixingVector: top + (bottom - top) * ease(v), perceptually: isPerceptual)
        }
        let steps = Self.steps
        var mesh = MeshPaint(
            width: (width - 1) * steps + 1, height: (height - 1) * steps + 1, points: [], colors: [],
            background: background, smoothsColors: false)
        for y in 0..<mesh.height {
            for x in 0..<mesh.width {
                let (column, row) = (min(x / steps, width - 2), min(y / steps, height - 2))
                let (u, v) = (
                    Double(x - column * steps) / Double(steps), Double(y - row * steps) / Double(steps)
                )
                mesh.points.append(point(column, row, u, v))
                mesh.colors.append(color(column, row, u, v))
            }
        }
        return mesh
    }
}
