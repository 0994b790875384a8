/// Nodes in the place of some of a node's children.
package struct DisplayEdit {
    /// Where the others were.
    package let old: Range<Int>
    package private(set) var nodes: [DisplayNode]

    package init(old: Range<Int>, nodes: [DisplayNode]) { (self.old, self.nodes) = (old, nodes) }

    /// Without what is the same at both ends; nil where nothing is left.
    func trimmed(of children: [DisplayNode]) -> DisplayEdit? {
        let start = old.lowerBound
        guard let middle = CommonEnds.middle(old.count, nodes.count, { children[start + $0] === nodes[$1] }) else {
            return nil
        }
        return DisplayEdit(
            old: start + middle.old.lowerBound..<start + middle.old.upperBound, nodes: Array(nodes[middle.new]))
    }
}
