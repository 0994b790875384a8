import DovetailCore
import Foundation

/// Draws marks into a canvas that covers the plot area.
struct MarkDrawing {
    let size: CGSize
    /// The length of a pixel in points.
    let pixel: Double

    func draw(_ item: DrawnItem, in context: GraphicsContext) {
        switch item {
        case .marks(let marks): draw(marks, in: context)
        case .series(let series): draw(series, in: context)
        case .layer(let layer): draw(layer, in: context)
        }
    }

    private func draw(_ drawn: DrawnLayer, in context: GraphicsContext) {
        var context = context
        context.opacity = drawn.layer.opacity
        apply(drawn.layer.effects, to: &context)
        context.drawLayer { context in
            if let mask = drawn.mask {
                context.clipToLayer { context in
                    for item in mask { draw(item, in: context) }
                }
            }
            for item in drawn.items { draw(item, in: context) }
        }
    }

    private func draw(_ marks: [DrawnMark], in context: GraphicsContext) {
        var batch = Path()
        var batchLook: MarkLook?
        func flush() {
            guard let look = batchLook else { return }
            context.fill(batch, with: .style(look.style.shape))
            batch = Path()
            batchLook = nil
        }
        var plainLook: MarkLook?
        var isPlain = false
        for mark in marks {
            let look = mark.look
            if look !== plainLook {
                plainLook = look
                isPlain =
                    look.kind != .rule && look.effects.isEmpty && look.clip == nil
                    && look.style.isPlain(in: context.environment)
            }
            if isPlain, mark.opacity == 1 {
                if batchLook != nil, batchLook !== look { flush() }
                batchLook = look
                add(mark, to: &batch)
            } else {
                flush()
                drawAlone(mark, in: context)
            }
        }
        flush()
    }

    private func drawAlone(_ mark: DrawnMark, in context: GraphicsContext) {
        guard mark.opacity > 0 else { return }
        var context = context
        context.opacity = mark.opacity
        apply(mark.look.effects, to: &context)
        let shading = shading(of: mark.look)
        if mark.look.kind == .rule {
            context.stroke(rule(mark), with: shading, style: mark.look.line)
            return
        }
        var path = Path()
        add(mark, to: &path)
        if let clip = mark.look.clip { context.clip(to: clip.path(in: snapped(mark.place))) }
        context.fill(path, with: shading)
    }

    private func apply(_ effects: [MarkEffect], to context: inout GraphicsContext) {
        for effect in effects {
            switch effect {
            case .blur(let radius): context.addFilter(.blur(radius: radius))
            case .shadow(let color, let radius, let x, let y):
                context.addFilter(.shadow(color: color, radius: radius, x: x, y: y))
            case .blend(let mode): context.blendMode = mode
            }
        }
    }

    private func shading(of look: MarkLook) -> GraphicsContext.Shading {
        guard look.alignsWithPlot else { return .style(look.style.shape) }
        return .style(look.style.shape.in(CGRect(origin: .zero, size: size)))
    }

    // MARK: Shapes

