import AttributeGraph
import Foundation

/// Lets a program scroll the scroll views inside.
public struct ScrollViewReader<Content: View>: View {
    /// Makes the content.
    nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content
    @State private var scope = ScrollScope()

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View {
        content(ScrollViewProxy(scope: scope))
            .transformEnvironment(\.scrollScopes) { [scope] scopes in scopes.append(scope) }
    }
}

/// Scrolls the scroll views inside a `ScrollViewReader`.
public struct ScrollViewProxy {
    fileprivate let scope: ScrollScope

    /// Scrolls, after the next update, so that the view with an id can be seen: one that was given it by `id(_:)`, or the row of a
    /// `ForEach` element. With an anchor, that point of the view comes to the same point of the scroll view, as far as the content
    /// goes; without, the scroll view moves as little as needed. Within `withAnimation` it moves there by that animation. For an id that
    /// there is no view for nothing happens.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        scope.scroll(to: AnyHashable(id), anchor: anchor, animation: Transaction.current.animation)
    }
}

extension ScrollViewProxy: @unchecked Sendable {}

/// The scroll views inside a reader, in the order in which they were made.
final class ScrollScope {
    private var scrollViews: [Weak<ScrollPositionSource>] = []

    func add(_ position: ScrollPositionSource) {
        scrollViews.removeAll { $0.value == nil || $0.value === position }
        scrollViews.append(Weak(value: position))
    }

    func scroll(to id: AnyHashable, anchor: UnitPoint?, animation: Animation?) {
        // What the same action adds to the content is there only after the update.
        guard let loop = scrollViews.lazy.compactMap(\.value).first?.loop else { return }
        loop.afterEvaluation { [self] in
            for position in scrollViews.compactMap(\.value)
            where position.scroll(to: id, anchor: anchor, animation: animation) {
                return
            }
            Log.warnOnce("scrollTo \(id)", "scrollTo(_:anchor:): there is no view with the id \(id)")
        }
    }
}

private struct ScrollScopesKey: EnvironmentKey {
    static var defaultValue: [ScrollScope] { [] }
}

extension EnvironmentValues {
    var scrollScopes: [ScrollScope] {
        get { self[ScrollScopesKey.self] }
        set { self[ScrollScopesKey.self] = newValue }
    }
}

extension ScrollPositionSource {
    /// Scrolls to a view. Returns whether there is such a view.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, animation: Animation?) -> Bool {
        scroll(toShow: { [weak targets] in targets?.frame(of: id) }, anchor: anchor, animation: animation)
    }

    /// The id of the target that is at the anchor, or else nearest to the beginning of what is shown.
    func target(at anchor: UnitPoint?) -> AnyHashable? {
        guard let geometry, let content = targets.content else { return nil }
        let frames = loop.graph.perform { targets.layoutFrames(in: content) }.filter { $0.id != nil }
        let shown = geometry.visibleRect
        // Anchors are those of the view between its margins.
        let margins = geometry.contentInsets
        let inner = CGRect(
            x: shown.minX + margins.leading, y: shown.minY + margins.top,
            width: shown.width - margins.leading - margins.trailing,
            height: shown.height - margins.top - margins.bottom)
        let vertical = axes.contains(.vertical)
        func distance(_ frame: CGRect) -> CGFloat {
            var point = anchor.map { vertical ? $0.y : $0.x } ?? 0
            if !vertical, isMirrored { point = 1 - point }
            let place = vertical ? frame.minY + frame.height * point : frame.minX + frame.width * point
            return abs(place - (vertical ? inner.minY + inner.height * point : inner.minX + inner.width * point))
        }
        return frames.filter { $0.frame.intersects(shown) }.min { distance($0.frame) < distance($1.frame) }?.id
    }
}
