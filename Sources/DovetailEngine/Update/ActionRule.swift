import AttributeGraph
import Foundation

/// A rule that acts and computes no value. As an effect it runs in its stage whenever what it reads changed.
///
/// Profiles and errors name rules by their types, so an effect of more than a line is a type of its own rather than an ``ActionRule``.
@usableFromInline
package protocol EffectRule: StatefulRule where Value == Void {
    func run()
}

extension EffectRule {
    @inlinable
    package mutating func update(previous: Void?) -> RuleResult<Void> {
        run()
        return .changed(())
    }
}

/// Runs a function whenever what it reads changed.
package struct ActionRule: StatefulRule {
    let run: () -> Void

    package init(run: @escaping () -> Void) { self.run = run }

    package mutating func update(previous: Void?) -> RuleResult<Void> {
        run()
        return .changed(())
    }
}
