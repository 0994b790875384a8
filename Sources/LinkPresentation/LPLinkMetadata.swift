// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
@_exported import Foundation
@_exported import FoundationAdditions
import FoundationNetworking

/// What is known of a page of the web: for a card that stands for it.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address that led to.
    open var url: URL?
    open var title: String?
    /// Gives the site's small picture.
    open var iconProvider: NSItemProvider?
    /// Gives the page's picture.
    open var imageProvider: NSItemProvider?
    /// Gives the page's film. Addresses of films are in ``remoteVideoURL``; this is nil unless an app sets it.
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?

    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
        (copy.iconProvider, copy.imageProvider) = (iconProvider, imageProvider)
        (copy.videoProvider, copy.remoteVideoURL) = (videoProvider, remoteVideoURL)
        return copy
    }
}

/// The domain of the errors of ``LPError``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let LPErrorDomain = "LPErrorDomain"

/// Why nothing is known of a page.
public struct LPError: CustomNSError, LocalizedError, Equatable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    /// What can fail.
    public enum Code: Int, Sendable {
        case unknown = 1
        case metadataFetchFailed = 2
        case metadataFetchCancelled = 3
        case metadataFetchTimedOut = 4
        case metadataFetchNotAllowed = 5

        /// Whether an error is of this kind, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? LPError)?.code == code }
    }
    public static var errorDomain: String { LPErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// Asks a page of the web what it says of itself: by its first part alone, no scripts of it run.
///
/// Each provider asks for one page, as on Apple's systems. Answers come on a queue of the system's.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// Whether pictures can be had as well. They are loaded when somebody asks for them.
    open var shouldFetchSubresources = true
    /// In seconds.
    open var timeout: TimeInterval = 30

    private let lock = NSLock()
    // Guarded by the lock.
    private var task: Task<Void, Never>?
    private var hasStarted = false

    public override init() {}

    /// Asks for a page, and tells the handler once.
    @preconcurrency open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { startFetchingMetadata(for: URLRequest(url: URL), completionHandler: completionHandler) }

    /// Asks for a page, and tells the handler once.
    @preconcurrency open func startFetchingMetadata(
        for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        lock.withLock {
            precondition(!hasStarted, "LPMetadataProvider: a provider asks for one page")
            hasStarted = true
            task = Task.detached { [self] in
                do { completionHandler(try await load(request), nil) } catch { completionHandler(nil, error) }
            }
        }
    }

    /// Asks for a page. Throws ``LPError``.
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
        try await startFetchingMetadata(for: URLRequest(url: URL))
    }
    /// Asks for a page. Throws ``LPError``.
    open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                startFetchingMetadata(for: request) { metadata, error in
                    if let metadata { return continuation.resume(returning: metadata) }
                    continuation.resume(throwing: error ?? LPError(.unknown))
                }
            }
        } onCancel: {
            cancel()
        }
    }

    /// Ends it: the handler is told ``LPError/Code/metadataFetchCancelled``.
    open func cancel() { lock.withLock { task }?.cancel() }

    private func load(_ request: URLRequest) async throws -> LPLinkMetadata {
        var request = request
        request.timeoutInterval = timeout
        let (data, response): (Data, URLResponse)
        do { (data, response) = try await URLSession.shared.data(for: request) } catch let error as URLError {
            switch error.code {
            case .cancelled: throw LPError(.metadataFetchCancelled)
            case .timedOut: throw LPError(.metadataFetchTimedOut)
            default: throw LPError(.metadataFetchFailed)
            }
        } catch is CancellationError { throw LPError(.metadataFetchCancelled) }
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            throw LPError(.metadataFetchFailed)
        }
        let metadata = LPLinkMetadata()
        metadata.originalURL = request.url
        metadata.url = response.url ?? request.url
        guard response.mimeType?.contains("html") ?? true, let base = metadata.url else {
            if response.mimeType?.hasPrefix("image/") == true { metadata.imageProvider = NSItemProvider(data) }
            metadata.title = metadata.url?.lastPathComponent
            return metadata
        }
        let head = PageHead(data)
        metadata.title = head.title
        metadata.remoteVideoURL = head.video.flatMap { URL(string: $0, relativeTo: base)?.absoluteURL }
        guard shouldFetchSubresources else { return metadata }
        func provider(_ text: String?) -> NSItemProvider? {
            text.flatMap { URL(string: $0, relativeTo: base)?.absoluteURL }.map(NSItemProvider.init(pictureAt:))
        }
        metadata.imageProvider = provider(head.image)
        metadata.iconProvider = provider(head.icon ?? "/favicon.ico")
        return metadata
    }
}

extension NSItemProvider {
    /// A picture of the web, which is loaded when somebody asks for it.
    fileprivate convenience init(pictureAt url: URL) {
        self.init()
        registerDataRepresentation(forTypeIdentifier: "public.image") { answer in
            URLSession.shared.dataTask(with: url) { data, response, error in
                let status = (response as? HTTPURLResponse)?.statusCode ?? 200
                answer(status < 300 ? data : nil, error ?? (status < 300 ? nil : LPError(.metadataFetchFailed)))
            }
            .resume()
            return nil
        }
    }

    fileprivate convenience init(_ picture: Data) {
        self.init()
        registerDataRepresentation(forTypeIdentifier: "public.image") {
            $0(picture, nil)
            return nil
        }
    }
}
