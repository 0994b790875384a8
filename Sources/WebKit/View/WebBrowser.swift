import DovetailPages
import DovetailUIKit
import Foundation

/// The page of the web that SafariServices shows where this module is in the program. It is found by its name: see `BrowserPages`.
final class WebBrowser: NSObject, BrowserPage, WKNavigationDelegate, WKUIDelegate {
    private let page: WKWebView
    private var loaded: ((Bool) -> Void)?
    private var moved: ((URL) -> Void)?

    init?(address: URL) {
        guard WebWidget.isPossible else { return nil }
        page = WKWebView(frame: .zero)
        super.init()
        page.navigationDelegate = self
        page.uiDelegate = self
        page.allowsBackForwardNavigationGestures = true
        page.load(URLRequest(url: address))
    }

    var view: UIView { page }

    func observe(_ changed: @escaping (BrowserState) -> Void) {
        let tell = { [unowned page] in
            changed(
                BrowserState(
                    address: page.url, isLoading: page.isLoading, canGoBack: page.canGoBack,
                    canGoForward: page.canGoForward))
        }
        page.onChange = tell
        tell()
    }

    func observeLoading(_ loaded: @escaping (Bool) -> Void, moved: @escaping (URL) -> Void) {
        (self.loaded, self.moved) = (loaded, moved)
    }

    func goBack() { page.goBack() }
    func goForward() { page.goForward() }
    func reload() { page.reload() }

    // MARK: What the page tells

    /// The first page only.
    private func tell(_ success: Bool) {
        loaded?(success)
        (loaded, moved) = (nil, nil)
    }

    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        if let url = webView.url { moved?(url) }
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { tell(true) }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) { tell(false) }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { tell(false) }

    /// A page that wants a window of its own is shown in place of this one.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        webView.load(navigationAction.request)
        return nil
    }
}
