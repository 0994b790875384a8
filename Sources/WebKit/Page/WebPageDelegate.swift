import Foundation

/// Asks what an app's page was made with, and tells those who follow a load.
///
/// Decisions and dialogs are values that may change while they think. A copy is asked, and what it has become is kept: the stored value is
/// never held while it waits, as another page may ask meanwhile.
@MainActor
final class WebPageDelegate: NSObject, WKNavigationDelegate, WKUIDelegate {
    private var decider: (any WebPage.NavigationDeciding)?
    private var presenter: (any WebPage.DialogPresenting)?
    private let preferences: WebPage.NavigationPreferences
    /// Called when another page is on show.
    var onCommit: () -> Void = {}

    typealias Events = AsyncThrowingStream<WebPage.NavigationEvent, any Error>
    private struct Follower {
        /// The load that is followed; nil for all.
        weak var navigation: WKNavigation?
        let isOfAll: Bool
        let continuation: Events.Continuation
    }
    private var followers: [Int: Follower] = [:]
    private var lastFollower = 0

    init(
        decider: (any WebPage.NavigationDeciding)?, presenter: (any WebPage.DialogPresenting)?,
        preferences: WebPage.NavigationPreferences
    ) {
        (self.decider, self.presenter, self.preferences) = (decider, presenter, preferences)
    }

    deinit {
        for follower in followers.values { follower.continuation.finish(throwing: WebPage.NavigationError.pageClosed) }
    }

    /// What happens to a load; nil for all of them.
    func events(of navigation: WKNavigation?) -> Events {
        let (stream, continuation) = Events.makeStream()
        lastFollower += 1
        let number = lastFollower
        followers[number] = Follower(navigation: navigation, isOfAll: navigation == nil, continuation: continuation)
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.followers[number] = nil }
        }
        return stream
    }

    private func tell(_ event: WebPage.NavigationEvent, of navigation: WKNavigation?) {
        for (number, follower) in followers where follower.isOfAll || follower.navigation === navigation {
            follower.continuation.yield(event)
            guard event == .finished, !follower.isOfAll else { continue }
            followers[number] = nil
            follower.continuation.finish()
        }
    }

    private func tell(_ error: WebPage.NavigationError, of navigation: WKNavigation?) {
        for (number, follower) in followers where follower.isOfAll || follower.navigation === navigation {
            followers[number] = nil
            follower.continuation.finish(throwing: error)
        }
    }

    // MARK: Navigation

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
        guard var asked = decider else { return (.allow, self.preferences.make()) }
        var preferences = self.preferences
        let policy = await asked.decidePolicy(
            for: WebPage.NavigationAction(action: navigationAction), preferences: &preferences)
        decider = asked
        return (policy, preferences.make())
    }

    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
        -> WKNavigationResponsePolicy
    {
        guard var asked = decider else { return .allow }
        let policy = await asked.decidePolicy(
            for: WebPage.NavigationResponse(navigationResponse: navigationResponse))
        decider = asked
        return policy
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        tell(.startedProvisionalNavigation, of: navigation)
    }
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        tell(.receivedServerRedirect, of: navigation)
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        onCommit()
        tell(.committed, of: navigation)
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        onCommit()
        tell(.finished, of: navigation)
    }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        tell(.failedProvisionalNavigation(error), of: navigation)
    }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        tell(.failedProvisionalNavigation(error), of: navigation)
    }
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        for (number, follower) in followers {
            followers[number] = nil
            follower.continuation.finish(throwing: WebPage.NavigationError.webContentProcessTerminated)
        }
    }

    // MARK: Dialogs

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async {
        guard var asked = presenter else { return }
        await asked.handleJavaScriptAlert(message: message, initiatedBy: WebPage.FrameInfo(frame: frame))
        presenter = asked
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async -> Bool {
        guard var asked = presenter else { return false }
        let answer = await asked.handleJavaScriptConfirm(
            message: message, initiatedBy: WebPage.FrameInfo(frame: frame))
        presenter = asked
        return answer == .ok
    }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String? {
        guard var asked = presenter else { return nil }
        let answer = await asked.handleJavaScriptPrompt(
            message: prompt, defaultText: defaultText, initiatedBy: WebPage.FrameInfo(frame: frame))
        presenter = asked
        if case .ok(let text) = answer { return text }
        return nil
    }
}
