// Following: a source's readers take over another value of it without being marked and run.

/// A rule that can *follow* one of its inputs, its leader: it takes over another value of that input without a run, where the two
/// values tell all that a run would do, and that is little.
///
/// Most of what a run costs is the graph's: marking, queueing, looking at inputs, recording them again. A row that is only moved needs
/// none of that, and there may be thousands of them. See ``Attribute/setFollowed(_:)``.
package protocol FollowingRule: StatefulRule {
    associatedtype Leader
    // What is asked of the rule is `mutating`, although it changes nothing: generic code copies a value to call anything else, with all
    // that the rule refers to.

    /// The input that is followed.
    var leader: Attribute<Leader> { mutating get }
    /// Whether ``follow(from:to:value:)`` does all that a run would do. Asked only while all that the last run read is unchanged.
    mutating func canFollow(from old: Leader, to new: Leader) -> Bool
    /// Does what a run would do. It may set other sources, and read attributes, which makes nothing depend on them.
    ///
    /// - Returns: Whether the value is another one now. Its readers follow in their turn, or are marked.
    mutating func follow(from old: Leader, to new: Leader, value: inout Value) -> Bool
    /// Whether the value is never another one after that.
    static var keepsValue: Bool { get }
}

extension Attribute {
    /// Makes an attribute computed by a rule that can follow.
    package init<R: FollowingRule>(_ rule: R) where R.Value == Value {
        self = Graph.required.makeFollowingRule(rule, stage: nil)
    }

    /// Makes an effect whose rule can follow.
    package init<R: FollowingRule>(effect rule: R, stage: EffectStage) where R.Value == Value {
        self = Graph.required.makeFollowingRule(rule, stage: stage)
    }

    /// Sets a source. Where all its readers can follow, they do so at once, and nothing is marked; else it is set as by ``set(_:)``.
    /// Returns whether the value differs from the one before.
    @discardableResult
    package func setFollowed(_ value: Value) -> Bool {
        Graph.withCurrent { $0.setFollowed(self, to: value) }
    }
}

extension Graph {
    func setFollowed<Value>(_ attribute: Attribute<Value>, to value: Value) -> Bool {
        var old = value
        guard exchange(attribute, &old) else { return false }
        withUnsafePointer(to: old) { handOn(attribute.id.rawValue, from: $0) }
        return true
    }

    /// Lets the readers of a node follow the value that it has now; marks them where one of them cannot.
    func handOn(_ index: UInt32, from old: UnsafeRawPointer) {
        let new = UnsafeRawPointer(nodes[index].pointee.memory! + Int(nodes[index].pointee.valueOffset))
        guard canAllFollow(index, from: old, to: new) else {
            // When it was verified stays as it is: what is in front of it may just have been marked, and have told it so.
            clock += 1
            nodes[index].pointee.changedAt = clock
            return markReaders(of: index)
        }
        let (outerReader, outerRun) = (reader, readerRun)
        reader = 0
        defer { resume(outerReader, run: outerRun) }
        var edge = nodes[index].pointee.firstOutput
        while edge != 0 {
            let follower = edges[edge].pointee.reader
            // Containers lie in each other as deep as an app likes.
            StackRoom.with {
                nodes[follower].pointee.type!._withUnsafeGuaranteedRef { $0.follow(self, follower, from: old, to: new) }
            }
            followings += 1
            edge = edges[edge].pointee.nextOutput
        }
    }

    /// Whether each reader can follow. A reader that is busy or waits for a run cannot: it must find out that this input changed. A source
    /// without readers counts as one that cannot be followed: a rule that read it earlier may read it again, and compares then when it changed.
    private func canAllFollow(_ index: UInt32, from old: UnsafeRawPointer, to new: UnsafeRawPointer) -> Bool {
        var edge = nodes[index].pointee.firstOutput
        guard edge != 0 else { return false }
        while edge != 0 {
            let node = nodes[edges[edge].pointee.reader]
            guard node.pointee.state == .clean, node.pointee.hasValue, !node.pointee.isBusy,
                let memory = node.pointee.memory,
                node.pointee.type!._withUnsafeGuaranteedRef({ $0.canFollow(index, memory, from: old, to: new) })
            else { return false }
            edge = edges[edge].pointee.nextOutput
        }
        return true
    }
}

/// Rules that can follow.
final class FollowingRuleNodeType<R: FollowingRule>: StatefulRuleNodeType<R> {
    override func canFollow(
        _ input: UInt32, _ memory: UnsafeMutableRawPointer, from old: UnsafeRawPointer, to new: UnsafeRawPointer
    ) -> Bool {
        let rule = memory.assumingMemoryBound(to: R.self)
        // The input's values are of the leader's type, as it is the leader.
        return rule.pointee.leader.id.rawValue == input
            && rule.pointee.canFollow(
                from: old.assumingMemoryBound(to: R.Leader.self).pointee,
                to: new.assumingMemoryBound(to: R.Leader.self).pointee)
    }

    override func follow(_ graph: Graph, _ index: UInt32, from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        // Asked for by ``Graph/handOn(_:from:)`` alone, when `canFollow` has found the leader and a value.
        let memory = graph.nodes[index].pointee.memory!
        let value = (memory + valueOffset).assumingMemoryBound(to: R.Value.self)
        let (old, new) = (old.assumingMemoryBound(to: R.Leader.self), new.assumingMemoryBound(to: R.Leader.self))
        if R.keepsValue {
            _ = memory.assumingMemoryBound(to: R.self).pointee.follow(
                from: old.pointee, to: new.pointee, value: &value.pointee)
            return
        }
        let former = value.pointee
        let isChanged = memory.assumingMemoryBound(to: R.self).pointee.follow(
            from: old.pointee, to: new.pointee, value: &value.pointee)
        if isChanged { withUnsafePointer(to: former) { graph.handOn(index, from: $0) } }
    }
}
