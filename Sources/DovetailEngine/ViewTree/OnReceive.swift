import AttributeGraph
import Combine
import Foundation

/// Runs an action for each element of a publisher while the view is there.
struct SubscriptionModifier<P: Publisher>: PrimitiveViewModifier where P.Failure == Never {
    typealias Body = Never
    nonisolated(unsafe) let publisher: P
    nonisolated(unsafe) let action: (P.Output) -> Void

    nonisolated init(publisher: P, action: @escaping (P.Output) -> Void) {
        self.publisher = publisher
        self.action = action
    }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        subscribe(modifier, inputs.loop)
        return body(inputs)
    }

    /// Once, whatever the number of views, and wherever they are shown.
    static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        subscribe(modifier, inputs.graphInputs.loop)
        return body(inputs)
    }

    private static func subscribe(_ modifier: Attribute<Self>, _ loop: UpdateLoop) {
        let subscription = Subscription(modifier.untracked.action)
        _ = Attribute(effect: ActionRule { subscription.action = modifier.value.action }, stage: .structure)
        let publisher = modifier.projected { $0.publisher }
        _ = Attribute(
            effect: SubscriptionRule(publisher: publisher, subscription: subscription, loop: loop),
            stage: .structure)
        Subgraph.current.onRelease { subscription.end() }
    }

    /// What a view receives of the publisher that it names now.
    fileprivate final class Subscription {
        /// As the latest view value says.
        var action: (P.Output) -> Void
        private var token: AnyCancellable?
        private var hasEnded = false

        init(_ action: @escaping (P.Output) -> Void) { self.action = action }

        func subscribe(to publisher: P) {
            guard !hasEnded else { return }
            token = publisher.sink { [weak self] output in
                if MainThread.isCurrent {
                    self?.receive(output)
                } else {
                    DispatchQueue.main.async { self?.receive(output) }
                }
            }
        }

        private func receive(_ output: P.Output) { if !hasEnded { action(output) } }

        func end() {
            hasEnded = true
            token = nil
        }
    }
}

/// Subscribes to a publisher, and to another one when the view names that.
private struct SubscriptionRule<P: Publisher>: EffectRule where P.Failure == Never {
    let publisher: Attribute<P>
    let subscription: SubscriptionModifier<P>.Subscription
    let loop: UpdateLoop

    func run() {
        let (publisher, subscription) = (publisher.value, subscription)
        // Subscribing may deliver an element at once, and its action may write state: not during evaluation.
        loop.afterEvaluation { subscription.subscribe(to: publisher) }
    }
}

extension View {
    /// Runs an action, on the main thread, for each element that the publisher emits while the view is there.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(SubscriptionModifier(publisher: publisher, action: action))
    }
}
