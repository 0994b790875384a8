import DovetailCore
import Foundation

/// Says where the items of a collection stand. Subclasses find the places in ``prepare()`` and tell those in a part of the content.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    /// The collection that is laid out.
    public internal(set) weak var collectionView: UICollectionView?
    var isValid = false

    public override init() {}
    public required init?(coder: NSCoder) {}

    /// Finds the places. Called before they are asked for, when the collection has another size or other items.
    open func prepare() {}
    /// How large the content is, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// The places in a part of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The place of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The place of a view beside the items.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// The place of a view behind the items.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// Whether scrolling changes the places. Asked in each step: where it is true they are found anew. With another size they always are.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Of which class the places are. Nobody asks: a layout makes them itself.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// Of which class the contexts are that tell what is to be found anew.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// What is to be found anew when the collection has scrolled.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let contextClass = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
    }
    /// Whether the size that a cell wants changes the places. Nobody asks.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// What is to be found anew where a cell wants another size. Nobody asks.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { invalidationContext(forBoundsChange: .zero) }
    /// Where the collection comes to rest in place of a point, when a person lets go of it.
    ///
    /// - Parameter velocity: In points a millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Where the collection is after an update in place of a point. Nobody asks.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// From where an item comes. Nobody asks: items come by the animation of SwiftUI's views.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { layoutAttributesForItem(at: itemIndexPath) }
    /// To where an item goes. Nobody asks: items go by the animation of SwiftUI's views.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { layoutAttributesForItem(at: itemIndexPath) }
    /// From where a view beside the items comes. Nobody asks.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// To where a view beside the items goes. Nobody asks.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Has places found anew: all of them.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.contentOffsetAdjustment != .zero, let view = collectionView {
            let (now, move) = (view.contentOffset, context.contentOffsetAdjustment)
            view.setContentOffset(CGPoint(x: now.x + move.x, y: now.y + move.y), animated: false)
        }
        isValid = false
        collectionView?.changed()
    }
    /// Has the places found anew.
    open func invalidateLayout() {
        isValid = false
        collectionView?.changed()
    }

    // MARK: Decoration views

    private var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    private var decorations: [String: UICollectionReusableView] = [:]

    /// Says of which class the views of a kind are that stand behind the items. The data source is not asked for them.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    /// The view of a kind at a place, made if there is none yet. A kind that no class was registered for has none, which is told once.
    func decoration(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        let key = "\(kind) \(path)"
        if let known = decorations[key] { return known }
        guard let viewClass = decorationClasses[kind] else {
            Log.warnOnce(
                "UICollectionViewLayout decoration \(kind)",
                "UICollectionViewLayout: no class was registered for decoration views of the kind \(kind)")
            return nil
        }
        let view = _MadeReusableView.make(viewClass)
        decorations[key] = view
        return view
    }
}
