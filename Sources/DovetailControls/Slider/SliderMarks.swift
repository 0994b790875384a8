import DovetailCore
import Foundation

/// The marks below the track of a slider.
struct SliderMarks: View {
    let marks: [Mark]
    @Environment(\.controlMetrics) private var metrics

    /// A mark and where it is, 0...1.
    struct Mark {
        let fraction: Double
        let label: AnyView?
    }

    var body: some View {
        SliderMarksLayout(fractions: marks.map(\.fraction), knob: metrics.sliderKnob) {
            ForEach(marks.indices, id: \.self) { index in
                VStack(spacing: 2) {
                    Capsule().fill(.tertiary).frame(width: 2, height: SliderIdiom[metrics.idiom].markHeight)
                    if SliderIdiom[metrics.idiom].labelsMarks, let label = marks[index].label {
                        label.font(.caption).foregroundStyle(.secondary).fixedSize()
                    }
                }
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// Places marks below where the middle of the knob is for their numbers.
private struct SliderMarksLayout: Layout {
    var fractions: [Double]
    var knob: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: max(proposal.replacingUnspecifiedDimensions().width, knob), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (fraction, subview) in zip(fractions, subviews) {
            let x = bounds.minX + knob / 2 + (bounds.width - knob) * CGFloat(fraction)
            subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .top, proposal: .unspecified)
        }
    }
}
