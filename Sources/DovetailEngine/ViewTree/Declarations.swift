import AttributeGraph
import DovetailBase

/// What views below a place declare for a view above them, as long as they live: destinations of a navigation stack, focused values.
///
/// The view above creates the list and puts it into the environment; ``DeclarationModifier`` adds an entry. Entries are in the order in
/// which their modifiers were made, outer ones first. Only those who read the list depend on it.
package final class DeclarationList<Value> {
    /// What one modifier declares.
    package struct Entry {
        /// Numbers the modifiers in the order in which they are made; the same as long as the modifier's view lives.
        package let id: Int
        package var value: Value
    }

    private let source: Attribute<[Entry]>
    private let graph: Graph
    #if DEBUG
        /// Where each entry was made, by its number.
        private var owners: [Int: Subgraph] = [:]
        /// Where the list was made. It has no entries any more when that has gone.
        private let scope: Subgraph
    #endif

    /// Created in the current subgraph.
    package init() {
        source = Attribute(value: [])
        graph = Subgraph.current.graph
        #if DEBUG
            scope = Subgraph.current
        #endif
    }

    /// The entries, as a dependency of the running rule.
    package var entries: [Entry] { source.value }
    /// The entries, outside rules.
    package var currentEntries: [Entry] { graph.perform { source.untracked } }

    package func set(_ value: Value, id: Int) {
        var all = source.untracked
        if let index = all.firstIndex(where: { $0.id == id }) {
            // A view that says the same again changes nothing.
            if ValueComparison.of(Value.self).areEqual(all[index].value, value) { return }
            all[index].value = value
        } else {
            all.insert(Entry(id: id, value: value), at: all.firstIndex { $0.id > id } ?? all.count)
        }
        source.set(all)
    }

    #if DEBUG
        /// Notes what an entry lives as long as, for ``checkInvariants()``.
        func note(_ owner: Subgraph, of id: Int) { owners[id] = owner }
    #endif

    /// Throws what is broken: an entry of a view that has gone, or one out of order.
    ///
    /// - Complexity: O(entries).
    package func checkInvariants() throws {
        #if DEBUG
            guard !scope.isReleased else { return }
            let entries = currentEntries
            for (entry, next) in zip(entries, entries.dropFirst()) where entry.id >= next.id {
                throw BrokenInvariant(description: "\(Value.self) \(entry.id) is declared before \(next.id)")
            }
            for entry in entries where owners[entry.id]?.isReleased == true {
                throw BrokenInvariant(description: "\(Value.self) \(entry.id) is declared by a view that has gone")
            }
        #endif
    }

    func contains(_ id: Int) -> Bool { source.untracked.contains { $0.id == id } }

    package func remove(_ id: Int) {
        let all = source.untracked
        if all.contains(where: { $0.id == id }) { source.set(all.filter { $0.id != id }) }
        #if DEBUG
            owners[id] = nil
        #endif
    }
}

extension DeclarationList: SelfChecking {}

/// Adds an entry to a list that is found in the environment, as long as the view lives.
package struct DeclarationModifier<Value>: PrimitiveViewModifier {
    package typealias Body = Never
    nonisolated(unsafe) let value: Value?
    nonisolated(unsafe) let list: (EnvironmentValues) -> DeclarationList<Value>?
    /// Whether the entry goes while the view is not on show.
    let onlyWhileShown: Bool
    /// Whether a view that is covered by other pages of its stack counts as one that is on show.
    let includesCovered: Bool
    /// Whether the entry goes as soon as the view leaves, and not when it has left.
    let goesAtOnce: Bool

    /// Declares a value, or nothing for nil. The list is looked up once.
    nonisolated package init(
        _ value: Value?, in list: @escaping (EnvironmentValues) -> DeclarationList<Value>?,
        onlyWhileShown: Bool = false, includesCovered: Bool = false,
        goesAtOnce: Bool = false
    ) {
        self.goesAtOnce = goesAtOnce
        self.value = value
        self.list = list
        self.onlyWhileShown = onlyWhileShown
        self.includesCovered = includesCovered
    }

    package static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        declare(modifier, inputs: inputs.graphInputs)
        return body(inputs)
    }

    package static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        body(inputs).bringing { declare(modifier, inputs: $0) }
    }

    private static func declare(_ modifier: Attribute<Self>, inputs: _GraphInputs) {
        guard let list = inputs.environment.peek({ modifier.untracked.list($0) }) else { return }
        let id = inputs.loop.makeToken()
        let scope = modifier.untracked.onlyWhileShown ? inputs.appearance : nil
        let includesCovered = modifier.untracked.includesCovered
        let isLeaving = LatestValue(false)
        var rule = DeclaringRule(
            modifier: modifier, list: list, id: id, scope: scope, includesCovered: includesCovered,
            isLeaving: isLeaving)
        #if DEBUG
            rule.declarer = (inputs.loop, Subgraph.current)
        #endif
        let effect = Attribute(effect: rule, stage: .structure)
        Subgraph.current.onRelease { list.remove(id) }
        guard modifier.untracked.goesAtOnce else { return }
        Subgraph.current.onRetire {
            isLeaving.value = $0
            if $0 { list.remove(id) } else { effect.invalidate() }
        }
    }
}

/// Keeps an entry of a list as a view declares it, while that is on show.
private struct DeclaringRule<Value>: EffectRule {
    let modifier: Attribute<DeclarationModifier<Value>>
    let list: DeclarationList<Value>
    let id: Int
    let scope: AppearanceScope?
    let includesCovered: Bool
    let isLeaving: LatestValue<Bool>
    #if DEBUG
        /// For the checks: what the view belongs to.
        var declarer: (loop: UpdateLoop, owner: Subgraph)?
    #endif

    func run() {
        // What is declared may decide what the declaring view is made from, and then setting it marks this very effect,
        // which runs once more. Values that cannot be compared would be set anew each time, for ever.
        let (current, hasChanged) = modifier.valueAndChange
        let isShown = (includesCovered ? scope?.isPresent : scope?.shown.value) != false
        if let value = current.value, isShown, !isLeaving.value {
            if hasChanged || !list.contains(id) {
                list.set(value, id: id)
                #if DEBUG
                    if let declarer {
                        list.note(declarer.owner, of: id)
                        declarer.loop.noteChanged(list)
                    }
                #endif
            }
        } else {
            list.remove(id)
        }
    }
}

/// Creates a list of declarations for the views inside.
package struct DeclarationScope<Value, Result: View>: PrimitiveView {
    nonisolated(unsafe) let makeResult: (DeclarationList<Value>) -> Result

    nonisolated package init(@ViewBuilder result: @escaping (DeclarationList<Value>) -> Result) { makeResult = result }

    package static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let list = DeclarationList<Value>()
        return Result._makeView(view: .computed { view.value.makeResult(list) }, inputs: inputs)
    }
}

/// Builds a view from what is declared; runs again when that changes.
package struct DeclarationReader<Value, Result: View>: MultiView {
    nonisolated(unsafe) let list: DeclarationList<Value>
    nonisolated(unsafe) let makeResult: ([DeclarationList<Value>.Entry]) -> Result

    nonisolated package init(
        _ list: DeclarationList<Value>, @ViewBuilder result: @escaping ([DeclarationList<Value>.Entry]) -> Result
    ) {
        self.list = list
        makeResult = result
    }

    package static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let list = view.untracked.list
        let result = Attribute<Result>.computed { view.value.makeResult(list.entries) }
        return Result._makeViewList(view: result, inputs: inputs)
    }
}
