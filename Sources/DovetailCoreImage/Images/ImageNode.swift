import Foundation

/// A picture as the step that makes it, and the pictures that the step is applied to. Immutable, but for its end.
final class ImageNode: @unchecked Sendable {
    let operation: any ImageOperation
    /// Where it has pixels.
    let extent: CGRect
    /// Taken away only while the last owner releases the node.
    private(set) var inputs: [ImageNode]

    init(_ operation: any ImageOperation, _ inputs: [ImageNode] = []) {
        self.operation = operation
        self.inputs = inputs
        extent = operation.extent(of: inputs.map(\.extent))
    }

    /// Releases a long chain of steps one after the other, and not each from within the one before, which would need stack for each.
    deinit {
        var dying = inputs
        inputs = []
        while var node = dying.popLast() {
            guard isKnownUniquelyReferenced(&node) else { continue }
            dying += node.inputs
            node.inputs = []
        }
    }
}
