import DovetailPlatform
import Foundation

/// A command that the desktop's keys and panels can give, as long as it is enabled and somebody handles it.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    private enum Handler {
        case closure((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
        case method(Selector)
    }
    private struct Target {
        let key: AnyObject
        let handler: Handler
    }

    private weak var desktop: DesktopMediaControls?
    private let lock = NSLock()
    // Both belong to the lock.
    private var targets: [Target] = []
    private var isOn = true

    package init(_ desktop: DesktopMediaControls) { self.desktop = desktop }

    /// Whether it can be given now. The desktop shows it accordingly.
    open var isEnabled: Bool {
        get { lock.withLock { isOn } }
        set {
            let isOther = lock.withLock {
                defer { isOn = newValue }
                return isOn != newValue
            }
            if isOther { changed() }
        }
    }

    /// Whether it is enabled and somebody handles it.
    package var isActive: Bool { lock.withLock { isOn && !targets.isEmpty } }

    /// Handles the command on the main thread.
    /// - Returns: What ``removeTarget(_:)`` takes.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let key = NSObject()
        add(Target(key: key, handler: .closure(handler)))
        return key
    }

    /// Calls a method of an object on the main thread, for as long as it is not removed. It holds the object.
    open func addTarget(_ target: Any, action: Selector) {
        add(Target(key: target as AnyObject, handler: .method(action)))
    }

    private func add(_ target: Target) {
        lock.withLock { targets.append(target) }
        changed()
    }

    /// Takes away what ``addTarget(handler:)`` returned, or an object; nil for all.
    open func removeTarget(_ target: Any?) {
        lock.withLock {
            guard let target else { return targets = [] }
            targets.removeAll { $0.key === target as AnyObject }
        }
        changed()
    }

    /// Takes away a method of an object; nil for all of its methods.
    open func removeTarget(_ target: Any, action: Selector?) {
        lock.withLock {
            targets.removeAll { known in
                guard known.key === target as AnyObject else { return false }
                guard let action else { return true }
                if case .method(let method) = known.handler { return method == action }
                return false
            }
        }
        changed()
    }

    /// Tells the desktop that the command is another one.
    func changed() { desktop?.commandsChanged() }

    /// Has the command handled. The status is that of the first handler that did not succeed.
    @MainActor
    @discardableResult
    package func perform(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
        let targets = lock.withLock { isOn ? self.targets : [] }
        guard !targets.isEmpty else { return .commandFailed }
        var result = MPRemoteCommandHandlerStatus.success
        for target in targets {
            let status: MPRemoteCommandHandlerStatus
            switch target.handler {
            case .closure(let handler): status = handler(event)
            case .method(let selector):
                status = selector.send(to: target.key, from: event) ? .success : .commandFailed
            }
            if result == .success { result = status }
        }
        return result
    }
}

/// Skips a bit.
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    /// How far, in seconds; the first is taken. 10 unless others are set.
    public var preferredIntervals: [NSNumber] = [10]
}

/// Likes, dislikes or marks what is played. No desktop gives it.
public final class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    /// Whether it was given to what is played.
    public var isActiveFeedback = false
    public var localizedTitle = ""
    public var localizedShortTitle = ""
}

/// Rates what is played. No desktop gives it.
public final class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    public var minimumRating: Float = 0
    public var maximumRating: Float = 1
}

/// Plays faster or slower.
public final class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    /// The rates that can be chosen. The desktop is told the least and the greatest.
    public var supportedPlaybackRates: [NSNumber] = [] { didSet { changed() } }
}

/// Goes to another place.
public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// Plays again.
public final class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    /// What is so now.
    public var currentRepeatType = MPRepeatType.off { didSet { changed() } }
}

/// Changes the order.
public final class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    /// What is so now.
    public var currentShuffleType = MPShuffleType.off { didSet { changed() } }
}

extension Selector {
    /// A method that takes a command of the desktop's and says what came of it.
    public init<Target: AnyObject, Event: MPRemoteCommandEvent>(
        _ name: String = "",
        calling method: @escaping @MainActor (Target) -> @MainActor (Event) -> MPRemoteCommandHandlerStatus
    ) {
        self.init(
            name,
            calling: { (target: Target) in
                { @MainActor (event: Event) -> Void in _ = method(target)(event) }
            })
    }
}
