import DovetailCore
import Foundation

/// Comes to rest at multiples of a value, or at moments of a calendar.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    private let x: ValueAlignment
    private let y: ValueAlignment
    private let xMajor: ValueAlignment?
    private let yMajor: ValueAlignment?
    private let limit: ValueAlignedLimitBehavior

    private init(
        x: ValueAlignment, y: ValueAlignment, xMajor: ValueAlignment?, yMajor: ValueAlignment?,
        limit: ValueAlignedLimitBehavior
    ) {
        (self.x, self.y, self.xMajor, self.yMajor, self.limit) = (x, y, xMajor, yMajor, limit)
    }

    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        let room = (x: context.horizontalSizeClass, y: context.verticalSizeClass)
        context.scroll.align(&target) { axis, proposed, current, length in
            start(
                along: axis, near: proposed, from: current, length: length, in: axis == .horizontal ? room.x : room.y)
        }
    }

    /// The coordinate at which the part on show is to begin.
    func start(
        along axis: Axis = .horizontal, near proposed: Double, from current: Double, length: Double,
        in room: UserInterfaceSizeClass? = nil
    ) -> Double {
        let wanted = limit.isLimited(in: room) ? min(max(proposed, current - length), current + length) : proposed
        let major = axis == .horizontal ? xMajor : yMajor
        // A movement of more than half of what is on show goes to a major value.
        let alignment = abs(wanted - current) > length / 2 ? major : nil
        return (alignment ?? (axis == .horizontal ? x : y)).nearest(to: wanted, from: current, length: length)
    }
}

extension ValueAlignedChartScrollTargetBehavior {
    /// Moments that have some components, such as the first hour of a day, along the axes that scroll.
    public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            x: .matching(components), y: .matching(components), xMajor: majorAlignment?.alignment,
            yMajor: majorAlignment?.alignment, limit: limitBehavior)
    }

    /// Multiples of a number, along the axes that scroll.
    public init<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            x: .unit(unit.plotValue.number ?? 1), y: .unit(unit.plotValue.number ?? 1),
            xMajor: majorAlignment?.alignment, yMajor: majorAlignment?.alignment, limit: limitBehavior)
    }

    /// Moments that have some components along each axis.
    public init(
        xMatching: DateComponents, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            x: .matching(xMatching), y: .matching(yMatching), xMajor: xMajorAlignment?.alignment,
            yMajor: yMajorAlignment?.alignment, limit: limitBehavior)
    }

    /// Moments that have some components along x, and multiples of a number along y.
    public init<Y: Plottable & Numeric>(
        xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            x: .matching(xMatching), y: .unit(yUnit.plotValue.number ?? 1), xMajor: xMajorAlignment?.alignment,
            yMajor: yMajorAlignment?.alignment, limit: limitBehavior)
    }

    /// Multiples of a number along x, and moments that have some components along y.
    public init<X: Plottable & Numeric>(
        xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            x: .unit(xUnit.plotValue.number ?? 1), y: .matching(yMatching), xMajor: xMajorAlignment?.alignment,
            yMajor: yMajorAlignment?.alignment, limit: limitBehavior)
    }

    /// Multiples of a number along each axis.
    public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            x: .unit(xUnit.plotValue.number ?? 1), y: .unit(yUnit.plotValue.number ?? 1),
            xMajor: xMajorAlignment?.alignment, yMajor: yMajorAlignment?.alignment, limit: limitBehavior)
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Comes to rest at moments that have some components, such as the first hour of a day, along the axes that scroll.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    /// Comes to rest at multiples of a number, along the axes that scroll.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    /// Comes to rest at moments that have some components along each axis.
    public static func valueAligned(
        xMatching: DateComponents, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xMatching: xMatching, yMatching: yMatching, xMajorAlignment: xMajorAlignment,
            yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }

    /// Comes to rest at moments that have some components along x, and multiples of a number along y.
    public static func valueAligned<Y: Plottable & Numeric>(
        xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xMatching: xMatching, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }

    /// Comes to rest at multiples of a number along x, and moments that have some components along y.
    public static func valueAligned<X: Plottable & Numeric>(
        xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xUnit: xUnit, yMatching: yMatching, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }

    /// Comes to rest at multiples of a number along each axis.
    public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }
}
