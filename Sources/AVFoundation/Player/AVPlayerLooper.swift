import Foundation

/// Plays an item again and again in a queue player, as long as it is kept. Use it on the main thread.
///
/// The item itself goes back to its beginning, where Apple's takes copies of it; so there is a short pause between two rounds.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    /// Whether it can loop.
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
    /// Where copies of the item go: there are none.
    public enum ItemOrdering: Int, Sendable { case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems }

    private let item: AVPlayerItem
    private let range: CMTimeRange
    private weak var player: AVQueuePlayer?
    private var end: Any?
    /// Whether it loops. It can be observed.
    public private(set) var status = Status.ready
    /// Why it does not loop.
    public var error: (any Error)? { item.error }
    /// How many rounds have ended. It can be observed.
    public private(set) var loopCount = 0
    /// The item that it plays.
    public var loopingPlayerItems: [AVPlayerItem] { [item] }

    /// Plays an item again and again: all of it, or what is in a range. What was in the player's queue is taken out.
    public init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange: CMTimeRange = .invalid) {
        (self.player, item, range) = (player, templateItem, timeRange)
        super.init()
        player.looper = self
        if player.currentItem !== templateItem || player.items().count > 1 {
            player.removeAllItems()
            player.insert(templateItem, after: nil)
        }
        guard range.isValid, range.duration.isNumeric else { return }
        if range.start > .zero {
            templateItem.seek(to: range.start, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: nil)
        }
        end = player.addBoundaryTimeObserver(forTimes: [NSValue(time: range.end)], queue: nil) { [weak self] in
            guard let self else { return }
            _ = begins(another: item)
        }
    }

    deinit { if let end { player?.removeTimeObserver(end) } }

    /// Lets the round that is played be the last.
    open func disableLooping() {
        willChangeValue(for: \.status)
        status = .cancelled
        didChangeValue(for: \.status)
    }

    /// Begins another round of an item that has ended; returns false where that is not its own, or it loops no more.
    func begins(another ended: AVPlayerItem) -> Bool {
        guard ended === item, status == .ready else { return false }
        willChangeValue(for: \.loopCount)
        loopCount += 1
        didChangeValue(for: \.loopCount)
        let start = range.isValid && range.start.isNumeric ? range.start : .zero
        item.seek(to: start, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: nil)
        return true
    }
}
