import Foundation

/// A scheme of addresses that an app answers by itself.
public struct URLScheme: Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Nil for what can't be a scheme (it is a letter, and letters, digits, "+", "-" and "." after it), or is one that WebKit knows.
    @MainActor
    public init?(_ rawValue: String) {
        guard let first = rawValue.first, first.isASCII, first.isLetter,
            rawValue.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }),
            !WKWebView.handlesURLScheme(rawValue)
        else { return nil }
        self.rawValue = rawValue
    }
}

/// A part of an answer: what it is, once and first, then its data in as many parts as there are.
public enum URLSchemeTaskResult: Sendable {
    case response(URLResponse)
    case data(Data)
}

/// Answers the requests of a scheme for a ``WebPage``.
public protocol URLSchemeHandler {
    /// The answer in parts.
    associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>
    /// The answer to a request. What it throws is told to the page.
    func reply(for request: URLRequest) -> TaskSequence
}

/// Hands the parts of an answer to a view.
final class SchemeAnswers: NSObject, WKURLSchemeHandler {
    private let handler: any URLSchemeHandler
    init(_ handler: any URLSchemeHandler) { self.handler = handler }

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        answer(urlSchemeTask, handler)
    }
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}

    private func answer(_ task: any WKURLSchemeTask, _ handler: some URLSchemeHandler) {
        let parts = handler.reply(for: task.request)
        Task { @MainActor in
            do {
                for try await part in parts {
                    switch part {
                    case .response(let response): task.didReceive(response)
                    case .data(let data): task.didReceive(data)
                    }
                }
                task.didFinish()
            } catch { task.didFailWithError(error) }
        }
    }
}
