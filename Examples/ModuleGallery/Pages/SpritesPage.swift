import SpriteKit
import SwiftUI

/// Balls that fall; a press adds one.
struct SpritesPage: View {
    @State private var scene = BallsScene(CGSize(width: 480, height: 360))

    var body: some View {
        SpriteView(scene: scene)
            .overlay(alignment: .top) {
                Text("Press to drop a ball").foregroundStyle(.white.opacity(0.7)).padding()
            }
    }
}

private final class BallsScene: SKScene {
    private let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemPurple,
    ]
    private var count = 0

    convenience init(_ size: CGSize) {
        self.init(size: size)
        scaleMode = .resizeFill
        backgroundColor = .black
    }

    override func didMove(to view: SKView) {
        physicsBody = SKPhysicsBody(edgeLoopFrom: frame)
        for place in 1...6 where count < 6 {
            drop(at: CGPoint(x: size.width * CGFloat(place) / 7, y: size.height * 0.8))
        }
    }
    override func didChangeSize(_ oldSize: CGSize) { physicsBody = SKPhysicsBody(edgeLoopFrom: frame) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { drop(at: touch.location(in: self)) }
    }

    private func drop(at place: CGPoint) {
        let radius = CGFloat(14 + count * 5 % 16)
        let ball = SKShapeNode(circleOfRadius: radius)
        ball.fillColor = colors[count % colors.count]
        ball.strokeColor = .clear
        ball.position = place
        ball.physicsBody = SKPhysicsBody(circleOfRadius: radius)
        ball.physicsBody?.restitution = 0.7
        addChild(ball)
        count += 1
    }
}
