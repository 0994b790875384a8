import DovetailCore
import DovetailUIKit
import Foundation

/// An action that runs on a node.
@MainActor
final class ActionRun {
    let action: SKAction
    let key: String?
    let completion: (() -> Void)?
    /// How long it has run, at its own speed.
    private var elapsed: Double = 0
    private var state = State.new

    private enum State {
        case new
        case values(start: [CGFloat], end: [CGFloat], last: Double)
        case inner([ActionRun])
        /// The piece of a sequence that runs, or the turn of a repetition.
        case piece(Int, ActionRun)
        case waiting(Double)
        case walking(origin: CGPoint)
        case textures(own: SKTexture?, shown: Int)
        case over
    }

    init(_ action: SKAction, key: String? = nil, completion: (() -> Void)? = nil) {
        (self.action, self.key, self.completion) = (action, key, completion)
    }

    /// Lets it go on. Returns whether it is over.
    func advance(by time: Double, on node: SKNode) -> Bool { rest(of: time, on: node) != nil }

    /// Lets it go on. Returns what of the time is left when it is over, and nil while it is not.
    private func rest(of time: Double, on node: SKNode) -> Double? {
        let speed = Double(action.speed)
        // What stands still takes all the time there is.
        guard speed > 0 else { return nil }
        let own = time * speed
        let left: Double? =
            switch action.kind {
            case .sequence(let actions): sequence(actions, own, node)
            case .group(let actions): group(actions, own, node)
            case .repeated(let inner, let count): repetition(inner, count, own, node)
            case .atOnce(let step): atOnce(step, own, node)
            case .named(let inner, let name): named(inner, name, own, node)
            default: overTime(own, node)
            }
        return left.map { $0 / speed }
    }

    // MARK: Several

    private func sequence(_ actions: [SKAction], _ time: Double, _ node: SKNode) -> Double? {
        if case .new = state { state = actions.first.map { .piece(0, ActionRun($0)) } ?? .over }
        var time = time
        while case .piece(let index, let run) = state {
            guard let left = run.rest(of: time, on: node) else { return nil }
            time = left
            state = index + 1 < actions.count ? .piece(index + 1, ActionRun(actions[index + 1])) : .over
        }
        return time
    }

    private func group(_ actions: [SKAction], _ time: Double, _ node: SKNode) -> Double? {
        if case .new = state { state = .inner(actions.map { ActionRun($0) }) }
        guard case .inner(let runs) = state else { return time }
        var least = time
        var going: [ActionRun] = []
        for run in runs {
            if let left = run.rest(of: time, on: node) { least = min(least, left) } else { going.append(run) }
        }
        state = going.isEmpty ? .over : .inner(going)
        return going.isEmpty ? least : nil
    }

    private func repetition(_ inner: SKAction, _ count: Int?, _ time: Double, _ node: SKNode) -> Double? {
        if case .new = state { state = count == 0 ? .over : .piece(0, ActionRun(inner)) }
        var time = time
        while case .piece(let turn, let run) = state {
            guard let left = run.rest(of: time, on: node) else { return nil }
            let tookNoTime = left >= time
            time = left
            state = count.map { turn + 1 >= $0 } ?? false ? .over : .piece(turn + 1, ActionRun(inner))
            // What takes no time and goes on for ever has its turn once in a frame.
            if tookNoTime, count == nil { return nil }
        }
        return time
    }

    // MARK: At once

    private func atOnce(_ step: ActionStep, _ time: Double, _ node: SKNode) -> Double? {
        if case .new = state {
            state = .waiting(action.duration)
            switch step {
            case .hide: node.isHidden = true
            case .unhide: node.isHidden = false
            case .remove: node.removeFromParent()
            case .call(let block): block()
            case .texture(let texture, let resizes): Self.show(texture, on: node, resizes: resizes)
            case .sound(let file, _): node.scene?.sounds.play(file)
            case .sounding(let change): if let node = node as? SKAudioNode { change(node) }
            }
        }
        elapsed += time
        return elapsed >= action.duration ? elapsed - action.duration : nil
    }

