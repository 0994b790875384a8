/// Which nodes can be pressed: those in use in the window that nothing modal covers. For as long as the tree does not change.
///
/// A press may be about many nodes of one path. What was found out about a part of the path is kept, so that asking about all of them takes
/// O(depth) together; for the first few, which is all that most presses are about, nothing is kept, and nothing allocated.
struct ReachableNodes {
    private let root: DisplayNode
    private let modal: DisplayNode?
    private var known: Set<ObjectIdentifier> = []
    private var asked = 0

    private static let askedWithoutKeeping = 4

    init(in tree: DisplayTree) { (root, modal) = (tree.root, tree.modalNode) }

    mutating func contains(_ node: DisplayNode) -> Bool {
        asked += 1
        let keeps = asked > Self.askedWithoutKeeping
        var path: [ObjectIdentifier] = []
        var isCovered = modal != nil
        for ancestor in node.ancestors {
            if keeps {
                if known.contains(ObjectIdentifier(ancestor)) {
                    known.formUnion(path)
                    return true
                }
                // What is above the modal node is covered by it.
                if isCovered || modal == nil { path.append(ObjectIdentifier(ancestor)) }
            }
            if ancestor.isOutOfUse { return false }
            if ancestor === modal { isCovered = false }
            if ancestor === root {
                if !isCovered { known.formUnion(path) }
                return !isCovered
            }
        }
        return false
    }
}
