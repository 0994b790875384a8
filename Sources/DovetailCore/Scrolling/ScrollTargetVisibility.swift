import Foundation

/// Keeps the ids that an app was told of last.
private struct TargetVisibilityWatch<ID: Hashable>: ViewModifier {
    let threshold: Double
    nonisolated(unsafe) let action: ([ID]) -> Void
    @State private var last = Box()

    final class Box { var ids: [ID] = [] }

    nonisolated init(threshold: Double, action: @escaping ([ID]) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    func body(content: Content) -> some View {
        let (last, threshold, action) = (last, threshold, action)
        content.modifier(
            ScrollObserverModifier { observer in
                observer.geometryChanged = { [weak observer] geometry in
                    guard let position = observer?.scrollView else { return }
                    let ids = position.visibleTargets(in: geometry.visibleRect, threshold: threshold)
                        .compactMap { $0.base as? ID }
                    guard ids != last.ids else { return }
                    last.ids = ids
                    action(ids)
                }
            })
    }
}

extension ScrollPositionSource {
    /// The ids of the targets of which at least a part is shown, in their order.
    ///
    /// - Complexity: O(targets).
    fileprivate func visibleTargets(in shown: CGRect, threshold: Double) -> [AnyHashable] {
        guard let content = targets.content else { return [] }
        let least = min(max(threshold.isNaN ? 0 : threshold, 0.000_001), 1)
        return loop.graph.perform { targets.layoutFrames(in: content) }.compactMap { target in
            let area = target.frame.width * target.frame.height
            let both = target.frame.intersection(shown)
            guard area > 0, !both.isNull, both.width * both.height >= (least - 0.000_001) * area else { return nil }
            return target.id
        }
    }
}

extension View {
    /// Runs an action with the ids of the views in a `scrollTargetLayout` that the first scroll view inside shows: at first, and when
    /// others are shown.
    ///
    /// - Parameters:
    ///   - idType: The type of the ids. Views with ids of other types are left out.
    ///   - threshold: The part of a view that is shown at least, from 0 to 1.
    ///   - action: Gets the ids in the order of their views.
    /// - Complexity: O(views in the layout) for each update that scrolls.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(TargetVisibilityWatch(threshold: threshold, action: action))
    }
}
