import DovetailCore
import Foundation

/// What is selected where a person points.
struct SelectionSettings {
    /// Selects the value at a place; nil ends the selection.
    var x: (@MainActor (ChartProxy, CGFloat?) -> Void)?
    var y: (@MainActor (ChartProxy, CGFloat?) -> Void)?
    var xRange: (@MainActor (ChartProxy, CGFloat, CGFloat) -> Void)?
    var yRange: (@MainActor (ChartProxy, CGFloat, CGFloat) -> Void)?
    var angle: (@MainActor (ChartProxy, Angle?) -> Void)?

    var isEmpty: Bool { x == nil && y == nil && xRange == nil && yRange == nil && angle == nil }
    var hasRange: Bool { xRange != nil || yRange != nil }

    @MainActor
    func select(at point: CGPoint?, _ proxy: ChartProxy) {
        x?(proxy, point?.x)
        y?(proxy, point?.y)
        angle?(proxy, point.map { proxy.angle(at: $0) })
    }

    @MainActor
    func selectRange(from start: CGPoint, to end: CGPoint, _ proxy: ChartProxy) {
        xRange?(proxy, start.x, end.x)
        yRange?(proxy, start.y, end.y)
    }
}

/// Takes what a person does in the plot area. The pointer selects where it is, a finger while it is down; ranges are dragged.
struct PlotSelection: View {
    let proxy: ChartProxy
    let settings: SelectionSettings
    let isScrollable: Bool
    @Environment(\.idiom) private var idiom

    var body: some View {
        let area = Color.clear.contentShape(Rectangle())
        if !idiom.isTouch {
            area
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let point): settings.select(at: point, proxy)
                    case .ended: settings.select(at: nil, proxy)
                    }
                }
                .gesture(
                    DragGesture(minimumDistance: 2).onChanged {
                        settings.selectRange(from: $0.startLocation, to: $0.location, proxy)
                    }, including: settings.hasRange && !isScrollable ? .all : .none)
        } else if isScrollable {
            area.gesture(SpatialTapGesture().onEnded { settings.select(at: $0.location, proxy) })
        } else {
            area.gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged {
                        settings.select(at: $0.location, proxy)
                        settings.selectRange(from: $0.startLocation, to: $0.location, proxy)
                    }
                    .onEnded { _ in settings.select(at: nil, proxy) })
        }
    }
}

extension View {
    /// Keeps the value that a person points at along x. It is nil when nobody does.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartConfiguration {
            $0.selection.x = { proxy, place in
                value.wrappedValue = place.flatMap { 0...proxy.plotSize.width ~= $0 ? proxy.value(atX: $0) : nil }
            }
        }
    }

    /// Keeps the range that a person drags along x.
    nonisolated public func chartXSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        chartConfiguration {
            $0.selection.xRange = { proxy, start, end in
                guard let first: P = proxy.value(atX: start), let last: P = proxy.value(atX: end) else { return }
                range.wrappedValue = min(first, last)...max(first, last)
            }
        }
    }

    /// Keeps the value that a person points at along y. It is nil when nobody does.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartConfiguration {
            $0.selection.y = { proxy, place in
                value.wrappedValue = place.flatMap { 0...proxy.plotSize.height ~= $0 ? proxy.value(atY: $0) : nil }
            }
        }
    }

    /// Keeps the range that a person drags along y.
    nonisolated public func chartYSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        chartConfiguration {
            $0.selection.yRange = { proxy, start, end in
                guard let first: P = proxy.value(atY: start), let last: P = proxy.value(atY: end) else { return }
                range.wrappedValue = min(first, last)...max(first, last)
            }
        }
    }

    /// Keeps the value at the angle that a person points at, counted through all sectors from the top.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartConfiguration {
            $0.selection.angle = { proxy, angle in value.wrappedValue = angle.flatMap { proxy.value(atAngle: $0) } }
        }
    }

    /// Adds a gesture to the plot area, which gets a proxy of the chart.
    nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
        chartConfiguration {
            $0.gesture = { proxy in AnyGesture(gesture(proxy).map { _ in () }) }
        }
    }
}
