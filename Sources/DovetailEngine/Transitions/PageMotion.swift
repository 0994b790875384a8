import AttributeGraph

/// How a page or a sheet comes and goes, where its content says so.
package enum PageMotion: Equatable {
    /// As the container has it.
    case standard
    /// It fades in over what was there.
    case fade
    /// Out of the frame of the view that has the key, and back into it.
    case zoom(MatchedGeometryKey)
}

/// Hands what the content of a page says of its motion to whoever moves the page.
///
/// Main thread only.
final class PageMotionReceiver {
    private let receive: (PageMotion) -> Void

    init(_ receive: @escaping (PageMotion) -> Void) { self.receive = receive }

    func take(_ motion: PageMotion) { receive(motion) }
}

private struct PageMotionReceiverKey: InheritedKey {
    static var defaultValue: PageMotionReceiver? { nil }
}

extension _GraphInputs {
    /// Who moves the page or sheet around; nil where nobody does.
    var pageMotionReceiver: PageMotionReceiver? {
        get { inherited[PageMotionReceiverKey.self] }
        set { inherited[PageMotionReceiverKey.self] = newValue }
    }
}

/// Says how the page or sheet around comes and goes.
package struct PageMotionModifier: PrimitiveViewModifier, Equatable {
    package typealias Body = Never
    let motion: PageMotion

    nonisolated package init(_ motion: PageMotion) { self.motion = motion }

    package static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        if let receiver = inputs.graphInputs.pageMotionReceiver {
            _ = Attribute(
                effect: PageMotionRule(modifier: modifier, receiver: receiver, graph: inputs.loop.graph),
                stage: .structure)
        }
        return body(inputs)
    }
}

private struct PageMotionRule: StatefulRule {
    let modifier: Attribute<PageMotionModifier>
    let receiver: PageMotionReceiver
    let graph: Graph

    mutating func update(previous: Void?) -> RuleResult<Void> {
        let motion = modifier.value.motion
        graph.untracked { receiver.take(motion) }
        return .changed(())
    }
}
