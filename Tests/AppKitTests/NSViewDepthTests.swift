import AppKit
import Testing

/// Views of AppKit's that lie very deep in each other.
@MainActor
@Suite("NSView: depth")
struct NSViewDepthTests {
    @Test("20,000 views in each other are searched, asked what is at a point, and released")
    func deep() {
        weak var innermost: NSView?
        do {
            var view = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            innermost = view
            for _ in 0..<20_000 {
                let around = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                around.addSubview(view)
                view = around
            }
            #expect(view.hitTest(CGPoint(x: 50, y: 50)) === innermost)
            #expect(view.viewWithTag(7) == nil)
            #expect(view.viewWithTag(innermost?.tag ?? 0) === view)
            #expect(innermost?.window == nil)
        }
        #expect(innermost == nil)
    }
}
