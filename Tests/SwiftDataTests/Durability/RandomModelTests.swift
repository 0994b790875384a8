import Foundation
import SwiftData
import TestSupport
import Testing

@Model final class Node {
    var number: Int
    var value: Int = 0
    var parent: Node?
    @Relationship(inverse: \Node.parent) var children: [Node] = []
    var friends: [Node] = []
    @Relationship(inverse: \Node.friends) var friendOf: [Node] = []
    @Relationship(deleteRule: .cascade, inverse: \Leaf.owner) var leaves: [Leaf] = []

    init(number: Int) { self.number = number }
}

@Model final class Leaf {
    var number: Int
    var owner: Node?

    init(number: Int) { self.number = number }
}

/// What there is, as plain values.
private struct World: Equatable {
    struct NodeState: Equatable {
        var value = 0
        var parent: Int?
        var friends: Set<Int> = []
    }
    var nodes: [Int: NodeState] = [:]
    /// Owners by numbers; nil for none.
    var leaves: [Int: Int?] = [:]

    mutating func deleteNode(_ number: Int) {
        nodes[number] = nil
        for (other, state) in nodes {
            if state.parent == number { nodes[other]!.parent = nil }
            nodes[other]!.friends.remove(number)
        }
        leaves = leaves.filter { $0.value != number }
    }
}

/// Random changes of models beside plain values. `DOVETAIL_STEPS` sets how many.
@Suite struct RandomModelTests {
    private final class Run {
        let folder = TemporaryFolder()
        var context: ModelContext
        let manager = UndoManager()
        var now = World()
        var saved = World()
        var undo: [World] = []
        var redo: [World] = []
        var next = 0
        var random: SeededGenerator

        init(seed: UInt64) throws {
            random = SeededGenerator(seed: seed)
            manager.groupsByEvent = false
            context = try Self.open(folder)
            context.undoManager = manager
        }

        static func open(_ folder: TemporaryFolder) throws -> ModelContext {
            ModelContext(
                try ModelContainer(
                    for: Node.self,
                    configurations: ModelConfiguration(url: folder.url.appendingPathComponent("nodes.store"))))
        }

        func node(_ number: Int) throws -> Node {
            try #require(try context.fetch(FetchDescriptor<Node>(predicate: #Predicate { $0.number == number })).first)
        }

        func leaf(_ number: Int) throws -> Leaf {
            try #require(try context.fetch(FetchDescriptor<Leaf>(predicate: #Predicate { $0.number == number })).first)
        }

        var anyNode: Int? { now.nodes.keys.sorted().randomElement(using: &random) }
        var anyLeaf: Int? { now.leaves.keys.sorted().randomElement(using: &random) }

        func change(_ body: () throws -> Void) rethrows {
            let before = now
            manager.beginUndoGrouping()
            try body()
            // A change that changes nothing is a group, too.
            mark()
            manager.endUndoGrouping()
            undo.append(before)
            redo = []
        }

        private func mark() { manager.registerUndo(withTarget: self) { $0.mark() } }

        func forgetUndo() {
            manager.removeAllActions()
            (undo, redo) = ([], [])
        }

