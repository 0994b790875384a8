@testable import AttributeGraph

/// Runs a random script on a graph and on a model, which knows what every rule must give, and when a rule may run: only when
/// an attribute that its last run read has changed since.
final class RandomGraph {
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// What the model knows of one attribute.
    private final class Record {
        let name: String
        /// Counts the changes of the value.
        var version = 0
        var value: Int?
        /// What the last finished run read, and in which version.
        var reads: [ObjectIdentifier: Int] = [:]
        var mustRun = true
        /// The number of changes of the whole graph at its last run.
        var ranAt = -1
        init(name: String) { self.name = name }
    }

    private struct Child {
        let subgraph: Subgraph
        let attribute: Attribute<Int>
        let record: Record
    }

    private typealias Script = RandomScript
    private let script: RandomScript
    private let graph = Graph()
    private var sourceValues = Array(repeating: 0, count: Script.sourceCount)
    private var sources: [Attribute<Int>] = []
    private var rules = [Attribute<Int>?](repeating: nil, count: Script.ruleCount)
    private var groups = [Subgraph?](repeating: nil, count: Script.groupCount)
    /// Sources that tell whether a group lives, since a released attribute must not be read.
    private var isAlive: [Attribute<Bool>] = []
    private var effectValues = [Int?](repeating: nil, count: Script.groupCount + 1)

    private var sourceRecords: [Record]
    private var aliveRecords: [Record]
    private var ruleRecords: [Record]
    private var children: [[Child]] = Array(repeating: [], count: Script.ruleCount)
    /// The rules that run now, with what they have read.
    private var running: [(record: Record, reads: [(Record, Int)])] = []
    private var changes = 0
    private var failure: Failure?

    init(_ script: RandomScript) {
        self.script = script
        sourceRecords = (0..<Script.sourceCount).map { Record(name: "source \($0)") }
        aliveRecords = (0..<Script.groupCount).map { Record(name: "alive \($0)") }
        ruleRecords = (0..<Script.ruleCount).map { Record(name: "rule \($0)") }
    }

    /// Throws the first thing that went wrong.
    func run() throws {
        try graph.perform {
            sources = sourceValues.map { Attribute(value: $0) }
            isAlive = groups.map { _ in Attribute(value: false) }
            for rule in 0..<Script.ruleCount where Script.group(ofRule: rule) == nil { makeRule(rule) }
            makeEffect(watching: 2, number: Script.groupCount, setsSource: true)
            for group in 0..<Script.groupCount { make(group) }
            for step in script.steps {
                try perform(step)
                if let failure { throw failure }
            }
            try perform(.effects)
            try graph.checkInvariants()
            for group in 0..<Script.groupCount { release(group) }
            try graph.checkInvariants()
        }
        if let failure { throw failure }
    }

    private func perform(_ step: RandomScript.Step) throws {
        switch step {
        case .set(let source, let value): set(source, value)
        case .pull(let rule):
            guard let attribute = rules[rule] else { return }
            let (value, expected) = (attribute.value, naive(Script.sourceCount + rule))
            if value != expected { fail("rule \(rule) is \(value), not \(expected)") }
        case .invalidate(let rule):
            guard let attribute = rules[rule] else { return }
            attribute.invalidate()
            ruleRecords[rule].mustRun = true
            changes += 1
        case .release(let group): release(group)
        case .make(let group): make(group)
        case .check: try graph.checkInvariants()
        case .effects:
            for stage in 0..<2 { graph.updateEffects(stage: EffectStage(rawValue: UInt8(stage))) }
            if graph.hasQueuedEffects { fail("an effect is left") }
            for (number, seen) in effectValues.enumerated() {
                if number < Script.groupCount, groups[number] == nil { continue }
                let expected = naive(Script.sourceCount + watchedRule(ofEffect: number))
                if seen != expected { fail("effect \(number) saw \(seen ?? -1), not \(expected)") }
            }
        }
    }

    private func fail(_ description: String) { failure = failure ?? Failure(description: description) }

    // MARK: Structure

    private func set(_ source: Int, _ value: Int) {
        let isChange = sourceValues[source] != value
        sourceValues[source] = value
        if sources[source].set(value) != isChange { fail("set told the wrong thing") }
        guard isChange else { return }
        sourceRecords[source].version += 1
        changes += 1
    }

    private func setAlive(_ group: Int, _ value: Bool) {
        isAlive[group].set(value)
        aliveRecords[group].version += 1
        changes += 1
    }

    private func make(_ group: Int) {
        if groups[group] != nil { return }
        if let parent = Script.parent(ofGroup: group), groups[parent] == nil { return }
        let subgraph = Subgraph(graph: graph, parent: Script.parent(ofGroup: group).flatMap { groups[$0] })
        groups[group] = subgraph
        subgraph.apply {
            for rule in 0..<Script.ruleCount where Script.group(ofRule: rule) == group { makeRule(rule) }
            makeEffect(watching: watchedRule(ofEffect: group), number: group, setsSource: false)
        }
        setAlive(group, true)
    }

