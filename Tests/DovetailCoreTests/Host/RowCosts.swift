/// What one more row of two texts and a spacer, with a state of its own, may cost when a window is opened: the most that
/// `RowCostTests` accepts. Whoever raises a number tells the reason beside it.
enum RowCosts {
    /// Sources and rules in the graph. Of many rows, each 64 share three for their chunk, of which two are rules that run.
    static let attributes = 27.06
    /// Recorded dependencies.
    static let dependencies = 41.0
    /// Runs of rules.
    static let ruleRuns = 21.04
    /// Layout questions that were worked out.
    static let layouts = 8.5
    /// Requests to the allocator, Pango's included. Debug builds make more.
    static let allocations = 470.0
    /// Bytes that the open window holds. 21,500 before rules knew the built-in values apart from other keys, which spares each text
    /// from hearing of those; 21,800 before the environment knew how attributed texts may look and responders did editing commands.
    static let bytes = 21_900.0
}
