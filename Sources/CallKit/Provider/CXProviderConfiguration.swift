import Foundation

/// How an app's calls are shown. All is kept, and nothing is shown.
open class CXProviderConfiguration: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the app.
    public let localizedName: String?
    /// The name of the file of sound that rings.
    open var ringtoneSound: String?
    /// A picture of 40 by 40 points, as a PNG file.
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    /// Whether calls are listed among the last ones.
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []

    public override init() { localizedName = nil }
    /// One with the name of the app, as it was given before iOS 14.
    public init(localizedName: String) { self.localizedName = localizedName }

    open func copy(with zone: NSZone? = nil) -> Any {
        let other = localizedName.map { CXProviderConfiguration(localizedName: $0) } ?? CXProviderConfiguration()
        (other.ringtoneSound, other.iconTemplateImageData) = (ringtoneSound, iconTemplateImageData)
        (other.maximumCallGroups, other.maximumCallsPerCallGroup) = (maximumCallGroups, maximumCallsPerCallGroup)
        (other.includesCallsInRecents, other.supportsVideo) = (includesCallsInRecents, supportsVideo)
        other.supportedHandleTypes = supportedHandleTypes
        return other
    }
}
