import DovetailCore
import Foundation

/// A rectangle by its edges, as the painter compares them: where something may be drawn, or must be.
///
/// Whatever is not a number is taken for "everywhere": too much may be painted, never too little.
struct Extent: Equatable {
    var minX: CGFloat
    var minY: CGFloat
    var maxX: CGFloat
    var maxY: CGFloat

    /// Nowhere.
    static let none = Extent(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    static let everywhere = Extent(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

    init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    init(_ rect: CGRect) {
        let (x, y) = (rect.origin.x, rect.origin.y)
        let (width, height) = (rect.size.width, rect.size.height)
        guard (x + width).isFinite, (y + height).isFinite else {
            self = rect.isNull ? .none : .everywhere
            return
        }
        self.init(minX: min(x, x + width), minY: min(y, y + height), maxX: max(x, x + width), maxY: max(y, y + height))
    }

    var isEmpty: Bool { minX > maxX || minY > maxY }

    mutating func formUnion(_ other: Extent) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    func intersection(_ other: Extent) -> Extent {
        Extent(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    func intersects(_ other: Extent) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    func contains(_ other: Extent) -> Bool {
        other.isEmpty || minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }

    func offset(_ x: CGFloat, _ y: CGFloat) -> Extent {
        guard x.isFinite, y.isFinite else { return .everywhere }
        return Extent(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    /// Larger by a margin on all sides.
    func expanded(by margin: CGFloat) -> Extent {
        guard margin.isFinite else { return .everywhere }
        if isEmpty { return self }
        return Extent(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }

    /// The smallest upright rectangle around the transformed one.
    func applying(_ transform: CGAffineTransform) -> Extent {
        if isEmpty { return self }
        guard minX.isFinite, minY.isFinite, maxX.isFinite, maxY.isFinite else { return .everywhere }
        var result = Extent.none
        for x in [minX, maxX] {
            for y in [minY, maxY] {
                let point = CGPoint(x: x, y: y).applying(transform)
                guard point.x.isFinite, point.y.isFinite else { return .everywhere }
                result.formUnion(Extent(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
            }
        }
        return result
    }
}

extension DisplayContent {
    /// Where the content of a node may be drawn, in the node's coordinates; too large rather than too small.
    func extent(in size: CGSize) -> Extent {
        let bounds = CGRect(origin: .zero, size: size)
        switch self {
        // What a likeness covers follows from the node that it shows; see `NodePainter`.
        case .none, .likeness: return .none
        case .fill(let path, _, _): return path.isEmpty ? .none : Extent(path.boundingRect).expanded(by: 2)
        case .stroke(let path, _, let style):
            guard !path.isEmpty else { return .none }
            return Extent(path.boundingRect).expanded(by: style.lineWidth * max(1, style.miterLimit) + 2)
        case .text(let text):
            // Slanted letters, accents and swashes reach beyond the lines that they stand on.
            let size = text.runs.reduce(0) { max($0, $1.style.size + abs($1.style.baselineOffset)) }
            return Extent(bounds).expanded(by: size * 2 + 8)
        case .symbol(let symbol):
            if symbol.fit == .drawing { return Extent(bounds).expanded(by: 4) }
            let side = max(ResolvedSymbol.boxSize(pointSize: symbol.pointSize), bounds.width, bounds.height)
            let box = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
            return Extent(box).expanded(by: 4)
        case .image: return Extent(bounds).expanded(by: 16)
        case .hosted: return Extent(bounds)
        case .drawing(let drawing): return drawing.operations.isEmpty ? .none : Extent(drawing.bounds(in: size))
        }
    }
}

extension DisplayEffect {
    /// Where something that is drawn in `inner` may be seen.
    func extent(of inner: Extent) -> Extent {
        if inner.isEmpty { return inner }
        switch self {
        case .none, .opacity, .mask, .maskSource, .blend, .compositing, .color, .alphaThreshold: return inner
        case .transform(let transform): return inner.applying(transform)
        // Perspective may put a point anywhere.
        case .projection: return .everywhere
        // What is blurred is seen up to three deviations away.
        case .blur(let radius, _): return inner.expanded(by: max(0, radius) * 4 + 4)
        case .clip(let path, _): return inner.intersection(Extent(path.boundingRect).expanded(by: 2))
        case .shadow(_, let radius, let x, let y):
            var all = inner.offset(x, y).expanded(by: max(0, radius) * 4 + 4)
            all.formUnion(inner)
            return all
        }
    }

    /// What must be drawn inside for a region to be right.
    func needed(for region: Extent) -> Extent {
        switch self {
        case .none, .opacity, .color, .alphaThreshold: return region
        case .transform(let transform):
            guard transform.a * transform.d - transform.b * transform.c != 0 else { return .none }
            return region.applying(transform.inverted())
        // A picture of all that is inside is blurred: a part of it would look different at its edges.
        case .blur, .shadow: return .everywhere
        // Pictures of all that is inside are put together, and perspective may show any part of it.
        case .mask, .maskSource, .blend, .compositing, .projection: return .everywhere
        case .clip(let path, _): return region.intersection(Extent(path.boundingRect).expanded(by: 2))
        }
    }
}
