import AttributeGraph
import Foundation

/// The picture of a presentation that has been dismissed, on its way out.
///
/// The views are gone, with their state and their responders; these are copies of what they drew. So nothing that is leaving can
/// be used, found, or kept alive.
final class Departure {
    /// Holds the copies; its effect fades them.
    let node: DisplayNode
    private let panels: [DisplayNode]
    private let start: Double
    private static let curve = Animation.spring(response: 0.3, dampingFraction: 1).curve
    /// How far a panel sinks while it fades, in points.
    private static let distance: CGFloat = 24

    init(of nodes: [DisplayNode], in tree: DisplayTree, at start: Double) {
        self.start = start
        node = tree.makeNode()
        tree.setGeometry(node, origin: .zero, size: tree.root.size)
        tree.setHitTesting(node, isAllowed: false)
        tree.setHiddenFromAccessibility(node, true)
        var panels: [DisplayNode] = []
        tree.setChildren(node, nodes.map { Self.copy($0, in: tree, panels: &panels) })
        self.panels = panels
    }

    private static func copy(_ original: DisplayNode, in tree: DisplayTree, panels: inout [DisplayNode]) -> DisplayNode
    {
        let copy = tree.makeNode()
        tree.setGeometry(copy, origin: original.origin, size: original.size)
        tree.setContent(copy, original.content)
        tree.setEffect(copy, original.effect)
        tree.setChildren(copy, original.children.map { self.copy($0, in: tree, panels: &panels) })
        guard original.semantics?.role == .sheet else { return copy }
        // A group around the panel: the panel may have an effect of its own.
        let panel = tree.makeNode()
        tree.setGeometry(panel, origin: copy.origin, size: copy.size)
        tree.setGeometry(copy, origin: .zero, size: copy.size)
        tree.setChildren(panel, [copy])
        panels.append(panel)
        return panel
    }

    /// Draws it as of a time. Returns false when it is over.
    func show(at time: Double, in tree: DisplayTree) -> Bool {
        guard let progress = Self.curve.progress(at: time - start), progress < 0.995 else { return false }
        tree.setEffect(node, .opacity(max(0, 1 - progress)))
        for panel in panels {
            tree.setEffect(
                panel, .transform(CGAffineTransform(translationX: 0, y: Self.distance * CGFloat(progress))))
        }
        return true
    }
}

/// Moves the departures of a window along, and drops those that are over. Depends on the clock only while there are some.
struct DepartureRule: StatefulRule {
    let departures: Attribute<[Departure]>
    let tree: DisplayTree
    let loop: UpdateLoop

    mutating func update(previous: [DisplayNode]?) -> RuleResult<[DisplayNode]> {
        let current = departures.value
        guard !current.isEmpty else { return previous?.isEmpty == true ? .unchanged : .changed([]) }
        let time = loop.time.value
        let rest = current.filter { $0.show(at: time, in: tree) }
        if rest.count < current.count { departures.set(rest) }
        if !rest.isEmpty { loop.noteAnimating() }
        return rest.count == previous?.count && rest.count == current.count ? .unchanged : .changed(rest.map(\.node))
    }
}
