import DovetailCore
import Foundation

/// A bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A small bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryLinearGauge(configuration: configuration, isCapacity: false)
    }
}

/// A small bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryLinearGauge(configuration: configuration, isCapacity: true)
    }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isCapacity: false)
    }
}

/// A closed ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isCapacity: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// The label over a bar, which stands between the labels of its ends, over what describes the value.
struct LinearGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    var body: some View {
        VStack(alignment: .center, spacing: 6) {
            if !areLabelsHidden { configuration.label }
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                GaugeBar(fraction: configuration.value, height: 6, isCapacity: true)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

private struct AccessoryLinearGauge: View {
    let configuration: GaugeStyleConfiguration
    let isCapacity: Bool

    var body: some View {
        if isCapacity {
            VStack(alignment: .leading, spacing: 3) {
                configuration.label.font(.system(size: 13, weight: .semibold))
                GaugeBar(fraction: configuration.value, height: 6, isCapacity: true)
                configuration.currentValueLabel.font(.system(size: 11)).foregroundStyle(.secondary)
            }
        } else {
            HStack(spacing: 6) {
                configuration.minimumValueLabel.font(.system(size: 11, weight: .medium))
                GaugeBar(fraction: configuration.value, height: 6, isCapacity: false)
                configuration.maximumValueLabel.font(.system(size: 11, weight: .medium))
            }
        }
    }
}

/// A bar that is filled up to a fraction, or has a mark there.
private struct GaugeBar: View {
    let fraction: Double
    let height: CGFloat
    let isCapacity: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.builtIn.tintGradient) private var gradient

    var body: some View {
        GaugeBarLayout(fraction: fraction, height: height, isCapacity: isCapacity) {
            Capsule()
                .fill(
                    isCapacity
                        ? AnyShapeStyle(Color(white: colorScheme == .light ? 0 : 1, opacity: 0.12))
                        : tint)
            if isCapacity {
                Capsule().fill(tint)
            } else {
                Circle().fill(Color.white)
                    .overlay { Circle().strokeBorder(Color(white: 0, opacity: 0.35), lineWidth: 1.5) }
            }
        }
        .animation(.default, value: fraction)
        .accessibilityHidden(true)
    }

    /// A gradient goes from the least value to the greatest.
    private var tint: AnyShapeStyle {
        gradient.map { AnyShapeStyle(LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing)) }
            ?? AnyShapeStyle(.tint)
    }
}

/// The track, and on it the filled part or the mark.
private struct GaugeBarLayout: Layout {
    var fraction: Double
    var height: CGFloat
    var isCapacity: Bool

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    private var rowHeight: CGFloat { isCapacity ? height : height + 4 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? 120
        return CGSize(width: width.isFinite ? max(width, rowHeight) : 10_000, height: rowHeight)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.midY - height / 2),
            proposal: ProposedViewSize(width: bounds.width, height: height))
        if isCapacity {
            let width = bounds.width * CGFloat(fraction)
            subviews[1].place(
                at: CGPoint(x: bounds.minX, y: bounds.midY - height / 2),
                proposal: ProposedViewSize(width: width <= 0 ? 0 : max(width, height), height: height))
        } else {
            subviews[1].place(
                at: CGPoint(x: bounds.minX + (bounds.width - rowHeight) * CGFloat(fraction), y: bounds.minY),
                proposal: ProposedViewSize(width: rowHeight, height: rowHeight))
        }
    }
}

/// A ring, open below unless it shows a capacity, with the value in it and the label, or the ends of the range, in the gap.
private struct CircularGauge: View {
    let configuration: GaugeStyleConfiguration
    let isCapacity: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.builtIn.tintGradient) private var gradient

    private static let side: CGFloat = 58
    private static let lineWidth: CGFloat = 6

    var body: some View {
        let start: Angle = .degrees(isCapacity ? -90 : 135)
        let sweep: Double = isCapacity ? 360 : 270
        // A gradient goes from the least value to the greatest.
        let tint =
            gradient.map {
                AnyShapeStyle(
                    AngularGradient(
                        gradient: $0, center: .center, startAngle: start, endAngle: start + .degrees(sweep)))
            } ?? AnyShapeStyle(.tint)
        ZStack {
            ring(1, start, sweep).stroke(
                isCapacity
                    ? AnyShapeStyle(Color(white: colorScheme == .light ? 0 : 1, opacity: 0.12)) : tint,
                style: StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round))
            if isCapacity {
                ring(configuration.value, start, sweep)
                    .stroke(tint, style: StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round))
            } else {
                mark(at: start.degrees + sweep * configuration.value)
            }
            configuration.currentValueLabel
                .font(.system(size: 17, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1)
                .frame(maxWidth: Self.side - 2 * Self.lineWidth - 8)
            if !isCapacity { foot }
        }
        .frame(width: Self.side, height: Self.side)
        .animation(.default, value: configuration.value)
    }

    private func ring(_ fraction: Double, _ start: Angle, _ sweep: Double) -> RingShape {
        RingShape(fraction: fraction, start: start, sweep: sweep, lineWidth: Self.lineWidth)
    }

    private func mark(at degrees: Double) -> some View {
        Circle().fill(Color.white)
            .overlay { Circle().strokeBorder(Color(white: 0, opacity: 0.35), lineWidth: 1.5) }
            .frame(width: Self.lineWidth + 5, height: Self.lineWidth + 5)
            .offset(x: (Self.side - Self.lineWidth) / 2)
            .rotationEffect(.degrees(degrees))
    }

    /// What stands in the gap of the ring.
    private var foot: some View {
        VStack(spacing: 0) {
            Spacer(minLength: 0)
            if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
                configuration.label.font(.system(size: 11)).lineLimit(1).minimumScaleFactor(0.6)
                    .frame(maxWidth: Self.side / 2)
            } else {
                // Each below its end of the ring.
                HStack(spacing: 0) {
                    configuration.minimumValueLabel.frame(maxWidth: .infinity)
                    configuration.maximumValueLabel.frame(maxWidth: .infinity)
                }
                .font(.system(size: 9)).lineLimit(1).minimumScaleFactor(0.6)
                .frame(maxWidth: Self.side / 2 + 12)
            }
        }
    }
}
