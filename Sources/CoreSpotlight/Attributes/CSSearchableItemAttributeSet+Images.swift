import Foundation

/// What pictures have.
extension CSSearchableItemAttributeSet {
    public var isoSpeed: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var acquisitionMake: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var acquisitionModel: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var aperture: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var bitsPerSample: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var cameraOwner: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var colorSpace: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var flashOn: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var focalLength: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var focalLength35mm: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var layerNames: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var lensModel: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var orientation: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var pixelCount: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var pixelHeight: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var pixelWidth: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var whiteBalance: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var exifgpsVersion: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var exifVersion: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var exposureMode: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var exposureProgram: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var exposureTime: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var exposureTimeString: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var fNumber: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var hasAlphaChannel: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var maxAperture: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var meteringMode: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var profileName: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var redEyeOn: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var resolutionHeightDPI: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var resolutionWidthDPI: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
}
