import DovetailCore
import Foundation

/// How an app's sound gets along with that of others. On a desktop it does anyway: all of it is accepted, and has no effect. Any thread.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// What an app's sound is for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }
    /// What it is for more exactly.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }
    /// What goes with a category.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
        public static let duckOthers = CategoryOptions(rawValue: 0x2)
        public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 0x4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    }
    /// What goes with becoming active, and ceasing to be.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    /// How far sound goes.
    public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio, independent, longFormVideo }
    /// Whether an app may record.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756e_6474
        case denied = 0x6465_6e79
        case granted = 0x6772_6e74
    }
    /// What an interruption is about.
    public enum InterruptionType: UInt, Sendable { case ended, began }
    /// What is to be done after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    /// Why sound goes another way.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }
    /// Where sound goes whatever else is set.
    public enum PortOverride: UInt, Sendable {
        case none
        case speaker = 0x7370_6b72
    }

    /// Sound is interrupted, by a call for instance. Never posted here.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Sound goes another way. Never posted here.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// What plays sound was lost. Never posted here.
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    /// Another app's sound begins or ends. Never posted here.
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")

    private static let shared = AVAudioSession()
    /// That of the app.
    open class func sharedInstance() -> AVAudioSession { shared }

    private let lock = NSLock()
    private var kept: (category: Category, mode: Mode, options: CategoryOptions) = (.soloAmbient, .default, [])

    /// What was set.
    open var category: Category { lock.withLock { kept.category } }
    /// What was set.
    open var mode: Mode { lock.withLock { kept.mode } }
    /// What was set.
    open var categoryOptions: CategoryOptions { lock.withLock { kept.options } }
    /// Says what the sound is for. It is kept, and has no effect.
    open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {
        Log.noteAccepted("AVAudioSession.setCategory(_:mode:options:)")
        lock.withLock { kept = (category, mode, options) }
    }
    /// Says what the sound is for. It is kept, and has no effect.
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws { try setCategory(category, mode: mode, options: options) }
    /// Says what the sound is for more exactly. It is kept, and has no effect.
    open func setMode(_ mode: Mode) throws { lock.withLock { kept.mode = mode } }
    /// Begins or ends. Sound is played whether or not the session is active.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        Log.noteAccepted("AVAudioSession.setActive(_:options:)")
    }
    /// Chooses where sound goes: that is the desktop's own matter.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        Log.noteAccepted("AVAudioSession.overrideOutputAudioPort(_:)")
    }
    /// Whether another app plays: not known, so no.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether an app should keep quiet about small matters: no.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// How loud the machine is: not known, so 1.
    open var outputVolume: Float { 1 }
    /// Whether something records: nothing does here.
    open var isInputAvailable: Bool { false }
    /// Samples for each second.
    open var sampleRate: Double { 48_000 }

    /// Whether the app may record: it may not, since nothing records here.
    open var recordPermission: RecordPermission { .denied }
    /// Asks whether the app may record. The answer is no, since nothing records here.
    @preconcurrency open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        CaptureAbsence.tell()
        DispatchQueue.main.async { response(false) }
    }
}
