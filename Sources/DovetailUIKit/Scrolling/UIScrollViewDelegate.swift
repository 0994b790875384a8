import Foundation

/// Hears of what happens in a ``UIScrollView``. Every method has an answer of its own where an app has none.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// It shows another part of the content, whoever moved it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A person begins to move it.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A person lets go of it.
    ///
    /// - Parameters:
    ///   - velocity: In points a millisecond.
    ///   - targetContentOffset: Where it will come to rest. Another value takes it there.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// A person has let go of it.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// It goes on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// It has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animation that a program began has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that zooming makes larger; nil where nothing can be zoomed.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// A person begins to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The scale is another one, whoever changed it.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// A person has ended zooming.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
