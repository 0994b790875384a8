import DovetailCore
import Foundation

/// Where the items of a section stand. Groups that are alike are planned once, so a section of any length costs the same, unless its cells' content
/// says how large they are.
@MainActor
final class SectionPlan {
    let section: NSCollectionLayoutSection
    let index: Int
    let count: Int
    /// The room of the collection.
    let room: CGSize
    /// Whether the collection scrolls from top to bottom.
    let isVertical: Bool
    /// Where the section begins along the collection.
    var start: CGFloat = 0
    /// How long it is along the collection.
    private(set) var length: CGFloat = 0
    /// How long all groups are, one after the other.
    private(set) var groupsLength: CGFloat = 0
    /// Where the groups begin, from the section's beginning along the collection.
    private(set) var groupsStart: CGFloat = 0
    /// How thick a group is across the way that groups follow each other.
    private var groupsBreadth: CGFloat = 0
    /// Where the groups begin at the side.
    private var sideStart: CGFloat = 0
    private var boundary: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
    private var groups = PlannedGroups()

    /// Whether the section scrolls across the collection.
    var isOwnRow: Bool { section.orthogonalScrollingBehavior != .none }
    /// Whether the content of cells says how large they are.
    let measuresCells: Bool
    private let measuresEdges: Bool

    init(_ section: NSCollectionLayoutSection, index: Int, count: Int, room: CGSize, isVertical: Bool) {
        self.section = section
        self.index = index
        self.count = count
        self.room = room
        self.isVertical = isVertical
        measuresCells = section.group.measuresCells
        measuresEdges = section.boundarySupplementaryItems.contains { $0.layoutSize.isMeasured }
    }

    var measures: Bool { measuresCells || measuresEdges }

    /// The axes of the groups: across the collection where the section scrolls by itself.
    private var groupAxes: LineAxes { LineAxes(isHorizontal: isVertical == isOwnRow) }
    private var axes: LineAxes { LineAxes(isHorizontal: !isVertical) }

    // MARK: Planning

    /// - Parameters:
    ///   - measured: How large the content of an item is, where that is known.
    ///   - edge: How large a view at an end of the section is, where that is known.
    func solve(traits: UITraitCollection, measured: @escaping (Int) -> CGSize?, edge: (String) -> CGSize?) {
        var inset = section.insets
        let sides = sideBoundary(edge)
        inset.leading += sides.leading
        inset.trailing += sides.trailing
        let inner = CGRect(origin: .zero, size: room).inset(by: inset).size
        let planner = GroupPlanner(traits: traits, measured: measuredCells(measured))
        let size = section.group.layoutSize.size(in: inner)
        groups = PlannedGroups(
            section.group, size: size, count: count, spacing: section.interGroupSpacing, axes: groupAxes,
            planner: planner, isEachPlanned: measuresCells)
        if groups.count < count {
            Log.warnOnce(
                "NSCollectionLayoutGroup without items",
                "NSCollectionLayoutGroup: a group of section \(index) has no items, so those of the section have no place"
            )
        }
        (groupsLength, groupsBreadth) = (groups.length, groups.breadth)
        let near = axes.isHorizontal ? inset.top : inset.leading
        let far = axes.isHorizontal ? inset.bottom : inset.trailing
        sideStart = near
        if isOwnRow {
            if section.orthogonalScrollingBehavior == .groupPagingCentered, groups.count > 0 {
                sideStart = max((axes.across(room) - groupAxes.along(groups.firstSize)) / 2, 0)
                sideEnd = sideStart
            } else {
                sideEnd = far
            }
        }
        let head = extent(atEnd: false, edge)
        groupsStart = head + (isVertical ? inset.top : inset.leading)
        let thickness = isOwnRow ? groupsBreadth : groupsLength
        let tailStart = groupsStart + thickness + (isVertical ? inset.bottom : inset.trailing)
        length = tailStart + extent(atEnd: true, edge)
        boundary = section.boundarySupplementaryItems.map { ($0, frame(of: $0, inset, tailStart, edge)) }
    }
    private var sideEnd: CGFloat = 0

    private func measuredCells(_ measured: @escaping (Int) -> CGSize?) -> (Int) -> CGSize? {
        measuresCells ? measured : { _ in nil }
    }

    /// Makes room for sections between the two ends, up to a point along the collection.
    func extend(to end: CGFloat) {
        let move = end - groupsStart
        for index in boundary.indices where isAtEnd(boundary[index].item) {
            boundary[index].frame = boundary[index].frame.offsetBy(dx: isVertical ? 0 : move, dy: isVertical ? move : 0)
        }
        length += move
    }

    // MARK: Ends

    private func size(of item: NSCollectionLayoutBoundarySupplementaryItem, _ edge: (String) -> CGSize?) -> CGSize {
        var around = room
        let inset = section.insets
        if follows {
            around.width = max(around.width - (isVertical ? inset.leading + inset.trailing : 0), 0)
            around.height = max(around.height - (isVertical ? 0 : inset.top + inset.bottom), 0)
        }
        var size = item.layoutSize.size(in: around)
        if item.layoutSize.isMeasured, let own = edge(item.elementKind) {
            if item.layoutSize.widthDimension.isMeasured { size.width = own.width }
            if item.layoutSize.heightDimension.isMeasured { size.height = own.height }
        }
        return size
    }

