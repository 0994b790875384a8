import Foundation

/// What is the same for all sections of a ``UICollectionViewCompositionalLayout``.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Along which way the collection scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space from one section to the next, in points.
    open var interSectionSpacing: CGFloat = 0
    /// What stands at the ends of all sections together. The data source is asked for them by a path of one number, which is 0.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What the insets of sections are measured from, where they do not say so themselves. Nothing covers a part of a window, so it changes nothing.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
    public override init() {}
}
