import Foundation

/// An item of a ``UICollectionViewCompositionalLayout``: how large a cell is, and what is around it.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    /// Space around it within its size, in points. Along a length that is estimated it does nothing, as on iOS.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Space around it in addition to its size; nil for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// Views that stand at it, such as badges.
    public var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// An item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }
    /// An item of a size, with views that stand at it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    /// The insets that count: those along lengths that are not estimated.
    var insets: NSDirectionalEdgeInsets {
        var result = contentInsets
        if layoutSize.widthDimension.isMeasured { (result.leading, result.trailing) = (0, 0) }
        if layoutSize.heightDimension.isMeasured { (result.top, result.bottom) = (0, 0) }
        return result
    }

    /// A rectangle without the insets.
    func inset(_ frame: CGRect) -> CGRect { frame.inset(by: insets) }
}

extension CGRect {
    /// The rectangle without the distances at its sides, and not less than nothing.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }
}

/// A view that stands at an item or a group, such as a badge.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// What the data source is asked for.
    public let elementKind: String
    /// The place at what it stands at.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is put there; nil for the same one as ``containerAnchor``.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// What stands in front: the greater.
    open var zIndex = 0

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Where it stands at a rectangle.
    func frame(at rect: CGRect) -> CGRect {
        inset(containerAnchor.frame(of: layoutSize.size(in: rect.size), anchor: itemAnchor, in: rect))
    }
}

/// A side or a corner.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A view at an end of a section, or of all sections: a header or a footer.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    /// How far from its place it is shown, in points. What is beside it stays.
    public let offset: CGPoint
    /// Whether the section makes room for it. Where it does not, the view is in front of the items.
    open var extendsBoundary = true
    /// Whether it stays at the edge of the collection as long as something of its section is in sight.
    open var pinToVisibleBounds = false

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
    }
}

extension NSRectAlignment {
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

/// A view behind a section.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// What a class was registered for at the layout.
    public let elementKind: String
    /// What stands in front: the greater. The items of a section that has such views have 1.
    open var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// A view behind all of a section, its headers and insets too.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
