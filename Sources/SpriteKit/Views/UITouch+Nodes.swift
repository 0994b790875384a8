import DovetailCore
import DovetailUIKit
import Foundation

extension UITouch {
    /// Where it is, in a node of the scene that the pressed view shows.
    @MainActor
    public func location(in node: SKNode) -> CGPoint { Self.place(location(in: view), in: node) }
    /// Where it was before, in a node of the scene that the pressed view shows.
    @MainActor
    public func previousLocation(in node: SKNode) -> CGPoint { Self.place(previousLocation(in: view), in: node) }

    @MainActor
    private static func place(_ point: CGPoint, in node: SKNode) -> CGPoint {
        guard let scene = node.scene else { return point }
        return node.convert(scene.convertPoint(fromView: point), from: scene)
    }
}
