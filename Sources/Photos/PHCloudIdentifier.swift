import Foundation

/// An asset's name on all devices of a person. The pictures here are in no cloud: one that the library gives holds on this machine alone.
open class PHCloudIdentifier: NSObject, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue: String) { self.stringValue = stringValue }
    open override func isEqual(_ object: Any?) -> Bool { stringValue == (object as? PHCloudIdentifier)?.stringValue }
    open override var hash: Int { stringValue.hashValue }

    /// What the names of assets that are in no cloud begin with.
    fileprivate static let prefix = "local:"
}

extension PHPhotoLibrary {
    /// The names on all devices of assets here, which apps keep instead of those that hold on one device. For what is no asset,
    /// `PHPhotosError.identifierNotFound`.
    public func cloudIdentifierMappings(
        forLocalIdentifiers localIdentifiers: [String]
    ) -> [String: Result<PHCloudIdentifier, any Error>] {
        Dictionary(
            localIdentifiers.map { name in
                guard folder.asset(name) != nil else { return (name, .failure(PHPhotosError(.identifierNotFound))) }
                return (name, .success(PHCloudIdentifier(stringValue: PHCloudIdentifier.prefix + name)))
            }, uniquingKeysWith: { $1 })
    }
    /// The names here of assets whose names on all devices are known. For those of other devices, and of assets that have gone,
    /// `PHPhotosError.identifierNotFound`.
    public func localIdentifierMappings(
        for cloudIdentifiers: [PHCloudIdentifier]
    ) -> [PHCloudIdentifier: Result<String, any Error>] {
        Dictionary(
            cloudIdentifiers.map { cloud in
                let name = String(cloud.stringValue.dropFirst(PHCloudIdentifier.prefix.count))
                guard cloud.stringValue.hasPrefix(PHCloudIdentifier.prefix), folder.asset(name) != nil else {
                    return (cloud, .failure(PHPhotosError(.identifierNotFound)))
                }
                return (cloud, .success(name))
            }, uniquingKeysWith: { $1 })
    }
}
