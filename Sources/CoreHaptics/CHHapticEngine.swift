import DovetailBase
import Foundation

/// What a device can do.
public protocol CHHapticDeviceCapability {
    /// Whether something can be felt.
    var supportsHaptics: Bool { get }
    /// Whether something can be heard.
    var supportsAudio: Bool { get }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Begins at a time.
    func start(atTime time: TimeInterval) throws
    /// Ends at a time.
    func stop(atTime time: TimeInterval) throws
    /// Changes what is felt.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Ends at once.
    func cancel() throws
    /// Whether nothing is felt though it plays.
    var isMuted: Bool { get set }
}

/// Plays a pattern that can be stopped, gone through and repeated.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offset: TimeInterval) throws
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var completionHandler: (((any Error)?) -> Void)? { get set }
}

/// Plays patterns on a device that has what it takes, which no computer has: there is never an engine.
///
/// ``capabilitiesForHardware()`` says so, and making one throws ``CHHapticError/Code/notSupported``, as on an iPad. An app goes the way that it has for these.
public class CHHapticEngine {
    /// Why an engine has stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
    }

    /// What an engine does when its players have ended.
    public enum FinishedAction: Int, Sendable {
        case stopEngine = 1
        case leaveEngineRunning = 2
    }

    public typealias CompletionHandler = ((any Error)?) -> Void
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction
    public typealias StoppedHandler = (StoppedReason) -> Void
    public typealias ResetHandler = () -> Void

    private struct Nothing: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }

    /// What the device can do: nothing.
    public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }

    /// Throws ``CHHapticError/Code/notSupported``. The log tells once.
    public init() throws {
        Log.warnOnce("CoreHaptics", "CoreHaptics: this device has nothing that can be felt")
        throw CHHapticError(.notSupported)
    }

    // What follows is only for the compiler: there is no engine that it could be asked of.

    /// Called when the engine has stopped.
    public var stoppedHandler: StoppedHandler = { _ in }
    /// Called when the engine has to be started again.
    public var resetHandler: ResetHandler = {}
    /// Whether only what is felt is played.
    public var playsHapticsOnly = false
    /// Whether it plays sounds only. It plays nothing.
    public var playsAudioOnly = false
    /// Whether nothing is felt.
    public var isMutedForHaptics = false
    /// Whether nothing is heard.
    public var isMutedForAudio = false
    /// Whether the engine stops when nothing is played for a while.
    public var isAutoShutdownEnabled = false
    /// The engine's time, in seconds.
    public var currentTime: TimeInterval { 0 }

    /// Starts the engine.
    public func start() throws { throw CHHapticError(.notSupported) }
    /// Starts the engine.
    public func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    /// Starts the engine.
    public func start() async throws { throw CHHapticError(.notSupported) }
    /// Stops the engine.
    public func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    /// Stops the engine.
    public func stop() async throws { throw CHHapticError(.notSupported) }
    /// A player of a pattern.
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    /// A player of a pattern.
    public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    /// Makes a sound known, to be played by its number. Throws that it is not supported.
    public func registerAudioResource(
        _ resourceURL: URL, options: [CHHapticAudioResourceKey: Any] = [:]
    ) throws -> CHHapticAudioResourceID { throw CHHapticError(.notSupported) }
    /// Forgets a sound. Throws that it is not supported.
    public func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {
        throw CHHapticError(.notSupported)
    }
    /// Plays a file.
    public func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    /// Plays the bytes of a file.
    public func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
    /// Calls a closure when all players have ended.
    public func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {}
}
