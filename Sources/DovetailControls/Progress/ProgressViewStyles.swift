import DovetailCore
import Foundation

/// A bar where the progress is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticProgressView(configuration: configuration)
    }
}

/// A bar that fills; while the progress is not known, a part of it wanders.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    /// A bar in a colour.
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        LinearProgressView(configuration: configuration, tint: tint)
    }
}

/// A ring that fills on the desktop; elsewhere, and while the progress is not known, a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    /// A ring or spinner in a colour.
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        CircularProgressView(configuration: configuration, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

struct AutomaticProgressView: View {
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        if configuration.fractionCompleted == nil {
            CircularProgressView(configuration: configuration, tint: nil)
        } else {
            LinearProgressView(configuration: configuration, tint: nil)
        }
    }
}

/// The tint that a style brings; without one that of the surroundings stays, which need not be a colour.
private struct OwnTint: ViewModifier {
    let tint: Color?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.builtIn) { values in
            guard let tint else { return }
            values.tint = tint
            values.tintStyle = nil
        }
    }
}

private struct LinearProgressView: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.areLabelsHidden) private var areLabelsHidden
    @Environment(\.idiom) private var idiom

    var body: some View {
        VStack(alignment: .leading, spacing: ProgressIdiom[idiom].spacing) {
            if !areLabelsHidden { configuration.label }
            ProgressBar(fraction: configuration.fractionCompleted).modifier(OwnTint(tint: tint))
            if !areLabelsHidden {
                configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

/// The bar itself.
private struct ProgressBar: View {
    let fraction: Double?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics
    @State private var isAtEnd = false

    var body: some View {
        BarLayout(start: start, length: length, height: height) {
            Capsule().fill(Color(white: colorScheme == .light ? 0 : 1, opacity: 0.12))
            Capsule().fill(.tint)
        }
        .animation(
            fraction == nil
                ? Animation.easeInOut(duration: 1.1).repeatForever(autoreverses: true) : Animation.default,
            value: start + length
        )
        .onAppear { if fraction == nil { isAtEnd = true } }
        .accessibilityHidden(true)
    }

    private var height: CGFloat { ProgressIdiom[metrics.idiom].barHeight }
    private var start: Double { fraction == nil && isAtEnd ? 0.7 : 0 }
    private var length: Double { fraction ?? 0.3 }

    /// The track, and on it the part that is filled.
    private struct BarLayout: Layout {
        var start: Double
        var length: Double
        var height: CGFloat

        var animatableData: AnimatablePair<Double, Double> {
            get { AnimatablePair(start, length) }
            set { (start, length) = (newValue.first, newValue.second) }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let width = proposal.width ?? 160
            return CGSize(width: width.isFinite ? max(width, height) : 10_000, height: height)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            let width = bounds.width * CGFloat(length)
            subviews[1].place(
                at: CGPoint(x: bounds.minX + bounds.width * CGFloat(start), y: bounds.minY),
                proposal: ProposedViewSize(width: width <= 0 ? 0 : max(width, height), height: height))
        }
    }
}

private struct CircularProgressView: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.areLabelsHidden) private var areLabelsHidden
    @Environment(\.idiom) private var idiom
    @Environment(\.builtIn.tint) private var inheritedTint

    var body: some View {
        VStack(spacing: 8) {
            if ProgressIdiom[idiom].hasRing, let fraction = configuration.fractionCompleted {
                ProgressRing(fraction: fraction).modifier(OwnTint(tint: tint))
            } else {
                Spinner().foregroundStyle(color)
            }
            if !areLabelsHidden {
                configuration.label.font(ProgressIdiom[idiom].hasSmallLabel ? .subheadline : .body).foregroundStyle(
                    .secondary)
                configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
        }
    }

    private var color: AnyShapeStyle {
        (tint ?? inheritedTint).map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary)
    }
}

private struct ProgressRing: View {
    let fraction: Double
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics

    var body: some View {
        let side = SpinnerSize.side(metrics)
        RingShape(fraction: 1).stroke(Color(white: colorScheme == .light ? 0 : 1, opacity: 0.12), lineWidth: 3)
            .overlay { RingShape(fraction: fraction).stroke(.tint, lineWidth: 3) }
            .frame(width: side, height: side)
            .animation(.default, value: fraction)
            .accessibilityHidden(true)
    }
}

/// A circle's line from the top on, clockwise, within the frame.
struct RingShape: Shape {
    var fraction: Double
    var start: Angle = .degrees(-90)
    var sweep: Double = 360
    var lineWidth: CGFloat = 3

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let radius = max(min(rect.width, rect.height) - lineWidth, 0) / 2
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: start,
            endAngle: .degrees(start.degrees + sweep * min(max(fraction, 0), 1)), clockwise: false)
        return path
    }
}

private enum SpinnerSize {
    static func side(_ metrics: ControlMetrics) -> CGFloat {
        let sides = ProgressIdiom[metrics.idiom]
        return switch metrics.size {
        case .mini: sides.miniSide
        case .small: sides.smallSide
        case .regular: sides.side
        case .large, .extraLarge: sides.largeSide
        }
    }
}

/// Eight strokes that turn.
private struct Spinner: View {
    @Environment(\.controlMetrics) private var metrics
    @State private var isTurned = false

    var body: some View {
        let side = SpinnerSize.side(metrics)
        ZStack {
            ForEach(0..<8, id: \.self) { index in
                Capsule()
                    .frame(width: side * 0.11, height: side * 0.28)
                    .offset(y: -side * 0.36)
                    .rotationEffect(.degrees(Double(index) * 45))
                    .opacity(0.25 + 0.75 * Double(index) / 7)
            }
        }
        .frame(width: side, height: side)
        .rotationEffect(.degrees(isTurned ? 360 : 0))
        .animation(.linear(duration: 0.9).repeatForever(autoreverses: false), value: isTurned)
        .onAppear { isTurned = true }
        .accessibilityHidden(true)
    }
}
