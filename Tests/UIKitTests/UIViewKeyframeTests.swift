import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Animations of views by keyframes, springs and SwiftUI's animations")
struct UIViewKeyframeTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test("each keyframe has its part of the time, and at the end the values are those of the last")
    func keyframes() throws {
        let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        outer.addSubview(inner)
        var isDone = false
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        let host = TestHost(size: CGSize(width: 300, height: 100)) {
            VStack {
                Shown(view: outer)
                Button("go") {
                    UIView.animateKeyframes(withDuration: 2, options: linear) {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                            inner.frame.origin.x = 100
                        }
                        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                            inner.frame.origin.x = 50
                        }
                    } completion: {
                        isDone = $0
                    }
                }
            }
        }
        try host.tap("go")
        #expect(inner.frame.minX == 0, "it begins where it was")
        host.advance(by: .milliseconds(500))
        #expect(abs(inner.frame.minX - 50) < 10, "\(inner.frame)")
        host.advance(by: .milliseconds(500))
        #expect(abs(inner.frame.minX - 100) < 10, "\(inner.frame)")
        host.advance(by: .milliseconds(500))
        #expect(abs(inner.frame.minX - 75) < 10, "\(inner.frame)")
        #expect(!isDone)
        host.advance(by: .seconds(1))
        #expect(inner.frame.minX == 50)
        #expect(isDone)
    }

    @Test("without a duration all is done at once; outside of an animation a keyframe is a change")
    func atOnce() {
        let view = UIView()
        var isDone = false
        UIView.animateKeyframes(withDuration: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
        } completion: {
            isDone = $0
        }
        #expect(view.alpha == 0.5 && isDone)
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 1 }
        #expect(view.alpha == 1)
    }

    @Test("a view is exchanged for another in its place, or hidden for it; the time of an animation is told inside")
    func exchanged() {
        let (outer, old, new) = (UIView(), UIView(), UIView())
        outer.addSubview(old)
        UIView.transition(from: old, to: new, duration: 0)
        #expect(outer.subviews == [new])
        outer.addSubview(old)
        UIView.transition(from: new, to: old, duration: 0, options: .showHideTransitionViews)
        #expect(new.isHidden && !old.isHidden && outer.subviews.count == 2)
        var inside: TimeInterval = 0
        UIView.animate(withDuration: 0.3) { inside = UIView.inheritedAnimationDuration }
        #expect(inside == 0.3 && UIView.inheritedAnimationDuration == 0)
        UIView.animate(.linear(duration: 0.1)) { old.alpha = 0.2 }
        UIView.animate(springDuration: 0.2, bounce: 0.1) { new.alpha = 0.3 }
        #expect((old.alpha, new.alpha) == (0.2, 0.3))
    }

    @Test("two subviews change places, and a mask lets be seen what is under its pixels")
    func masks() throws {
        let outer = UIView()
        let views = (0..<3).map { _ in UIView() }
        for view in views { outer.addSubview(view) }
        outer.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(outer.subviews == [views[2], views[1], views[0]])
        let red = UIView()
        red.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let mask = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
        mask.backgroundColor = .black
        red.mask = mask
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: red) }
        #expect(try host.color(at: CGPoint(x: 30, y: 30)).green < 0.1)
        #expect(try host.color(at: CGPoint(x: 70, y: 70)).green > 0.9)
        red.mask = nil
        host.settle()
        #expect(try host.color(at: CGPoint(x: 70, y: 70)).green < 0.1)
    }
}
