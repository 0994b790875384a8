import Foundation

/// An item of a custom group, at a place from the group's corner.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

/// Finds the items of a custom group. The container of the environment is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items beside or below each other, or other groups, over and over while there is room.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How items follow each other.
    enum Kind {
        case horizontal, vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }
    let kind: Kind
    /// How many items it has; nil for as many as there is room for.
    let count: Int?
    /// Whether all items get the same length along the group, whatever they say.
    let isEven: Bool
    public let subitems: [NSCollectionLayoutItem]
    /// The space between its items; nil for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ kind: Kind, count: Int? = nil,
        isEven: Bool = false
    ) {
        self.kind = kind
        self.count = count.map { max($0, 1) }
        self.isEven = isEven
        self.subitems = subitems
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Items beside each other, over and over while there is room.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize, subitems, .horizontal) }
    /// An item so many times, beside each other, each as wide as it says.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .horizontal, count: count) }
    /// An item so many times, beside each other, equally wide, whatever the item's width says.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize, [subitem], .horizontal, count: count, isEven: true) }
    /// An item so many times, beside each other, by its older name.
    open class func horizontalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
    /// An item so many times, below each other, by its older name.
    open class func verticalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
    /// Items below each other, over and over while there is room.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize, subitems, .vertical) }
    /// An item so many times, below each other, each as high as it says.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .vertical, count: count) }
    /// An item so many times, below each other, equally high, whatever the item's height says.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize, [subitem], .vertical, count: count, isEven: true) }
    /// Items at the places that a closure finds. It is asked once for all groups of a section that are of one size.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }

    /// Whether the content of some cell says how long it is.
    var measuresCells: Bool {
        var groups = [self]
        while let group = groups.popLast() {
            for item in group.subitems {
                if let inner = item as? NSCollectionLayoutGroup {
                    groups.append(inner)
                } else if item.layoutSize.isMeasured {
                    return true
                }
            }
        }
        return false
    }

    /// A text for looking for mistakes: the kinds and sizes of what is inside.
    open func visualDescription() -> String {
        var lines: [String] = []
        var left: [(item: NSCollectionLayoutItem, depth: Int)] = [(self, 0)]
        while let (item, depth) = left.popLast() {
            let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
            let name = item is NSCollectionLayoutGroup ? "group" : "item"
            lines.append(
                String(repeating: "  ", count: depth)
                    + "\(name) \(width.kind) \(width.dimension) x \(height.kind) \(height.dimension)")
            let inner = (item as? NSCollectionLayoutGroup)?.subitems ?? []
            left += inner.reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }
}
