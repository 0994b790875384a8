import AttributeGraph
import Foundation

/// Runs a function whenever what it reads changed.
package struct ActionRule: StatefulRule {
    let run: () -> Void

    package init(run: @escaping () -> Void) { self.run = run }

    package mutating func update(previous: Void?) -> RuleResult<Void> {
        run()
        return .changed(())
    }
}
