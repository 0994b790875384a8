import DovetailCore
import Foundation

/// The view whose look a layer is: what is set of one is set of the other.
///
/// What witnesses a requirement has the requirement's isolation: without `@preconcurrency` here, code of the Swift 5 mode that belongs to no actor
/// could not set a view's `isHidden` or `frame`, as it can on Apple's systems.
@MainActor @preconcurrency
protocol LayerOwner: AnyObject {
    var frame: CGRect { get set }
    var transform: CGAffineTransform { get set }
    var backgroundColor: UIColor? { get set }
    var alpha: CGFloat { get set }
    var isHidden: Bool { get set }
    var clipsToBounds: Bool { get set }
    /// How many views are inside.
    var subviewCount: Int { get }
    /// The layer of the view around.
    var layerAround: CALayer? { get }
    /// The layer looks different.
    func changed()
    func layoutIfNeeded()
    @discardableResult func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
}
