import Foundation

extension DisplayNode {
    /// Scrolls the scroll views around, as little as is needed for the node to be seen. As of the last update.
    package func scrollIntoView() {
        var node = self
        var rect = CGRect(origin: .zero, size: size)
        while let parent = node.parent {
            rect = rect.applying(node.transformToParent)
            node = parent
            guard let moved = node.responder?.reveal(rect, in: node.size) else { continue }
            rect = rect.offsetBy(dx: -moved.width, dy: -moved.height)
        }
    }

    private var transformToParent: CGAffineTransform {
        let offset = CGAffineTransform(translationX: origin.x, y: origin.y)
        return effect.transform(for: size)?.concatenating(offset) ?? offset
    }
}
