import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("UIViewPropertyAnimator")
struct UIViewPropertyAnimatorTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func box() -> (UIView, UIView, TestHost) {
        let (around, box) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
        box.text = "box"
        around.addSubview(box)
        return (around, box, TestHost(size: CGSize(width: 300, height: 100)) { Shown(view: around) })
    }

    @Test("it moves a view in its time, and tells of the end once")
    func run() throws {
        let (_, box, host) = box()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.frame.origin.x = 200 }
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && box.frame.minX == 0)
        animator.startAnimation()
        host.settle()
        #expect(animator.isRunning && animator.state == .active && box.frame.minX == 200)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.frame(of: "box").minX - 100) < 6 && ends.isEmpty)
        host.advance(by: .milliseconds(600))
        #expect(try host.frame(of: "box").minX == 200)
        #expect(ends == [.end] && animator.state == .inactive && animator.fractionComplete == 1)
    }

    @Test("it waits where it is told to, springs, and what is added comes later in its time")
    func later() throws {
        let (_, box, host) = box()
        var count = 0
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: .curveLinear, animations: { box.frame.origin.x = 100 },
            completion: { _ in count += 1 })
        host.settle()
        host.advance(by: .milliseconds(400))
        #expect(try host.frame(of: "box").minX == 0)
        host.advance(by: .milliseconds(600))
        #expect(abs(try host.frame(of: "box").minX - 50) < 6 && animator.isRunning)
        host.advance(by: .seconds(1))
        #expect(count == 1)
        let spring = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.5) { box.frame.origin.x = 0 }
        spring.addAnimations({ box.alpha = 0.5 }, delayFactor: 0.5)
        spring.addCompletion { _ in count += 1 }
        spring.startAnimation()
        for _ in 0..<40 { host.advance(by: .milliseconds(100)) }
        #expect(try host.frame(of: "box").minX == 0)
        #expect(count == 2 && box.alpha == 0.5)
    }

    @Test("stopped it calls nothing, or what it calls when it is finished by hand")
    func stop() {
        let (_, box, host) = box()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { box.frame.origin.x = 200 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        host.advance(by: .milliseconds(100))
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        host.advance(by: .seconds(2))
        #expect(ends.isEmpty)
        animator.finishAnimation(at: .current)
        #expect(ends == [.current] && animator.state == .inactive)
        let other = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { box.frame.origin.x = 0 }
        other.addCompletion { ends.append($0) }
        other.startAnimation()
        other.stopAnimation(true)
        host.advance(by: .seconds(2))
        #expect(ends == [.current] && other.state == .inactive)
        let paused = UIViewPropertyAnimator(duration: 0.2, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
        paused.addAnimations { box.frame.origin.x = 30 }
        paused.addCompletion { ends.append($0) }
        paused.pauseAnimation()
        paused.fractionComplete = 0.4
        #expect(paused.state == .active && box.frame.minX == 0)
        paused.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        host.advance(by: .seconds(1))
        #expect(ends == [.current, .end] && box.frame.minX == 30)
    }
}
