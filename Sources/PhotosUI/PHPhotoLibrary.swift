import DovetailBase
import Foundation

/// Whether an app may see a person's library of pictures.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
    case limited
}

/// What an app would like to do with a library.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

/// A library of pictures. A desktop has none that apps could see: access is denied, as on a device whose owner has said no, and the log tells once.
/// Files are chosen, which needs no permission.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let instance = PHPhotoLibrary()
    override init() {}
    /// The person's own.
    public class func shared() -> PHPhotoLibrary { instance }

    /// Whether the app may see it: that was denied.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        Log.warnOnce("PHPhotoLibrary", "PhotosUI: there is no library of pictures here; access to it is denied")
        return .denied
    }
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }
    /// Asks nobody, and tells on a queue of the system's that it was denied.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        let status = authorizationStatus(for: accessLevel)
        DispatchQueue.global().async { handler(status) }
    }
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }
    /// Asks nobody: it was denied.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        authorizationStatus(for: accessLevel)
    }
}
