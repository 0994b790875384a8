import AttributeGraph
import Foundation

/// Which views a display node was drawn for, in a program that is watched while it is edited: for those who pick an element with the pointer
/// and want to know where it comes from.
///
/// Main thread only.
package final class ViewOrigins {
    /// Where something that is drawn comes from.
    package struct Origin {
        /// The types of the views around, the outermost first.
        package let views: [String]
        /// What the view that drew it was given.
        package let environment: EnvironmentValues
    }

    fileprivate struct Entry {
        let trail: ViewTrail?
        let display: WeakAttribute<[DisplayNode]>
        let environment: WeakAttribute<EnvironmentValues>
        weak var loop: UpdateLoop?
    }

    private var entries: [Int: Entry] = [:]
    private var nextEntry = 0

    /// Notes what `display` is made with, until the current subgraph is released.
    func add(_ display: Attribute<[DisplayNode]>, _ inputs: _GraphInputs) {
        let (id, graph) = (nextEntry, inputs.loop.graph)
        nextEntry += 1
        entries[id] = Entry(
            trail: inputs.inherited[ViewTrail.Key.self], display: WeakAttribute(display, in: graph),
            environment: WeakAttribute(inputs.environment.whole, in: graph), loop: inputs.loop)
        Subgraph.current.onRelease { [weak self] in self?.entries[id] = nil }
    }

    /// Where the nodes that are on show now come from. Those that no view drew in this program are not in it.
    ///
    /// - Complexity: O(nodes of all windows) to make; looking one up is O(views around it).
    package struct Table {
        fileprivate var entries: [ObjectIdentifier: Entry] = [:]

        package func origin(of node: DisplayNode) -> Origin? {
            guard let entry = entries[ObjectIdentifier(node)], let graph = entry.loop?.graph,
                let environment = entry.environment.attribute(in: graph)
            else { return nil }
            return Origin(views: entry.trail?.names ?? [], environment: graph.perform { environment.untracked })
        }
    }

    /// For as long as no update runs.
    package var table: Table {
        var table = Table()
        table.entries.reserveCapacity(entries.count)
        for entry in entries.values {
            guard let graph = entry.loop?.graph, let display = entry.display.attribute(in: graph) else { continue }
            for node in graph.perform({ display.untracked }) { table.entries[ObjectIdentifier(node)] = entry }
        }
        return table
    }
}

/// The views around a place in the tree, innermost first.
final class ViewTrail {
    private let name: String
    private let outer: ViewTrail?

    init(_ name: String, in outer: ViewTrail?) { (self.name, self.outer) = (name, outer) }

    /// The outermost first.
    var names: [String] {
        var (names, trail) = ([String](), Optional(self))
        while let current = trail {
            names.append(current.name)
            trail = current.outer
        }
        return names.reversed()
    }

    struct Key: InheritedKey {
        static var defaultValue: ViewTrail? { nil }
    }
}

extension _GraphInputs {
    mutating func enterView(_ name: String) {
        inherited[ViewTrail.Key.self] = ViewTrail(name, in: inherited[ViewTrail.Key.self])
    }
}
