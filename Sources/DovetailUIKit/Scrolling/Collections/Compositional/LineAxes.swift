import Foundation

/// Lengths along a line of items and across it.
@MainActor
struct LineAxes {
    let isHorizontal: Bool

    func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
    func along(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
        isHorizontal ? size.widthDimension : size.heightDimension
    }
    func across(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
        isHorizontal ? size.heightDimension : size.widthDimension
    }
    func set(_ size: inout CGSize, along length: CGFloat) {
        if isHorizontal { size.width = length } else { size.height = length }
    }
    func set(_ size: inout CGSize, across length: CGFloat) {
        if isHorizontal { size.height = length } else { size.width = length }
    }
    func point(along: CGFloat, across: CGFloat, from origin: CGPoint) -> CGPoint {
        isHorizontal
            ? CGPoint(x: origin.x + along, y: origin.y + across) : CGPoint(x: origin.x + across, y: origin.y + along)
    }

    // MARK: The spaces around an item

    private func first(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutSpacing? {
        isHorizontal ? item.edgeSpacing?.leading : item.edgeSpacing?.top
    }
    private func last(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutSpacing? {
        isHorizontal ? item.edgeSpacing?.trailing : item.edgeSpacing?.bottom
    }
    func before(_ item: NSCollectionLayoutItem) -> CGFloat { first(item)?.spacing ?? 0 }
    func after(_ item: NSCollectionLayoutItem) -> CGFloat { last(item)?.spacing ?? 0 }
    func isFlexibleBefore(_ item: NSCollectionLayoutItem) -> Bool { first(item)?.isFlexibleSpacing == true }
    func isFlexibleAfter(_ item: NSCollectionLayoutItem) -> Bool { last(item)?.isFlexibleSpacing == true }
    /// How many spaces grow along the line.
    func flexible(_ item: NSCollectionLayoutItem) -> Int {
        (isFlexibleBefore(item) ? 1 : 0) + (isFlexibleAfter(item) ? 1 : 0)
    }

    private var crossing: LineAxes { LineAxes(isHorizontal: !isHorizontal) }
    func spaceAcross(_ item: NSCollectionLayoutItem) -> CGFloat { crossing.before(item) + crossing.after(item) }

    /// How far an item stands from the line's side, where that much is free.
    func offsetAcross(_ item: NSCollectionLayoutItem, _ free: CGFloat) -> CGFloat {
        let count = crossing.flexible(item)
        let share = count == 0 ? 0 : max(free - spaceAcross(item), 0) / CGFloat(count)
        return crossing.before(item) + (crossing.isFlexibleBefore(item) ? share : 0)
    }
}
