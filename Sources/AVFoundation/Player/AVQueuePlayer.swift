import Foundation

/// Plays items one after the other. Use it on the main thread.
///
/// The next item is loaded when the one before has ended.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var waiting: [AVPlayerItem] = []
    /// What puts items that have ended at the end of the queue again.
    weak var looper: AVPlayerLooper?

    /// A player of no items.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }
    /// A player of some items.
    public init(items: [AVPlayerItem]) {
        super.init()
        actionAtItemEnd = .advance
        waiting = Array(items.dropFirst())
        if let first = items.first { super.replaceCurrentItem(with: first) }
    }

    /// The items that are left: the current one first.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

    /// Goes on to the next item, and takes the current one out of the queue.
    open func advanceToNextItem() {
        let next = waiting.isEmpty ? nil : waiting.removeFirst()
        super.replaceCurrentItem(with: next)
        if next == nil { rate = 0 }
    }
    /// Whether an item can be put after another one: not if it is in the queue.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !items().contains { $0 === item } && (afterItem == nil || items().contains { $0 === afterItem })
    }
    /// Puts an item after another one; with nil at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        guard currentItem != nil else { return super.replaceCurrentItem(with: item) }
        let place = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? (afterItem == nil ? waiting.count : 0)
        waiting.insert(item, at: place)
    }
    /// Takes an item out. If it is the current one, the next is played.
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        waiting.removeAll { $0 === item }
    }
    /// Takes all items out.
    open func removeAllItems() {
        waiting = []
        super.replaceCurrentItem(with: nil)
    }
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        if let item { waiting.removeAll { $0 === item } }
        super.replaceCurrentItem(with: item)
    }

    override func advance() {
        let ended = currentItem
        if let ended, let looper, looper.begins(another: ended) { return }
        advanceToNextItem()
    }

    override func announce(_ property: Observed, _ change: () -> Void) {
        switch property {
        case .rate: announce(\AVQueuePlayer.rate, property, change)
        case .status: announce(\AVQueuePlayer.status, property, change)
        case .timeControlStatus: announce(\AVQueuePlayer.timeControlStatus, property, change)
        case .currentItem: announce(\AVQueuePlayer.currentItem, property, change)
        }
    }

    /// A path of this class is another one than that of the player's.
    private func announce<Value>(
        _ keyPath: KeyPath<AVQueuePlayer, Value>, _ property: Observed, _ change: () -> Void
    ) {
        willChangeValue(for: keyPath)
        super.announce(property, change)
        didChangeValue(for: keyPath)
    }
}
