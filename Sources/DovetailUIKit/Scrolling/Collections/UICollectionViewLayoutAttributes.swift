import DovetailCore
import Foundation

extension UICollectionView {
    /// What is shown at a place: an item, a view beside the items, or a view behind them that belongs to the layout.
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}

/// Where an item of a collection stands, or a view beside or behind the items.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// What it is about.
    public typealias ElementCategory = UICollectionView.ElementCategory

    open private(set) var representedElementCategory = ElementCategory.cell
    /// The kind of a view beside the items; nil for an item.
    open private(set) var representedElementKind: String?
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The place in the content, before it is transformed, in points.
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var isHidden = false
    /// What stands in front: the greater.
    open var zIndex = 0
    /// How it is turned, scaled and moved around its centre.
    open var transform: CGAffineTransform {
        get { transform3D.affine ?? .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// The same in space.
    open var transform3D = CATransform3DIdentity

    /// From where to where along the collection it is moved to stay in sight; nil where it is not.
    var pin: (range: ClosedRange<CGFloat>, isVertical: Bool, isAtEnd: Bool)?
    /// Which lengths the content says.
    var isWidthMeasured = false
    var isHeightMeasured = false

    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }

    public required override init() { super.init() }
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
        self.indexPath = indexPath
    }
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
        self.indexPath = indexPath
    }

    /// Another object of the same class with the same values. Subclasses add their own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = Self()
        result.representedElementCategory = representedElementCategory
        result.representedElementKind = representedElementKind
        result.indexPath = indexPath
        (result.frame, result.alpha, result.isHidden, result.zIndex) = (frame, alpha, isHidden, zIndex)
        result.transform3D = transform3D
        result.pin = pin
        (result.isWidthMeasured, result.isHeightMeasured) = (isWidthMeasured, isHeightMeasured)
        return result
    }
}
