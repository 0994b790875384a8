import DovetailCore
import Foundation

extension AVAudioSession {
    /// A kind of way that sound takes into the machine, or out of it.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let lineIn = Port(rawValue: "LineIn")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let headphones = Port(rawValue: "Headphones")
        public static let lineOut = Port(rawValue: "LineOut")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let carAudio = Port(rawValue: "CarAudio")
        public static let usbAudio = Port(rawValue: "USBAudio")
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let HDMI = Port(rawValue: "HDMIOutput")
        public static let displayPort = Port(rawValue: "DisplayPort")
        public static let thunderbolt = Port(rawValue: "Thunderbolt")
        public static let fireWire = Port(rawValue: "FireWire")
        public static let virtual = Port(rawValue: "Virtual")
    }

    /// The ways that sound takes: out by the desktop's usual one, which is called a speaker since the desktop tells no kind, and in by none.
    public var currentRoute: AVAudioSessionRouteDescription { .desktop }
    /// What sound could come from: nothing records here.
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    /// What sound is wanted from: nothing records here.
    public var preferredInput: AVAudioSessionPortDescription? { nil }
    /// Chooses what sound comes from. Nothing records here, so it has no effect.
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        Log.noteAccepted("AVAudioSession.setPreferredInput(_:)")
    }
    /// Sounds side by side that come in: none.
    public var inputNumberOfChannels: Int { 0 }
    /// Sounds side by side that go out.
    public var outputNumberOfChannels: Int { 2 }
    /// The most sounds side by side that could come in: none.
    public var maximumInputNumberOfChannels: Int { 0 }
    /// The most sounds side by side that could go out.
    public var maximumOutputNumberOfChannels: Int { 2 }
    /// Seconds until what comes in is there: none.
    public var inputLatency: TimeInterval { 0 }
    /// Seconds until what goes out is heard: not known, so none.
    public var outputLatency: TimeInterval { 0 }
    /// How much what comes in is amplified: none comes in.
    public var inputGain: Float { 0 }
    /// Whether that can be set: it can not.
    public var isInputGainSettable: Bool { false }
}

/// A way that sound takes into the machine, or out of it.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    /// Its kind.
    open var portType: AVAudioSession.Port { kind }
    /// Its name for persons.
    open var portName: String { name }
    /// What it is known by.
    open var uid: String { kind.rawValue }
    /// Whether calls by hardware are handled: they are not.
    open var hasHardwareVoiceCallProcessing: Bool { false }

    private let kind: AVAudioSession.Port
    private let name: String

    init(_ kind: AVAudioSession.Port, name: String) {
        self.kind = kind
        self.name = name
    }
}

/// The ways that sound takes.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    /// Those into the machine.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// Those out of it.
    open var outputs: [AVAudioSessionPortDescription] { ways }

    private let ways: [AVAudioSessionPortDescription]

    init(outputs: [AVAudioSessionPortDescription]) { ways = outputs }

    static let desktop = AVAudioSessionRouteDescription(outputs: [
        AVAudioSessionPortDescription(.builtInSpeaker, name: "Speaker")
    ])
}
