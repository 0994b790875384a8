import Foundation

/// A folder of a test's own, empty at first and removed with the object, which the test keeps as long as it uses the folder.
public final class TemporaryFolder: Sendable {
    public let url: URL

    /// - Parameter name: How the folder's name begins, for those who look into the temporary folder while the test runs.
    public init(_ name: String = "test") {
        // Without links, since paths are compared.
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("\(name)-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            fatalError("no temporary folder can be made: \(error)")
        }
    }

    /// A place in the folder that nothing else has, for a file or a folder.
    ///
    /// - Parameter ending: How the place's name ends, such as “.bundle”.
    public func place(ending: String = "") -> URL { url.appendingPathComponent(UUID().uuidString + ending) }

    deinit { try? FileManager.default.removeItem(at: url) }
}
