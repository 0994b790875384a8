import DovetailBase
import Foundation

/// A node that computes something of sound.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    /// The name of the kind of unit, such as `Reverb`.
    open var name: String { String(String(describing: Swift.type(of: self)).dropFirst("AVAudioUnit".count)) }
}

/// A node that changes sound. No effect is computed here: sound passes unchanged, which the log tells once.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether sound passes as it is. It does.
    open var bypass = false

    public override init() {
        super.init()
        Log.warnOnce("AVAudioUnitEffect", "effects of AVAudioEngine are not computed: sound passes \(name) as it is")
    }
}

/// Rooms that sound is in.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral,
        largeRoom2
    case mediumHall2, mediumHall3, largeHall2
}

/// Sound as in a room. It is not heard: see ``AVAudioUnitEffect``.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    /// How much of it there is, in percent.
    open var wetDryMix: Float = 0
    /// Takes the settings of a room.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// Sound that comes again. It is not heard: see ``AVAudioUnitEffect``.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    /// After how many seconds.
    open var delayTime: TimeInterval = 1
    /// How much of it comes again once more, in percent.
    open var feedback: Float = 50
    /// Above which frequency nothing comes again, in hertz.
    open var lowPassCutoff: Float = 15_000
    /// How much of it there is, in percent.
    open var wetDryMix: Float = 100
}

/// Ways in which sound is distorted.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1,
        multiDecimated2
    case multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1,
        multiEcho2
    case multiEchoTight1, multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference,
        speechGoldenPi
    case speechRadioTower, speechWaves
}

/// Distorted sound. It is not heard: see ``AVAudioUnitEffect``.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    /// How loud sound is before, in decibels.
    open var preGain: Float = -6
    /// How much of it there is, in percent.
    open var wetDryMix: Float = 50
    /// Takes the settings of a way.
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// What a band of an equalizer does.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf,
        resonantLowShelf
    case resonantHighShelf
}

/// A band of an equalizer. Its settings are kept.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    open var filterType = AVAudioUnitEQFilterType.parametric
    /// In hertz.
    open var frequency: Float = 1000
    /// In octaves.
    open var bandwidth: Float = 0.5
    /// In decibels.
    open var gain: Float = 0
    /// Whether sound passes the band as it is.
    open var bypass = true
    override init() {}
}

/// Frequencies that are louder and softer. It is not heard: see ``AVAudioUnitEffect``.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    /// The bands.
    public let bands: [AVAudioUnitEQFilterParameters]
    /// How loud all of it is, in decibels.
    open var globalGain: Float = 0
    /// An equalizer of some bands.
    public init(numberOfBands: Int) { bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() } }
    /// An equalizer of one band.
    public convenience override init() { self.init(numberOfBands: 1) }
}

/// A node that lets sound be faster or slower.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether sound passes as it is.
    open var bypass = false { didSet { engine?.volumesChanged() } }
    public override init() {}
    /// How fast it is.
    fileprivate var wanted: Float { 1 }
    var speed: Float { bypass ? 1 : min(max(wanted, 0.5), 2) }
}

/// Sound that is faster and slower, from half as fast to twice: without another pitch here.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// How fast it is.
    open var rate: Float = 1 { didSet { engine?.volumesChanged() } }
    override fileprivate var wanted: Float { rate }
}

/// Sound that is faster and slower, from half as fast to twice, with a pitch of its own. The pitch is not heard.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// How fast it is.
    open var rate: Float = 1 { didSet { engine?.volumesChanged() } }
    /// By how much it is higher, in hundredths of a semitone. It is kept, and not heard.
    open var pitch: Float = 0
    /// How much its parts lie over each other. It is kept, and nothing else.
    open var overlap: Float = 8
    override fileprivate var wanted: Float { rate }
}
