import Foundation

/// The children of a container with where they were placed, so that those that stay are not looked at again: of thousands, each would have to
/// be fetched from memory.
struct PlacedItems {
    /// Few children are looked at sooner than they are remembered.
    static let least = 64

    private let items: [ContainerItem]
    let placements: [ViewPlacement]
    /// Of a container that is mirrored, its width.
    private let mirroredIn: CGFloat?

    init(
        _ items: [ContainerItem], _ placements: [ViewPlacement], in geometry: ViewGeometry,
        isMirrored: Bool
    ) {
        self.items = items
        self.placements = placements
        mirroredIn = isMirrored ? geometry.size.width : nil
    }

    /// Tells of a child's index whether it is the same child in the same place in `other`, on whatever pixels that is.
    func same(in other: PlacedItems) -> (Int) -> Bool {
        guard mirroredIn == other.mirroredIn else { return { _ in false } }
        let count = items.count
        return { index in
            index < count && items[index] === other.items[index] && placements[index] == other.placements[index]
        }
    }
}
