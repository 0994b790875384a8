import AttributeGraph
import Foundation

/// Where a scroll view is, or is to be: at a view, at an edge, or at a point.
public struct ScrollPosition: Equatable, @unchecked Sendable {
    fileprivate enum Place: Equatable {
        case none
        case id(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    fileprivate var place: Place
    /// Numbers the requests, so that the same one can be made twice.
    fileprivate var request = 0
    /// Whether a person scrolled there.
    public fileprivate(set) var isPositionedByUser = false

    private init(_ place: Place) { self.place = place }

    /// At the view with an id.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { self.init(.id(AnyHashable(id), anchor)) }
    /// Nowhere in particular; the ids that are told are of the given type.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.none) }
    /// Nowhere in particular, with the view at an anchor.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge)) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y))
    }
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y))
    }
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { self.init(.point(x: x, y: nil)) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { self.init(.point(x: nil, y: y)) }

    private mutating func go(_ place: Place) {
        self.place = place
        request += 1
        isPositionedByUser = false
    }

    /// Scrolls to the view with an id.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(.id(AnyHashable(id), anchor))
    }
    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

    /// The edge that was asked for.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    /// The point that was asked for.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
    /// The id of the view that the scroll view is at.
    public var viewID: (any Hashable)? {
        if case .id(let id, _) = place { id.base as? any Hashable } else { nil }
    }
    /// The id of the view that the scroll view is at, if it is of this type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        if case .id(let id, _) = place { id.base as? T } else { nil }
    }
}

/// Ties a scroll view's place to a value of the app's.
final class ScrollPositionLink {
    /// Takes the value as it is now, and scrolls where the app changed it.
    var follow: (ScrollPositionSource, Animation?) -> Void = { _, _ in }
    /// Tells the app where the scroll view is now.
    var report: (ScrollPositionSource) -> Void = { _ in }
}

private struct ScrollPositionLinkKey: EnvironmentKey {
    static var defaultValue: ScrollPositionLink? { nil }
}

extension EnvironmentValues {
    var scrollPositionLink: ScrollPositionLink? {
        get { self[ScrollPositionLinkKey.self] }
        set { self[ScrollPositionLinkKey.self] = newValue }
    }
    /// Changes whenever the app's value did, so that scroll views look at it.
    var scrollPositionValue: AnyHashable? {
        get { self[ScrollPositionValueKey.self] }
        set { self[ScrollPositionValueKey.self] = newValue }
    }
}

private struct ScrollPositionValueKey: EnvironmentKey {
    static var defaultValue: AnyHashable? { nil }
}

private struct IDPositionModifier<ID: Hashable>: ViewModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?
    @State private var link = Link()

    final class Link {
        let link = ScrollPositionLink()
        /// The id that both sides know of.
        var known: ID?
        var isNew = true
    }

    func body(content: Content) -> some View {
        let (state, id, anchor) = (link, id, anchor)
        let value = id.wrappedValue
        state.link.follow = { position, animation in
            guard state.isNew || value != state.known else { return }
            state.isNew = false
            state.known = value
            guard let value else { return }
            position.loop.afterEvaluation {
                _ = position.scroll(to: AnyHashable(value), anchor: anchor, animation: animation)
            }
        }
        state.link.report = { position in
            guard position.motion == nil, let base = position.target(at: anchor)?.base as? ID, base != state.known
            else { return }
            // Until somebody scrolls the app's nil stays.
            guard position.isPositionedByUser || state.known != nil else { return }
            state.known = base
            id.wrappedValue = base
        }
        return content.environment(\.scrollPositionLink, state.link)
            .environment(\.scrollPositionValue, value.map { AnyHashable($0) })
    }
}

private struct PositionModifier: ViewModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?
    @State private var link = Link()

    final class Link {
        let link = ScrollPositionLink()
        var known: ScrollPosition?
    }

    func body(content: Content) -> some View {
        let (state, binding, anchor) = (link, position, anchor)
        let value = binding.wrappedValue
        state.link.follow = { position, animation in
            guard value != state.known else { return }
            state.known = value
            position.loop.afterEvaluation { position.go(to: value.place, anchor: anchor, animation: animation) }
        }
        state.link.report = { position in
            guard position.motion == nil, position.isPositionedByUser else { return }
            var new = value
            if let id = position.target(at: anchor) { new.place = .id(id, nil) } else { new.place = .none }
            new.isPositionedByUser = true
            guard new != state.known else { return }
            state.known = new
            binding.wrappedValue = new
        }
        return content.environment(\.scrollPositionLink, state.link)
            .environment(\.scrollPositionValue, AnyHashable([value.request, value.isPositionedByUser ? 1 : 0]))
    }
}

extension ScrollPositionSource {
    fileprivate func go(to place: ScrollPosition.Place, anchor: UnitPoint?, animation: Animation?) {
        guard let geometry else { return }
        let (margins, view) = (geometry.contentInsets, geometry.containerSize)
        let whole = margins.enlarging(geometry.contentSize)
        var offset = CGPoint(
            x: geometry.contentOffset.x + margins.leading, y: geometry.contentOffset.y + margins.top)
        switch place {
        case .none: return
        case .id(let id, let own):
            _ = scroll(to: id, anchor: own ?? anchor, animation: animation)
            return
        case .edge(.top): offset.y = 0
        case .edge(.bottom): offset.y = whole.height - view.height
        case .edge(.leading): offset.x = isMirrored ? whole.width - view.width : 0
        case .edge(.trailing): offset.x = isMirrored ? 0 : whole.width - view.width
        case .point(let x, let y):
            if let x { offset.x = x + margins.leading }
            if let y { offset.y = y + margins.top }
        }
        scroll(to: offset, animation: animation)
    }
}

extension View {
    /// Ties the place of the first scroll view inside to the id of a view in a `scrollTargetLayout`: that at the anchor, or else at the
    /// beginning of what is shown. A new id scrolls there; scrolling writes the id.
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(IDPositionModifier(id: id, anchor: anchor))
    }

    /// Ties the place of the first scroll view inside to a value.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(PositionModifier(position: position, anchor: anchor))
    }
}
