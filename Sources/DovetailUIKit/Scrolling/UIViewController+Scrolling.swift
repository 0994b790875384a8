import Foundation

extension UIViewController {
    /// Says which scroll view bars follow. They follow what is below them: it is kept, and nothing else.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        scrollViewOfBars = scrollView
    }
    /// The scroll view that bars were said to follow.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        scrollViewOfBars as? UIScrollView
    }
}
