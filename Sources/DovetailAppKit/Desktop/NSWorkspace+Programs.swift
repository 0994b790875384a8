import DovetailCore
import DovetailPlatform
import Foundation

extension NSWorkspace {
    /// How something is opened. The desktop decides about all of it: it is kept, and has no effect.
    public class OpenConfiguration: NSObject {
        /// Whether the program that opens it comes to the front.
        public var activates = true
        /// Whether it is put among what was opened last.
        public var addsToRecentItems = true
        /// Whether the program may ask a person before.
        public var promptsUserIfNeeded = true
        /// Whether the other programs are hidden.
        public var hidesOthers = false
        /// Whether the program is hidden.
        public var hides = false
        /// Whether a program is started that runs already.
        public var createsNewApplicationInstance = false
        /// What the program is started with.
        public var arguments: [String] = []
        /// The surroundings that the program is started with.
        public var environment: [String: String] = [:]
        public override init() {}
    }

    /// Opens an address or a file with the system's program for it.
    /// - Parameter completionHandler: Is called on the main thread, before this returns, with a program of which nothing is known, or with an
    ///   error where there is none for it.
    public func open(
        _ url: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        let isOpened = SystemOpener.open(url)
        completionHandler?(isOpened ? .unknown : nil, isOpened ? nil : Self.notOpened(url))
    }

    /// Opens an address or a file with the system's program for it. Returns a program of which nothing is known.
    /// - Throws: `CocoaError` where the system has no program for it.
    @discardableResult
    public func open(_ url: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication {
        try Self.program(for: url, isOpened: SystemOpener.open(url))
    }

    static func program(for url: URL, isOpened: Bool) throws -> NSRunningApplication {
        guard isOpened else { throw notOpened(url) }
        return .unknown
    }

    /// Opens addresses and files with the system's programs for them: programs are not chosen by their place.
    /// - Parameter completionHandler: As that of ``open(_:configuration:completionHandler:)``, with the first error.
    public func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        let failed = urls.filter { !SystemOpener.open($0) }.first
        completionHandler?(failed == nil ? .unknown : nil, failed.map(Self.notOpened))
    }

    private static func notOpened(_ url: URL) -> CocoaError {
        CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
    }

    /// The program that opens an address or a file: nil, since programs here are no folders that have an address. Whether there is one tells
    /// ``open(_:)``.
    public func urlForApplication(toOpen url: URL) -> URL? { nil }

    /// The programs that open an address or a file: none, for the same reason.
    public func urlsForApplications(toOpen url: URL) -> [URL] { [] }

    /// A symbol for what files are: that of the first.
    public func icon(forFiles fullPaths: [String]) -> NSImage? { fullPaths.first.map { icon(forFile: $0) } }

    /// Whether a folder is shown as one file. None is here.
    public func isFilePackage(atPath fullPath: String) -> Bool { false }
}
