import DovetailCore
import Foundation

extension UIView {
    // MARK: Order

    /// Shows a subview in front of the others.
    public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count) }
    /// Shows a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
    /// Adds a view behind another subview.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
    }
    /// Adds a view in front of another subview.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
    }

    /// Exchanges the places of two subviews, 0 being the rearmost.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let (low, high) = (min(index1, index2), max(index1, index2))
        guard low != high, subviews.indices.contains(low), subviews.indices.contains(high) else { return }
        let (first, second) = (subviews[low], subviews[high])
        move(second, to: low)
        move(first, to: high)
    }

    // MARK: Finding

    /// Whether it is a view, or somewhere inside of it.
    public func isDescendant(of view: UIView) -> Bool {
        var around: UIView? = self
        while let one = around {
            if one === view { return true }
            around = one.superview
        }
        return false
    }

    /// The view with a number of the app's own: it itself, or one inside.
    public func viewWithTag(_ tag: Int) -> UIView? {
        var views = [self]
        while let view = views.popLast() {
            if view.tag == tag { return view }
            views += view.subviews.reversed()
        }
        return nil
    }

    // MARK: Fitting

    /// Asks for the least size that constraints allow.
    public static var layoutFittingCompressedSize: CGSize { .zero }
    /// Asks for the greatest size that constraints allow.
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// The size that constraints and content ask for, where some lengths are given.
    func fittedSize(width: CGFloat?, height: CGFloat?) -> CGSize {
        var size = ConstraintLayout.size(of: self, lengths: (width, height)) ?? intrinsicContentSize
        if size.width < 0 || size.height < 0 || width != nil {
            let own = sizeThatFits(CGSize(width: width ?? .infinity, height: height ?? .infinity))
            if size.width < 0 { size.width = own.width }
            if size.height < 0 || width != nil && !intrinsicContentSize.height.isLess(than: 0) {
                size.height = own.height
            }
        }
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
