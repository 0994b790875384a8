import DovetailCore
import Foundation

/// What an app says of scrolling a chart.
struct ScrollSettings {
    var axes: Axis.Set = []
    /// How much of an axis is on show, in its coordinates.
    var xLength: Double?
    var yLength: Double?
    var x = ScrolledStart()
    var y = ScrolledStart()
    var behavior: (any ChartScrollTargetBehavior)?
}

/// Where the part that is on show begins.
struct ScrolledStart {
    var initial: _PlotValue?
    var get: (@MainActor () -> _PlotValue?)?
    var set: (@MainActor (_PlotValue) -> Void)?
}

extension View {
    /// Lets a person scroll a chart along axes. How much is on show is said by `chartXVisibleDomain(length:)`.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartConfiguration { $0.scrolling.axes = axes }
    }

    /// How much of the axis along x is on show: numbers, seconds or categories.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.plotValue.number
        return chartConfiguration { $0.scrolling.xLength = length }
    }

    /// How much of the axis along y is on show: numbers, seconds or categories.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.plotValue.number
        return chartConfiguration { $0.scrolling.yLength = length }
    }

    /// Keeps the value along x at which the part on show begins.
    nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
        chartConfiguration { $0.scrolling.x = start(x) }
    }

    /// Keeps the value along y at which the part on show begins.
    nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
        chartConfiguration { $0.scrolling.y = start(y) }
    }

    /// The value along x at which the part on show begins at first.
    nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
        let value = initialX.plotValue
        return chartConfiguration { $0.scrolling.x.initial = value }
    }

    /// The value along y at which the part on show begins at first.
    nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
        let value = initialY.plotValue
        return chartConfiguration { $0.scrolling.y.initial = value }
    }

    /// Where scrolling comes to rest.
    nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        chartConfiguration { $0.scrolling.behavior = behavior }
    }
}

private func start<P: Plottable>(_ binding: Binding<P>) -> ScrolledStart {
    ScrolledStart(
        get: { binding.wrappedValue.plotValue },
        set: { value in if let typed = P(plotValue: value) { binding.wrappedValue = typed } })
}