    private func add(_ mark: DrawnMark, to path: inout Path) {
        switch mark.look.kind {
        case .bar, .rectangle:
            let rect = snapped(mark.place)
            if let corners = mark.look.corners {
                let radius = min(corners.radius, rect.width / 2, rect.height / 2)
                path.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: corners.style)
            } else {
                path.addRect(rect)
            }
        case .sector:
            path.addPath(
                SectorPath.path(
                    mark.place, inset: mark.inset, corner: mark.look.corners.map { Double($0.radius) } ?? 0,
                    center: CGPoint(x: size.width / 2, y: size.height / 2)))
        default:
            let (width, height) = (mark.place.z, mark.place.w)
            let rect = CGRect(
                x: mark.place.x - width / 2, y: mark.place.y - height / 2, width: width, height: height)
            guard let symbol = mark.look.symbol else { return path.addEllipse(in: rect) }
            let unit = symbol.perceptualUnitRect
            path.addPath(
                symbol.path(
                    in: CGRect(
                        x: rect.minX + unit.minX * width, y: rect.minY + unit.minY * height, width: unit.width * width,
                        height: unit.height * height)))
        }
    }

    /// A rectangle with its edges on pixels, at least one of them wide.
    private func snapped(_ place: SIMD4<Double>) -> CGRect {
        func edges(_ first: Double, _ last: Double) -> (Double, Double) {
            let low = (min(first, last) / pixel).rounded() * pixel
            var high = (max(first, last) / pixel).rounded() * pixel
            // What has a length, however small, is seen.
            if high <= low, first != last { high = low + pixel }
            return (low, high)
        }
        let (left, right) = edges(place.x, place.z)
        let (top, bottom) = edges(place.y, place.w)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// A straight line; one along an axis has its edges on pixels.
    private func rule(_ mark: DrawnMark) -> Path {
        var (x, y, endX, endY) = (mark.place.x, mark.place.y, mark.place.z, mark.place.w)
        let isOdd = Int((mark.look.line.lineWidth / pixel).rounded()) % 2 == 1
        func center(_ place: Double) -> Double {
            isOdd ? ((place / pixel).rounded(.down) + 0.5) * pixel : (place / pixel).rounded() * pixel
        }
        if x == endX { (x, endX) = (center(x), center(x)) }
        if y == endY { (y, endY) = (center(y), center(y)) }
        return Path { path in
            path.move(to: CGPoint(x: x, y: y))
            path.addLine(to: CGPoint(x: endX, y: endY))
        }
    }

    // MARK: Series

    /// A straight line of more points than that is drawn in pieces: the time to outline a path grows faster than its length.
    private static let piece = 64

    private func drawPieces(of points: [SIMD4<Double>], _ series: DrawnSeries, in context: GraphicsContext) {
        let shading = shading(of: series.look)
        for start in stride(from: 0, to: max(points.count - 1, 1), by: Self.piece) {
            var path = Path()
            // Each piece ends in the first point of the next one.
            let part = points[start..<min(start + Self.piece + 1, points.count)].map { CGPoint(x: $0.x, y: $0.y) }
            CurvePath.add(part, .linear, to: &path)
            context.stroke(path, with: shading, style: series.look.line)
        }
    }

    private func draw(_ series: DrawnSeries, in context: GraphicsContext) {
        guard series.opacity > 0 else { return }
        var context = context
        context.opacity = series.opacity
        apply(series.look.effects, to: &context)
        if series.look.kind == .line, series.points.count > Self.piece, series.isDrawnInPieces(in: context.environment)
        {
            for part in series.parts { drawPieces(of: part, series, in: context) }
            return
        }
        var path = Path()
        for part in series.parts {
            let upper = part.map { CGPoint(x: $0.x, y: $0.y) }
            CurvePath.add(upper, series.interpolation, to: &path)
            guard series.look.kind == .area else { continue }
            let lower = part.reversed().map { CGPoint(x: $0.z, y: $0.w) }
            CurvePath.add(lower, series.interpolation.reversed, to: &path, joins: true)
            path.closeSubpath()
        }
        if series.look.kind == .area {
            context.fill(path, with: shading(of: series.look))
        } else {
            context.stroke(path, with: shading(of: series.look), style: series.look.line)
        }
    }
}

extension DrawnSeries {
    /// Whether a line looks the same drawn in pieces: it is straight, whole, round at its joints and opaque in one colour.
    fileprivate func isDrawnInPieces(in environment: EnvironmentValues) -> Bool {
        interpolation == .linear && opacity == 1 && look.effects.isEmpty && look.line.dash.isEmpty
            && look.line.lineCap == .round && look.style.isPlain(in: environment)
    }

    /// The points between gaps.
    fileprivate var parts: [[SIMD4<Double>]] {
        if points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { return [points] }
        return points.split { !($0.x.isFinite && $0.y.isFinite) }.map(Array.init)
    }
}

extension InterpolationMethod {
    /// The method that gives the same curve from the other end.
    fileprivate var reversed: InterpolationMethod {
        switch kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}
