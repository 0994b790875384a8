import Foundation

/// An app or a device that data come from.
public final class HKSource: NSObject, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String
    init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }
    /// The app itself.
    public class func `default`() -> HKSource {
        HKSource(
            name: ProcessInfo.processInfo.processName, bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
    }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }
    public override var hash: Int { bundleIdentifier.hashValue }
}

/// A version of what data come from.
public final class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    public init(source: HKSource, version: String?) { (self.source, self.version) = (source, version) }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKSourceRevision else { return false }
        return source == other.source && version == other.version
    }
    public override var hash: Int { source.hash ^ version.hashValue }
}
