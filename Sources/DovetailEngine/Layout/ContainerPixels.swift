import AttributeGraph

/// Which items of a container are told where the display's pixels are when the container moves by a part of one.
///
/// Most need not be told: texts, and containers of them, are put on pixels when they are painted. So a column of many rows that lies in the
/// middle of its window, and moves by half a row when one is added, moves as one node.
struct ContainerPixels {
    private let outer: PlacedContainer?
    /// The geometry of the item around the container, in the container that is around.
    private let outerItem: Attribute<ViewGeometry>?
    /// The geometries of the items in which something goes by pixels. Those that have gone are dropped when there are many.
    private var readers: Set<WeakAttribute<ViewGeometry>> = []
    private var limit = 64
    /// Whether the container itself is a reader in the one around.
    private var isNoted = false
    /// The pixels that the items were placed on last, or that the readers were told of.
    private var grid: PixelGrid?
    /// What all readers know; nil when one has come.
    private var known: PixelGrid?
    /// Whether items that were no readers may have been left with other pixels.
    private var hasMoved = false

    init(of inputs: _ViewInputs) { (outer, outerItem) = (inputs.container, inputs.containerItem) }

    /// Notes the pixels on which items are being placed.
    mutating func note(_ grid: PixelGrid) {
        if let old = self.grid, old != grid { hasMoved = true }
        self.grid = grid
    }

    /// The readers, if the pixels are others than they know. They are to be told now.
    mutating func readersToTell(of grid: PixelGrid) -> Set<WeakAttribute<ViewGeometry>> {
        note(grid)
        if let known, known == grid { return [] }
        known = grid
        return readers
    }

    /// Notes an item as one that is to be told from now on, and the items around it. Returns whether it may have missed something.
    mutating func add(_ item: Attribute<ViewGeometry>, in graph: Graph) -> Bool {
        guard readers.insert(WeakAttribute(item, in: graph)).inserted else { return false }
        known = nil
        if readers.count > limit {
            readers = readers.filter { $0.attribute(in: graph) != nil }
            limit = max(64, readers.count * 2)
        }
        noteContainer()
        return hasMoved
    }

    /// Notes that the container itself is to be told by the one around.
    mutating func noteContainer() {
        if isNoted { return }
        isNoted = true
        // Containers lie in each other as deep as an app likes.
        if let outer { StackRoom.with { outer.noteReadingPixels(in: outerItem) } }
    }
}
