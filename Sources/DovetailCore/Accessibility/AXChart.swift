import AttributeGraph
import Foundation

/// Describes a chart to assistive tools.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
    /// Makes the description, once.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Brings the description up to date when the view has another value.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Does nothing: for charts that do not change.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

private struct AccessibilityChartModifier<R: AXChartDescriptorRepresentable>: PrimitiveViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let representable: R

    nonisolated init(representable: R) { self.representable = representable }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let chart = AccessibilityChart()
        _ = Attribute(effect: ChartRefresh(modifier: modifier, chart: chart), stage: .structure)
        return DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var details = AccessibilityDetails()
            details.chart = chart
            var semantics = Semantics(role: .group)
            semantics.isModifier = true
            semantics.details = details
            var appearance = GroupAppearance()
            appearance.semantics = semantics
            return appearance
        }
    }
}

/// Has a chart's description made, and brought up to date.
private struct ChartRefresh<R: AXChartDescriptorRepresentable>: EffectRule {
    let modifier: Attribute<AccessibilityChartModifier<R>>
    let chart: AccessibilityChart

    func run() {
        let representable = modifier.value.representable
        MainActor.assumeIsolated {
            if let descriptor = chart.descriptor {
                representable.updateChartDescriptor(descriptor)
            } else {
                chart.descriptor = representable.makeChartDescriptor()
            }
        }
    }
}

extension View {
    /// Describes the chart that the view shows to assistive tools: its axes, its series and their points.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        modifier(AccessibilityChartModifier(representable: representable))
    }
}
