import Foundation

// Actions of ``SKAudioNode``s. Other nodes leave them out.
extension SKAction {
    /// Begins a sound, or goes on with it.
    public class func play() -> SKAction { SKAction(.atOnce(.sounding { $0.play() })) }
    /// Stops a sound where it is.
    public class func pause() -> SKAction { SKAction(.atOnce(.sounding { $0.pause() })) }
    /// Ends a sound.
    public class func stop() -> SKAction { SKAction(.atOnce(.sounding { $0.stop() })) }

    /// Makes a sound as loud as a number says, where 1 is as loud as it is.
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
        volume(.to([CGFloat(v)]), duration)
    }
    /// Makes a sound louder or, below 0, softer.
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction {
        volume(.by([CGFloat(v)]), duration)
    }
    private static func volume(_ goal: ActionChange.Goal, _ duration: TimeInterval) -> SKAction {
        sound(goal, duration, get: { $0.volume }, set: { $0.volume = min(max($1, 0), 1) })
    }

    /// Gives a sound another speed, from 0.5 to 2.
    public class func changePlaybackRate(to rate: Float, duration: TimeInterval) -> SKAction {
        playbackRate(.to([CGFloat(rate)]), duration)
    }
    /// Makes a sound faster or, below 0, slower.
    public class func changePlaybackRate(by rate: Float, duration: TimeInterval) -> SKAction {
        playbackRate(.by([CGFloat(rate)]), duration)
    }
    private static func playbackRate(_ goal: ActionChange.Goal, _ duration: TimeInterval) -> SKAction {
        sound(goal, duration, get: { $0.playbackRate }, set: { $0.playbackRate = min(max($1, 0.5), 2) })
    }

    /// Moves a sound between left (-1) and right (1). It is kept, and heard in the middle.
    public class func stereoPan(to v: Float, duration: TimeInterval) -> SKAction {
        stereoPan(.to([CGFloat(v)]), duration)
    }
    /// Moves a sound to the right or, below 0, to the left. It is kept, and heard in the middle.
    public class func stereoPan(by v: Float, duration: TimeInterval) -> SKAction {
        stereoPan(.by([CGFloat(v)]), duration)
    }
    private static func stereoPan(_ goal: ActionChange.Goal, _ duration: TimeInterval) -> SKAction {
        sound(goal, duration, get: { $0.pan }, set: { $0.pan = min(max($1, -1), 1) })
    }

    /// Lets a room be heard. None is heard here, which the log tells; the action takes its time.
    public class func changeReverb(to v: Float, duration: TimeInterval) -> SKAction { room("changeReverb", duration) }
    /// Lets a room be heard. None is heard here, which the log tells; the action takes its time.
    public class func changeReverb(by v: Float, duration: TimeInterval) -> SKAction { room("changeReverb", duration) }
    /// Puts something before a sound. It is not heard here, which the log tells; the action takes its time.
    public class func changeObstruction(to v: Float, duration: TimeInterval) -> SKAction {
        room("changeObstruction", duration)
    }
    /// Puts something before a sound. It is not heard here, which the log tells; the action takes its time.
    public class func changeObstruction(by v: Float, duration: TimeInterval) -> SKAction {
        room("changeObstruction", duration)
    }
    /// Puts something around a sound. It is not heard here, which the log tells; the action takes its time.
    public class func changeOcclusion(to v: Float, duration: TimeInterval) -> SKAction {
        room("changeOcclusion", duration)
    }
    /// Puts something around a sound. It is not heard here, which the log tells; the action takes its time.
    public class func changeOcclusion(by v: Float, duration: TimeInterval) -> SKAction {
        room("changeOcclusion", duration)
    }

    private static func room(_ name: String, _ duration: TimeInterval) -> SKAction {
        SpriteLog.note("\(name) changes nothing here: sounds are heard without a room")
        return SKAction.wait(forDuration: duration)
    }

    private static func sound(
        _ goal: ActionChange.Goal, _ duration: TimeInterval, get: @escaping (SKAudioNode) -> CGFloat,
        set: @escaping (SKAudioNode, CGFloat) -> Void
    ) -> SKAction {
        SKAction(
            .change(
                ActionChange(
                    get: { ($0 as? SKAudioNode).map { [get($0)] } },
                    set: { node, values in if let node = node as? SKAudioNode { set(node, values[0]) } }, goal: goal)),
            duration: duration)
    }
}
