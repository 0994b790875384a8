// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import CWebKitGTK
import Foundation

/// Errors of web views.
public struct WKError: Error, CustomNSError, LocalizedError, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated
        case webViewInvalidated
        case javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported
        case contentRuleListStoreCompileFailed
        case contentRuleListStoreLookUpFailed
        case contentRuleListStoreRemoveFailed
        case contentRuleListStoreVersionMismatch
        case attributedStringContentFailedToLoad
        case attributedStringContentLoadTimedOut
        case javaScriptInvalidFrameTarget
        case navigationAppBoundDomain
        case javaScriptAppBoundDomain
        case duplicateCredential
        case malformedCredential
        case credentialNotFound
    }

    /// What went wrong.
    public let code: Code
    let message: String

    public static var errorDomain: String { "WKErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        code == .javaScriptExceptionOccurred
            ? [NSLocalizedDescriptionKey: message, "WKJavaScriptExceptionMessage": message]
            : [NSLocalizedDescriptionKey: message]
    }
    public var errorDescription: String? { message }

    public static let unknown = Code.unknown
    public static let webContentProcessTerminated = Code.webContentProcessTerminated
    public static let webViewInvalidated = Code.webViewInvalidated
    public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
    public static let javaScriptResultTypeIsUnsupported = Code.javaScriptResultTypeIsUnsupported
}

/// The domain of ``WKError``.
public let WKErrorDomain = WKError.errorDomain

extension WKError {
    /// There is no window host that could show a page.
    static let noDisplay = WKError(
        code: .webViewInvalidated, message: "Pages are loaded only by programs that show windows.")

    /// The app goes only to its own domains.
    static let outOfBounds = WKError(
        code: .navigationAppBoundDomain, message: "App-bound domain failure: the address is not of the app's domains.")

    /// What a script threw, or why it has no result.
    static func ofScript(_ error: UnsafeMutablePointer<GError>) -> WKError {
        let isException = g_error_matches(error, webkit_javascript_error_quark(), 699) != 0
        return WKError(
            code: isException ? .javaScriptExceptionOccurred : .unknown, message: String(cString: error.pointee.message)
        )
    }
}

enum LoadError {
    /// Why a page was not loaded, as `URLError` says it.
    static func make(_ error: UnsafePointer<GError>, url: String?) -> any Error {
        var info: [String: Any] = [NSLocalizedDescriptionKey: String(cString: error.pointee.message)]
        if let url {
            info["NSErrorFailingURLStringKey"] = url
            info["NSErrorFailingURLKey"] = URL(string: url)
        }
        let (domain, code) = (error.pointee.domain, error.pointee.code)
        if domain == webkit_policy_error_quark() {
            return NSError(domain: "WebKitErrorDomain", code: Int(code), userInfo: info)
        }
        return URLError(self.code(domain, code), userInfo: info)
    }

    private static func code(_ domain: GQuark, _ code: Int32) -> URLError.Code {
        switch domain {
        case webkit_network_error_quark():
            switch code {
            case Int32(WEBKIT_NETWORK_ERROR_CANCELLED.rawValue): .cancelled
            case Int32(WEBKIT_NETWORK_ERROR_UNKNOWN_PROTOCOL.rawValue): .unsupportedURL
            case Int32(WEBKIT_NETWORK_ERROR_FILE_DOES_NOT_EXIST.rawValue): .fileDoesNotExist
            default: .unknown
            }
        case g_resolver_error_quark(): .cannotFindHost
        case g_io_error_quark():
            switch code {
            case Int32(G_IO_ERROR_CONNECTION_REFUSED.rawValue): .cannotConnectToHost
            case Int32(G_IO_ERROR_TIMED_OUT.rawValue): .timedOut
            case Int32(G_IO_ERROR_NOT_FOUND.rawValue): .fileDoesNotExist
            case Int32(G_IO_ERROR_HOST_UNREACHABLE.rawValue), Int32(G_IO_ERROR_NETWORK_UNREACHABLE.rawValue):
                .notConnectedToInternet
            default: .networkConnectionLost
            }
        case g_tls_error_quark(): .secureConnectionFailed
        default: .unknown
        }
    }
}
