import DovetailUIKit
import Foundation

/// The part of a page in sight, as apps ask for it. The page scrolls itself.
final class WebScrollView: UIScrollView {
    private weak var page: WKWebView?

    init(_ page: WKWebView) {
        self.page = page
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { return nil }

    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(contentOffset, animated: false)
        page?.evaluateJavaScript(
            "window.scrollTo({left: \(Double(contentOffset.x)), top: \(Double(contentOffset.y)), behavior: '\(animated ? "smooth" : "instant")'})"
        )
    }
}
