import DovetailCore
import Foundation

/// The line and the knob of a slider.
struct SliderTrack: View {
    let fraction: Double
    /// Where the coloured part begins; nil for the start of the line.
    var start: Double?
    let isDragging: Bool
    let isFocused: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.sliderColors) private var colors
    @Environment(\.sliderThumbVisibility) private var thumb
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        SliderLayout(fraction: fraction, start: start, knob: metrics.sliderKnob, height: metrics.sliderHeight) {
            Capsule().fill(colors.track ?? Color(white: colorScheme == .light ? 0 : 1, opacity: 0.12))
            Capsule().fill(.tint)
            Circle()
                .fill(colors.knob ?? Color.white)
                .shadow(color: Color(white: 0, opacity: 0.28), radius: 2.5, y: 1)
                // In the light a white knob is told from a white page by its outline, and in the dark by its colour.
                .overlay {
                    if colorScheme == .light {
                        Circle().strokeBorder(Color.controlOutline, lineWidth: min(pixelLength, 1))
                    }
                }
                .overlay { FocusRing(isShown: isFocused, cornerRadius: metrics.sliderKnob / 2) }
                .scaleEffect(isDragging ? 1.08 : 1)
                .animation(.easeOut(duration: 0.12), value: isDragging)
                .opacity(thumb == .hidden ? 0 : 1)
        }
    }
}

/// Places the line, its filled part and the knob.
private struct SliderLayout: Layout {
    var fraction: Double
    var start: Double?
    var knob: CGFloat
    var height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? 180
        return CGSize(
            width: width == .infinity ? 10_000 : max(width, knob), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let line: CGFloat = 4
        let knobX = bounds.minX + (bounds.width - knob) * CGFloat(fraction)
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.midY - line / 2),
            proposal: ProposedViewSize(width: bounds.width, height: line))
        let knobMiddle = knobX + knob / 2
        let startX = start.map { bounds.minX + knob / 2 + (bounds.width - knob) * CGFloat($0) } ?? bounds.minX
        subviews[1].place(
            at: CGPoint(x: min(startX, knobMiddle), y: bounds.midY - line / 2),
            proposal: ProposedViewSize(width: max(line, abs(knobMiddle - startX)), height: line))
        subviews[2].place(
            at: CGPoint(x: knobX, y: bounds.midY - knob / 2), proposal: ProposedViewSize(width: knob, height: knob))
    }
}

/// Colours of sliders that other toolkits can set.
private struct SliderColors: Equatable {
    /// Of the line behind the knob.
    var track: Color?
    var knob: Color?
}

private struct SliderColorsKey: EnvironmentKey {
    static var defaultValue: SliderColors { SliderColors() }
}

extension EnvironmentValues {
    fileprivate var sliderColors: SliderColors {
        get { self[SliderColorsKey.self] }
        set { self[SliderColorsKey.self] = newValue }
    }
}

extension View {
    /// The colours of sliders inside: of the line behind the knob, and of the knob. Nil is that of the system.
    nonisolated package func sliderColors(track: Color?, knob: Color?) -> some View {
        environment(\.sliderColors, SliderColors(track: track, knob: knob))
    }
}
