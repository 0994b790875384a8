import Testing
import UIKit

/// Views of UIKit's that lie very deep in each other.
@MainActor
@Suite("UIView: depth")
struct UIViewDepthTests {
    private final class Noting: UIView {
        static var told = 0
        override func didMoveToWindow() { Self.told += 1 }
    }

    @Test("20,000 views in each other are searched, asked what is at a point, given up by the keyboard and released")
    func deep() {
        weak var innermost: UIView?
        do {
            var view: UIView = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            innermost = view
            view.tag = 7
            for _ in 0..<20_000 {
                let around = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                around.addSubview(view)
                view = around
            }
            #expect(view.viewWithTag(7) === innermost)
            #expect(view.viewWithTag(8) == nil)
            #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === innermost)
            #expect(innermost?.window == nil)
            #expect(!view.endEditing(true))
        }
        #expect(innermost == nil)
    }
}