    private func named(_ inner: SKAction, _ name: String, _ time: Double, _ node: SKNode) -> Double? {
        for child in node[name] { child.run(inner) }
        return time
    }

    private static func show(_ texture: SKTexture?, on node: SKNode, resizes: Bool) {
        guard let sprite = node as? SKSpriteNode else { return }
        sprite.texture = texture
        if resizes, let texture { sprite.size = texture.size() }
    }

    // MARK: Over time

    private func overTime(_ time: Double, _ node: SKNode) -> Double? {
        if case .new = state { begin(node) }
        var duration = action.duration
        if case .waiting(let chosen) = state { duration = chosen }
        let before = elapsed
        elapsed += time
        // Frames of equal length add up to a little less than what they are together.
        let isOver = elapsed >= duration - 1e-9
        let part = duration > 0 ? min(elapsed / duration, 1) : 1
        apply(part, passed: min(elapsed, duration) - min(before, duration), duration, node)
        guard isOver else { return nil }
        end(node)
        return max(elapsed - duration, 0)
    }

    private func begin(_ node: SKNode) {
        switch action.kind {
        case .change(let change):
            guard let start = change.get(node) else { return state = .over }
            var end = start
            switch change.goal {
            case .by(let changes): for index in end.indices { end[index] += changes[index] }
            case .times(let factors): for index in end.indices { end[index] *= factors[index] }
            case .to(let goals): for index in end.indices { end[index] = goals[index] ?? end[index] }
            }
            if change.isShortestTurn {
                let way = (end[0] - start[0]).remainder(dividingBy: 2 * .pi)
                end[0] = start[0] + way
            }
            state = .values(start: start, end: end, last: 0)
        case .wait(let range):
            state = .waiting(max(0, action.duration + (range > 0 ? Double.random(in: -range / 2...range / 2) : 0)))
        case .follow: state = .walking(origin: node.position)
        case .textures: state = .textures(own: (node as? SKSpriteNode)?.texture, shown: -1)
        default: state = .over
        }
    }

    private func apply(_ part: Double, passed: Double, _ duration: Double, _ node: SKNode) {
        switch (action.kind, state) {
        case (.change(let change), .values(let start, let end, let last)):
            let progress = action.progress(part)
            guard var values = change.get(node) else { return }
            for index in values.indices {
                let way = end[index] - start[index]
                switch change.goal {
                // What else moves the node is kept: each moment adds its share.
                case .by: values[index] += way * (progress - last)
                case .times:
                    let before = start[index] + way * last
                    values[index] *= before == 0 ? 1 : (start[index] + way * progress) / before
                case .to(let goals): if goals[index] != nil { values[index] = start[index] + way * progress }
                }
            }
            change.set(node, values)
            state = .values(start: start, end: end, last: progress)
        case (.follow(let walk, let isOffset, let isOriented), .walking(let origin)):
            let (point, angle) = walk.place(at: walk.length * action.progress(part))
            node.position = isOffset ? CGPoint(x: origin.x + point.x, y: origin.y + point.y) : point
            if isOriented { node.zRotation = angle }
        case (.textures(let textures, let perFrame, let resizes, _), .textures(let own, let shown)):
            guard !textures.isEmpty else { return }
            let index = min(perFrame > 0 ? Int(elapsed / perFrame) : textures.count - 1, textures.count - 1)
            guard index != shown else { return }
            Self.show(textures[index], on: node, resizes: resizes)
            state = .textures(own: own, shown: index)
        case (.custom(let block), _): block(node, CGFloat(min(elapsed, duration)))
        case (.push(let push), _):
            if let body = node.physicsBody { push(body, CGFloat(duration > 0 ? passed / duration : 1)) }
        default: break
        }
    }

    private func end(_ node: SKNode) {
        if case .textures(_, _, let resizes, true) = action.kind, case .textures(let own, _) = state {
            Self.show(own, on: node, resizes: resizes)
        }
        state = .over
    }
}