    private var follows: Bool {
        section.supplementariesFollowContentInsets && section.supplementaryContentInsetsReference != .none
    }

    private enum Side { case start, end, near, far }
    private func side(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Side {
        let edges = item.alignment.edges
        let (first, last): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            isVertical ? (.top, .bottom) : (.leading, .trailing)
        if edges.contains(last) { return .end }
        if edges.contains(first) || edges.isEmpty { return .start }
        return edges.contains(isVertical ? .leading : .top) ? .near : .far
    }

    /// How far the views at an end move the groups: as far as the longest of them.
    private func extent(atEnd: Bool, _ edge: (String) -> CGSize?) -> CGFloat {
        section.boundarySupplementaryItems.filter { $0.extendsBoundary && side($0) == (atEnd ? .end : .start) }
            .map { axes.along(size(of: $0, edge)) }.max() ?? 0
    }

    /// What views at the sides take from the groups' room.
    private func sideBoundary(_ edge: (String) -> CGSize?) -> NSDirectionalEdgeInsets {
        var result = NSDirectionalEdgeInsets.zero
        for item in section.boundarySupplementaryItems where item.extendsBoundary {
            let breadth = axes.across(size(of: item, edge))
            switch side(item) {
            case .near where isVertical: result.leading = max(result.leading, breadth)
            case .far where isVertical: result.trailing = max(result.trailing, breadth)
            default: break
            }
        }
        return result
    }

    /// Where a view at an end stands, from the section's beginning.
    private func frame(
        of item: NSCollectionLayoutBoundarySupplementaryItem, _ inset: NSDirectionalEdgeInsets, _ tailStart: CGFloat,
        _ edge: (String) -> CGSize?
    ) -> CGRect {
        let size = size(of: item, edge)
        let own = section.insets
        let near = follows ? (isVertical ? own.leading : own.top) : 0
        let far = follows ? (isVertical ? own.trailing : own.bottom) : 0
        let free = axes.across(room) - near - far - axes.across(size)
        let edges = item.alignment.edges
        let (first, last): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            isVertical ? (.leading, .trailing) : (.top, .bottom)
        let across = near + (edges.contains(first) ? 0 : edges.contains(last) ? free : free / 2)
        let along: CGFloat =
            switch side(item) {
            case .start: 0
            case .end: item.extendsBoundary ? tailStart : tailStart - axes.along(size)
            case .near, .far: groupsStart
            }
        let origin = axes.point(along: along, across: across, from: item.offset)
        return item.inset(CGRect(origin: origin, size: size))
    }

    // MARK: Places

    /// The section with its insets and ends.
    var frame: CGRect {
        let origin = axes.point(along: start, across: 0, from: .zero)
        return isVertical
            ? CGRect(origin: origin, size: CGSize(width: room.width, height: length))
            : CGRect(origin: origin, size: CGSize(width: length, height: room.height))
    }

    /// Whether something of it may be in a part of the content: anything across, where it scrolls by itself.
    func reaches(_ rect: CGRect) -> Bool {
        guard isOwnRow else { return frame.intersects(rect) }
        return isVertical
            ? frame.minY < rect.maxY && frame.maxY > rect.minY : frame.minX < rect.maxX && frame.maxX > rect.minX
    }

    /// What the section scrolls in by itself.
    var rowFrame: CGRect {
        let origin = axes.point(along: start + groupsStart, across: 0, from: .zero)
        return isVertical
            ? CGRect(origin: origin, size: CGSize(width: room.width, height: groupsBreadth))
            : CGRect(origin: origin, size: CGSize(width: groupsBreadth, height: room.height))
    }

    /// How long what scrolls by itself is, with the space at its ends.
    var rowLength: CGFloat { sideStart + groupsLength + sideEnd }

    /// Where groups begin, from the beginning of what scrolls by itself.
    var groupStarts: (first: CGFloat, all: [CGFloat]) { (sideStart, groups.starts) }

    private var groupsOrigin: CGPoint { axes.point(along: start + groupsStart, across: sideStart, from: .zero) }

    /// The place of an item; nil where there is none.
    func place(_ item: Int) -> GroupPlan.Place? {
        guard var place = groups.place(item) else { return nil }
        place.frame = place.frame.offsetBy(dx: groupsOrigin.x, dy: groupsOrigin.y)
        return place
    }

    /// The numbers of the items near to a part of the content, and the views at them.
    func items(in rect: CGRect) -> (items: [Int], edges: [(edge: GroupPlan.Edge, item: Int)]) {
        let own = rect.offsetBy(dx: -groupsOrigin.x, dy: -groupsOrigin.y)
        return groups.items(
            from: groupAxes.isHorizontal ? own.minX : own.minY, to: groupAxes.isHorizontal ? own.maxX : own.maxY)
    }

    /// The place of a view at an item.
    func frame(of edge: GroupPlan.Edge) -> CGRect { edge.frame.offsetBy(dx: groupsOrigin.x, dy: groupsOrigin.y) }

    /// The views at the section's ends.
    var ends: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] {
        boundary.map { ($0.item, $0.frame.offsetBy(dx: isVertical ? 0 : start, dy: isVertical ? start : 0)) }
    }
}
