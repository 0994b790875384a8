/// The branches of `#if` around a line of a source.
struct ConditionalBranches {
    private let conditions: Set<String>
    private let available: (String) -> Bool
    /// For each open `#if`: whether the lines now count, and whether a branch before did.
    private var branches: [(counts: Bool, taken: Bool)] = []

    /// - Parameter available: Whether a module can be imported.
    init(conditions: Set<String>, available: @escaping (String) -> Bool) {
        self.conditions = conditions
        self.available = available
    }

    /// Whether the compiler on Linux sees the lines now.
    var areSeen: Bool { branches.allSatisfy(\.counts) }

    /// Takes up a line that begins with `#`.
    mutating func read(_ line: Substring) {
        let outer = branches.dropLast().allSatisfy(\.counts)
        if line.hasPrefix("#if") {
            let holds = Condition(line.dropFirst(3), conditions: conditions, available: available).holds
            branches.append((holds, holds))
        } else if line.hasPrefix("#elseif"), let last = branches.popLast() {
            let holds =
                !last.taken && outer
                && Condition(line.dropFirst(7), conditions: conditions, available: available).holds
            branches.append((holds, last.taken || holds))
        } else if line.hasPrefix("#else"), let last = branches.popLast() {
            branches.append((!last.taken, true))
        } else if line.hasPrefix("#endif") {
            _ = branches.popLast()
        }
    }

    /// Code of which the lines that the compiler does not see are empty.
    static func seen(of code: String, conditions: Set<String>, available: @escaping (String) -> Bool) -> String {
        guard code.contains("#if") else { return code }
        var branches = ConditionalBranches(conditions: conditions, available: available)
        return code.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            if trimmed.hasPrefix("#") {
                branches.read(trimmed)
                // Only lines of conditions go: `#Preview` and its like are code.
                if ["#if", "#else", "#endif"].contains(where: trimmed.hasPrefix) { return "" }
            }
            return branches.areSeen ? line : ""
        }.joined(separator: "\n")
    }
}
