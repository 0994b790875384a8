import DovetailCore
import Foundation

/// What something has room in: a collection, or a group.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// In points.
    var contentSize: CGSize { get }
    /// The same without ``effectiveContentInsets``.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section may go by: how much room there is, and what is around.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// A room and traits.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    let contentInsets: NSDirectionalEdgeInsets

    init(_ size: CGSize, _ traits: UITraitCollection, insets: NSDirectionalEdgeInsets = .zero) {
        contentSize = size
        traitCollection = traits
        contentInsets = insets
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { CGRect(origin: .zero, size: contentSize).inset(by: contentInsets).size }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// A cell or another view of a section that is in sight, which a ``NSCollectionLayoutSection/visibleItemsInvalidationHandler`` may change.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    var name: String { get }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}
