import Testing

@testable import SpriteKit

/// The tree of nodes, places and names.
@MainActor
struct NodeTests {
    @Test("A point is converted through turns, scales and places") func conversion() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let outer = SKNode()
        outer.position = CGPoint(x: 10, y: 20)
        outer.zRotation = .pi / 2
        outer.setScale(2)
        let inner = SKNode()
        inner.position = CGPoint(x: 5, y: 0)
        outer.addChild(inner)
        scene.addChild(outer)
        let point = scene.convert(CGPoint(x: 1, y: 0), from: inner)
        #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 32) < 1e-9)
        let back = inner.convert(point, from: scene)
        #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
    }

    @Test("Patterns name children, descendants, parents and beginnings of names") func names() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        for name in ["enemy1", "enemy2", "friend"] {
            let node = SKNode()
            node.name = name
            let eye = SKNode()
            eye.name = "eye"
            node.addChild(eye)
            scene.addChild(node)
        }
        #expect(scene.childNode(withName: "friend")?.name == "friend")
        #expect(scene.childNode(withName: "eye") == nil)
        #expect(scene["//eye"].count == 3)
        #expect(scene["enemy*"].count == 2)
        #expect(scene["enemy*/eye"].count == 2)
        #expect(scene["*"].count == 3)
        let eye = scene.childNode(withName: "friend/eye")
        #expect(eye?.childNode(withName: "..")?.name == "friend")
        #expect(eye?.childNode(withName: "/enemy1")?.name == "enemy1")
        var seen = 0
        scene.enumerateChildNodes(withName: "//eye") { _, stop in
            seen += 1
            stop.pointee = true
        }
        #expect(seen == 1)
    }

    @Test("A node that moves to another parent stays at its place in the scene") func newParent() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let (first, second, child) = (SKNode(), SKNode(), SKNode())
        first.position = CGPoint(x: 10, y: 10)
        second.position = CGPoint(x: -5, y: 3)
        second.zRotation = 1
        child.position = CGPoint(x: 2, y: 2)
        [first, second].forEach(scene.addChild)
        first.addChild(child)
        child.move(toParent: second)
        let place = scene.convert(child.position, from: second)
        #expect(abs(place.x - 12) < 1e-9 && abs(place.y - 12) < 1e-9)
        #expect(abs(child.zRotation + 1) < 1e-9)
        #expect(child.parent === second && first.children.isEmpty)
    }

    @Test("Frames are of what a node draws; accumulated ones of its descendants too") func frames() {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
        sprite.position = CGPoint(x: 50, y: 50)
        #expect(sprite.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
        sprite.anchorPoint = .zero
        #expect(sprite.frame == CGRect(x: 50, y: 50, width: 20, height: 10))
        let circle = SKShapeNode(circleOfRadius: 10)
        circle.lineWidth = 2
        #expect(circle.frame == CGRect(x: -11, y: -11, width: 22, height: 22))
        circle.position = CGPoint(x: 100, y: 0)
        sprite.addChild(circle)
        #expect(sprite.calculateAccumulatedFrame() == CGRect(x: 50, y: 39, width: 111, height: 22))
    }

    @Test("The nearest node at a point is the one with the highest z, and of equals the last") func atPoint() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let sprites = (0..<3).map { index in
            let sprite = SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50))
            sprite.name = "\(index)"
            scene.addChild(sprite)
            return sprite
        }
        #expect(scene.atPoint(.zero).name == "2")
        sprites[0].zPosition = 1
        #expect(scene.nodes(at: .zero).map(\.name) == ["0", "2", "1"])
        #expect(scene.atPoint(CGPoint(x: 40, y: 0)) === scene)
    }

    @Test("A copy has copies of children, looks and bodies") func copies() throws {
        let sprite = SKSpriteNode(color: .blue, size: CGSize(width: 3, height: 4))
        sprite.position = CGPoint(x: 7, y: 8)
        sprite.name = "brick"
        sprite.physicsBody = SKPhysicsBody(rectangleOf: sprite.size)
        sprite.physicsBody?.categoryBitMask = 4
        sprite.addChild(SKLabelNode(text: "a"))
        let copy = try #require(sprite.copy() as? SKSpriteNode)
        #expect(copy !== sprite && copy.size == sprite.size && copy.position == sprite.position && copy.name == "brick")
        #expect(copy.physicsBody !== sprite.physicsBody && copy.physicsBody?.categoryBitMask == 4)
        #expect((copy.children.first as? SKLabelNode)?.text == "a" && copy.children.first !== sprite.children.first)
    }

    @Test("A copy of a node of an app's own class is of that class, with the values and children of the original")
    func copiesOfOwnClasses() throws {
        let cloud = Cloud(texture: nil, color: .green, size: CGSize(width: 30, height: 20))
        cloud.position = CGPoint(x: 5, y: 6)
        cloud.speedOfMoving = 9
        let group = SKNode()
        group.addChild(cloud)
        let copy = try #require((group.copy() as? SKNode)?.children.first as? Cloud)
        #expect(copy !== cloud && copy.size == cloud.size && copy.position == cloud.position && copy.color == .green)
        #expect(copy.children.count == 1 && copy.children[0].name == "shadow" && copy.children[0].parent === copy)
        // What the class declares itself has the value that its initialiser gives.
        #expect(copy.speedOfMoving == 1)
        #expect((try #require(OwnLabel(text: "a").copy() as? OwnLabel)).text == "a")
        #expect(OwnShape(circleOfRadius: 4).copy() is OwnShape && OwnNode().copy() is OwnNode)
        #expect(OwnEmitter().copy() is OwnEmitter && OwnScene(size: .zero).copy() is OwnScene)
    }

    @Test("Of an own class whose initialiser for archives makes nothing, a copy is of SpriteKit's class")
    func copiesWithoutInitialiser() throws {
        let copy = try #require(Unarchived(points: 3).copy() as? SKSpriteNode)
        #expect(!(copy is Unarchived) && copy.size == CGSize(width: 3, height: 3))
    }

    @Test("Constraints hold places and turn nodes to others") func constraints() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let (node, other) = (SKNode(), SKNode())
        other.position = CGPoint(x: 0, y: 50)
        [node, other].forEach(scene.addChild)
        node.position = CGPoint(x: 200, y: 0)
        node.constraints = [
            .positionX(SKRange(lowerLimit: 0, upperLimit: 100)),
            .orient(to: other, offset: SKRange(constantValue: 0)),
        ]
        scene.advance(by: 0.1)
        #expect(node.position == CGPoint(x: 100, y: 0))
        #expect(abs(node.zRotation - atan2(50, -100)) < 1e-9)
        node.constraints = [.distance(SKRange(upperLimit: 10), to: .zero)]
        scene.advance(by: 0.1)
        #expect(abs(hypot(node.position.x, node.position.y) - 10) < 1e-9)
    }
}

private final class Cloud: SKSpriteNode {
    var speedOfMoving: CGFloat = 1

    override init(texture: SKTexture?, color: UIColor, size: CGSize) {
        super.init(texture: texture, color: color, size: size)
        addShadow()
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addShadow()
    }
    private func addShadow() {
        let shadow = SKNode()
        shadow.name = "shadow"
        addChild(shadow)
    }
}

private final class OwnNode: SKNode {}
private final class OwnLabel: SKLabelNode {}
private final class OwnShape: SKShapeNode {}
private final class OwnEmitter: SKEmitterNode {}
private final class OwnScene: SKScene {}

private final class Unarchived: SKSpriteNode {
    init(points: CGFloat) {
        super.init(texture: nil, color: .red, size: CGSize(width: points, height: points))
    }
    required init?(coder: NSCoder) { return nil }
}
