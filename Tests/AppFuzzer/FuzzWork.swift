import DovetailCore
import Foundation

/// The work of a step, in counts, which are the same on every machine.
struct FuzzWork {
    private(set) var updates = 0
    /// The most rules, inputs and list elements that an update took on average, in one of the parts of the step.
    private(set) var rules = 0
    private(set) var inputs = 0
    private(set) var elements = 0

    mutating func add(_ statistics: UpdateStatistics) {
        let updates = max(statistics.updates, 1)
        self.updates += statistics.updates
        rules = max(rules, statistics.rules / updates)
        inputs = max(inputs, statistics.inputsVerified / updates)
        elements = max(elements, statistics.listElements / updates)
    }

    /// What is more than it may be in a window of that many attributes, or nil. What an update costs is bounded by what there is: each
    /// rule runs a few times at most, and looks at what it reads.
    func excess(attributes: Int) -> String? {
        let limit = 3 * attributes + 2_000
        if rules > limit { return "an update ran \(rules) rules, in a window of \(attributes) attributes" }
        if inputs > 5 * limit { return "an update looked at \(inputs) inputs, in a window of \(attributes) attributes" }
        if elements > limit { return "an update listed \(elements) views, in a window of \(attributes) attributes" }
        return nil
    }
}
