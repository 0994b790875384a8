import Testing

@testable import SpriteKit

/// Things that fall, are pushed and meet.
@MainActor
struct PhysicsTests {
    private let scene = SKScene(size: CGSize(width: 400, height: 400))

    private func ball(at place: CGPoint, radius: CGFloat = 10) -> SKSpriteNode {
        let node = SKSpriteNode(color: .red, size: CGSize(width: radius * 2, height: radius * 2))
        node.position = place
        let body = SKPhysicsBody(circleOfRadius: radius)
        body.linearDamping = 0
        node.physicsBody = body
        scene.addChild(node)
        return node
    }

    @Test("A body without a shape can be moved, and has no area") func noShape() {
        let body = SKPhysicsBody()
        #expect(body.isDynamic && body.area == 0)
        let node = SKNode()
        node.physicsBody = body
        #expect(body.node === node)
    }

    @Test("A body that is thinner than a third of a point is a line, and one without an inside nothing") func thin() {
        let floor = SKNode()
        floor.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: 400, height: 0.2))
        floor.physicsBody?.isDynamic = false
        floor.position = CGPoint(x: 0, y: -100)
        scene.addChild(floor)
        let node = ball(at: .zero)
        for points in [[CGPoint](repeating: .zero, count: 3), [.zero, CGPoint(x: 0.1, y: 0), CGPoint(x: 0, y: 0.1)]] {
            let path = CGMutablePath()
            path.addLines(between: points)
            let speck = SKNode()
            speck.physicsBody = SKPhysicsBody(polygonFrom: path)
            scene.addChild(speck)
        }
        scene.advance(by: 2)
        // It has come to rest on the line.
        #expect(node.position.y > -100 && node.position.y < -80)
    }

    @Test("A body falls by 9.8 metres of 150 points in a second, each second") func fall() {
        let node = ball(at: CGPoint(x: 0, y: 1000))
        scene.advance(by: 1)
        #expect(abs((node.physicsBody?.velocity.dy ?? 0) + 1470) < 2)
        #expect(abs(node.position.y - (1000 - 735)) < 15)
    }

    @Test("150 by 150 points weigh one; a mass sets the density") func mass() {
        let body = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150))
        #expect(abs(body.mass - 1) < 1e-9)
        #expect(abs(SKPhysicsBody(rectangleOf: CGSize(width: 100, height: 100)).mass - 0.4444) < 0.0001)
        body.mass = 3
        #expect(body.density == 3)
    }

    @Test("A force of 150 times the gravity keeps a mass of one in the air; an impulse is a change of speed")
    func forces() {
        let node = ball(at: CGPoint(x: 0, y: 100))
        node.physicsBody?.mass = 1
        for _ in 0..<60 {
            node.physicsBody?.applyForce(CGVector(dx: 0, dy: 150 * 9.8))
            scene.advance(by: 1.0 / 120)
        }
        #expect(abs(node.position.y - 100) < 1)
        scene.physicsWorld.gravity = .zero
        node.physicsBody?.velocity = .zero
        node.physicsBody?.applyImpulse(CGVector(dx: 40, dy: 0))
        #expect(abs((node.physicsBody?.velocity.dx ?? 0) - 40) < 0.01)
    }

    @Test("A ball stays within an edge, and one without collisions passes") func edges() {
        scene.physicsBody = SKPhysicsBody(edgeLoopFrom: CGRect(x: -100, y: -100, width: 200, height: 200))
        let (kept, free) = (ball(at: .zero), ball(at: CGPoint(x: 50, y: 0)))
        free.physicsBody?.collisionBitMask = 0
        free.physicsBody?.categoryBitMask = 0
        scene.advance(by: 4)
        #expect(abs(kept.position.y - -90) < 2)
        #expect(free.position.y < -1000)
    }

    private final class Listener: SKPhysicsContactDelegate {
        var began: [Set<String>] = [], ended = 0
        func didBegin(_ contact: SKPhysicsContact) {
            began.append([contact.bodyA.node?.name ?? "", contact.bodyB.node?.name ?? ""])
            // A game takes what was hit away at once.
            contact.bodyA.node?.removeFromParent()
        }
        func didEnd(_ contact: SKPhysicsContact) { ended += 1 }
    }

    @Test("Those who asked are told of a touch, also where bodies pass through each other") func contacts() {
        let listener = Listener()
        scene.physicsWorld.contactDelegate = listener
        scene.physicsWorld.gravity = .zero
        let (bullet, target) = (ball(at: CGPoint(x: -100, y: 0)), ball(at: .zero))
        (bullet.name, target.name) = ("bullet", "target")
        for (body, category) in [(bullet.physicsBody!, UInt32(1)), (target.physicsBody!, 2)] {
            body.categoryBitMask = category
            body.collisionBitMask = 0
        }
        bullet.physicsBody?.contactTestBitMask = 2
        bullet.physicsBody?.velocity = CGVector(dx: 200, dy: 0)
        scene.advance(by: 1)
        #expect(listener.began == [["bullet", "target"]])
        #expect(scene.children.count == 1)
    }

    @Test("What nobody asked for is not told") func silence() {
        let listener = Listener()
        scene.physicsWorld.contactDelegate = listener
        scene.physicsWorld.gravity = .zero
        let (one, two) = (ball(at: CGPoint(x: -50, y: 0)), ball(at: .zero))
        one.physicsBody?.velocity = CGVector(dx: 200, dy: 0)
        scene.advance(by: 1)
        #expect(listener.began.isEmpty)
        // They bumped: the first is slower, and the second moves.
        #expect((two.physicsBody?.velocity.dx ?? 0) > 50)
        #expect((one.physicsBody?.velocity.dx ?? 200) < 150)
    }

    @Test("A node that is moved takes its body along, in a moved parent too") func moving() {
        scene.physicsWorld.gravity = .zero
        let world = SKNode()
        scene.addChild(world)
        let node = SKNode()
        node.physicsBody = SKPhysicsBody(circleOfRadius: 5)
        world.addChild(node)
        world.position = CGPoint(x: 100, y: 0)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 100, y: 0)) === node.physicsBody)
        #expect(scene.physicsWorld.body(at: .zero) == nil)
        node.removeFromParent()
        #expect(scene.physicsWorld.body(at: CGPoint(x: 100, y: 0)) == nil)
        node.physicsBody?.velocity = CGVector(dx: 60, dy: 0)
        world.addChild(node)
        scene.advance(by: 0.5)
        #expect(abs(node.position.x - 30) < 2)
    }

    @Test("A pin holds a body at its distance") func pin() {
        let (anchor, bob) = (ball(at: .zero), ball(at: CGPoint(x: 100, y: 0)))
        anchor.physicsBody?.isDynamic = false
        let joint = SKPhysicsJointPin.joint(withBodyA: anchor.physicsBody!, bodyB: bob.physicsBody!, anchor: .zero)
        scene.physicsWorld.add(joint)
        scene.advance(by: 0.4)
        #expect(abs(hypot(bob.position.x, bob.position.y) - 100) < 2 && bob.position.y < -20)
        scene.physicsWorld.remove(joint)
        scene.advance(by: 1)
        #expect(hypot(bob.position.x, bob.position.y) > 200)
    }

    @Test("A line meets the nearest body first") func ray() {
        let (near, far) = (ball(at: CGPoint(x: 50, y: 0)), ball(at: CGPoint(x: 100, y: 0)))
        #expect(scene.physicsWorld.body(alongRayStart: .zero, end: CGPoint(x: 200, y: 0)) === near.physicsBody)
        var met: [SKPhysicsBody] = []
        scene.physicsWorld.enumerateBodies(alongRayStart: .zero, end: CGPoint(x: 200, y: 0)) { body, _, _, _ in
            met.append(body)
        }
        #expect(Set(met) == [near.physicsBody!, far.physicsBody!])
    }

    @Test("Shapes with dents and many corners weigh what they cover") func polygons() {
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10), CGPoint(x: 10, y: 10),
            CGPoint(x: 10, y: 30),
            CGPoint(x: 0, y: 30),
        ])
        path.closeSubpath()
        let node = SKNode()
        node.physicsBody = SKPhysicsBody(polygonFrom: path)
        scene.physicsWorld.gravity = .zero
        scene.addChild(node)
        #expect(abs(node.physicsBody!.area - 500 / 22500) < 1e-9)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 25, y: 5)) != nil)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 25, y: 25)) == nil)
        let circle = SKNode()
        circle.position = CGPoint(x: 100, y: 100)
        circle.physicsBody = SKPhysicsBody(
            polygonFrom: CGPath(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40), transform: nil))
        scene.addChild(circle)
        for angle in stride(from: 0, to: 2 * Double.pi, by: 0.3) {
            #expect(scene.physicsWorld.body(at: CGPoint(x: 100 + 18 * cos(angle), y: 100 + 18 * sin(angle))) != nil)
        }
    }

    // MARK: Fields

    private func felt(_ field: SKFieldNode, _ place: CGPoint = CGPoint(x: 150, y: 0), seconds: Double = 0.5) -> CGVector
    {
        let scene = SKScene(size: CGSize(width: 400, height: 400))
        scene.physicsWorld.gravity = .zero
        let node = SKNode()
        node.position = place
        node.physicsBody = SKPhysicsBody(circleOfRadius: 10)
        node.physicsBody?.linearDamping = 0
        node.physicsBody?.charge = 2
        scene.addChild(node)
        scene.addChild(field)
        scene.advance(by: seconds)
        return node.physicsBody!.velocity
    }

    @Test("Fields pull, push, turn and slow bodies") func fields() {
        let down = SKFieldNode.linearGravityField(withVector: vector_float3(0, -9.8, 0))
        #expect(abs(felt(down).dy + 735) < 2)
        let centre = SKFieldNode.radialGravityField()
        centre.strength = 4
        #expect(abs(felt(centre).dx + 300) < 2)
        let whirl = felt(SKFieldNode.vortexField(), seconds: 0.1)
        #expect(whirl.dy > 10 && abs(whirl.dx) < 2)
        #expect(felt(SKFieldNode.springField(), seconds: 0.05).dx < -20)
        #expect(felt(SKFieldNode.electricField()).dx > 20)
        #expect(felt(SKFieldNode.magneticField()) == .zero)
        let wind = felt(SKFieldNode.velocityField(withVector: vector_float3(2, 0, 0)))
        #expect(abs(wind.dx - 300) < 2)
        let chance = SKFieldNode.noiseField(withSmoothness: 0.5, animationSpeed: 1)
        #expect(felt(chance) != .zero)
        #expect(felt(SKFieldNode.turbulenceField(withSmoothness: 0.5, animationSpeed: 1)) == .zero)
        let own = SKFieldNode.customField { place, _, mass, charge, _ in vector_float3(0, mass * charge * place.x, 0) }
        #expect(abs(felt(own, seconds: 0.1).dy - 0.1 * 2 * 150 * 150) < 10)
        let nothing = SKFieldNode.customField { _, _, _, _, _ in vector_float3(.nan, .infinity, 0) }
        #expect(felt(nothing) == .zero)
    }

    @Test("A field is felt where it is, by what its mask names, and an exclusive one alone") func fieldRegions() {
        let field = SKFieldNode.linearGravityField(withVector: vector_float3(1, 0, 0))
        field.region = SKRegion(radius: 100)
        #expect(felt(field) == .zero)
        field.removeFromParent()
        field.position = CGPoint(x: 100, y: 0)
        #expect(felt(field).dx > 10)
        field.removeFromParent()
        field.categoryBitMask = 0
        #expect(felt(field) == .zero)
        let ring = SKRegion(radius: 50).byDifference(from: SKRegion(size: CGSize(width: 20, height: 20)))
        #expect(ring.contains(CGPoint(x: 30, y: 0)) && !ring.contains(.zero) && ring.inverse().contains(.zero))
        #expect(SKRegion.infinite().contains(CGPoint(x: 1e9, y: 0)))
        let both = SKRegion(radius: 5).byUnion(
            with: SKRegion(path: CGPath(rect: CGRect(x: 10, y: 0, width: 5, height: 5), transform: nil)))
        #expect(both.contains(.zero) && both.contains(CGPoint(x: 12, y: 2)) && !both.contains(CGPoint(x: 8, y: 2)))
        #expect(!both.byIntersection(with: SKRegion(radius: 6)).contains(CGPoint(x: 12, y: 2)))
        let outer = SKNode()
        let (weak, strong) = (
            SKFieldNode.linearGravityField(withVector: vector_float3(1, 0, 0)), SKFieldNode.dragField()
        )
        strong.isExclusive = true
        outer.addChild(weak)
        outer.addChild(strong)
        #expect(SKFieldNode.dragField().copy() is SKFieldNode)
        let scene = SKScene(size: CGSize(width: 10, height: 10))
        scene.addChild(outer)
        #expect(scene.physicsWorld.fields.count == 2)
        let body = ball(at: .zero)
        body.removeFromParent()
        scene.physicsWorld.gravity = .zero
        scene.addChild(body)
        scene.advance(by: 0.5)
        #expect(body.physicsBody?.velocity == .zero)
        outer.removeFromParent()
        #expect(scene.physicsWorld.fields.isEmpty)
    }
}
