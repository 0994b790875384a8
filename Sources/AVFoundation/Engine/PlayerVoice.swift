import Foundation
import FoundationAdditions

/// Lets one sound after the other be heard, on the main thread, and hands what is heard to taps, on a thread of its own. Any thread may call it.
final class PlayerVoice: NSObject, AVAudioPlayerDelegate, @unchecked Sendable {
    /// Called on the main thread when a sound has ended by itself.
    var ended: () -> Void = {}

    /// How a sound is to be heard.
    struct Wish: Equatable {
        var volume: Float = 1
        var rate: Float = 1
        var isPlaying = false
    }

    // This belongs to the main thread.
    private var player: AVAudioPlayer?

    private let lock = NSLock()
    // These belong to the lock.
    private var wish = Wish()
    private var feed: TapFeed?
    /// How far the sound was when it began to play or stood still, in seconds, and the clock then; nil while it stands still.
    private var (base, since): (Double, UInt64?) = (0, nil)
    private var timer: (any DispatchSourceTimer)?

    /// Where taps are called.
    private let taps = DispatchQueue(label: "taps of an AVAudioPlayerNode", qos: .userInitiated)

    /// How far the sound is, in seconds.
    var position: Double { lock.withLock { place } }
    private var place: Double {
        guard let since else { return base }
        return base + AVAudioTime.seconds(forHostTime: mach_absolute_time() - since) * Double(wish.rate)
    }

    private func later(_ work: @escaping (PlayerVoice) -> Void) {
        // It is handed on to the main thread, and used nowhere else.
        nonisolated(unsafe) let work = work
        DispatchQueue.main.async { work(self) }
    }

    /// Lets a sound be heard from its beginning, once that is wished.
    func begin(_ sound: ScheduledSound, path: @escaping () -> [AVAudioNode]) {
        lock.withLock { (feed, base, since) = (TapFeed(sound, path: path), 0, nil) }
        later { voice in
            voice.silence()
            guard let player = try? AVAudioPlayer(data: sound.wave) else { return voice.ended() }
            player.delegate = voice
            player.numberOfLoops = sound.loops ? -1 : 0
            player.enableRate = true
            voice.player = player
            voice.apply()
        }
    }
    /// Lets the sound be louder or faster, or stand still.
    func set(_ wish: Wish) {
        let isOther = lock.withLock {
            guard wish != self.wish else { return false }
            (base, since) = (place, since == nil ? nil : mach_absolute_time())
            self.wish = wish
            return feed != nil
        }
        if isOther { later { $0.apply() } }
    }
    /// Ends the sound.
    func end() {
        let had = lock.withLock {
            defer { (feed, base, since) = (nil, 0, nil) }
            return feed != nil
        }
        if had { later { $0.silence() } }
    }

    private func silence() {
        player?.delegate = nil
        player?.stop()
        player = nil
        lock.withLock {
            timer?.cancel()
            timer = nil
        }
    }

    private func apply() {
        guard let player else { return }
        let wish = lock.withLock { self.wish }
        player.volume = min(max(wish.volume, 0), 1)
        if player.rate != wish.rate { player.rate = wish.rate }
        guard wish.isPlaying != player.isPlaying else { return }
        if wish.isPlaying { player.play() } else { player.pause() }
        lock.withLock {
            (base, since) = (place, wish.isPlaying ? mach_absolute_time() : nil)
            timer?.cancel()
            timer = nil
            guard wish.isPlaying else { return }
            let timer = DispatchSource.makeTimerSource(queue: taps)
            timer.schedule(deadline: .now(), repeating: 0.02)
            timer.setEventHandler { [weak self] in self?.tell() }
            timer.resume()
            self.timer = timer
        }
    }

    /// Hands taps what was heard since they were handed something.
    private func tell() {
        let (feed, position) = lock.withLock { (self.feed, place) }
        guard let feed else { return }
        feed.hand(upTo: Int(position * feed.sound.rate))
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { finish() }
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) { finish() }

    private func finish() {
        silence()
        let feed = lock.withLock {
            defer { (self.feed, base, since) = (nil, 0, nil) }
            return self.feed
        }
        // The timer may have been late: taps get all of a sound.
        if let feed { taps.async { feed.hand(upTo: feed.sound.frames, isOver: true) } }
        ended()
    }
}
