import DovetailCore
import Foundation

/// What an app would like sound to be like. The desktop decides: what is set is kept, and has no effect.
extension AVAudioSession {
    /// How often the person is asked and reminded while sound plays.
    public enum PromptStyle: UInt, Sendable {
        case none = 0x6e6f_6e65
        case short = 0x7368_7274
        case normal = 0x6e72_6d6c
    }
    /// Why there was an interruption.
    public enum InterruptionReason: UInt, Sendable {
        case `default` = 0
        case appWasSuspended, builtInMicMuted
        case routeDisconnected = 4
    }
    /// Whether another app's sound begins or ends.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }

    /// What served sound was lost. Never posted here.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")

    /// All there are.
    public var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .playAndRecord, .multiRoute] }
    /// All there are.
    public var availableModes: [Mode] {
        [
            .default, .moviePlayback, .spokenAudio, .measurement, .voiceChat, .videoChat, .videoRecording, .gameChat,
            .voicePrompt,
        ]
    }
    /// How far sound goes: as usual.
    public var routeSharingPolicy: RouteSharingPolicy { .default }
    /// How often the person may be talked to: as usual.
    public var promptStyle: PromptStyle { .normal }
    /// Says what the sound is for. It is kept, and has no effect.
    public func setCategory(_ category: Category, options: CategoryOptions) throws {
        try setCategory(category, mode: mode, options: options)
    }
    /// Wishes samples for each second. The desktop decides.
    public func setPreferredSampleRate(_ sampleRate: Double) throws {
        wishes.set("AVAudioSession.setPreferredSampleRate(_:)") { $0.sampleRate = sampleRate }
    }
    /// The samples for each second that were wished for; 0 for no wish.
    public var preferredSampleRate: Double { wishes.get(\.sampleRate) }
    /// Wishes how much sound is handed on at once, in seconds. The desktop decides.
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        wishes.set("AVAudioSession.setPreferredIOBufferDuration(_:)") { $0.bufferDuration = duration }
    }
    /// How much sound was wished to be handed on at once, in seconds; 0 for no wish.
    public var preferredIOBufferDuration: TimeInterval { wishes.get(\.bufferDuration) }
    /// How much sound is handed on at once, in seconds: what was wished for, else what is usual.
    public var ioBufferDuration: TimeInterval {
        let wished = wishes.get(\.bufferDuration)
        return wished > 0 ? wished : 0.02
    }
    /// Wishes sounds side by side to come in. None come.
    public func setPreferredInputNumberOfChannels(_ count: Int) throws {
        wishes.set("AVAudioSession.setPreferredInputNumberOfChannels(_:)") { $0.inputs = count }
    }
    /// How many sounds were wished to come in side by side.
    public var preferredInputNumberOfChannels: Int { wishes.get(\.inputs) }
    /// Wishes sounds side by side to go out. The desktop decides.
    public func setPreferredOutputNumberOfChannels(_ count: Int) throws {
        wishes.set("AVAudioSession.setPreferredOutputNumberOfChannels(_:)") { $0.outputs = count }
    }
    /// How many sounds were wished to go out side by side.
    public var preferredOutputNumberOfChannels: Int { wishes.get(\.outputs) }
    /// Says that calls and the like should not interrupt. Nothing interrupts here.
    public func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {
        wishes.set("AVAudioSession.setPrefersNoInterruptionsFromSystemAlerts(_:)") { $0.noInterruptions = inValue }
    }
    /// Whether calls and the like should not interrupt.
    public var prefersNoInterruptionsFromSystemAlerts: Bool { wishes.get(\.noInterruptions) }
    /// Says whether the device may shake while it records. It does neither.
    public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
        wishes.set("AVAudioSession.setAllowHapticsAndSystemSoundsDuringRecording(_:)") { $0.shakes = inValue }
    }
    /// Whether the device may shake while it records.
    public var allowHapticsAndSystemSoundsDuringRecording: Bool { wishes.get(\.shakes) }

    private var wishes: AudioWishes { AudioWishes.ofApp }
}

/// What was wished for, from any thread. There is one session in an app.
private final class AudioWishes: @unchecked Sendable {
    struct Values {
        var sampleRate = 0.0
        var bufferDuration = 0.0
        var inputs = 0
        var outputs = 0
        var noInterruptions = false
        var shakes = false
    }

    static let ofApp = AudioWishes()
    private let lock = NSLock()
    private var values = Values()

    func get<Value>(_ path: KeyPath<Values, Value>) -> Value { lock.withLock { values[keyPath: path] } }
    func set(_ name: StaticString, _ change: (inout Values) -> Void) {
        Log.noteAccepted(name)
        lock.withLock { change(&values) }
    }
}
