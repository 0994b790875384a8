// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import Foundation

/// A number of samples of each of the sounds side by side.
public typealias AVAudioFrameCount = UInt32
/// The number of a sample within a sound.
public typealias AVAudioFramePosition = Int64
/// A number of sounds side by side.
public typealias AVAudioChannelCount = UInt32
/// A number of packets.
public typealias AVAudioPacketCount = UInt32
/// The number of an input or an output of a node.
public typealias AVAudioNodeBus = Int

/// Whether each sound's samples are on their own, in the settings of a recorder.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// Whether length and times are to be read exactly, among the options of an ``AVURLAsset``: they always are here.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// How each sample is written.
public enum AVAudioCommonFormat: UInt, Sendable {
    /// Another one than these.
    case otherFormat
    /// A fraction of single precision, usually in -1...1.
    case pcmFormatFloat32
    /// A fraction of double precision, usually in -1...1.
    case pcmFormatFloat64
    /// A whole number of 16 bits.
    case pcmFormatInt16
    /// A whole number of 32 bits.
    case pcmFormatInt32

    /// The size of a sample.
    var byteCount: Int {
        switch self {
        case .otherFormat: 0
        case .pcmFormatInt16: 2
        case .pcmFormatFloat32, .pcmFormatInt32: 4
        case .pcmFormatFloat64: 8
        }
    }
}
