import DovetailCore
import Foundation

extension SKNode {
    /// From its own coordinates to its parent's.
    var toParent: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    }

    /// From its own coordinates to those of the top of its tree, which is the scene.
    var toScene: CGAffineTransform {
        var (transform, node) = (CGAffineTransform.identity, self)
        while let parent = node.parent {
            transform = transform.concatenating(node.toParent)
            node = parent
        }
        return transform
    }

    /// How far it is turned in the scene.
    var turnInScene: CGFloat {
        var (turn, node) = (CGFloat(0), self)
        while let parent = node.parent {
            turn += node.zRotation
            node = parent
        }
        return turn
    }

    /// How much larger it is in the scene, without what turning does.
    var scaleInScene: CGSize {
        var (scale, node) = (CGSize(width: 1, height: 1), self)
        while let parent = node.parent {
            scale.width *= node.xScale
            scale.height *= node.yScale
            node = parent
        }
        return scale
    }

    /// A point of this node in coordinates of another of the scene.
    public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

    /// A point of another node of the scene in coordinates of this one.
    public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        let own = toScene
        // What has no size has no inside: everything is at its origin.
        guard own.a * own.d - own.b * own.c != 0 else { return .zero }
        return point.applying(node.toScene).applying(own.inverted())
    }

    /// Whether a point of its parent is on what it and its descendants draw.
    public func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

    /// The rectangle of all that it and its descendants draw, in the scene.
    var accumulatedFrameInScene: CGRect {
        calculateAccumulatedFrame().applying(parent?.toScene ?? .identity)
    }

    /// Whether their frames meet, for two nodes of a scene.
    public func intersects(_ node: SKNode) -> Bool {
        accumulatedFrameInScene.intersects(node.accumulatedFrameInScene)
    }

    /// The nearest descendant at one of its points, or itself.
    public func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

    /// The descendants at one of its points, the nearest first.
    public func nodes(at p: CGPoint) -> [SKNode] {
        let point = p.applying(toScene)
        var found: [(node: SKNode, z: CGFloat, order: Int)] = []
        var order = 0
        var rest = children.reversed().map { (node: $0, z: zPosition + $0.zPosition) }
        while let (node, z) = rest.popLast() {
            order += 1
            let bounds = node.ownBounds
            if !bounds.isNull {
                let transform = node.toScene
                if transform.a * transform.d - transform.b * transform.c != 0,
                    bounds.contains(point.applying(transform.inverted()))
                {
                    found.append((node, z, order))
                }
            }
            for child in node.children.reversed() { rest.append((child, z + child.zPosition)) }
        }
        return found.sorted { ($0.z, $0.order) > ($1.z, $1.order) }.map(\.node)
    }
}
