import CoreImage
import DovetailTesting
import PictureSupport
import SwiftUI
import Testing

@testable import SpriteKit

/// Scenes in a view of SwiftUI's.
@MainActor
struct SpriteViewTests {
    private final class Game: SKScene {
        var steps: [String] = []
        var presses: [CGPoint] = []
        override func didMove(to view: SKView) { steps.append("shown") }
        override func update(_ currentTime: TimeInterval) { steps.append("update") }
        override func didEvaluateActions() { steps.append("actions") }
        override func didSimulatePhysics() { steps.append("physics") }
        override func didApplyConstraints() { steps.append("constraints") }
        override func didFinishUpdate() { steps.append("finish") }
        override func willMove(from view: SKView) { steps.append("gone") }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            presses.append(touches.first!.location(in: self))
        }
    }

    private struct Screen: View {
        let scene: SKScene
        var transition: SKTransition?
        var isPaused = false
        var body: some View { SpriteView(scene: scene, transition: transition, isPaused: isPaused) }
    }

    private func isRed(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
        let color = try host.color(at: CGPoint(x: x, y: y))
        return color.red > 0.9 && color.green < 0.1
    }

    @Test("A frame asks for updates, actions, physics and constraints, in this order") func order() {
        let game = Game(size: CGSize(width: 100, height: 100))
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Screen(scene: game) }
        #expect(game.steps.prefix(6) == ["shown", "update", "actions", "physics", "constraints", "finish"])
        let before = game.steps.count
        host.advance(by: .milliseconds(100))
        #expect((5...7).contains((game.steps.count - before) / 5))
        host.close()
        #expect(game.steps.last == "gone" && game.view == nil)
    }

    @Test("A scene points up, fits as its mode says, and its nodes are where they should be") func fitting() throws {
        let game = Game(size: CGSize(width: 100, height: 100))
        game.scaleMode = .aspectFit
        game.backgroundColor = .black
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
        sprite.position = CGPoint(x: 10, y: 90)
        game.addChild(sprite)
        let host = TestHost(size: CGSize(width: 400, height: 200)) { Screen(scene: game) }
        // The scene is 200 by 200 in the middle; its upper left corner is red.
        #expect(try isRed(host, 120, 20))
        #expect(try !isRed(host, 180, 20) && !isRed(host, 120, 180) && !isRed(host, 60, 20))
        game.scaleMode = .fill
        host.advance(by: .milliseconds(50))
        #expect(try isRed(host, 40, 20) && isRed(host, 70, 30))
        game.scaleMode = .resizeFill
        host.advance(by: .milliseconds(50))
        #expect(game.size == CGSize(width: 400, height: 200))
        #expect(try isRed(host, 10, 110))
    }

    @Test("Actions move what is drawn, and a pause holds it") func motion() throws {
        let game = Game(size: CGSize(width: 200, height: 100))
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
        sprite.position = CGPoint(x: 20, y: 50)
        sprite.run(.moveBy(x: 100, y: 0, duration: 1))
        game.addChild(sprite)
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Screen(scene: game) }
        #expect(try isRed(host, 20, 50))
        host.advance(by: .milliseconds(500))
        #expect(try isRed(host, 70, 50) && !isRed(host, 20, 50))
        game.isPaused = true
        host.advance(by: .milliseconds(500))
        #expect(try isRed(host, 70, 50))
    }

    @Test("A press goes to the nearest node that hears of presses, and else to the scene, in its coordinates")
    func presses() {
        final class Button: SKSpriteNode {
            var count = 0
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        }
        let game = Game(size: CGSize(width: 200, height: 100))
        let button = Button(color: .red, size: CGSize(width: 40, height: 40))
        button.position = CGPoint(x: 150, y: 50)
        button.isUserInteractionEnabled = true
        game.addChild(button)
        let host = TestHost(size: CGSize(width: 400, height: 200)) { Screen(scene: game) }
        host.tap(at: CGPoint(x: 100, y: 150))
        #expect(game.presses == [CGPoint(x: 50, y: 25)])
        host.tap(at: CGPoint(x: 300, y: 100))
        #expect(button.count == 1)
        button.isHidden = true
        host.tap(at: CGPoint(x: 300, y: 100))
        #expect(button.count == 1 && game.presses.last == CGPoint(x: 150, y: 50))
    }

    @Test("What no node handles of a press goes on from the view, and not to the node once more")
    func unhandledPresses() {
        // It handles how a press begins, and neither how it moves nor how it ends.
        let game = Game(size: CGSize(width: 200, height: 100))
        let node = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40))
        node.position = CGPoint(x: 150, y: 50)
        node.isUserInteractionEnabled = true
        game.addChild(node)
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Screen(scene: game) }
        host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 80, y: 60))
        #expect(game.presses == [CGPoint(x: 20, y: 50)])
        // What the node does not handle goes to the scene.
        host.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 80, y: 60))
        #expect(game.presses == [CGPoint(x: 20, y: 50), CGPoint(x: 150, y: 50)])
    }

    @Test("A camera shows its place in the middle, and more when it is larger") func camera() throws {
        let game = Game(size: CGSize(width: 200, height: 100))
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
        sprite.position = CGPoint(x: 500, y: 300)
        game.addChild(sprite)
        let camera = SKCameraNode()
        camera.position = CGPoint(x: 480, y: 300)
        game.addChild(camera)
        game.camera = camera
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Screen(scene: game) }
        #expect(try isRed(host, 120, 50))
        #expect(camera.contains(sprite))
        camera.setScale(2)
        host.advance(by: .milliseconds(20))
        #expect(try isRed(host, 110, 50) && !isRed(host, 120, 50))
        camera.position = .zero
        #expect(!camera.contains(sprite))
    }

    @Test("A transition lets one scene go and another come") func transition() throws {
        struct Two: View {
            let scenes: [SKScene]
            @State private var index = 0
            var body: some View {
                VStack(spacing: 0) {
                    SpriteView(scene: scenes[index], transition: .push(with: .left, duration: 1)).frame(height: 100)
                    Button("Next") { index = 1 }
                }
            }
        }
        let scenes = [UIColor.red, .blue].map { color in
            let game = Game(size: CGSize(width: 200, height: 100))
            game.backgroundColor = color
            return game
        }
        let host = TestHost(size: CGSize(width: 200, height: 150)) { Two(scenes: scenes) }
        #expect(try isRed(host, 50, 50) && isRed(host, 150, 50))
        try host.tap("Next")
        host.advance(by: .milliseconds(500))
        #expect(try isRed(host, 50, 50) && !isRed(host, 150, 50))
        host.advance(by: .milliseconds(700))
        #expect(try !isRed(host, 50, 50))
        #expect(scenes[0].view == nil && scenes[0].steps.last == "gone" && scenes[1].view != nil)
    }

    @Test("Sprites, texts, shapes, crops and particles as they look") func picture() throws {
        let scene = SKScene(size: CGSize(width: 300, height: 200))
        scene.backgroundColor = UIColor(red: 0.1, green: 0.12, blue: 0.2, alpha: 1)
        let title = SKLabelNode(text: "Score: 120")
        title.fontSize = 22
        title.position = CGPoint(x: 150, y: 170)
        let sprite = SKSpriteNode(color: .orange, size: CGSize(width: 50, height: 50))
        sprite.position = CGPoint(x: 50, y: 100)
        sprite.zRotation = .pi / 6
        let behind = SKSpriteNode(color: .systemTeal, size: CGSize(width: 50, height: 50))
        behind.position = CGPoint(x: 75, y: 110)
        behind.zPosition = -1
        let picture = UIImage(systemName: "star.fill")!.withTintColor(.white)
        let star = SKSpriteNode(texture: SKTexture(image: picture), size: CGSize(width: 40, height: 40))
        star.position = CGPoint(x: 140, y: 110)
        (star.color, star.colorBlendFactor) = (.yellow, 1)
        let ring = SKShapeNode(circleOfRadius: 24)
        ring.position = CGPoint(x: 200, y: 110)
        (ring.strokeColor, ring.lineWidth, ring.fillColor, ring.glowWidth) = (
            .cyan, 3, UIColor.cyan.withAlphaComponent(0.2), 6
        )
        let crop = SKCropNode()
        crop.position = CGPoint(x: 260, y: 110)
        let mask = SKShapeNode(rectOf: CGSize(width: 44, height: 44), cornerRadius: 22)
        mask.fillColor = .white
        crop.maskNode = mask
        for (index, color) in [UIColor.systemPink, .systemIndigo, .systemGreen].enumerated() {
            let stripe = SKSpriteNode(color: color, size: CGSize(width: 60, height: 15))
            stripe.position = CGPoint(x: 0, y: 15 - 15 * index)
            crop.addChild(stripe)
        }
        let curve = CGMutablePath()
        curve.move(to: CGPoint(x: 20, y: 40))
        curve.addCurve(to: CGPoint(x: 280, y: 40), control1: CGPoint(x: 100, y: 100), control2: CGPoint(x: 200, y: -20))
        let line = SKShapeNode(path: curve)
        (line.strokeColor, line.lineWidth) = (.white, 2)
        [title, sprite, behind, star, ring, crop, line].forEach(scene.addChild)
        let host = TestHost(size: CGSize(width: 300, height: 200)) { SpriteView(scene: scene) }
        try GoldenPicture.check(try host.png(), width: 300, height: 200, "scene", in: "Pictures")
    }

    @Test("Particles begin, fly, and vanish with their life") func particles() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let emitter = SKEmitterNode()
        (emitter.particleBirthRate, emitter.particleLifetime, emitter.particleSpeed) = (100, 0.5, 60)
        emitter.numParticlesToEmit = 40
        scene.addChild(emitter)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { SpriteView(scene: scene) }
        host.advance(by: .milliseconds(300))
        #expect((28...31).contains(emitter.particles.count))
        #expect(emitter.particles.allSatisfy { $0.place.x > 0 && $0.place.x <= 19 && abs($0.place.y) < 1e-9 })
        host.advance(by: .seconds(1))
        #expect(emitter.particles.isEmpty)
        emitter.resetSimulation()
        emitter.advanceSimulationTime(0.2)
        #expect((18...21).contains(emitter.particles.count))
    }

    @Test("Particles change their colour as they fly, and so do those of a copy") func particleColors() throws {
        let emitter = SKEmitterNode()
        (emitter.particleBirthRate, emitter.particleLifetime, emitter.numParticlesToEmit) = (100, 10, 1)
        emitter.particleColor = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)
        (emitter.particleColorRedSpeed, emitter.particleColorGreenSpeed) = (-0.5, 0.25)
        (emitter.particleColorBlueSpeed, emitter.particleColorAlphaSpeed) = (1, -0.1)
        for emitter in [emitter, try #require(emitter.copy() as? SKEmitterNode)] {
            emitter.advanceSimulationTime(1)
            let particle = try #require(emitter.particles.first)
            #expect(abs(particle.color.red - (1 - 0.5 * particle.age)) < 1e-6)
            #expect(abs(particle.color.green - 0.25 * particle.age) < 1e-6)
            #expect(particle.color.blue > 1 && particle.color.clamped.blue == 1)
            #expect(abs(particle.color.alpha - (1 - 0.1 * particle.age)) < 1e-6 && particle.age > 0.9)
        }
    }

    @Test("What is in an effect node goes through its filter") func filters() throws {
        let game = Game(size: CGSize(width: 100, height: 100))
        game.backgroundColor = .black
        let effect = SKEffectNode()
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40))
        sprite.position = CGPoint(x: 50, y: 50)
        effect.addChild(sprite)
        effect.filter = CIFilter(name: "CIColorInvert")
        game.addChild(effect)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Screen(scene: game) }
        host.advance(by: .milliseconds(50))
        var color = try host.color(at: CGPoint(x: 50, y: 50))
        #expect(color.red < 0.1 && color.green > 0.9 && color.blue > 0.9)
        #expect(try host.color(at: CGPoint(x: 10, y: 10)).green < 0.1)
        effect.filter = CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 8])
        host.advance(by: .milliseconds(50))
        color = try host.color(at: CGPoint(x: 50, y: 27))
        #expect((0.05...0.7).contains(color.red) && color.green < 0.1)
        effect.filter = CIFilter(name: "CICheckerboardGenerator")
        effect.shouldEnableEffects = false
        host.advance(by: .milliseconds(50))
        #expect(try isRed(host, 50, 50))
        host.close()
    }

    @Test("Thousands of particles that add to what is behind them are painted") func manyParticles() throws {
        let game = Game(size: CGSize(width: 100, height: 100))
        game.backgroundColor = .black
        let emitter = SKEmitterNode()
        emitter.position = CGPoint(x: 50, y: 50)
        emitter.particlePositionRange = CGVector(dx: 10, dy: 10)
        emitter.particleBirthRate = 6000
        emitter.particleLifetime = 10
        emitter.particleColor = .red
        emitter.particleSize = CGSize(width: 20, height: 20)
        emitter.particleBlendMode = .add
        game.addChild(emitter)
        emitter.advanceSimulationTime(1)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Screen(scene: game) }
        #expect(try isRed(host, 50, 50))
        #expect(try !isRed(host, 5, 5))
        host.close()
    }
}
