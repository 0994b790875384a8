import Foundation

/// An asset's name on all devices of a person. The pictures here are in no cloud, so none has one.
open class PHCloudIdentifier: NSObject, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue: String) { self.stringValue = stringValue }
    open override func isEqual(_ object: Any?) -> Bool { stringValue == (object as? PHCloudIdentifier)?.stringValue }
    open override var hash: Int { stringValue.hashValue }
}

extension PHPhotoLibrary {
    /// The names on all devices of assets here: for each an error, as they are in no cloud.
    public func cloudIdentifierMappings(
        forLocalIdentifiers localIdentifiers: [String]
    ) -> [String: Result<PHCloudIdentifier, any Error>] {
        Dictionary(
            localIdentifiers.map { ($0, .failure(PHPhotosError(.identifierNotFound))) }, uniquingKeysWith: { $1 })
    }
    /// The names here of assets of a cloud: for each an error.
    public func localIdentifierMappings(
        for cloudIdentifiers: [PHCloudIdentifier]
    ) -> [PHCloudIdentifier: Result<String, any Error>] {
        Dictionary(
            cloudIdentifiers.map { ($0, .failure(PHPhotosError(.identifierNotFound))) }, uniquingKeysWith: { $1 })
    }
}
