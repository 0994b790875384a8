import DovetailCore
import DovetailUIKit
import Foundation

/// Draws a scene. Things are drawn by their z positions; those with the same in the order of the tree, parents before children.
@MainActor
struct ScenePainter {
    /// Draws a scene into a view of a size.
    static func paint(_ scene: SKScene, in size: CGSize, isTransparent: Bool, _ context: GraphicsContext) {
        var context = context
        let fit = SceneFit(scene, in: size)
        if !isTransparent {
            context.fill(
                Path(fit.shown), with: .color(scene.backgroundColor.value.color))
        }
        context.clip(to: Path(fit.shown))
        paint(inside: scene, fit.toView.concatenating(context.transform), Double(scene.alpha), context)
    }

    private struct Thing {
        let node: SKNode
        let transform: CGAffineTransform
        let alpha: Double
        let z: CGFloat
    }

    /// Draws what is in a node.
    ///
    /// - Parameter transform: From the node's coordinates to those of the canvas.
    static func paint(inside root: SKNode, _ transform: CGAffineTransform, _ alpha: Double, _ context: GraphicsContext)
    {
        draw(things(in: root.children, transform, alpha), context)
    }

    /// Draws a node that is in no other.
    static func paint(_ node: SKNode, _ transform: CGAffineTransform, _ context: GraphicsContext) {
        draw(things(in: [node], transform, 1), context)
    }

    private static func draw(_ things: [Thing], _ context: GraphicsContext) {
        for thing in things {
            var inner = context
            inner.transform = thing.transform
            inner.opacity *= thing.alpha
            thing.node.draw(SceneCanvas(inner))
        }
    }

    private static func things(in nodes: [SKNode], _ outer: CGAffineTransform, _ alpha: Double) -> [Thing] {
        var things: [Thing] = []
        var isSorted = true
        var rest = nodes.reversed().map { (node: $0, outer: outer, alpha: alpha, z: CGFloat(0)) }
        while let (node, outer, alpha, z) = rest.popLast() {
            let own = alpha * Double(node.alpha)
            guard !node.isHidden, own > 0 else { continue }
            let transform = node.toParent.concatenating(outer)
            let depth = z + node.zPosition
            if let last = things.last, last.z > depth { isSorted = false }
            things.append(Thing(node: node, transform: transform, alpha: own, z: depth))
            guard !node.drawsChildren else { continue }
            for child in node.children.reversed() { rest.append((child, transform, own, depth)) }
        }
        guard !isSorted else { return things }
        // The order of the tree decides between equal ones, so the sorting has to keep it.
        return things.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }.map(\.element)
    }
}

/// How a scene lies in its view.
@MainActor
struct SceneFit {
    /// From the scene's coordinates to the view's.
    let toView: CGAffineTransform
    /// Where the scene is in the view.
    let shown: CGRect

    init(_ scene: SKScene, in size: CGSize) {
        let (width, height) = (max(scene.size.width, 0.001), max(scene.size.height, 0.001))
        var (x, y) = (size.width / width, size.height / height)
        switch scene.scaleMode {
        case .fill, .resizeFill: break
        case .aspectFill: (x, y) = (max(x, y), max(x, y))
        case .aspectFit: (x, y) = (min(x, y), min(x, y))
        }
        let shown = CGRect(
            x: (size.width - width * x) / 2, y: (size.height - height * y) / 2, width: width * x, height: height * y)
        self.shown = shown.intersection(CGRect(origin: .zero, size: size))
        var view = CGAffineTransform(translationX: shown.minX, y: shown.maxY).scaledBy(x: x, y: -y)
        if let camera = scene.camera, camera.scene === scene {
            // What is at the camera comes to the middle.
            view = view.translatedBy(x: width / 2, y: height / 2)
            let seen = camera.toScene
            if seen.a * seen.d - seen.b * seen.c != 0 { view = seen.inverted().concatenating(view) }
        } else {
            view = view.translatedBy(x: scene.anchorPoint.x * width, y: scene.anchorPoint.y * height)
        }
        toView = view
    }
}
