import DovetailBus
import DovetailCore

/// Finds objects inside of one by what they are.
@MainActor
struct AccessibleCollection {
    let server: AccessibilityServer
    let object: Accessible

    /// What is looked for.
    private struct Rule {
        /// How several conditions are joined.
        enum Match: Int32 { case invalid, all, any, none, empty }

        let states: [Int]
        let stateMatch: Match
        let attributes: [String: String]
        let attributeMatch: Match
        let roles: [Int]
        let roleMatch: Match
        let interfaces: [String]
        let interfaceMatch: Match
        let isInverted: Bool

        init?(_ value: BusValue?) {
            guard let parts = value?.elements, parts.count == 9,
                let stateMatch = parts[1].int.flatMap(Match.init),
                let attributeMatch = parts[3].int.flatMap(Match.init),
                let roleMatch = parts[5].int.flatMap(Match.init), let interfaceMatch = parts[7].int.flatMap(Match.init),
                let isInverted = parts[8].bool
            else { return nil }
            states = Self.bits(parts[0])
            self.stateMatch = stateMatch
            attributes = if case .texts(let texts) = parts[2] { texts } else { [:] }
            self.attributeMatch = attributeMatch
            roles = Self.bits(parts[4])
            self.roleMatch = roleMatch
            interfaces = parts[6].elements.compactMap(\.string)
            self.interfaceMatch = interfaceMatch
            self.isInverted = isInverted
        }

        /// The numbers whose bits are set.
        private static func bits(_ value: BusValue) -> [Int] {
            value.elements.enumerated().flatMap { index, word in
                let bits = UInt32(bitPattern: word.int ?? 0)
                return (0..<32).filter { bits & (1 << UInt32($0)) != 0 }.map { index * 32 + $0 }
            }
        }

        static func holds<Wanted>(_ match: Match, _ wanted: [Wanted], _ isSo: (Wanted) -> Bool) -> Bool {
            switch match {
            case .invalid: true
            case .all: wanted.allSatisfy(isSo)
            case .any: wanted.isEmpty || wanted.contains(where: isSo)
            case .none: !wanted.contains(where: isSo)
            case .empty: wanted.isEmpty
            }
        }
    }

    func answer(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        switch method {
        case "GetMatches":
            guard let rule = Rule(arguments[0]), let order = arguments[1]?.uint, let count = arguments[2]?.int,
                let isDeep = arguments[3]?.bool
            else { return nil }
            return [matches(rule, order, count, isDeep: isDeep) { _ in true }]
        case "GetMatchesTo", "GetMatchesFrom":
            let last = method == "GetMatchesTo" ? 5 : 4
            guard let current = path(arguments[0]), let rule = Rule(arguments[1]), let order = arguments[2]?.uint,
                let count = arguments[last]?.int, arguments[last + 1]?.bool != nil
            else { return nil }
            // From the current object on, or up to it, in reading order.
            var hasMet = false
            let isFrom = method == "GetMatchesFrom"
            return [
                matches(rule, order, count, isDeep: true) { path in
                    if path == current {
                        hasMet = true
                        return false
                    }
                    return hasMet == isFrom
                }
            ]
        case "GetActiveDescendant":
            guard let window = object.window else { return [server.reference(nil)] }
            return [server.reference(window.focus.map { .element(window: window.number, id: $0) })]
        default: return nil
        }
    }

    private func path(_ value: BusValue?) -> AccessiblePath? {
        value?.string.flatMap { $0.split(separator: "/").last }.flatMap { AccessiblePath(name: String($0)) }
    }

    private static let reverseOrders: [UInt32] = [4, 5, 6]

    private func matches(
        _ rule: Rule, _ order: UInt32, _ count: Int32, isDeep: Bool, _ isInRange: (AccessiblePath) -> Bool
    ) -> BusValue {
        let isReverse = Self.reverseOrders.contains(order)
        let limit = count > 0 ? Int(count) : Int.max
        var found: [AccessiblePath] = []
        var waiting = Array(server.children(of: object).reversed())
        while let path = waiting.popLast() {
            guard isReverse || found.count < limit else { break }
            guard let child = server.object(path) else { continue }
            if isInRange(path), matches(rule, child) { found.append(path) }
            if isDeep { waiting += server.children(of: child).reversed() }
        }
        if isReverse { found = Array(found.reversed().prefix(limit)) }
        return server.references(found)
    }

    private func matches(_ rule: Rule, _ child: Accessible) -> Bool {
        let states = server.states(of: child)
        let role = Int(child.role.number)
        let isMatch =
            Rule.holds(rule.stateMatch, rule.states) { states.contains(number: $0) }
            && Rule.holds(rule.roleMatch, rule.roles) { $0 == role }
            && (rule.attributes.isEmpty
                || Rule.holds(rule.attributeMatch, Array(rule.attributes)) { child.attributes[$0.key] == $0.value })
            && (rule.interfaces.isEmpty
                || Rule.holds(rule.interfaceMatch, rule.interfaces) { child.interfaces.contains($0) })
        return isMatch != rule.isInverted
    }
}
