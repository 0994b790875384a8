import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Scroll views of UIKit's")
struct UIScrollViewTests {
    private final class Log: NSObject, UIScrollViewDelegate {
        var events: [String] = []
        var zoomed: UIView?
        var stop: CGFloat?
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            events.append("scroll \(Int(scrollView.contentOffset.y))")
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            events.append("end \(decelerate)")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rest") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("there") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { events.append("zoom") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            events.append("zoomed \(scale)")
        }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            if let stop { targetContentOffset.pointee.y = stop }
        }
    }

    private func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }

    /// A tall content with a mark at 150 points.
    private func tall(_ log: Log) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = log
        view.addSubview(label("mark", CGRect(x: 10, y: 150, width: 80, height: 20)))
        view.contentSize = CGSize(width: 100, height: 1000)
        return view
    }

    private func host(_ view: UIScrollView) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) { CALayerTests.Shown { view } }
    }

    @Test("a wheel scrolls the content, which the view and its delegate know")
    func wheel() throws {
        let log = Log()
        let view = tall(log)
        let host = host(view)
        #expect(view.bounds.size == CGSize(width: 100, height: 100))
        let start = try host.frame(of: "mark").minY
        #expect(abs(start - 150) < 4)
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 120))
        host.advance(by: .seconds(2))
        #expect(view.contentOffset == CGPoint(x: 0, y: 120))
        #expect(try host.frame(of: "mark").minY == start - 120)
        #expect(log.events.contains("scroll 120"))
    }

    @Test("the recogniser of dragging follows the finger, and knows its speed when the view comes to rest")
    func recogniser() {
        final class Speed: NSObject, UIScrollViewDelegate {
            var way: [CGFloat] = []
            var state: [UIGestureRecognizer.State] = []
            var atRest: CGPoint?
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                guard scrollView.isDragging else { return }
                way.append(scrollView.panGestureRecognizer.translation(in: scrollView).y)
            }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
                atRest = scrollView.panGestureRecognizer.velocity(in: scrollView.panGestureRecognizer.view)
            }
            @MainActor func moved(_ recognizer: UIPanGestureRecognizer) { state.append(recognizer.state) }
        }
        let log = Speed()
        let view = tall(Log())
        view.delegate = log
        view.panGestureRecognizer.addTarget(log, action: Selector(calling: Speed.moved))
        #expect(view.panGestureRecognizer.view === view && view.gestureRecognizers?.isEmpty != false)
        let host = TestHost(size: CGSize(width: 100, height: 100), idiom: .phone) { CALayerTests.Shown { view } }
        host.swipe(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: .milliseconds(100))
        host.advance(by: .seconds(5))
        #expect(view.contentOffset.y > 60)
        #expect(log.state.first == .began && log.state.last == .ended && log.state.contains(.changed))
        #expect(log.atRest.map { $0.y < -100 } == true, "\(String(describing: log.atRest)), \(log.way)")
    }

    @Test("a program scrolls at once or by an animation, and shows a rectangle")
    func program() throws {
        let log = Log()
        let view = tall(log)
        let host = host(view)
        let start = try host.frame(of: "mark").minY
        view.contentOffset.y = 50
        #expect(log.events == ["scroll 50"])
        host.settle()
        #expect(try host.frame(of: "mark").minY == start - 50)
        view.setContentOffset(CGPoint(x: 0, y: 140), animated: true)
        host.settle()
        host.advance(by: .milliseconds(150))
        #expect((51..<139).contains(view.contentOffset.y))
        host.advance(by: .seconds(1))
        #expect(view.contentOffset.y == 140)
        #expect(log.events.last == "there")
        view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 20), animated: false)
        host.settle()
        #expect(view.contentOffset.y == 220)
    }

    @Test(
        "a finger drags the content, and the delegate hears when it begins, lets go and comes to rest, where it may say"
    )
    func drag() {
        let log = Log()
        let view = tall(log)
        let host = host(view)
        log.stop = 200
        host.swipe(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30), duration: .milliseconds(100))
        host.advance(by: .seconds(3))
        #expect(log.events.first == "begin")
        #expect(log.events.contains("end true"))
        #expect(log.events.last == "rest")
        #expect(view.contentOffset.y == 200)
        #expect(!view.isDragging && !view.isDecelerating)
    }

    @Test("pages are the size of the view")
    func paging() {
        let view = tall(Log())
        view.isPagingEnabled = true
        let host = host(view)
        host.swipe(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30), duration: .milliseconds(100))
        host.advance(by: .seconds(3))
        #expect(view.contentOffset.y == 100)
    }

    @Test("without a content size, constraints to the edges tell it; a constraint to the width makes it scroll one way")
    func constraints() throws {
        let view = UIScrollView()
        let inside = UIView()
        inside.translatesAutoresizingMaskIntoConstraints = false
        inside.backgroundColor = .red
        view.addSubview(inside)
        NSLayoutConstraint.activate([
            inside.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor, constant: 10),
            inside.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
            inside.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
            inside.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor, constant: -10),
            inside.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
            inside.heightAnchor.constraint(equalToConstant: 300),
        ])
        let host = host(view)
        #expect(view.contentSize == CGSize(width: 100, height: 320))
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 50, height: 1000))
        host.advance(by: .seconds(2))
        #expect(view.contentOffset == CGPoint(x: 0, y: 220))
        #expect(inside.frame == CGRect(x: 0, y: 10, width: 100, height: 300))
    }

    @Test("two fingers zoom the view that the delegate names, within limits, and what is between them stays")
    func zoom() throws {
        let log = Log()
        let view = UIScrollView()
        let picture = label("picture", CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(picture)
        log.zoomed = picture
        view.delegate = log
        view.maximumZoomScale = 4
        let host = host(view)
        host.pinch(at: CGPoint(x: 50, y: 50), magnification: 2)
        host.advance(by: .seconds(1))
        #expect(view.zoomScale == 2)
        #expect(view.contentSize == CGSize(width: 200, height: 200))
        #expect(try host.presentation(of: "picture").scale == CGSize(width: 2, height: 2))
        #expect(view.contentOffset == CGPoint(x: 50, y: 50))
        #expect(log.events.contains("zoom"))
        #expect(log.events.contains("zoomed 2.0"))
        host.pinch(at: CGPoint(x: 50, y: 50), magnification: 10)
        host.advance(by: .seconds(1))
        #expect(view.zoomScale == 4)
        view.setZoomScale(1, animated: true)
        host.settle()
        host.advance(by: .seconds(1))
        #expect(view.zoomScale == 1)
        let scale = try host.presentation(of: "picture").scale.width
        #expect(abs(scale - 1) < 0.01)
    }

    @Test("the recogniser of pinches is there where something can be zoomed, and follows fingers unless it is disabled")
    func pinchRecogniser() throws {
        @MainActor final class Target {
            var log: [String] = []
            func pinched(_ pinch: UIPinchGestureRecognizer) {
                log.append("\(pinch.state) \((pinch.scale * 10).rounded() / 10)")
            }
        }
        let log = Log()
        let view = UIScrollView()
        let picture = label("picture", CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(picture)
        view.delegate = log
        #expect(view.pinchGestureRecognizer == nil)
        log.zoomed = picture
        view.maximumZoomScale = 4
        let target = Target()
        let pinch = try #require(view.pinchGestureRecognizer)
        #expect(pinch.view === view && pinch === view.pinchGestureRecognizer)
        pinch.addTarget(target, action: Selector(calling: Target.pinched))
        let host = host(view)
        host.pinch(at: CGPoint(x: 50, y: 50), magnification: 2)
        host.advance(by: .seconds(1))
        #expect(target.log.first?.hasPrefix("began") == true && target.log.last == "ended 2.0")
        #expect(view.zoomScale == 2)
        pinch.isEnabled = false
        host.settle()
        host.pinch(at: CGPoint(x: 50, y: 50), magnification: 2)
        host.advance(by: .seconds(1))
        #expect(view.zoomScale == 2 && target.log.last == "ended 2.0")
        view.setZoomScale(3, animated: false)
        #expect(view.zoomScale == 3)
        pinch.isEnabled = true
        host.settle()
        host.pinch(at: CGPoint(x: 50, y: 50), magnification: 0.5)
        host.advance(by: .seconds(1))
        #expect(view.zoomScale == 1.5)
    }

    @Test("views of SwiftUI's scroll and zoom in it by a hosting controller")
    func hosted() throws {
        let hosting = UIHostingController(rootView: Text("hello").frame(width: 100, height: 400, alignment: .top))
        let view = UIScrollView()
        view.addSubview(hosting.view)
        hosting.view.frame = CGRect(origin: .zero, size: hosting.view.intrinsicContentSize)
        view.contentSize = hosting.view.frame.size
        let host = host(view)
        let before = try host.frame(of: "hello").minY
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30))
        host.advance(by: .seconds(2))
        #expect(try host.frame(of: "hello").minY == before - 30)
    }

    @Test("a view that cannot be scrolled stays, but its program scrolls it")
    func disabled() {
        let view = tall(Log())
        view.isScrollEnabled = false
        let host = host(view)
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30))
        host.advance(by: .seconds(1))
        #expect(view.contentOffset.y == 0)
        view.contentOffset.y = 30
        host.settle()
        #expect(view.contentOffset.y == 30)
    }

    @Test("a pull starts the refresh control, which turns until it is ended")
    func refresh() async {
        final class Target: NSObject {
            var count = 0
            func pulled() { count += 1 }
        }
        let target = Target()
        let view = tall(Log())
        let control = UIRefreshControl()
        control.addTarget(target, action: Selector("pulled", calling: Target.pulled), for: .valueChanged)
        view.refreshControl = control
        let host = TestHost(size: CGSize(width: 300, height: 300)) { CALayerTests.Shown { view } }
        host.swipe(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 200))
        await host.settle()
        #expect(target.count == 1)
        #expect(control.isRefreshing)
        control.endRefreshing()
        await host.settle()
        #expect(!control.isRefreshing)
    }
}
