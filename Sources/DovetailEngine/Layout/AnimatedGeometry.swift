import AttributeGraph
import Foundation

/// The frame on show of what one display node stands for: where the layout puts it, or on the way there.
///
/// A frame that changes in a transaction with an animation is reached gradually, from where it is shown now and with its velocity.
/// Nothing is kept for views that do not move; while one does, its rule depends on the clock.
struct AnimatedGeometry {
    typealias Data = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>

    /// A class, so that views at rest, which most are, take no room for it.
    fileprivate final class Running {
        var motion: Motion<Data>
        init(at data: Data) { motion = Motion(at: data) }
    }

    private let loop: UpdateLoop
    private let modifier: TransactionModifier?
    let environment: InheritedEnvironment
    private let holdsPlaceWhenNew: Bool
    private var running: Running?

    /// - Parameter holdsPlaceWhenNew: Whether a node that is made in a change is at its place on show from the start, also where a
    ///   group around it is still on the way; else it goes along with that.
    init(_ inputs: _GraphInputs, holdsPlaceWhenNew: Bool = true) {
        self.holdsPlaceWhenNew = holdsPlaceWhenNew
        loop = inputs.loop
        modifier = inputs.transactionModifier
        environment = inputs.environment
        if modifier != nil { loop.hasMovingModifiers = true }
    }

    /// Where to draw, on pixels. Called within the node's rule.
    ///
    /// - Parameters:
    ///   - node: What is drawn; it still has the frame of the last call.
    ///   - isNew: Whether this is the first call.
    mutating func drawn(_ geometry: ViewGeometry, _ node: DisplayNode, isNew: Bool) -> CGRect {
        geometry.grid.snap(unrounded(geometry, node, isNew: isNew))
    }

    /// The same, before it is put on pixels.
    mutating func unrounded(_ geometry: ViewGeometry, _ node: DisplayNode, isNew: Bool) -> CGRect {
        let frame = CGRect(origin: geometry.origin, size: geometry.size)
        if isNew {
            welcome(node, frame)
            return frame
        }
        if node.frame != frame {
            noticeChange(from: node.frame, to: frame)
        }
        guard let running else { return frame }
        if running.motion.isFinished {
            // A frame that is moved by hand is shown as it is.
            if !running.motion.isFollowing { self.running = nil }
            return frame
        }
        return shown(running)
    }

    /// Whether a change of place that is seen now is shown at once: nothing is on its way, nor is anything to begin.
    var isAtRest: Bool {
        modifier == nil && running == nil && loop.transaction.animation == nil && !loop.transaction.tracksVelocity
    }

    /// Whether what is drawn is still on the way to where the layout puts it.
    var isMoving: Bool { running?.motion.isFinished == false }

    /// The transaction that a change seen here now belongs to.
    var transaction: Transaction {
        var transaction = loop.transaction
        modifier?.apply(to: &transaction)
        return transaction
    }

    private mutating func welcome(_ node: DisplayNode, _ frame: CGRect) {
        guard loop.isRecordingChange, holdsPlaceWhenNew else { return }
        let transaction = transaction
        guard let animation = transaction.animation, !transaction.disablesAnimations else { return }
        let running = Running(at: Self.data(frame))
        self.running = running
        loop.newcomers.append(
            NewDisplayNode(
                node: node, frame: frame, animation: animation, attribute: loop.graph.runningAttribute,
                running: running))
    }

    private mutating func noticeChange(from last: CGRect, to frame: CGRect) {
        let transaction = transaction
        guard let animation = transaction.animation, !transaction.disablesAnimations else {
            guard transaction.tracksVelocity else { return running = nil }
            let running = running ?? Running(at: Self.data(last))
            running.motion.follow(Self.data(frame), at: loop.now)
            self.running = running
            return
        }
        let running = running ?? Running(at: Self.data(last))
        let environment = environment
        running.motion.retarget(
            to: Self.data(frame), animation: animation, at: loop.now, completions: transaction.completions,
            environment: { environment.untracked })
        self.running = running
    }

    private mutating func shown(_ running: Running) -> CGRect {
        let data = running.motion.value(at: loop.now)
        if let next = running.motion.nextTime(after: loop.now) {
            if next > loop.now {
                loop.wake(at: next, loop.graph.runningAttribute)
            } else {
                _ = loop.time.value
                loop.noteAnimating()
            }
        } else if !running.motion.isFollowing {
            self.running = nil
        }
        return CGRect(
            x: data.first.first, y: data.first.second, width: max(0, data.second.first),
            height: max(0, data.second.second))
    }

    fileprivate static func data(_ frame: CGRect) -> Data {
        Data(AnimatablePair(frame.minX, frame.minY), AnimatablePair(frame.width, frame.height))
    }
}

/// A node that was made in an animated change, while groups around it may have begun to move.
struct NewDisplayNode: Newcomer {
    let node: DisplayNode
    fileprivate let frame: CGRect
    fileprivate let animation: Animation
    fileprivate let attribute: WeakAttributeID?
    fileprivate let running: AnimatedGeometry.Running

    var id: ObjectIdentifier { ObjectIdentifier(node) }
    var parentID: ObjectIdentifier? { node.parent.map(ObjectIdentifier.init) }

    func holdItsPlace(_ loop: UpdateLoop) {
        let way = node.wayOfGroupsAround
        guard way != .zero else { return }
        running.motion = Motion(at: AnimatedGeometry.data(frame.offsetBy(dx: way.x, dy: way.y)))
        running.motion.retarget(to: AnimatedGeometry.data(frame), animation: animation, at: loop.now)
        if let attribute { loop.graph.invalidate(attribute) }
    }
}

extension DisplayNode {
    /// How far the groups around still have to go, together, to where the layout puts them; what pixels make of it does not count.
    var wayOfGroupsAround: CGPoint {
        var way = CGPoint.zero
        var node = parent
        while let group = node {
            let (x, y) = (group.origin.x - group.drawn.minX, group.origin.y - group.drawn.minY)
            if abs(x) >= 1 { way.x += x }
            if abs(y) >= 1 { way.y += y }
            node = group.parent
        }
        return way
    }
}
