import DovetailCore
import Foundation

extension SKNode {
    /// Puts a node into it, above those that are there. A node that is in another is a mistake, and ends the program, as does one that is in itself.
    public func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

    /// Puts a node among those that are there.
    public func insertChild(_ node: SKNode, at index: Int) {
        precondition(node.parent == nil, "addChild: the node “\(node.name ?? "")” already has a parent")
        precondition(!inParentHierarchy(node) && node !== self, "addChild: a node can't be in itself")
        children.insert(node, at: min(max(index, 0), children.count))
        node.parent = self
        scene?.entered(node)
    }

    /// Takes it out of the node that it is in.
    public func removeFromParent() {
        guard let parent else { return }
        parent.scene?.left(self)
        parent.children.removeAll { $0 === self }
        self.parent = nil
    }

    /// Takes all nodes out of it.
    public func removeAllChildren() { removeChildren(in: children) }

    /// Takes some nodes out of it.
    public func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }

    /// Puts it into another node, where it stays at its place in the scene.
    public func move(toParent parent: SKNode) {
        guard let old = self.parent else { return parent.addChild(self) }
        let place = parent.convert(position, from: old)
        let turn = old.turnInScene - parent.turnInScene
        let (scale, other) = (old.scaleInScene, parent.scaleInScene)
        removeFromParent()
        position = place
        zRotation += turn
        if other.width != 0, other.height != 0 {
            xScale *= scale.width / other.width
            yScale *= scale.height / other.height
        }
        parent.addChild(self)
    }

    /// Whether it is in a node, directly or deeper.
    public func inParentHierarchy(_ parent: SKNode) -> Bool {
        var node = self.parent
        while let next = node {
            if next === parent { return true }
            node = next.parent
        }
        return false
    }

    /// Whether another node has the same values and children like its own.
    public func isEqual(to node: SKNode) -> Bool {
        self === node
            || (type(of: self) == type(of: node) && position == node.position && zRotation == node.zRotation
                && xScale == node.xScale && yScale == node.yScale && alpha == node.alpha && name == node.name
                && children.count == node.children.count)
    }

    // MARK: Finding

    /// The first node that a pattern names: a name is looked for among the children, `//name` at any depth of the scene, `.//name` below this node,
    /// `..` is the parent, `/` parts steps, and `*` in a name stands for anything.
    public func childNode(withName name: String) -> SKNode? { NodePath(name).first(from: self) }

    /// All nodes that a pattern names; see ``childNode(withName:)``.
    public subscript(name: String) -> [SKNode] { NodePath(name).all(from: self) }

    /// Calls for each node that a pattern names, until the call sets its second argument; see ``childNode(withName:)``.
    public func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for node in NodePath(name).all(from: self) {
            block(node, &stops)
            if stops.boolValue { return }
        }
    }

    /// Calls for it and each of its descendants, parents first, as a call may change the children of its own node.
    func forEachInside(_ body: (SKNode) -> Void) {
        var rest = [self]
        while let node = rest.popLast() {
            body(node)
            rest.append(contentsOf: node.children.reversed())
        }
    }
}

/// A pattern of names; see ``SKNode/childNode(withName:)``.
struct NodePath {
    private enum Step {
        case children(String)
        case descendants(String)
        case parent
        case here
    }
    private var steps: [Step] = []
    private var beginsAtScene = false

    init(_ text: String) {
        var rest = Substring(text)
        if rest.hasPrefix("/") { beginsAtScene = true }
        while !rest.isEmpty {
            let isDeep = rest.hasPrefix("//")
            rest = rest.drop { $0 == "/" }
            let name = rest.prefix { $0 != "/" }
            rest = rest.dropFirst(name.count)
            guard !name.isEmpty else { break }
            switch name {
            case "..": steps.append(.parent)
            case ".": steps.append(.here)
            default: steps.append(isDeep ? .descendants(String(name)) : .children(String(name)))
            }
        }
    }

    @MainActor
    func all(from node: SKNode) -> [SKNode] {
        var found = [beginsAtScene ? node.scene ?? node : node]
        for step in steps {
            switch step {
            case .here: break
            case .parent: found = found.compactMap(\.parent)
            case .children(let name): found = found.flatMap { $0.children.filter { Self.matches($0.name, name) } }
            case .descendants(let name):
                var next: [SKNode] = []
                for node in found {
                    node.forEachInside { if $0 !== node, Self.matches($0.name, name) { next.append($0) } }
                }
                found = next
            }
        }
        return found
    }

    @MainActor
    func first(from node: SKNode) -> SKNode? { all(from: node).first }

    private static func matches(_ name: String?, _ pattern: String) -> Bool {
        if pattern == "*" { return true }
        guard let name else { return false }
        guard pattern.contains("*") else { return name == pattern }
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        var rest = Substring(name)
        for (index, part) in parts.enumerated() {
            if index == 0 {
                guard rest.hasPrefix(part) else { return false }
                rest = rest.dropFirst(part.count)
            } else if index == parts.count - 1 {
                return rest.hasSuffix(part)
            } else if let range = rest.range(of: part) {
                rest = rest[range.upperBound...]
            } else {
                return false
            }
        }
        return true
    }
}