        func step() throws {
            switch Int.random(in: 0..<24, using: &random) {
            case 0..<4:
                change {
                    next += 1
                    context.insert(Node(number: next))
                    now.nodes[next] = .init()
                }
            case 4..<6:
                let owner = anyNode
                try change {
                    next += 1
                    let leaf = Leaf(number: next)
                    leaf.owner = try owner.map(node)
                    context.insert(leaf)
                    now.leaves[next] = .some(owner)
                }
            case 6..<9:
                guard let number = anyNode else { return }
                let value = Int.random(in: 0..<100, using: &random)
                try change {
                    try node(number).value = value
                    now.nodes[number]!.value = value
                }
            case 9..<11:
                guard let number = anyNode else { return }
                let parent = Bool.random(using: &random) ? anyNode : nil
                try change {
                    try node(number).parent = try parent.map(node)
                    now.nodes[number]!.parent = parent
                }
            case 11:
                guard let number = anyNode else { return }
                let children = (0..<3).compactMap { _ in anyNode }
                try change {
                    try node(number).children = try children.map(node)
                    for (other, state) in now.nodes where state.parent == number { now.nodes[other]!.parent = nil }
                    for child in children { now.nodes[child]!.parent = number }
                }
            case 12..<15:
                guard let number = anyNode, let friend = anyNode else { return }
                try change {
                    let (first, second) = (try node(number), try node(friend))
                    if now.nodes[number]!.friends.remove(friend) != nil {
                        if Bool.random(using: &random) {
                            first.friends.removeAll { $0 === second }
                        } else {
                            second.friendOf.removeAll { $0 === first }
                        }
                    } else {
                        if Bool.random(using: &random) {
                            first.friends.append(second)
                        } else {
                            second.friendOf.append(first)
                        }
                        now.nodes[number]!.friends.insert(friend)
                    }
                }
            case 15:
                guard let leaf = anyLeaf else { return }
                let owner = anyNode
                try change {
                    if let owner, Bool.random(using: &random) {
                        let node = try node(owner)
                        let model = try self.leaf(leaf)
                        if !node.leaves.contains(model) { node.leaves.append(model) }
                    } else {
                        try self.leaf(leaf).owner = try owner.map(node)
                    }
                    now.leaves[leaf] = .some(owner)
                }
            case 16:
                guard let number = anyNode else { return }
                try change {
                    context.delete(try node(number))
                    now.deleteNode(number)
                }
            case 17:
                guard let leaf = anyLeaf else { return }
                try change {
                    context.delete(try self.leaf(leaf))
                    now.leaves[leaf] = nil
                }
            case 18:
                guard let before = undo.popLast() else { return }
                manager.undo()
                redo.append(now)
                now = before
            case 19:
                guard let after = redo.popLast() else { return }
                manager.redo()
                undo.append(now)
                now = after
            case 20:
                context.rollback()
                forgetUndo()
                now = saved
            case 21...22:
                try context.save()
                saved = now
            default:
                guard Int.random(in: 0..<4, using: &random) == 0 else { return }
                context = try Self.open(folder)
                forgetUndo()
                context.undoManager = manager
                now = saved
            }
        }

        /// What the context has, by fetching everything.
        func world(_ context: ModelContext) throws -> World {
            var world = World()
            for node in try context.fetch(FetchDescriptor<Node>()) {
                #expect(node.children.allSatisfy { $0.parent === node })
                #expect(node.friends.allSatisfy { $0.friendOf.contains(node) })
                #expect(node.friendOf.allSatisfy { $0.friends.contains(node) })
                #expect(node.leaves.allSatisfy { $0.owner === node })
                #expect(node.parent?.children.contains(node) != false)
                world.nodes[node.number] = .init(
                    value: node.value, parent: node.parent?.number, friends: Set(node.friends.map(\.number)))
            }
            for leaf in try context.fetch(FetchDescriptor<Leaf>()) {
                #expect(leaf.owner?.leaves.contains(leaf) != false)
                world.leaves[leaf.number] = .some(leaf.owner?.number)
            }
            return world
        }
    }

    @Test func randomChangesAgreeWithPlainValues() throws {
        let run = try Run(seed: SeededGenerator.chosenSeed(for: "random models"))
        let steps = ProcessInfo.processInfo.environment["DOVETAIL_STEPS"].flatMap { Int($0) } ?? 1500
        for step in 0..<steps {
            try run.step()
            if step % 10 == 0 {
                let found = try run.world(run.context)
                guard found == run.now else {
                    Issue.record("after step \(step): \(found) is not \(run.now)")
                    return
                }
            }
            if step % 100 == 0 {
                let stored = try run.world(try Run.open(run.folder))
                guard stored == run.saved else {
                    Issue.record("after step \(step) the store has \(stored) and not \(run.saved)")
                    return
                }
            }
            // So that each step costs about the same.
            if run.now.nodes.count > 60 {
                for number in run.now.nodes.keys.sorted().prefix(30) {
                    try run.change {
                        run.context.delete(try run.node(number))
                        run.now.deleteNode(number)
                    }
                }
            }
        }
    }
}
