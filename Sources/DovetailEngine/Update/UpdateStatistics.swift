/// Counts of the work that updates did. Exact on every machine, so tests may assert them.
public struct UpdateStatistics: Sendable, Equatable {
    /// How many updates ran. Windows of one app share them, and nothing runs while nothing changes or animates.
    public package(set) var updates = 0
    /// How often each view type's `body` ran, by the type's unqualified name.
    public var bodies: [String: Int] { bodyRuns.byName }
    package var bodyRuns = BodyRuns()
    /// How many layout computations ran: views whose size or children's placement was computed.
    public package(set) var layouts = 0
    /// How many display items were created or re-recorded.
    public package(set) var displayItems = 0
    /// How many changes were handed to the host.
    public package(set) var hostOperations = 0
    /// How many rules of the graph ran.
    public package(set) var rules = 0
    /// How many inputs of rules were looked at to find out whether the rules had to run.
    public package(set) var inputsVerified = 0
    /// How often the content closure of a `ForEach` ran for a row.
    public package(set) var rowContents = 0
    /// How many views containers listed to find out which came and went.
    public package(set) var listElements = 0
    /// How many children containers looked at, of those that something may have changed of.
    public package(set) var childrenSeen = 0

    public init() {}

    /// How often any `body` ran.
    public var totalBodies: Int { bodyRuns.total }

    public static func == (left: UpdateStatistics, right: UpdateStatistics) -> Bool {
        left.bodies == right.bodies && left.updates == right.updates && left.layouts == right.layouts
            && left.displayItems == right.displayItems && left.hostOperations == right.hostOperations
            && left.rules == right.rules
    }
}

extension UpdateStatistics {
    /// Adds the work of another update.
    package mutating func add(_ other: UpdateStatistics) {
        bodyRuns.add(other.bodyRuns)
        updates += other.updates
        layouts += other.layouts
        displayItems += other.displayItems
        hostOperations += other.hostOperations
        rules += other.rules
        inputsVerified += other.inputsVerified
        rowContents += other.rowContents
        listElements += other.listElements
        childrenSeen += other.childrenSeen
    }
}
