import DovetailCore
import Foundation

/// Where scrolling a chart comes to rest.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
    /// Changes where scrolling would come to rest by itself. Places are in points of what is scrolled, which is as long as the whole domain.
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
    /// Changes nothing: outside of a chart there are no values to come to rest at.
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// What a behaviour knows of the chart that is scrolled.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
    /// The chart's scales and plot area, as they were when the movement ended.
    public let chartProxy: ChartProxy
    let context: ScrollTargetBehaviorContext
    let scroll: PlotScroll

    /// What is known of the scrolling itself.
    public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
        context[keyPath: keyPath]
    }
    /// A value of the chart's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { context[dynamicMember: keyPath] }
}

/// Comes to rest at whole pages, one further at most.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        context.scroll.align(&target) { start(near: $1, from: $2, length: $3) }
    }

    func start(near proposed: Double, from current: Double, length: Double) -> Double {
        current + min(max(((proposed - current) / length).rounded(), -1), 1) * length
    }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
    /// Comes to rest at whole pages.
    public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}
