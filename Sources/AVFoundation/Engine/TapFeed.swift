import Foundation

/// Hands the samples of one sound to the taps of the nodes that it passes. It belongs to one queue.
final class TapFeed: @unchecked Sendable {
    let sound: ScheduledSound
    private let path: () -> [AVAudioNode]
    /// How many samples of the sound each node has handed to its taps.
    private var handed: [ObjectIdentifier: Int] = [:]

    init(_ sound: ScheduledSound, path: @escaping () -> [AVAudioNode]) { (self.sound, self.path) = (sound, path) }

    /// Hands on what was played up to a sample; of a loop, which of its samples it is by now. The end of a sound that is over may fill less than a buffer.
    func hand(upTo played: Int, isOver: Bool = false) {
        guard sound.frames > 0 else { return }
        let heard = sound.loops ? played % sound.frames : min(played, sound.frames)
        for node in path() {
            for tap in AVAudioNode.lock.withLock({ Array(node.taps.values) }) {
                var start = handed[ObjectIdentifier(node), default: 0]
                // A loop has begun again.
                if start > heard { start = 0 }
                let size = Int(tap.size)
                while isOver ? start < heard : start + size <= heard,
                    let buffer = sound.buffer(from: start, count: size)
                {
                    tap.block(
                        buffer,
                        AVAudioTime(
                            hostTime: mach_absolute_time(), sampleTime: AVAudioFramePosition(start), atRate: sound.rate)
                    )
                    start += size
                }
                handed[ObjectIdentifier(node)] = start
            }
        }
    }
}
