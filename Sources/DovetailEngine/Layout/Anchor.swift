import Foundation

/// A rectangle, a point or the like in one view that others can find in coordinates of their own, with ``GeometryProxy``.
///
/// An anchor goes on meaning the same place in the view when the view moves: it need not be made again.
public struct Anchor<Value> {
    let place: ViewPlace
    /// In the coordinates of the view.
    let local: Value
    private let convert: (Value, CGAffineTransform) -> Value

    init(source: Source, place: ViewPlace) {
        self.place = place
        local = source.resolve(place)
        convert = source.convert
    }

    func value(in other: ViewPlace) -> Value { convert(local, place.transform(toCoordinatesOf: other)) }

    /// Which part of a view an anchor stands for.
    public struct Source {
        fileprivate let kind: AnchorKind
        fileprivate let resolve: (ViewPlace) -> Value
        fileprivate let convert: (Value, CGAffineTransform) -> Value
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Anchor, right: Anchor) -> Bool {
        left.place === right.place && left.local == right.local
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(place))
        hasher.combine(local)
    }
}

extension Anchor.Source: Equatable where Value: Equatable {
    public static func == (left: Anchor.Source, right: Anchor.Source) -> Bool { left.kind == right.kind }
}

extension Anchor.Source: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// What a source is, for comparison.
private enum AnchorKind: Hashable {
    case bounds
    case rect(CGRect)
    case point(CGPoint)
    case unitPoint(UnitPoint)
    case several([AnchorKind?])

    func hash(into hasher: inout Hasher) {
        switch self {
        case .bounds: hasher.combine(0)
        case .rect(let rect): for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
        case .point(let point): for number in [point.x, point.y] { hasher.combine(number) }
        case .unitPoint(let point): hasher.combine(point)
        case .several(let kinds): hasher.combine(kinds)
        }
    }
}

extension Anchor.Source where Value == CGRect {
    private init(_ kind: AnchorKind, _ resolve: @escaping (ViewPlace) -> CGRect) {
        self.init(kind: kind, resolve: resolve, convert: { $0.applying($1) })
    }

    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        Self(.bounds) { CGRect(origin: .zero, size: $0.size) }
    }

    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Self(.rect(r)) { _ in r } }

    /// The rectangle in the view's coordinates; nil for the view's bounds.
    package var rectangle: CGRect? { if case .rect(let rect) = kind { rect } else { nil } }
}

extension Anchor.Source where Value == CGPoint {
    private init(_ kind: AnchorKind, _ resolve: @escaping (ViewPlace) -> CGPoint) {
        self.init(kind: kind, resolve: resolve, convert: { $0.applying($1) })
    }

    /// A point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { Self(.point(p)) { _ in p } }

    /// A point given by parts of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Self(.unitPoint(p)) { place in
            let size = place.size
            return CGPoint(x: size.width * p.x, y: size.height * p.y)
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several places as one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(
            kind: .several(array.map(\.kind)), resolve: { place in array.map { $0.resolve(place) } },
            convert: { values, transform in zip(array, values).map { $0.convert($1, transform) } })
    }

    /// A place, or none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(
            kind: .several([anchor?.kind]), resolve: { place in anchor?.resolve(place) },
            convert: { value, transform in value.flatMap { anchor?.convert($0, transform) } })
    }
}
