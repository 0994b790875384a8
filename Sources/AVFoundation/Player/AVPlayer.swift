import DovetailEngine
import DovetailMedia
import Foundation

/// Plays sound and film, by GStreamer. Use it on the main thread.
///
/// A film is seen in AVKit's `VideoPlayer`, or in a layer (``AVPlayerLayer``). Where no device plays sound, it plays in silence, which is logged once.
/// One that stands still costs no processor time.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// Whether it can play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// Whether it plays.
    public enum TimeControlStatus: Int, Sendable {
        case paused
        /// It would play if it could; see ``AVPlayer/reasonForWaitingToPlay``.
        case waitingToPlayAtSpecifiedRate
        case playing
    }
    /// What it does at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// It goes on to the next of a queue.
        case advance
        case pause
        /// It stays as it is, at the end.
        case none
    }
    /// Why it waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    /// The rate was changed. Its object is the player.
    public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")

    private var item: AVPlayerItem?
    private var wantedRate: Float = 0
    private var shownStatus = TimeControlStatus.paused
    let observers = PlayerTimeObservers()
    /// Plays it in step with players of others, of whom there are none.
    public private(set) lazy var playbackCoordinator = AVPlayerPlaybackCoordinator(self)

    /// The picture, for views.
    package let picture = PlayerPicture()
    /// What controls show.
    package let display = PlayerDisplay()

    /// A player of nothing.
    public override init() {
        super.init()
        observers.player = self
    }
    /// A player of what is at an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// A player of an item.
    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        if let item { replaceCurrentItem(with: item) }
    }

    deinit { item?.detach() }

    // MARK: Item

    /// What it plays. It can be observed.
    public var currentItem: AVPlayerItem? { item }

    /// Plays another item from now on, at the same rate. An item belongs to one player at a time: it is taken from another one.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== self.item else { return }
        if let other = item?.player, other !== self { other.replaceCurrentItem(with: nil) }
        announce(.currentItem) {
            self.item?.detach()
            self.item = item
        }
        picture.frame = nil
        (display.failure, display.duration, display.hasPictures) = (nil, nil, nil)
        item?.attach(to: self)
        applySettings()
        applyRate()
        display.jumps += 1
    }

    // MARK: Playing

    /// Whether it can play. It can be observed.
    public var status: Status { item?.status == .failed ? .failed : item == nil ? .unknown : .readyToPlay }
    /// Why it can't play.
    public var error: (any Error)? { item?.error }

    /// The speed: 0 stands still, 1 is that of the item. A film is not played backwards: less than 0 stands still. It can be observed.
    open var rate: Float {
        get { wantedRate }
        set {
            let rate = newValue > 0 && newValue.isFinite ? newValue : 0
            guard rate != wantedRate else { return }
            announce(.rate) { wantedRate = rate }
            NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
            applyRate()
            observers.tell()
        }
    }
    /// The speed that ``play()`` sets.
    open var defaultRate: Float = 1
    /// Plays, at ``defaultRate``.
    open func play() { rate = defaultRate }
    /// Stands still.
    open func pause() { rate = 0 }
    /// Plays at a speed at once, without waiting for more to be loaded. That is the same as setting ``rate`` here.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// Whether it plays. It can be observed.
    public var timeControlStatus: TimeControlStatus { shownStatus }
    /// Why it waits; nil if it does not.
    public var reasonForWaitingToPlay: WaitingReason? {
        guard shownStatus == .waitingToPlayAtSpecifiedRate else { return nil }
        return item == nil ? .noItemToPlay : item?.status == .unknown ? .evaluatingBufferingRate : .toMinimizeStalls
    }
    /// What it does at the end of an item.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether it waits for more where that would avoid waits later; GStreamer decides.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Whether the display stays on while a film plays. That is the desktop's own matter.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Whether it may be shown by a television: there is none here.
    open var allowsExternalPlayback = false
    /// Whether a television shows the film while it shows the device's screen. There is none here.
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    /// How the film fits a television's screen. There is none here.
    open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether it is shown by a television: it never is.
    public var isExternalPlaybackActive: Bool { false }
    /// Whether subtitles are chosen by the person's settings. None are shown here.
    open var appliesMediaSelectionCriteriaAutomatically = true

    private func applyRate() {
        if let pipeline = item?.pipeline {
            if wantedRate > 0 {
                pipeline.setRate(Double(wantedRate))
                pipeline.play()
            } else {
                pipeline.pause()
            }
        }
        updateTimeControl()
    }

    private func updateTimeControl() {
        let canPlay = item?.status == .readyToPlay && item?.isPlaybackLikelyToKeepUp == true
        let new: TimeControlStatus = wantedRate == 0 ? .paused : canPlay ? .playing : .waitingToPlayAtSpecifiedRate
        if new != shownStatus { announce(.timeControlStatus) { shownStatus = new } }
        if display.isPlaying != (wantedRate > 0) { display.isPlaying = wantedRate > 0 }
        let isWaiting = new == .waitingToPlayAtSpecifiedRate && item != nil && item?.status != .failed
        if display.isWaiting != isWaiting { display.isWaiting = isWaiting }
        observers.run(isPlaying: new == .playing, rate: Double(wantedRate))
    }

    // MARK: Sound

    /// How loud it is, from 0 to 1.
    open var volume: Float = 1 { didSet { item?.pipeline?.setVolume(Double(volume)) } }
    /// Whether it is not heard.
    open var isMuted = false {
        didSet {
            guard isMuted != oldValue else { return }
            item?.pipeline?.setMuted(isMuted)
            display.isMuted = isMuted
        }
    }

    private func applySettings() {
        item?.pipeline?.setVolume(Double(volume))
        item?.pipeline?.setMuted(isMuted)
    }

    // MARK: Time

    /// Where it is.
    open func currentTime() -> CMTime { item?.currentTime() ?? .zero }
    /// Goes to a time nearby that is found fast: the last whole picture before it.
    open func seek(to time: CMTime) { item?.seek(to: time, completionHandler: nil) }
    /// Goes to a time: to that very one where both tolerances are zero.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        item?.seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: nil)
    }
    /// Goes to a time nearby that is found fast. `completionHandler` is told false if another time was asked for before.
    @preconcurrency open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        guard let item else { return completionHandler(false) }
        item.seek(to: time, completionHandler: completionHandler)
    }
    /// Goes to a time: to that very one where both tolerances are zero.
    @preconcurrency open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        guard let item else { return completionHandler(false) }
        item.seek(
            to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter,
            completionHandler: completionHandler)
    }
    /// Goes to a time nearby that is found fast. False if another one was asked for before. Any thread.
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { done in
            DispatchQueue.onMain { self.seek(to: time) { done.resume(returning: $0) } }
        }
    }
    /// Goes to a time. False if another one was asked for before. Any thread.
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await withCheckedContinuation { done in
            DispatchQueue.onMain {
                self.seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) {
                    done.resume(returning: $0)
                }
            }
        }
    }

    /// Calls a closure with the time at each multiple of an interval while it plays, and when it begins, stops or goes elsewhere.
    ///
    /// - Parameter queue: Where the closure is called: nil for the main queue.
    /// - Returns: What ends it, with ``removeTimeObserver(_:)``.
    @preconcurrency open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { observers.addPeriodic(interval.seconds, queue, block) }
    /// Calls a closure when it passes one of some times.
    @preconcurrency open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { observers.addBoundaries(times.map(\.timeValue.seconds), queue, block) }
    /// Ends what ``addPeriodicTimeObserver(forInterval:queue:using:)`` began.
    open func removeTimeObserver(_ observer: Any) { observers.remove(observer) }

    // MARK: What the item tells

    func itemIsReady(_ item: AVPlayerItem) {
        guard item === self.item else { return }
        display.duration = item.duration.isNumeric ? item.duration.seconds : nil
        display.hasPictures = (item.pipeline?.streams.video ?? 0) > 0
        announce(.status) {}
        updateTimeControl()
    }

    func show(_ frame: PixelFrame, of item: AVPlayerItem) { if item === self.item { picture.frame = frame } }

    func waitingChanged(_ item: AVPlayerItem) { if item === self.item { updateTimeControl() } }

    func jumped(_ item: AVPlayerItem) {
        guard item === self.item else { return }
        display.jumps += 1
        observers.tell()
    }

    func failed(_ item: AVPlayerItem, _ message: String) {
        guard item === self.item else { return }
        display.failure = message
        announce(.status) {}
        updateTimeControl()
    }

    func reachedEnd(of item: AVPlayerItem) {
        guard item === self.item else { return }
        observers.tell()
        let isAdvancing = actionAtItemEnd == .advance
        if actionAtItemEnd == .pause { rate = 0 }
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
        if isAdvancing, item === self.item { advance() }
    }

    /// Goes on to what comes after the current item: here nothing does.
    func advance() { rate = 0 }

    // MARK: Observing

    enum Observed { case rate, status, timeControlStatus, currentItem }

    /// Changes a property that can be observed.
    func announce(_ property: Observed, _ change: () -> Void) {
        switch property {
        case .rate: announce(\AVPlayer.rate, change)
        case .status: announce(\AVPlayer.status, change)
        case .timeControlStatus: announce(\AVPlayer.timeControlStatus, change)
        case .currentItem: announce(\AVPlayer.currentItem, change)
        }
    }

    private func announce<Value>(_ keyPath: KeyPath<AVPlayer, Value>, _ change: () -> Void) {
        willChangeValue(for: keyPath)
        change()
        didChangeValue(for: keyPath)
    }
}
