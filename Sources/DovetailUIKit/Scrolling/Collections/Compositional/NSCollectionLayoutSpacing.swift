import Foundation

/// A space between items, or beside one.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
    /// In points.
    public let spacing: CGFloat
    /// Whether it grows until the group is filled. All that do take the same share.
    public let isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        isFlexibleSpacing = isFlexible
    }

    /// Just as many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
    /// As many points at least.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    open var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The spaces around an item, in addition to its size.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    /// - Parameter leading: As all of them, nil for no space.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }
}
