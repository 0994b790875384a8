import AttributeGraph
import Foundation

/// Runs a function whenever what it reads changed.
struct ActionRule: StatefulRule {
    let run: () -> Void

    mutating func update(previous: Void?) -> RuleResult<Void> {
        run()
        return .changed(())
    }
}
