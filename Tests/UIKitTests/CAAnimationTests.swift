import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Animations of layers")
struct CAAnimationTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private final class Told: NSObject, CAAnimationDelegate {
        var log: [String] = []
        func animationDidStart(_ anim: CAAnimation) { log.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// A red square in the middle of a white view of 100 by 100 points.
    private func square() -> (host: TestHost, layer: CALayer) {
        let view = UIView()
        let layer = CALayer()
        layer.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        layer.backgroundColor = red.cgColor
        view.layer.addSublayer(layer)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: view).background(Color.white) }
        return (host, layer)
    }

    private func isRed(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
        let color = try host.color(at: CGPoint(x: x, y: y))
        return color.red > 0.9 && color.green < 0.1
    }

    @Test("a value goes from one to the other while the layer keeps its own, and is gone at the end")
    func basic() throws {
        let (host, layer) = square()
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (10, 90, 2)
        let told = Told()
        move.delegate = told
        layer.add(move, forKey: "move")
        #expect(layer.animationKeys() == ["move"])
        host.settle()
        #expect(try isRed(host, 10, 50) && !isRed(host, 50, 50))
        host.advance(by: .seconds(1))
        #expect(try isRed(host, 50, 50) && !isRed(host, 10, 50))
        #expect(layer.position.x == 50 && abs(layer.presentation()!.position.x - 50) < 2)
        host.advance(by: .milliseconds(900))
        #expect(try isRed(host, 86, 50))
        #expect(told.log == ["start"])
        host.advance(by: .milliseconds(200))
        #expect(try isRed(host, 50, 50) && !isRed(host, 86, 50))
        #expect(told.log == ["start", "stop true"] && layer.animationKeys() == nil)
    }

    @Test("an animation that is kept shows its end; it is told of once, and no frames are drawn for it any more")
    func kept() throws {
        let (host, layer) = square()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.toValue, fade.duration, fade.fillMode, fade.isRemovedOnCompletion) = (0, 1, .forwards, false)
        let told = Told()
        fade.delegate = told
        layer.add(fade, forKey: nil)
        host.settle()
        host.advance(by: .milliseconds(500))
        let middle = try host.color(at: CGPoint(x: 50, y: 50))
        #expect(middle.green > 0.3 && middle.green < 0.8)
        host.advance(by: .seconds(2))
        #expect(try !isRed(host, 50, 50))
        #expect(told.log == ["start", "stop true"])
        layer.removeAllAnimations()
        host.settle()
        #expect(try isRed(host, 50, 50))
    }

    @Test("repeating, going back, speed and delay; a layer that stands still stays where it is")
    func timing() throws {
        let (host, layer) = square()
        let move = CABasicAnimation(keyPath: "transform.translation.x")
        (move.toValue, move.duration, move.autoreverses, move.repeatCount) = (40, 1, true, .infinity)
        layer.add(move, forKey: "move")
        host.settle()
        host.advance(by: .seconds(1))
        #expect(try isRed(host, 90, 50))
        host.advance(by: .seconds(1))
        #expect(try isRed(host, 50, 50))
        host.advance(by: .seconds(101))
        #expect(try isRed(host, 90, 50))
        layer.removeAnimation(forKey: "move")
        (move.autoreverses, move.speed, move.repeatCount) = (false, 2, 0)
        layer.add(move, forKey: "move")
        host.settle()
        host.advance(by: .milliseconds(250))
        #expect(try isRed(host, 70, 50))
        layer.timeOffset = 0.25
        layer.speed = 0
        host.settle()
        host.advance(by: .seconds(5))
        #expect(try isRed(host, 70, 50) && layer.animationKeys() == ["move"])
    }

    @Test("keyframes go through their values at their times, or along a path; added values begin at the layer's own")
    func keyframes() throws {
        let (host, layer) = square()
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        (shake.values, shake.keyTimes, shake.duration, shake.isAdditive) = (
            [0, 40, -40, 0], [0, 0.25, 0.75, 1], 4, true
        )
        layer.add(shake, forKey: "shake")
        host.settle()
        host.advance(by: .seconds(1))
        #expect(try isRed(host, 90, 50))
        host.advance(by: .seconds(2))
        #expect(try isRed(host, 10, 50))
        let ride = CAKeyframeAnimation(keyPath: "position")
        ride.path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60)).cgPath
        ride.duration = 4
        layer.removeAllAnimations()
        layer.add(ride, forKey: "ride")
        host.settle()
        #expect(try isRed(host, 20, 20))
        host.advance(by: .milliseconds(1_500))
        #expect(try isRed(host, 80, 50))
        host.advance(by: .seconds(1))
        #expect(try isRed(host, 50, 80))
    }

    @Test("a group's animations share its time; steps do not glide; colours mix")
    func group() throws {
        let (host, layer) = square()
        let move = CABasicAnimation(keyPath: "position")
        move.toValue = NSValue(cgPoint: CGPoint(x: 90, y: 50))
        let color = CAKeyframeAnimation(keyPath: "backgroundColor")
        (color.values, color.calculationMode) = ([red.cgColor, blue.cgColor], .discrete)
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([move, color], 2)
        layer.add(group, forKey: "both")
        host.settle()
        host.advance(by: .milliseconds(1_500))
        let seen = try host.color(at: CGPoint(x: 80, y: 50))
        #expect(seen.blue > 0.9 && seen.red < 0.1)
        layer.removeAllAnimations()
        let mix = CABasicAnimation(keyPath: "backgroundColor")
        (mix.toValue, mix.duration) = (blue.cgColor, 2)
        layer.add(mix, forKey: "mix")
        host.settle()
        host.advance(by: .seconds(1))
        let mixed = try host.color(at: CGPoint(x: 50, y: 50))
        #expect(mixed.red > 0.3 && mixed.red < 0.8 && mixed.blue > 0.3 && mixed.blue < 0.8)
    }

    @Test("a shape's line is drawn on, and paths change into each other")
    func shape() throws {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 50))
        line.addLine(to: CGPoint(x: 100, y: 50))
        (shape.path, shape.strokeColor, shape.lineWidth) = (line.cgPath, red.cgColor, 10)
        let view = UIView()
        view.layer.addSublayer(shape)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: view).background(Color.white) }
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        (draw.fromValue, draw.duration) = (0, 2)
        shape.add(draw, forKey: "draw")
        host.settle()
        host.advance(by: .seconds(1))
        #expect(try isRed(host, 40, 50) && !isRed(host, 60, 50))
        host.advance(by: .seconds(2))
        #expect(try isRed(host, 90, 50))
        let low = UIBezierPath()
        low.move(to: CGPoint(x: 0, y: 90))
        low.addLine(to: CGPoint(x: 100, y: 90))
        let morph = CABasicAnimation(keyPath: "path")
        (morph.toValue, morph.duration) = (low.cgPath, 2)
        shape.add(morph, forKey: "morph")
        host.settle()
        host.advance(by: .seconds(1))
        #expect(try isRed(host, 50, 70) && !isRed(host, 50, 50))
    }

    @Test("the layer of a view is animated, with what is inside of the view")
    func view() throws {
        let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20)))
        inner.backgroundColor = red
        outer.addSubview(inner)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: outer).background(Color.white) }
        let scale = CABasicAnimation(keyPath: "transform.scale")
        (scale.toValue, scale.duration) = (4, 1)
        inner.layer.add(scale, forKey: "scale")
        host.settle()
        host.advance(by: .milliseconds(500))
        #expect(try isRed(host, 30, 50) && !isRed(host, 15, 50))
        #expect(inner.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
        host.advance(by: .seconds(1))
        #expect(try !isRed(host, 30, 50))
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        (turn.toValue, turn.duration, turn.repeatCount) = (Double.pi / 2, 2, .infinity)
        inner.layer.add(turn, forKey: "turn")
        host.settle()
        host.advance(by: .seconds(1))
        // A square on its corner.
        #expect(try isRed(host, 50, 37) && !isRed(host, 41, 41))
    }

    @Test("a transaction says how long its animations take, and what runs when all have ended")
    func transaction() throws {
        let (host, layer) = square()
        var isOver = false
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setCompletionBlock { isOver = true }
        let move = CABasicAnimation(keyPath: "position.y")
        move.toValue = 90
        layer.add(move, forKey: "move")
        CATransaction.commit()
        #expect(!isOver && CATransaction.animationDuration() == 0.25)
        host.settle()
        host.advance(by: .seconds(1))
        #expect(try isRed(host, 50, 70) && !isOver)
        host.advance(by: .milliseconds(1_100))
        #expect(isOver)
        var isEmptyOver = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isEmptyOver = true }
        CATransaction.commit()
        #expect(isEmptyOver)
    }

    @Test("a spring goes beyond its end and comes to rest there; curves begin gently")
    func springs() throws {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.damping, spring.stiffness) = (5, 100)
        #expect(spring.settlingDuration > 1 && spring.settlingDuration < 5)
        let (host, layer) = square()
        (spring.toValue, spring.duration) = (70, spring.settlingDuration)
        layer.add(spring, forKey: "spring")
        var most: CGFloat = 0
        host.settle()
        for _ in 0..<60 {
            host.advance(by: .milliseconds(16))
            most = max(most, layer.presentation()!.position.x)
        }
        #expect(most > 72)
        let gentle = CAMediaTimingFunction(name: .easeIn)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration, move.timingFunction) = (0, 100, 1, gentle)
        layer.removeAllAnimations()
        layer.add(move, forKey: nil)
        host.settle()
        host.advance(by: .milliseconds(300))
        #expect(layer.presentation()!.position.x < 20)
    }

    @Test(
        "properties are read and set by their names; an anchor point is what a layer turns about; depth orders layers")
    func names() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.setValue(2, forKeyPath: "transform.scale.x")
        layer.setValue(Double.pi / 4, forKeyPath: "transform.rotation.z")
        #expect(abs((layer.value(forKeyPath: "transform.scale.x") as! CGFloat) - 2) < 1e-9)
        #expect(abs((layer.value(forKeyPath: "transform.rotation") as! CGFloat) - .pi / 4) < 1e-9)
        layer.setValue("own", forKey: "mine")
        #expect(layer.value(forKey: "mine") as? String == "own")
        layer.transform = CATransform3DIdentity
        layer.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(layer.position == CGPoint(x: 50, y: 25) && layer.frame.origin == CGPoint(x: 50, y: 25))

        let view = UIView()
        let (front, back) = (CALayer(), CALayer())
        for (one, color) in [(front, red), (back, blue)] {
            one.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            one.backgroundColor = color.cgColor
            view.layer.addSublayer(one)
        }
        front.zPosition = 1
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: view) }
        #expect(try isRed(host, 50, 50))
        front.zPosition = -1
        host.settle()
        #expect(try !isRed(host, 50, 50))
    }
}
