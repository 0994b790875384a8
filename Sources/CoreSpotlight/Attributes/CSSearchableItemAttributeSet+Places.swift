import Foundation

/// What places have, and what was made there.
extension CSSearchableItemAttributeSet {
    /// In metres.
    public var altitude: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var city: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var country: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var gpsAreaInformation: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var gpsdop: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var gpsDateStamp: Date? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var gpsDestBearing: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var gpsDestDistance: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var gpsDestLatitude: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var gpsDestLongitude: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var gpsDifferental: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var gpsMapDatum: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var gpsMeasureMode: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var gpsProcessingMethod: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var gpsStatus: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var gpsTrack: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var headline: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var imageDirection: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var instructions: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// In degrees, as the longitude.
    public var latitude: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var longitude: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var namedLocation: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var speed: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var stateOrProvince: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var timestamp: Date? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var fullyFormattedAddress: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var postalCode: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var subThoroughfare: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var thoroughfare: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
}
