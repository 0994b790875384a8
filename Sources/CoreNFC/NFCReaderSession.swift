import DovetailBase
@_exported import Foundation

/// The domain of the errors of ``NFCReaderError``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NFCErrorDomain = "NFCError"

/// Why no tag was read. Here it is ``Code/readerErrorUnsupportedFeature``.
public struct NFCReaderError: CustomNSError, LocalizedError, Equatable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    /// What can fail.
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1
        case readerErrorSecurityViolation = 2
        case readerErrorInvalidParameter = 3
        case readerErrorInvalidParameterLength = 4
        case readerErrorParameterOutOfBound = 5
        case readerErrorRadioDisabled = 6
        case readerTransceiveErrorTagConnectionLost = 100
        case readerTransceiveErrorRetryExceeded = 101
        case readerTransceiveErrorTagResponseError = 102
        case readerTransceiveErrorSessionInvalidated = 103
        case readerTransceiveErrorTagNotConnected = 104
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout = 201
        case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
        case readerSessionInvalidationErrorSystemIsBusy = 203
        case readerSessionInvalidationErrorFirstNDEFTagRead = 204

        /// Whether an error is of this kind, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? NFCReaderError)?.code == code }
    }
    public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
    public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
    public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
        .readerSessionInvalidationErrorFirstNDEFTagRead
    }
    public static var errorDomain: String { NFCErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        code == .readerErrorUnsupportedFeature
            ? "Feature not supported"
            : "The operation couldn't be completed. (\(NFCErrorDomain) error \(code.rawValue).)"
    }
}

/// Reads tags, which needs a reader that no desktop has: ``readingAvailable`` is false, as on an iPad.
///
/// A session that is begun all the same ends at once with ``NFCReaderError/Code/readerErrorUnsupportedFeature``. The log tells once.
open class NFCReaderSession: NSObject, @unchecked Sendable {
    /// Whether there is a reader: no.
    open class var readingAvailable: Bool { false }
    /// What a person is told.
    open var alertMessage = ""
    open var isReady: Bool { false }
    public let sessionQueue: DispatchQueue

    init(_ queue: DispatchQueue?) { sessionQueue = queue ?? DispatchQueue(label: "CoreNFC") }

    /// Tells the delegate that there is no reader, on its queue.
    open func begin() {
        Log.warnOnce("CoreNFC", "CoreNFC: this device has no reader of tags")
        sessionQueue.async { self.end(NFCReaderError(.readerErrorUnsupportedFeature)) }
    }
    open func invalidate() {}
    open func invalidate(errorMessage: String) {}
    func end(_ error: NFCReaderError) {}
}

/// Hears of messages on tags.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
    public func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// Reads messages on tags. See ``NFCReaderSession``.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    public private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    public init(
        delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
    ) {
        self.delegate = delegate
        super.init(queue)
    }
    override func end(_ error: NFCReaderError) { delegate?.readerSession(self, didInvalidateWithError: error) }
    open func restartPolling() {}
    open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected))
    }
    open func connect(to tag: any NFCNDEFTag) async throws {
        throw NFCReaderError(.readerTransceiveErrorTagNotConnected)
    }
}

/// Whether a tag may be written. There is none here.
public enum NFCNDEFStatus: UInt, Sendable {
    case notSupported = 1
    case readWrite
    case readOnly
}

/// A tag with messages. There is none here.
public protocol NFCNDEFTag: NSObjectProtocol {
    var isAvailable: Bool { get }
    func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
    func readNDEF() async throws -> NFCNDEFMessage
    func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
    func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
    func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
}
