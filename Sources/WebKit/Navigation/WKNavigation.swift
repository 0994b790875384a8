import CWebKitGTK
import DovetailUIKit
import Foundation

/// A page that is being loaded, for telling one from another.
@MainActor @preconcurrency
open class WKNavigation: NSObject {
    /// What the page may do.
    open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.desktop
    override init() {}
}

/// What led to a page.
public enum WKNavigationType: Int, Sendable {
    case linkActivated
    case formSubmitted
    case backForward
    case reload
    case formResubmitted
    case other = -1
}

/// What becomes of a page that is asked for.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel
    case allow
    /// The answer is saved as a file. Here it is not loaded, and that is told in the log.
    case download
}

/// What becomes of a page that is there.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel
    case allow
    /// The answer is saved as a file. Here it is not loaded, and that is told in the log.
    case download
}

/// Something that may lead to a page.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    /// What is asked for.
    public let request: URLRequest
    /// Why.
    public let navigationType: WKNavigationType
    /// Where it comes from. WebKitGTK does not tell frames apart: it is the page.
    public let sourceFrame: WKFrameInfo
    /// Where it goes to; nil for a new window. WebKitGTK does not tell frames apart: it is the page.
    public let targetFrame: WKFrameInfo?
    /// The number of the button that was pressed, 0 for none.
    public let buttonNumber: Int
    /// Whether a link says that it is to be saved. It is not told here: always false.
    public let shouldPerformDownload = false

    init(_ action: OpaquePointer, view: WKWebView, isNewWindow: Bool) {
        request =
            URLRequest(webkit_navigation_action_get_request(action)) ?? URLRequest(url: URL(string: "about:blank")!)
        navigationType =
            switch webkit_navigation_action_get_navigation_type(action) {
            case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: .linkActivated
            case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED: .formSubmitted
            case WEBKIT_NAVIGATION_TYPE_BACK_FORWARD: .backForward
            case WEBKIT_NAVIGATION_TYPE_RELOAD: .reload
            case WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED: .formResubmitted
            default: .other
            }
        buttonNumber = Int(webkit_navigation_action_get_mouse_button(action))
        sourceFrame = WKFrameInfo(webView: view, request: view.url.map { URLRequest(url: $0) }, isMainFrame: true)
        targetFrame = isNewWindow ? nil : WKFrameInfo(webView: view, request: request, isMainFrame: true)
    }
}

/// The answer of a server.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
    /// The answer: an `HTTPURLResponse` where the web gave it.
    public let response: URLResponse
    /// Whether it is that of the page, and not of something in it.
    public let isForMainFrame: Bool
    /// Whether WebKit can show it.
    public let canShowMIMEType: Bool

    init(_ decision: UnsafeMutablePointer<WebKitPolicyDecision>) {
        response = Self.response(dovetail_response(decision))
        isForMainFrame = dovetail_response_is_page(decision) != 0
        canShowMIMEType = dovetail_response_is_shown(decision) != 0
    }

    private static func response(_ response: OpaquePointer) -> URLResponse {
        let url = webkit_uri_response_get_uri(response).flatMap { URL(string: String(cString: $0)) }
        let address = url ?? URL(string: "about:blank")!
        let type = webkit_uri_response_get_mime_type(response).map { String(cString: $0) }
        let status = Int(webkit_uri_response_get_status_code(response))
        if status > 0, ["http", "https"].contains(address.scheme?.lowercased() ?? "") {
            var fields = HeaderFields.all(of: webkit_uri_response_get_http_headers(response))
            if fields["Content-Type"] == nil { fields["Content-Type"] = type }
            if let answer = HTTPURLResponse(
                url: address, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
            {
                return answer
            }
        }
        return URLResponse(
            url: address, mimeType: type,
            expectedContentLength: Int(clamping: webkit_uri_response_get_content_length(response)),
            textEncodingName: nil)
    }
}

/// A frame of a page.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
    /// The view with the page.
    public private(set) weak var webView: WKWebView?
    /// What was asked for.
    public let request: URLRequest
    /// Whether it is the page itself.
    public let isMainFrame: Bool
    /// Whose the page is.
    public var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }

    init(webView: WKWebView?, request: URLRequest?, isMainFrame: Bool) {
        self.webView = webView
        self.request = request ?? URLRequest(url: URL(string: "about:blank")!)
        self.isMainFrame = isMainFrame
    }
}

/// Whose a page is: scheme, host and port of its address.
@MainActor @preconcurrency
open class WKSecurityOrigin: NSObject {
    /// As "https".
    public let `protocol`: String
    /// As "example.com".
    public let host: String
    /// 0 for the usual one.
    public let port: Int

    init(_ url: URL?) {
        `protocol` = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
    }
}

/// How a window that a page asks for should look; nil is what the page does not say. WebKitGTK tells it later than apps are asked: all are nil.
@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {
    public var menuBarVisibility: NSNumber? { nil }
    public var statusBarVisibility: NSNumber? { nil }
    public var toolbarsVisibility: NSNumber? { nil }
    public var allowsResizing: NSNumber? { nil }
    public var x: NSNumber? { nil }
    public var y: NSNumber? { nil }
    public var width: NSNumber? { nil }
    public var height: NSNumber? { nil }
}

extension URLRequest {
    /// WebKit's request.
    init?(_ request: OpaquePointer?) {
        guard let request, let address = webkit_uri_request_get_uri(request),
            let url = URL(string: String(cString: address))
        else { return nil }
        self.init(url: url)
        if let method = webkit_uri_request_get_http_method(request) { httpMethod = String(cString: method) }
        for (name, value) in HeaderFields.all(of: webkit_uri_request_get_http_headers(request)) {
            setValue(value, forHTTPHeaderField: name)
        }
    }
}

/// The fields of a request or an answer.
enum HeaderFields {
    static func all(of headers: OpaquePointer?) -> [String: String] {
        guard let headers else { return [:] }
        final class Fields { var all: [String: String] = [:] }
        let fields = Fields()
        soup_message_headers_foreach(
            headers,
            { name, value, data in
                let fields = Unmanaged<Fields>.fromOpaque(data!).takeUnretainedValue()
                fields.all[String(cString: name!)] = String(cString: value!)
            }, Unmanaged.passUnretained(fields).toOpaque())
        return fields.all
    }
}
