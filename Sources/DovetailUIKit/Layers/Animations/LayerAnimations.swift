import DovetailCore
import Foundation

/// The animations of a layer that have not ended.
@MainActor
final class LayerAnimations {
    @MainActor
    private final class Running {
        let key: String
        let animation: CAAnimation
        /// As the app made it, for its delegate.
        let original: CAAnimation
        let completion: AnimationCompletion?
        /// How long it waits after the first frame, in seconds.
        let delay: TimeInterval
        /// The first frame that showed it, in seconds of the host's clock.
        var start: TimeInterval?

        init(key: String, animation: CAAnimation, delay: TimeInterval) {
            self.key = key
            original = animation
            self.animation = animation.copied()
            if self.animation.duration == 0 { self.animation.duration = CATransaction.animationDuration() }
            if self.animation.timingFunction == nil {
                self.animation.timingFunction = CATransaction.animationTimingFunction()
            }
            completion = CATransaction.completion
            self.delay = delay
        }
    }

    private var running: [Running] = []
    private var made = 0
    /// When the layer was drawn last, in seconds of the host's clock.
    private(set) var lastTime: TimeInterval?

    var isEmpty: Bool { running.isEmpty }
    var keys: [String] { running.map(\.key) }
    func animation(_ key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

    func add(_ animation: CAAnimation, key: String?) {
        made += 1
        let key = animation is CATransition ? kCATransition : key ?? "animation \(made)"
        remove { $0 == key }
        let delay = animation.beginTime > 0 ? max(animation.beginTime - CACurrentMediaTime(), 0) : 0
        let new = Running(key: key, animation: animation, delay: delay)
        new.completion?.began()
        running.append(new)
    }

    /// Takes animations away before their end.
    func remove(where isRemoved: (String) -> Bool) {
        let gone = running.filter { isRemoved($0.key) }
        running.removeAll { isRemoved($0.key) }
        for animation in gone { end(animation, finished: false) }
    }

    private func end(_ animation: Running, finished: Bool) {
        animation.original.delegate?.animationDidStop(animation.original, finished: finished)
        animation.completion?.ended()
    }

    /// Puts what they show into a copy of the layer.
    ///
    /// - Parameter speed: How many times as fast the layer's time goes; 0 for a layer that stands still at `offset`.
    func apply(to shown: CALayer, at time: TimeInterval, speed: Double, offset: TimeInterval) {
        lastTime = time
        for item in running {
            let start = item.start ?? time
            let own = speed == 0 ? offset : (time - start) * speed + offset
            item.animation.apply(to: shown, at: own - item.delay)
        }
    }

    /// The drawing of a frame has shown the layer: notes which animations have begun. Returns the keys of those that are over.
    func frame(at time: TimeInterval, speed: Double, offset: TimeInterval) -> Frame {
        var frame = Frame()
        for item in running {
            if item.start == nil {
                item.start = time
                frame.begun.append(item.key)
            }
            let own = speed == 0 ? offset : (time - item.start!) * speed + offset
            if item.animation.moment(at: own - item.delay).isOver { frame.over.append(item.key) }
        }
        return frame
    }

    struct Frame: Equatable {
        var begun: [String] = []
        var over: [String] = []
    }

    /// Tells of animations that a frame began or ended. One that is to stay after its end is told of once.
    func passed(_ frame: Frame) {
        for item in running where frame.begun.contains(item.key) {
            item.original.delegate?.animationDidStart(item.original)
        }
        let over = running.filter { frame.over.contains($0.key) && !ended.contains(ObjectIdentifier($0)) }
        for item in over where !item.animation.isRemovedOnCompletion { ended.insert(ObjectIdentifier(item)) }
        running.removeAll { item in item.animation.isRemovedOnCompletion && over.contains { $0 === item } }
        ended.formIntersection(running.map { ObjectIdentifier($0) })
        for item in over { end(item, finished: true) }
    }

    private var ended: Set<ObjectIdentifier> = []

    /// Whether frames are to be drawn for them: not where all have ended and stay as they are.
    func isMoving(speed: Double) -> Bool {
        speed != 0 && running.contains { !ended.contains(ObjectIdentifier($0)) }
    }
}
