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
    /// Whether scrolling changes the places. It is not asked: places change with the size and the items.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
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
