/// Nodes in the place of some of a node's children.
package struct DisplayEdit {
    /// Where the others were.
    package let old: Range<Int>
    package private(set) var nodes: [DisplayNode]

    package init(old: Range<Int>, nodes: [DisplayNode]) { (self.old, self.nodes) = (old, nodes) }

    /// Without what is the same at both ends; nil where nothing is left.
    func trimmed(of children: [DisplayNode]) -> DisplayEdit? {
        let shorter = min(old.count, nodes.count)
        var front = 0
        while front < shorter, children[old.lowerBound + front] === nodes[front] { front += 1 }
        var back = 0
        while back < shorter - front, children[old.upperBound - 1 - back] === nodes[nodes.count - 1 - back] {
            back += 1
        }
        if front + back == old.count, front + back == nodes.count { return nil }
        return DisplayEdit(
            old: old.lowerBound + front..<old.upperBound - back, nodes: Array(nodes[front..<nodes.count - back]))
    }
}
