import CoreGraphics
import DovetailCore
import DovetailUIKit
import Foundation

// What is listed under each mark is SpriteKit's own list of actions. Durations are seconds, angles radians.
extension SKAction {
    private static func change(
        _ goal: ActionChange.Goal, _ duration: TimeInterval, get: @escaping (SKNode) -> [CGFloat]?,
        set: @escaping (SKNode, [CGFloat]) -> Void
    ) -> SKAction { SKAction(.change(ActionChange(get: get, set: set, goal: goal)), duration: duration) }

    // MARK: Place

    private static func place(_ goal: ActionChange.Goal, _ duration: TimeInterval) -> SKAction {
        change(
            goal, duration, get: { [$0.position.x, $0.position.y] }, set: { $0.position = CGPoint(x: $1[0], y: $1[1]) })
    }
    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        place(.by([delta.dx, delta.dy]), duration)
    }
    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        place(.by([deltaX, deltaY]), duration)
    }
    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        place(.to([location.x, location.y]), duration)
    }
    public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { place(.to([x, nil]), duration) }
    public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { place(.to([nil, y]), duration) }

    /// Walks along a path from its beginning; the path's points are changes of the place, and the node looks ahead.
    public class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: duration)
    }
    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, speed: speed)
    }
    /// Walks along a path.
    ///
    /// - Parameters:
    ///   - offset: Whether the path's points are changes of the place, and not places.
    ///   - orient: Whether the node looks ahead.
    public class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
    ) -> SKAction {
        SKAction(.follow(PathWalk(path), isOffset: offset, isOriented: orient), duration: duration)
    }
    /// Walks along a path by so many points in a second.
    public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat)
        -> SKAction
    {
        let walk = PathWalk(path)
        return SKAction(
            .follow(walk, isOffset: offset, isOriented: orient), duration: speed > 0 ? walk.length / speed : 0)
    }

    // MARK: Turning

    private static func turn(_ goal: ActionChange.Goal, _ duration: TimeInterval, shortest: Bool = false) -> SKAction {
        var change = ActionChange(get: { [$0.zRotation] }, set: { $0.zRotation = $1[0] }, goal: goal)
        change.isShortestTurn = shortest
        return SKAction(.change(change), duration: duration)
    }
    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        turn(.by([radians]), duration)
    }
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        turn(.to([radians]), duration)
    }
    public class func rotate(
        toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc shortestUnitCircle: Bool
    ) -> SKAction { turn(.to([radians]), duration, shortest: shortestUnitCircle) }

    // MARK: Scale and size

    private static func scales(_ goal: ActionChange.Goal, _ duration: TimeInterval) -> SKAction {
        change(goal, duration, get: { [$0.xScale, $0.yScale] }, set: { ($0.xScale, $0.yScale) = ($1[0], $1[1]) })
    }
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        scales(.times([scale, scale]), duration)
    }
    public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        scales(.times([xScale, yScale]), duration)
    }
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        scales(.to([scale, scale]), duration)
    }
    public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        scales(.to([xScale, yScale]), duration)
    }
    public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        scales(.to([scale, nil]), duration)
    }
    public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        scales(.to([nil, scale]), duration)
    }
    /// Scales a sprite so that it has a size in its parent.
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        change(
            .to([size.width, size.height]), duration,
            get: { node in
                guard let sprite = node as? SKSpriteNode else { return nil }
                return [sprite.size.width * sprite.xScale, sprite.size.height * sprite.yScale]
            }, set: { ($0 as? SKSpriteNode)?.scale(to: CGSize(width: $1[0], height: $1[1])) })
    }
    private static func size(_ goal: ActionChange.Goal, _ duration: TimeInterval) -> SKAction {
        change(
            goal, duration, get: { ($0 as? SKSpriteNode).map { [$0.size.width, $0.size.height] } },
            set: { ($0 as? SKSpriteNode)?.size = CGSize(width: $1[0], height: $1[1]) })
    }
    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        size(.by([width, height]), duration)
    }
    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        size(.to([width, height]), duration)
    }
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        size(.to([width, nil]), duration)
    }
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        size(.to([nil, height]), duration)
    }

    // MARK: Looks

    private static func opacity(_ goal: ActionChange.Goal, _ duration: TimeInterval) -> SKAction {
        change(goal, duration, get: { [$0.alpha] }, set: { $0.alpha = $1[0] })
    }
    public class func fadeIn(withDuration duration: TimeInterval) -> SKAction { opacity(.to([1]), duration) }
    public class func fadeOut(withDuration duration: TimeInterval) -> SKAction { opacity(.to([0]), duration) }
    public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
        opacity(.by([factor]), duration)
    }
    public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
        opacity(.to([alpha]), duration)
    }
    public class func hide() -> SKAction { SKAction(.atOnce(.hide)) }
    public class func unhide() -> SKAction { SKAction(.atOnce(.unhide)) }

    /// Mixes a sprite or a label with a colour.
    public class func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
    ) -> SKAction {
        let goal = ColorMix(color)
        return change(
            .to([goal.red, goal.green, goal.blue, goal.alpha, colorBlendFactor]), duration,
            get: { node in
                (node as? any Colored).map { colored in
                    let mix = ColorMix(colored.mixColor)
                    return [mix.red, mix.green, mix.blue, mix.alpha, colored.colorBlendFactor]
                }
            },
            set: { node, parts in
                guard let colored = node as? any Colored else { return }
                colored.mixColor = ColorMix(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).color
                colored.colorBlendFactor = parts[4]
            })
    }
    public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        change(
            .to([colorBlendFactor]), duration, get: { ($0 as? any Colored).map { [$0.colorBlendFactor] } },
            set: { ($0 as? any Colored)?.colorBlendFactor = $1[0] })
    }

    public class func setTexture(_ texture: SKTexture) -> SKAction {
        SKAction(.atOnce(.texture(texture, resizes: false)))
    }
    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(.atOnce(.texture(texture, resizes: resize)))
    }
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: false)
    }
    /// Shows pictures one after the other.
    ///
    /// - Parameters:
    ///   - resize: Whether the sprite takes the size of each.
    ///   - restore: Whether it has its own picture again in the end.
    public class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction {
        SKAction(
            .textures(textures, sec, resizes: resize, restores: restore), duration: sec * Double(textures.count))
    }

    // MARK: Several

    public class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.lasting })
    }
    public class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(.group(actions), duration: actions.map(\.lasting).max() ?? 0)
    }
    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(.repeated(action, max(count, 0)), duration: action.lasting * Double(max(count, 0)))
    }
    public class func repeatForever(_ action: SKAction) -> SKAction {
        SKAction(.repeated(action, nil), duration: .infinity)
    }
    private var lasting: TimeInterval { speed > 0 ? duration / Double(speed) : .infinity }

    public class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(.wait(range: 0), duration: sec) }
    /// Waits for a time by chance: half the range less or more at most.
    public class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        SKAction(.wait(range: durationRange), duration: sec)
    }

    // MARK: Time

    public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
        change(.by([speed]), duration, get: { [$0.speed] }, set: { $0.speed = $1[0] })
    }
    public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
        change(.to([speed]), duration, get: { [$0.speed] }, set: { $0.speed = $1[0] })
    }

    // MARK: Calls

    public class func removeFromParent() -> SKAction { SKAction(.atOnce(.remove)) }
    public class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(.atOnce(.call(block))) }
    /// Calls on a queue, and does not wait.
    public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
        // Which thread a block may run on is for the app to know, which names the queue.
        nonisolated(unsafe) let block = block
        return SKAction(.atOnce(.call { queue.async { block() } }))
    }
    /// Runs an action on the children that a pattern names, and does not wait.
    public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(.named(action, name))
    }
    /// Calls in each frame, with the time that has passed.
    public class func customAction(
        withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction { SKAction(.custom(block), duration: seconds) }

    /// Plays a sound of the app's resources.
    ///
    /// - Parameter wait: Whether the action takes as long as the sound.
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        SKAction(.atOnce(.sound(soundFile, waits: wait)), duration: wait ? SceneSounds.duration(of: soundFile) : 0)
    }

    // MARK: Physics

    public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
        SKAction(.push { body, _ in body.applyForce(force) }, duration: sec)
    }
    public class func applyForce(_ force: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction {
        SKAction(.push { body, _ in body.applyForce(force, at: point) }, duration: sec)
    }
    public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(.push { body, _ in body.applyTorque(torque) }, duration: sec)
    }
    /// An impulse that is given over a time, evenly.
    public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
        SKAction(
            .push { body, part in body.applyImpulse(CGVector(dx: impulse.dx * part, dy: impulse.dy * part)) },
            duration: sec)
    }
    public class func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction {
        SKAction(
            .push { body, part in body.applyImpulse(CGVector(dx: impulse.dx * part, dy: impulse.dy * part), at: point)
            },
            duration: sec)
    }
    public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(.push { body, part in body.applyAngularImpulse(impulse * part) }, duration: sec)
    }
}

/// A node that can be mixed with a colour.
@MainActor
protocol Colored: SKNode {
    var mixColor: UIColor { get set }
    var colorBlendFactor: CGFloat { get set }
}

extension SKSpriteNode: Colored {
    var mixColor: UIColor {
        get { color }
        set { color = newValue }
    }
}

extension SKLabelNode: Colored {
    var mixColor: UIColor {
        get { color ?? .white }
        set { color = newValue }
    }
}
