// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import Foundation

/// The samples for each second, in the settings of a recorder.
public let AVSampleRateKey = "AVSampleRateKey"
/// The format, in the settings of a recorder.
public let AVFormatIDKey = "AVFormatIDKey"
/// How many sounds there are side by side, in the settings of a recorder.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// How good it is, in the settings of a recorder: the number of an ``AVAudioQuality``.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// Bits for each second, in the settings of a recorder.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// Bits for each sample, in the settings of a recorder.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether samples are fractions, in the settings of a recorder.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Whether samples begin with their larger half, in the settings of a recorder.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The number of a format.
public typealias AudioFormatID = UInt32
/// AAC, in the settings of a recorder.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Samples as they are, in the settings of a recorder.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
/// Apple's lossless format, in the settings of a recorder.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163

/// How good a recording is.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 32
    case medium = 64
    case high = 96
    case max = 127
}

/// Hears of a recorder. Nothing is ever told here.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// A recording has ended.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// A recording can't go on.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records sound on Apple's systems. Nothing records here: none can be made.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// Where the recording goes.
    public let url: URL
    /// How it records.
    public let settings: [String: Any]
    /// Hears of it.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Whether it records: never.
    open var isRecording: Bool { false }
    /// Seconds that are recorded: none.
    open var currentTime: TimeInterval { 0 }
    /// Whether loudness is measured.
    open var isMeteringEnabled = false

    /// Always throws: there is no device that records.
    public init(url: URL, settings: [String: Any]) throws {
        CaptureAbsence.tell()
        (self.url, self.settings) = (url, settings)
        super.init()
        throw AVError(.deviceNotConnected, "There is no device that records.")
    }
    /// Has it ready: it never is.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// Records: it does not.
    @discardableResult
    open func record() -> Bool { false }
    /// Records for some seconds: it does not.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }
    /// Waits.
    open func pause() {}
    /// Ends.
    open func stop() {}
    /// Removes what was recorded: nothing was.
    @discardableResult
    open func deleteRecording() -> Bool { false }
    /// Measures how loud it is.
    open func updateMeters() {}
    /// How loud it is on average: silent.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// How loud it is at most: silent.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What an app may do with sound.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    /// Whether an app may record.
    public enum recordPermission: Int, Sendable {
        case undetermined = 0x756e_6474
        case denied = 0x6465_6e79
        case granted = 0x6772_6e74
    }
    private static let own = AVAudioApplication()
    override init() {}
    /// That of the app.
    open class var shared: AVAudioApplication { own }
    /// Whether the app may record: it may not.
    open var recordPermission: AVAudioApplication.recordPermission { .denied }
    /// Asks whether the app may record. The answer is no.
    @preconcurrency open class func requestRecordPermission(
        completionHandler response: @escaping @Sendable (Bool) -> Void
    ) {
        CaptureAbsence.tell()
        DispatchQueue.main.async { response(false) }
    }
    /// Asks whether the app may record. The answer is no.
    open class func requestRecordPermission() async -> Bool {
        CaptureAbsence.tell()
        return false
    }
}
