import Foundation

/// What music has.
extension CSSearchableItemAttributeSet {
    public var album: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var artist: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var audioChannelCount: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var audioEncodingApplication: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var audioSampleRate: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var audioTrackNumber: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var composer: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var keySignature: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var lyricist: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var musicalGenre: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var recordingDate: Date? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var tempo: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var timeSignature: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var generalMIDISequence: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var musicalInstrumentCategory: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var musicalInstrumentName: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
}
