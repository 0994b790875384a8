import AttributeGraph
import Foundation

/// Where a scroll view is in its content.
public struct ScrollGeometry: Equatable, Sendable {
    /// The distance from the content's top left corner to that of the view, in points; negative within the margins before it.
    public var contentOffset = CGPoint.zero
    /// The size of the content, without margins.
    public var contentSize = CGSize.zero
    /// The margins around the content.
    public var contentInsets = EdgeInsets()
    /// The size of the scroll view.
    public var containerSize = CGSize.zero

    init() {}

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// What is shown, in the content's coordinates.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The same.
    public var bounds: CGRect { visibleRect }
}

/// What moves a scroll view.
public enum ScrollPhase: Hashable, Sendable {
    /// Nothing.
    case idle
    /// A finger rests on it.
    case tracking
    /// A person scrolls.
    case interacting
    /// It goes on after a person has let go.
    case decelerating
    /// A program scrolls by an animation.
    case animating

    /// Whether it moves, or may at once.
    public var isScrolling: Bool { self != .idle }
}

/// What is known when a scroll view's phase changes.
public struct ScrollPhaseChangeContext {
    /// Where the scroll view is.
    public let geometry: ScrollGeometry
    /// Points a second, where it is known.
    public let velocity: CGVector?
}

/// Is told of the first scroll view inside a view.
package final class ScrollObserver {
    var phaseChanged: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
    var geometryChanged: (ScrollGeometry) -> Void = { _ in }
    /// The scroll view that it is told of.
    weak var scrollView: ScrollPositionSource?
}

/// Adds an observer for as long as the view lives.
struct ScrollObserverModifier: PrimitiveViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let configure: (ScrollObserver) -> Void

    nonisolated init(configure: @escaping (ScrollObserver) -> Void) { self.configure = configure }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let observer = ScrollObserver()
        _ = Attribute(effect: ObserverRefresh(modifier: modifier, observer: observer), stage: .structure)
        var inputs = inputs
        inputs.environment.change(.keys([ScrollObserversKey.self])) { $0.scrollObservers.append(observer) }
        return body(inputs)
    }
}

/// Gives an observer what the modifier says now.
private struct ObserverRefresh: EffectRule {
    let modifier: Attribute<ScrollObserverModifier>
    let observer: ScrollObserver

    func run() { modifier.value.configure(observer) }
}

private struct ScrollObserversKey: EnvironmentKey {
    static var defaultValue: [ScrollObserver] { [] }
}

extension EnvironmentValues {
    /// Who wants to be told of the next scroll view inside.
    var scrollObservers: [ScrollObserver] {
        get { self[ScrollObserversKey.self] }
        set { self[ScrollObserversKey.self] = newValue }
    }
}

/// Keeps the last value of something that an app makes of a scroll view's geometry.
private struct GeometryWatch<Value: Equatable>: ViewModifier {
    nonisolated(unsafe) let transform: (ScrollGeometry) -> Value
    nonisolated(unsafe) let action: (Value, Value) -> Void
    @State private var last = Box()

    final class Box { var value: Value? }

    nonisolated init(transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) {
        self.transform = transform
        self.action = action
    }

    func body(content: Content) -> some View {
        let (last, transform, action) = (last, transform, action)
        content.modifier(
            ScrollObserverModifier { observer in
                observer.geometryChanged = { geometry in
                    let new = transform(geometry)
                    guard new != last.value else { return }
                    let old = last.value ?? new
                    last.value = new
                    action(old, new)
                }
            })
    }
}

extension View {
    /// Runs an action with a value made of the geometry of the first scroll view inside: at first, and when the value has changed.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryWatch(transform: transform, action: action))
    }

    /// Runs an action when the phase of the first scroll view inside changes.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollObserverModifier { $0.phaseChanged = { old, new, _ in action(old, new) } })
    }

    /// Runs an action when the phase of the first scroll view inside changes.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext)
            -> Void
    ) -> some View {
        modifier(ScrollObserverModifier { $0.phaseChanged = action })
    }

    /// Runs an action when the part of this view that its scroll view shows goes above a threshold or below: 1 is all of it.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            proxy.visiblePart >= min(max(threshold, 0.000_001), 1)
        } action: { old, new in
            if old != new || new { action(new) }
        }
    }
}

extension GeometryProxy {
    /// The part of the view that the scroll view around shows, 0...1.
    var visiblePart: Double {
        guard let shown = bounds(of: .scrollView) else { return 1 }
        let own = CGRect(origin: .zero, size: size)
        let both = own.intersection(shown)
        guard !both.isNull, own.width * own.height > 0 else { return 0 }
        return Double(both.width * both.height / (own.width * own.height))
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The nearest scroll view around: the origin is its top left corner.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName())) }

    /// The nearest scroll view around, whatever its axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}
