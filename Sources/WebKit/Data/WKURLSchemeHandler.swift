import CWebKitGTK
import Foundation

/// Answers the requests of a scheme.
@MainActor @preconcurrency
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Something is asked for. Answer by calls of the task, in their order, now or later.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// The answer is wanted no more. WebKitGTK does not tell: never called here.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request of a scheme that the app answers.
@MainActor @preconcurrency
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// What is asked for.
    var request: URLRequest { get }
    /// Begins the answer: its kind and its length, and of an `HTTPURLResponse` the status and the fields.
    func didReceive(_ response: URLResponse)
    /// Adds to the answer.
    func didReceive(_ data: Data)
    /// Ends the answer.
    func didFinish()
    /// There is no answer.
    func didFailWithError(_ error: any Error)
}

/// A context of WebKit's with the handlers of schemes. It lives as long as the program, as its pages' processes may ask for as long.
@MainActor
final class SchemeContext {
    let pointer: OpaquePointer

    init(_ handlers: [String: any WKURLSchemeHandler]) {
        let context = webkit_web_context_new()!
        pointer = context
        for (scheme, handler) in handlers {
            webkit_web_context_register_uri_scheme(
                context, scheme,
                { request, data in
                    MainActor.assumeIsolated {
                        let handler = Unmanaged<Entry>.fromOpaque(data!).takeUnretainedValue().handler
                        SchemeTask.start(request!, handler)
                    }
                }, Unmanaged.passRetained(Entry(handler)).toOpaque(),
                { Unmanaged<Entry>.fromOpaque($0!).release() })
        }
    }

    private final class Entry {
        let handler: any WKURLSchemeHandler
        init(_ handler: any WKURLSchemeHandler) { self.handler = handler }
    }
}

@MainActor
private final class SchemeTask: NSObject, WKURLSchemeTask {
    let request: URLRequest
    private var pending: OpaquePointer?
    private var response: URLResponse?
    private var data = Data()

    static func start(_ request: OpaquePointer, _ handler: any WKURLSchemeHandler) {
        guard let pointer = webkit_uri_scheme_request_get_web_view(request),
            let view = WebWidget.view(of: pointer)
        else { return finish(request, with: "The view has gone") }
        handler.webView(view, start: SchemeTask(request))
    }

    private static func finish(_ request: OpaquePointer, with message: String) {
        let error = dovetail_web_error(message)
        webkit_uri_scheme_request_finish_error(request, error)
        g_error_free(error)
    }

    private init(_ request: OpaquePointer) {
        let address = webkit_uri_scheme_request_get_uri(request).map { String(cString: $0) } ?? ""
        var described = URLRequest(url: URL(string: address) ?? URL(string: "about:blank")!)
        if let method = webkit_uri_scheme_request_get_http_method(request) {
            described.httpMethod = String(cString: method)
        }
        for (name, value) in HeaderFields.all(of: webkit_uri_scheme_request_get_http_headers(request)) {
            described.setValue(value, forHTTPHeaderField: name)
        }
        self.request = described
        g_object_ref(UnsafeMutableRawPointer(request))
        pending = request
    }

    func didReceive(_ response: URLResponse) { self.response = response }
    func didReceive(_ data: Data) { self.data.append(data) }

    func didFinish() {
        guard let pending else { return }
        self.pending = nil
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        let stream = g_memory_input_stream_new_from_bytes(bytes)!
        g_bytes_unref(bytes)
        let answer = webkit_uri_scheme_response_new(stream, gint64(data.count))!
        g_object_unref(UnsafeMutableRawPointer(stream))
        if let type = response?.mimeType { webkit_uri_scheme_response_set_content_type(answer, type) }
        if let response = response as? HTTPURLResponse {
            webkit_uri_scheme_response_set_status(answer, guint(clamping: response.statusCode), nil)
            let headers = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE)!
            for case (let name as String, let value as String) in response.allHeaderFields {
                soup_message_headers_replace(headers, name, value)
            }
            // The answer takes over the fields.
            webkit_uri_scheme_response_set_http_headers(answer, headers)
        }
        webkit_uri_scheme_request_finish_with_response(pending, answer)
        g_object_unref(UnsafeMutableRawPointer(answer))
        g_object_unref(UnsafeMutableRawPointer(pending))
    }

    func didFailWithError(_ error: any Error) {
        guard let pending else { return }
        self.pending = nil
        Self.finish(pending, with: error.localizedDescription)
        g_object_unref(UnsafeMutableRawPointer(pending))
    }
}
