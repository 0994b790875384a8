import DovetailCore
import Foundation

/// How a section scrolls across the collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not: its groups follow each other along the collection.
    case none
    /// As far as it goes.
    case continuous
    /// As far as it goes, and then to where a group begins.
    case continuousGroupLeadingBoundary
    /// Page by page of the collection's size.
    case paging
    /// Group by group.
    case groupPaging
    /// Group by group, each in the middle.
    case groupPagingCentered
}

/// What the insets of a collection are measured from. Nothing covers a part of a window, so `automatic`, `none` and `safeArea` are the same.
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

/// Hears of what of a section is in sight, and may change how it is shown.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a ``UICollectionViewCompositionalLayout``: a group, over and over until all items have a place.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// Space around the groups, in points. Fractions are of what is left. Headers and footers stand outside of it, but for its sides.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space from one group to the next, in points.
    open var interGroupSpacing: CGFloat = 0
    /// What ``contentInsets`` are measured from. `layoutMargins` and `readableContent` keep 16 points at the sides.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Whether and how it scrolls across the collection.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// What stands at its ends.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether what stands at its ends keeps to the insets at the sides.
    open var supplementariesFollowContentInsets = true
    /// What the insets of headers and footers are measured from: with `none` they take the whole width.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// What stands behind it.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called whenever other parts of it come into sight, in each step of scrolling. The point is how far the collection has scrolled, or the section
    /// where it scrolls by itself.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// How it looks where it is a list.
    var listConfiguration: UICollectionLayoutListConfiguration?

    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// The insets with what they are measured from.
    var insets: NSDirectionalEdgeInsets {
        var result = contentInsets
        if contentInsetsReference == .layoutMargins || contentInsetsReference == .readableContent {
            result.leading += 16
            result.trailing += 16
        }
        return result
    }
}
