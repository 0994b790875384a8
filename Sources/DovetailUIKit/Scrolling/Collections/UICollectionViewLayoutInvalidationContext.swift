import Foundation

/// Tells a layout which of its places are to be found anew. A layout that does not look at it finds all of them.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is to be found anew, since the data source has other items.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are others.
    open internal(set) var invalidateDataSourceCounts = false
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// How far the collection is to scroll with it, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much larger the content becomes, in points. It is kept, and nothing else: the layout says how large it is.
    open var contentSizeAdjustment = CGSize.zero

    public required override init() { super.init() }

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
        invalidatedSupplementaryIndexPaths?[elementKind, default: []] += indexPaths
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
        invalidatedDecorationIndexPaths?[elementKind, default: []] += indexPaths
    }
}

/// Tells a flow layout what is to be found anew. It finds all places whatever this says.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is to be asked again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether sizes and distances of the layout are others.
    open var invalidateFlowLayoutAttributes = true
}
