import AttributeGraph
import Combine
import Foundation

/// Runs an action for each element of a publisher while the view is there.
struct SubscriptionModifier<P: Publisher>: InheritedViewModifier where P.Failure == Never {
    typealias Body = Never
    nonisolated(unsafe) let publisher: P
    nonisolated(unsafe) let action: (P.Output) -> Void

    nonisolated init(publisher: P, action: @escaping (P.Output) -> Void) {
        self.publisher = publisher
        self.action = action
    }

    static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs) {
        let latest = LatestValue(modifier.untracked.action)
        let subscription = LatestValue<AnyCancellable?>(nil)
        let isEnded = LatestValue(false)
        func subscribe(to publisher: P) {
            guard !isEnded.value else { return }
            subscription.value = publisher.sink { output in
                if MainThread.isCurrent {
                    if !isEnded.value { latest.value(output) }
                } else {
                    DispatchQueue.main.async { if !isEnded.value { latest.value(output) } }
                }
            }
        }
        _ = Attribute(effect: ActionRule { latest.value = modifier.value.action }, stage: .structure)
        let publisher = modifier.projected { $0.publisher }
        let loop = inputs.loop
        _ = Attribute(
            effect: ActionRule {
                let publisher = publisher.value
                // Subscribing may deliver an element at once, and its action may write state: not during evaluation.
                loop.afterEvaluation { subscribe(to: publisher) }
            }, stage: .structure)
        Subgraph.current.onRelease {
            isEnded.value = true
            subscription.value = nil
        }
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
