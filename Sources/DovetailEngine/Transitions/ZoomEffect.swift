import AttributeGraph
import Foundation

/// Draws what is presented on its way out of the view that its content names as its source, if it does.
package struct ZoomEffect: PrimitiveViewModifier, Animatable {
    package typealias Body = Never
    /// 0 in its place, 1 at the source.
    var amount: Double

    nonisolated package init(amount: Double) { self.amount = amount }

    package var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    package static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let animated = modifier.animated(inputs.graphInputs)
        // Where the way begins.
        _ = animated.untracked
        let way = ZoomWay(inputs: inputs)
        _ = Attribute(effect: ZoomWayRule(modifier: modifier, way: way), stage: .structure)
        Subgraph.current.onRelease { way.end() }
        var inner = inputs
        // Weakly: the elements inside inherit the receiver, and the way's place holds the container that lists them.
        inner.graphInputs.pageMotionReceiver = PageMotionReceiver { [weak way] in way?.motion = $0 }
        func appearance(_ effect: @escaping (ZoomPath, CGSize, Double) -> DisplayEffect) -> (CGSize) -> GroupAppearance
        {
            { size in
                var appearance = GroupAppearance()
                let amount = animated.value.amount
                if amount > 0, let path = way.path { appearance.effect = effect(path, size, amount) }
                return appearance
            }
        }
        let clipped = appearance { .clip($0.visiblePart(of: $1, at: $2), FillStyle()) }
        let moved = appearance { .transform($0.transform(of: $1, at: $2)) }
        return DisplayGroup.wrap(
            inputs: inner, body: { DisplayGroup.wrap(inputs: $0, body: body, appearance: clipped) }, appearance: moved)
    }
}

/// The way that a presentation goes, as its content and the sources in the window say.
private final class ZoomWay {
    private let loop: UpdateLoop
    private let environment: InheritedEnvironment
    private let place: ViewPlace
    private let way: Attribute<PageWay>
    private var hasEnded = false
    var motion = PageMotion.standard { didSet { if motion != oldValue { settle() } } }

    init(inputs: _ViewInputs) {
        loop = inputs.loop
        environment = inputs.environment
        place = ViewPlace(of: inputs)
        way = Attribute(value: .standard)
    }

    var path: ZoomPath? { way.value.path(from: place) }

    /// Looks for the source again.
    func settle() {
        guard !hasEnded else { return }
        loop.graph.untracked {
            let new = environment.peek { PageWay(motion, loop: loop, environment: $0) }
            if new != way.untracked { way.set(new) }
        }
    }

    func end() { hasEnded = true }
}

/// Looks for the source whenever the presentation comes or goes.
private struct ZoomWayRule: StatefulRule {
    let modifier: Attribute<ZoomEffect>
    let way: ZoomWay

    mutating func update(previous: Void?) -> RuleResult<Void> {
        _ = modifier.value
        way.settle()
        return .changed(())
    }
}
