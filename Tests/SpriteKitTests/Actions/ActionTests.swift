import Testing

@testable import SpriteKit

/// What actions do over time.
@MainActor
struct ActionTests {
    private let scene = SKScene(size: CGSize(width: 100, height: 100))
    private let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    init() { scene.addChild(node) }

    @Test("Two actions that move by ways add up; one that moves to a place is there in the end") func moves() {
        node.run(.moveBy(x: 60, y: 0, duration: 1))
        node.run(.move(by: CGVector(dx: 0, dy: 30), duration: 0.5))
        scene.advance(by: 0.5)
        #expect(abs(node.position.x - 30) < 0.01 && abs(node.position.y - 30) < 0.01)
        scene.advance(by: 0.5)
        #expect(abs(node.position.x - 60) < 0.01 && !node.hasActions())
        node.run(.move(to: CGPoint(x: 0, y: 0), duration: 1))
        scene.advance(by: 1.02)
        #expect(node.position == .zero)
    }

    @Test("A sequence hands what is left of a frame to the next of its actions") func sequence() {
        var calls: [String] = []
        node.run(
            .sequence([
                .wait(forDuration: 0.01), .run { calls.append("a") }, .moveBy(x: 10, y: 0, duration: 0.1),
                .run { calls.append("b") },
            ]))
        scene.advance(by: 0.05)
        #expect(calls == ["a"] && abs(node.position.x - 4) < 0.01)
        scene.advance(by: 0.1)
        #expect(calls == ["a", "b"] && abs(node.position.x - 10) < 1e-9)
    }

    @Test("A group is over with the longest, and a repetition counts") func groups() {
        var (ends, turns) = (0, 0)
        node.run(.group([.fadeOut(withDuration: 0.2), .scale(to: 3, duration: 0.5)])) { ends += 1 }
        node.run(.repeat(.sequence([.run { turns += 1 }, .wait(forDuration: 0.1)]), count: 3))
        scene.advance(by: 0.25)
        #expect(node.alpha == 0 && node.xScale > 1.4 && ends == 0 && turns == 3)
        scene.advance(by: 0.3)
        #expect(node.xScale == 3 && node.yScale == 3 && ends == 1 && turns == 3)
    }

    @Test("What goes on for ever goes on, once in a frame when it takes no time") func forever() {
        var turns = 0
        node.run(.repeatForever(.run { turns += 1 }), withKey: "count")
        node.run(.repeatForever(.rotate(byAngle: .pi, duration: 1)))
        scene.advance(by: 1)
        // The first frame has its turn too.
        #expect(turns == 61 && abs(node.zRotation - .pi) < 0.01)
        node.removeAction(forKey: "count")
        scene.advance(by: 0.5)
        #expect(turns == 61 && node.action(forKey: "count") == nil && node.hasActions())
    }

    @Test("An action with a key takes the place of the one before, which is never over") func keys() {
        var ends = 0
        node.run(.sequence([.wait(forDuration: 0.2), .run { ends += 1 }]), withKey: "k")
        scene.advance(by: 0.1)
        node.run(.moveTo(x: 5, duration: 0.1), withKey: "k")
        scene.advance(by: 0.3)
        #expect(ends == 0 && node.position.x == 5 && node.position.y == 0)
    }

    @Test("Speeds of actions, nodes and their parents multiply; a pause stands still") func speeds() {
        let action = SKAction.moveBy(x: 80, y: 0, duration: 1)
        action.speed = 2
        node.speed = 2
        scene.speed = 0.5
        node.run(action)
        scene.advance(by: 0.25)
        #expect(abs(node.position.x - 40) < 0.01)
        node.isPaused = true
        scene.advance(by: 1)
        #expect(abs(node.position.x - 40) < 0.01)
    }

    @Test(
        "Timing modes bend the way between",
        arguments: [
            (SKActionTimingMode.linear, 25.0), (.easeIn, 6.25), (.easeOut, 43.75), (.easeInEaseOut, 12.5),
        ])
    func timing(_ mode: SKActionTimingMode, _ place: Double) {
        let action = SKAction.moveBy(x: 100, y: 0, duration: 1)
        action.timingMode = mode
        node.run(action)
        scene.advance(by: 0.25)
        #expect(abs(node.position.x - place) < 0.01)
        action.timingFunction = { _ in 1 }
        scene.advance(by: 0.1)
        #expect(abs(node.position.x - 100) < 0.01)
    }

    @Test("Reversed actions lead back, in the other order") func reversal() {
        let way = SKAction.sequence([.moveBy(x: 10, y: 0, duration: 0.1), .scale(by: 2, duration: 0.1)])
        node.run(.sequence([way, way.reversed()]))
        scene.advance(by: 0.31)
        #expect(abs(node.position.x - 9) < 1.1 && abs(node.xScale - 1) < 1e-6)
        scene.advance(by: 0.2)
        #expect(abs(node.position.x) < 1e-9 && abs(node.xScale - 1) < 1e-9)
    }

    @Test("A path is walked along evenly, and the node looks ahead") func follow() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 60))
        node.position = CGPoint(x: 1, y: 1)
        node.run(.follow(path, speed: 90))
        scene.advance(by: 0.5)
        #expect(abs(node.position.x - 31) < 0.01 && abs(node.position.y - 16) < 0.01)
        #expect(abs(node.zRotation - .pi / 2) < 1e-9)
    }

    @Test("Pictures come one after the other, and the node's own again if that was asked for") func pictures() {
        let textures = (0..<3).map { _ in SKTexture(image: UIImage()) }
        let own = SKTexture(image: UIImage())
        node.texture = own
        node.run(.animate(with: textures, timePerFrame: 0.1, resize: false, restore: true))
        scene.advance(by: 0.15)
        #expect(node.texture === textures[1])
        scene.advance(by: 0.1)
        #expect(node.texture === textures[2])
        scene.advance(by: 0.1)
        #expect(node.texture === own)
    }

    @Test("A node that removes itself is gone, and colours are mixed") func removal() {
        node.run(.sequence([.colorize(with: .blue, colorBlendFactor: 0.5, duration: 0.1), .removeFromParent()]))
        scene.advance(by: 0.2)
        var blue: CGFloat = 0
        node.color.getRed(nil, green: nil, blue: &blue, alpha: nil)
        #expect(node.parent == nil && scene.children.isEmpty && node.colorBlendFactor == 0.5 && blue > 0.9)
    }

    @Test("A custom action is called in each frame with the time that has passed, and at its end") func custom() {
        var times: [CGFloat] = []
        node.run(.customAction(withDuration: 0.05) { _, time in times.append(time) })
        scene.advance(by: 0.2)
        // The first frame, in which no time has passed yet, has its call too.
        #expect(times.count == 4 && times.first == 0 && times.last == 0.05)
    }
}
