import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Particles and frames of UIKit's")
struct CAEmitterLayerTests {
    private struct Shown: UIViewRepresentable {
        let layer: CALayer
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.layer.addSublayer(layer)
            return view
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func square(_ side: CGFloat) -> CGImage? {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }.cgImage
    }

    private func emitter(_ change: (CAEmitterCell) -> Void) -> CAEmitterLayer {
        let cell = CAEmitterCell()
        cell.name = "square"
        cell.contents = square(20)
        cell.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        cell.birthRate = 20
        cell.lifetime = 10
        cell.scale = 1
        cell.contentsScale = UIScreen.main.scale
        change(cell)
        let layer = CAEmitterLayer()
        layer.seed = 1
        layer.emitterPosition = CGPoint(x: 50, y: 20)
        layer.emitterCells = [cell]
        return layer
    }

    private func isRed(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
        let color = try host.color(at: CGPoint(x: x, y: y))
        return color.red > 0.8 && color.green < 0.3
    }

    @Test("particles begin at the layer's place, in the cell's colour, though the layer has no size")
    func begin() throws {
        let layer = emitter { _ in }
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(layer: layer).background(Color.white) }
        #expect(try !isRed(host, 50, 20))
        host.advance(by: .milliseconds(300))
        #expect(try isRed(host, 50, 20))
        #expect(try !isRed(host, 50, 80))
    }

    @Test("they move as they are told, fall, and end")
    func motion() throws {
        // To the right first, and then down faster and faster.
        let layer = emitter {
            $0.velocity = 40
            $0.yAcceleration = 60
            $0.birthRate = 100
            $0.lifetime = 1
        }
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(layer: layer).background(Color.white) }
        host.advance(by: .milliseconds(950))
        // After 0.9 seconds: 36 points to the right and 24 down.
        #expect(try isRed(host, 84, 44))
        #expect(try !isRed(host, 20, 20))
        layer.setValue(0, forKeyPath: "emitterCells.square.birthRate")
        host.advance(by: .seconds(2))
        #expect(try !isRed(host, 84, 44) && !isRed(host, 50, 20))
    }

    @Test("a line is as wide as it is said to be, cells give off others, and no rate gives off none")
    func shapes() throws {
        let layer = emitter { $0.birthRate = 200 }
        layer.emitterShape = .line
        layer.emitterSize = CGSize(width: 80, height: 0)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(layer: layer).background(Color.white) }
        host.advance(by: .seconds(1))
        #expect(try isRed(host, 15, 20) && isRed(host, 85, 20))
        let quiet = emitter { _ in }
        quiet.birthRate = 0
        let other = TestHost(size: CGSize(width: 100, height: 100)) { Shown(layer: quiet).background(Color.white) }
        other.advance(by: .seconds(1))
        #expect(try !isRed(other, 50, 20))
        let parent = CAEmitterCell()
        parent.birthRate = 10
        parent.lifetime = 5
        parent.emitterCells = emitter { _ in }.emitterCells
        let nested = CAEmitterLayer()
        nested.emitterPosition = CGPoint(x: 50, y: 50)
        nested.emitterCells = [parent]
        let third = TestHost(size: CGSize(width: 100, height: 100)) { Shown(layer: nested).background(Color.white) }
        third.advance(by: .seconds(1))
        #expect(try isRed(third, 50, 50))
    }

    @Test("a display link calls its target once a frame, less often where it is told so, and not while it is paused")
    func displayLink() throws {
        final class Target: NSObject {
            var times: [CFTimeInterval] = []
            func step(_ link: CADisplayLink) { times.append(link.timestamp) }
        }
        // The host's clock counts for what its views do.
        let target = Target()
        let link = CADisplayLink(target: target, selector: Selector("step", calling: Target.step))
        let host = TestHost {
            Text("x").onAppear { link.add(to: .main, forMode: .common) }
            Button("Slow") {
                link.preferredFramesPerSecond = 20
                link.isPaused = false
            }
        }
        host.advance(by: .seconds(1))
        #expect((58...61).contains(target.times.count))
        #expect(zip(target.times, target.times.dropFirst()).allSatisfy { abs($1 - $0 - 1 / 60.0) < 0.001 })
        #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
        link.isPaused = true
        let count = target.times.count
        host.advance(by: .seconds(1))
        #expect(target.times.count == count)
        try host.tap("Slow")
        host.advance(by: .seconds(1))
        #expect((19...21).contains(target.times.count - count))
        link.invalidate()
        let last = target.times.count
        host.advance(by: .seconds(1))
        #expect(target.times.count == last)
    }
}
