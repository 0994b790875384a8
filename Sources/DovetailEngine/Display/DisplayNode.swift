import Foundation

/// One retained element of what a window shows.
///
/// The nodes of a window form a tree, back to front. The graph creates and changes them, through ``DisplayTree``'s setters and
/// no other way, so that every change is in the tree's patch. Consumers (a window's painter, a mirror of the tree) keep what
/// they made of a node beside it, see ``DisplayConsumer``. Ids are never reused within a tree.
///
/// Main thread only.
package final class DisplayNode {
    /// Identifies the node for the life of its tree.
    package let id: UInt32
    /// That of the group around everything that a window shows.
    static var rootID: UInt32 { 1 }
    // What a node that only moves is asked for stands together, as thousands of them may move at once, and each line of memory is fetched for each.
    // Exclusive access to it is not checked at run time. It holds all the same: each access is a load or a store, with no other code in between.
    /// The top left corner, in the parent's coordinates.
    @exclusivity(unchecked) package internal(set) var origin: CGPoint = .zero
    @exclusivity(unchecked) package internal(set) var size: CGSize = .zero
    /// Where the node is shown, in the parent's coordinates, before that is put on pixels.
    @exclusivity(unchecked) package internal(set) var shown: CGRect = .zero
    /// What of it is put on pixels when it is painted.
    @exclusivity(unchecked) package internal(set) var rounding = DisplayRounding.none
    /// Whether an animation still moves it to where the layout puts it.
    @exclusivity(unchecked) var isMoving = false
    /// Whether the node was in the tree when the last patch was taken.
    @exclusivity(unchecked) var isKnown = false
    /// What changed since the last patch. Set by the tree's setters, cleared by `takePatch()`.
    @exclusivity(unchecked) var pendingFacets: DisplayFacets = []
    /// The pixels as seen from inside, as far as they are known; see ``pixelsInside``.
    @exclusivity(unchecked) var pixels = NodePixels()
    // Unsafe but never dangling: a parent that goes takes itself out of its children first. A weak reference would cost a
    // table for each node that has children.
    @exclusivity(unchecked) package internal(set) unowned(unsafe) var parent: DisplayNode?
    /// The node's place among its parent's children; only while it has a parent.
    @exclusivity(unchecked) package internal(set) var indexInParent = 0
    /// The tree's revision when the node or anything inside it last changed how it is drawn. A node's own origin is its
    /// parent's matter.
    @exclusivity(unchecked) package internal(set) var drawingRevision: UInt64 = 0
    /// Of a node with many children: the revision of each chunk of ``chunkSize`` of them, so that whoever keeps something for
    /// many children looks again only at chunks that changed. Else empty.
    @exclusivity(unchecked) package internal(set) var chunkRevisions: [UInt64] = []
    /// How many children one chunk has.
    package static let chunkSize = 64

    package internal(set) var content: DisplayContent = .none
    package internal(set) var effect: DisplayEffect = .none
    package internal(set) var children: [DisplayNode] = []
    /// The children in the order in which they are read, where it is not that in which they are drawn.
    var readingOrder: [DisplayNode]?
    /// Gets pointer and key events that hit the node or its children.
    package internal(set) var responder: (any Responder)?
    /// Set on nodes that mean something to a person: what accessibility and tests see.
    package internal(set) var semantics: Semantics?
    /// False for nodes that events pass through.
    package internal(set) var allowsHitTesting = true
    /// Set when the node and everything inside takes no part in accessibility and tests.
    package internal(set) var isHiddenFromAccessibility = false
    /// Set on the nodes of views whose coordinates have a name.
    package internal(set) var coordinateSpaceName: AnyHashable?
    /// Where the node takes events in place of where something is drawn inside it.
    package internal(set) var contentShape: ContentShape?

    /// Set on panels that may be shown on surfaces of their own.
    package internal(set) var popup: PopupPlace?

    /// What consumers keep; see ``DisplayConsumer``.
    fileprivate var firstNumber = 0
    fileprivate weak var firstConsumer: DisplayConsumer?
    fileprivate var firstData: AnyObject?
    fileprivate var furtherData: [ConsumerData] = []

    /// What tells when pixels that nodes know are known no more: the same for all nodes of a tree.
    let pixelClock: PixelClock

    init(id: UInt32, pixelClock: PixelClock) {
        self.id = id
        self.pixelClock = pixelClock
    }

    deinit {
        let own = ObjectIdentifier(self)
        for child in children where child.parent.map(ObjectIdentifier.init) == own { child.parent = nil }
        releaseChildren()
    }

    /// Lets go of what is inside, level by level: left to itself, each node would release its children from within its own
    /// deinitializer, and a deep tree would use up the stack.
    private func releaseChildren() {
        var waiting = children
        readingOrder = nil
        children = []
        while var node = waiting.popLast() {
            guard !node.children.isEmpty, isKnownUniquelyReferenced(&node) else { continue }
            for child in node.children where child.parent === node { child.parent = nil }
            waiting += node.children
            node.readingOrder = nil
            node.children = []
        }
    }

    /// The node's rectangle in its parent's coordinates.
    package var frame: CGRect { CGRect(origin: origin, size: size) }

    /// The transform from this node's coordinates to the window's.
    package var transformToWindow: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var node: DisplayNode? = self
        while let current = node {
            if let effect = current.effect.transform(for: current.size) { transform = transform.concatenating(effect) }
            transform = transform.concatenating(CGAffineTransform(translationX: current.origin.x, y: current.origin.y))
            node = current.parent
        }
        return transform
    }

    /// Where the node is shown now, in window points: on its way while something moves, and on pixels.
    package var drawnFrameInWindow: CGRect {
        var frame = CGRect(origin: .zero, size: drawn.size)
        var node: DisplayNode? = self
        while let current = node {
            if let effect = current.effect.transform(for: current.drawn.size) { frame = frame.applying(effect) }
            frame = frame.offsetBy(dx: current.drawn.minX, dy: current.drawn.minY)
            node = current.parent
        }
        return frame
    }

    /// From the node's coordinates to those of the window, where it is painted now: on its way while something moves, and on pixels.
    package var drawnTransformToWindow: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var node: DisplayNode? = self
        while let current = node {
            if let effect = current.effect.transform(for: current.drawn.size) {
                transform = transform.concatenating(effect)
            }
            transform = transform.concatenating(
                CGAffineTransform(translationX: current.drawn.minX, y: current.drawn.minY))
            node = current.parent
        }
        return transform
    }

    /// Where the node is now, in window points: what moves is where it is drawn, and what is at rest exactly where the layout puts it.
    package var currentFrameInWindow: CGRect {
        var frame = CGRect(origin: .zero, size: isMoving ? drawn.size : size)
        var node: DisplayNode? = self
        while let current = node {
            let own = current.isMoving ? current.drawn : current.frame
            if let effect = current.effect.transform(for: own.size) { frame = frame.applying(effect) }
            frame = frame.offsetBy(dx: own.minX, dy: own.minY)
            node = current.parent
        }
        return frame
    }

    /// The node's bounds in window points, where the layout puts it: at the end of a movement that is under way.
    package var frameInWindow: CGRect { CGRect(origin: .zero, size: size).applying(transformToWindow) }
}

extension DisplayNode {
    /// What a consumer keeps beside the node.
    package func data(of consumer: DisplayConsumer) -> AnyObject? {
        let number = consumer.number
        // Read for each node of a frame: nothing but the data is touched.
        if firstNumber == number { return firstData }
        return furtherData.isEmpty ? nil : furtherData.first { $0.number == number }?.data
    }

    package func setData(_ data: AnyObject?, of consumer: DisplayConsumer) {
        let number = consumer.number
        if firstNumber == number || firstConsumer == nil { (firstNumber, firstConsumer, firstData) = (0, nil, nil) }
        furtherData.removeAll { $0.number == number || $0.consumer == nil }
        guard let data else { return }
        if firstNumber == 0 {
            (firstNumber, firstConsumer, firstData) = (number, consumer, data)
        } else {
            furtherData.append(ConsumerData(number: number, consumer: consumer, data: data))
        }
    }

    /// Whether the node and everything inside can be neither used nor found: it is on its way out, or a picture of something else.
    var isOutOfUse: Bool { !allowsHitTesting && isHiddenFromAccessibility }

    /// The children in the order in which people read them, and in which the focus goes through them.
    package var readingChildren: [DisplayNode] { readingOrder ?? children }
}
