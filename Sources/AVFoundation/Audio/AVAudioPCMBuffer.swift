import Foundation

/// Sound in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// How the samples are laid out.
    public let format: AVAudioFormat

    init(_ format: AVAudioFormat) { self.format = format }
}

/// Samples of sound in memory, zero at first.
///
/// They are reached by pointers, which are good as long as the buffer is there. One thread at a time.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// How many samples of each sound there is room for.
    public let frameCapacity: AVAudioFrameCount
    /// How many samples of each sound there are; no more than there is room for.
    open var frameLength: AVAudioFrameCount {
        get { length }
        set { length = min(newValue, frameCapacity) }
    }
    /// How far it is from one sample of a sound to its next, in samples: the number of sounds where they are side by side, else 1.
    public var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    private var length: AVAudioFrameCount = 0
    private let memory: UnsafeMutableRawPointer
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

    /// Room for some samples. Nil for a layout without sounds.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let size = format.commonFormat.byteCount
        guard format.channelCount > 0, size > 0 else { return nil }
        self.frameCapacity = frameCapacity
        let count = Int(format.channelCount)
        let byteCount = max(Int(frameCapacity) * count * size, 1)
        memory = .allocate(byteCount: byteCount, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
        channels = .allocate(capacity: count)
        for channel in 0..<count {
            let place = format.isInterleaved ? channel * size : channel * Int(frameCapacity) * size
            (channels + channel).initialize(to: memory + place)
        }
        super.init(format)
    }

    /// Where the samples are: those of all sounds side by side, or each sound's.
    var blocks: [UnsafeMutableRawPointer] {
        (0..<(format.isInterleaved ? 1 : Int(format.channelCount))).map { channels[$0] }
    }
    /// How far it is from the samples of one time to those of the next within a block, in bytes.
    var frameStep: Int { stride * format.commonFormat.byteCount }

    deinit {
        channels.deallocate()
        memory.deallocate()
    }

    private func samples<Sample>(
        _ format: AVAudioCommonFormat, _ type: Sample.Type
    ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard self.format.commonFormat == format else { return nil }
        // A pointer is a pointer, whatever it leads to: the list of them is read as one of pointers to samples.
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }

    /// The samples of each sound, ``stride`` apart, where they are fractions of single precision; else nil.
    public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
        samples(.pcmFormatFloat32, Float.self)
    }
    /// The samples of each sound, ``stride`` apart, where they are whole numbers of 16 bits; else nil.
    public var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { samples(.pcmFormatInt16, Int16.self) }
    /// The samples of each sound, ``stride`` apart, where they are whole numbers of 32 bits; else nil.
    public var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { samples(.pcmFormatInt32, Int32.self) }
}