    private func release(_ group: Int) {
        guard let subgraph = groups[group] else { return }
        let gone = (0..<Script.groupCount).filter { $0 == group || Script.parent(ofGroup: $0) == group }
            .filter { groups[$0] != nil }
        subgraph.release()
        for group in gone {
            groups[group] = nil
            for rule in 0..<Script.ruleCount where Script.group(ofRule: rule) == group {
                rules[rule] = nil
                forget(ruleRecords[rule])
                children[rule] = []
                ruleRecords[rule] = Record(name: "rule \(rule)")
            }
            setAlive(group, false)
        }
    }

    /// Whoever read it last time may run again.
    private func forget(_ record: Record) {
        let readers = ruleRecords + children.flatMap { $0.map(\.record) }
        for reader in readers where reader.reads[ObjectIdentifier(record)] != nil { reader.mustRun = true }
    }

    // MARK: Rules

    private func makeRule(_ rule: Int) {
        let formula = script.formulas[rule]
        let closure = Closure { [unowned self] in
            recordRun(ruleRecords[rule]) {
                formula.compute(
                    read: { self.read($0) },
                    sumOfChildren: { self.sumOfChildren(of: rule, count: $0, input: $1) })
            }
        }
        // Gates that are made in the order in which they may depend on each other, as environments are.
        rules[rule] = rule % 3 == 0 ? Attribute(gate: closure) : Attribute(closure)
    }

    private func sumOfChildren(of rule: Int, count: Int, input: Int) -> Int {
        while children[rule].count > count { children[rule].removeLast().subgraph.release() }
        while children[rule].count < count {
            let (position, subgraph) = (children[rule].count, Subgraph())
            let record = Record(name: "child \(position) of \(rule)")
            let attribute = subgraph.apply {
                Attribute(
                    Closure { [unowned self] in recordRun(record) { self.read(input) &+ position } })
            }
            children[rule].append(Child(subgraph: subgraph, attribute: attribute, record: record))
        }
        return children[rule].reduce(0) { $0 &+ read($1.attribute, $1.record) }
    }

    private func watchedRule(ofEffect number: Int) -> Int {
        // A rule that always lives, or one of the effect's own group.
        number == Script.groupCount ? 2 : number == 0 ? 1 : 3
    }

    private func makeEffect(watching rule: Int, number: Int, setsSource: Bool) {
        _ = Attribute<Void>(
            effect: StatefulClosure { [unowned self] _ in
                let value = rules[rule]!.value
                effectValues[number] = value
                if setsSource { set(Script.effectSource, value & 3) }
                return .changed(())
            }, stage: EffectStage(rawValue: UInt8(number % 2)))
    }

    // MARK: Reading

    private func read(_ index: Int) -> Int {
        if index < Script.sourceCount { return read(sources[index], sourceRecords[index]) }
        let rule = index - Script.sourceCount
        if let group = Script.group(ofRule: rule) {
            note(aliveRecords[group])
            if !isAlive[group].value { return 0 }
        }
        return read(rules[rule]!, ruleRecords[rule])
    }

    private func read(_ attribute: Attribute<Int>, _ record: Record) -> Int {
        let (value, changed) = attribute.valueAndChange
        if !changed, let reader = running.last?.record, reader.reads[ObjectIdentifier(record)] != record.version {
            fail("\(reader.name) was told that \(record.name) is the same, but it changed")
        }
        note(record)
        return value
    }

    private func note(_ record: Record) {
        running[running.count - 1].reads.append((record, record.version))
    }

    private func recordRun(_ record: Record, _ compute: () -> Int) -> Int {
        if record.ranAt == changes { fail("\(record.name) ran twice for one change") }
        if !record.mustRun, !readsChanged(record) { fail("\(record.name) ran although nothing it read changed") }
        record.ranAt = changes
        running.append((record, []))
        let value = compute()
        let reads = running.removeLast().reads
        record.mustRun = false
        record.reads = Dictionary(reads.map { (ObjectIdentifier($0), $1) }, uniquingKeysWith: { $1 })
        if value != record.value { record.version += 1 }
        record.value = value
        return value
    }

    private func readsChanged(_ record: Record) -> Bool {
        let known = sourceRecords + aliveRecords + ruleRecords + children.flatMap { $0.map(\.record) }
        return known.contains {
            record.reads[ObjectIdentifier($0)].map { [version = $0.version] in $0 != version } ?? false
        }
    }

    // MARK: The model

    /// Computes everything anew.
    private func naive(_ index: Int) -> Int {
        if index < Script.sourceCount { return sourceValues[index] }
        let rule = index - Script.sourceCount
        if let group = Script.group(ofRule: rule), groups[group] == nil { return 0 }
        return script.formulas[rule].compute(
            read: { self.naive($0) },
            sumOfChildren: { count, input in (0..<count).reduce(0) { $0 &+ self.naive(input) &+ $1 } })
    }
}
