import AttributeGraph
import Foundation

/// What points and frames are measured from. The origin is the top left corner, y grows downwards, lengths are points.
public enum CoordinateSpace: Hashable {
    /// The window's content.
    case global
    /// The view's own.
    case local
    /// The nearest view around that has been given this name by `coordinateSpace(name:)`. Where there is none, the window's.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A coordinate space of a known kind.
public protocol CoordinateSpaceProtocol {
    /// The same as a value.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the window's content.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable

    package init(name: AnyHashable) { self.name = name }
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The nearest view around with this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension CoordinateSpace {
    /// The transform from this space, as seen from what `node` shows, to the window's. As of the last update.
    package func transformToWindow(from node: DisplayNode) -> CGAffineTransform {
        switch self {
        case .global: .identity
        case .local: node.transformToWindow
        case .named(let name):
            node.ancestors.first { $0.coordinateSpaceName == name }?.transformToWindow ?? .identity
        }
    }

    /// A point of the window in this space, as seen from what `node` shows.
    package func convertFromWindow(_ point: CGPoint, seenFrom node: DisplayNode) -> CGPoint {
        point.applying(transformToWindow(from: node).inverted())
    }

    /// A rectangle of `node`'s own coordinates in this space.
    package func convert(_ rect: CGRect, from node: DisplayNode) -> CGRect {
        rect.applying(node.transformToWindow.concatenating(transformToWindow(from: node).inverted()))
    }
}
