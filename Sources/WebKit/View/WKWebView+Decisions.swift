import CWebKitGTK
import DovetailBase
import Foundation

extension WKWebView {
    /// Asks the delegate what becomes of a page. Returns whether the answer comes later.
    func decide(_ decision: UnsafeMutablePointer<WebKitPolicyDecision>, _ type: WebKitPolicyDecisionType) -> Bool {
        if type == WEBKIT_POLICY_DECISION_TYPE_RESPONSE {
            guard let navigationDelegate else { return false }
            let pending = PendingDecision(decision)
            let handler: @MainActor @Sendable (WKNavigationResponsePolicy) -> Void = {
                pending.end($0 == .allow ? .use : $0 == .download ? .download : .ignore)
            }
            navigationDelegate.webView(
                self, decidePolicyFor: WKNavigationResponse(decision), decisionHandler: handler)
            return true
        }
        guard let action = dovetail_navigation_action(decision) else { return false }
        let isNewWindow = type == WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION
        let described = WKNavigationAction(action, view: self, isNewWindow: isNewWindow)
        if !isNewWindow, configuration.limitsNavigationsToAppBoundDomains,
            !AppBoundDomains.ofProgram.contain(described.request.url)
        {
            let pending = PendingDecision(decision)
            loadFailed(WEBKIT_LOAD_STARTED, WKError.outOfBounds)
            pending.end(.ignore)
            return true
        }
        guard let navigationDelegate else { return false }
        let pending = PendingDecision(decision)
        let handler: @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = {
            [weak self] policy, preferences in
            if policy == .allow, !isNewWindow { self?.apply(preferences) }
            pending.end(policy == .allow ? .use : policy == .download ? .download : .ignore)
        }
        let preferences = configuration.defaultWebpagePreferences.copied()
        navigationDelegate.webView(
            self, decidePolicyFor: described, preferences: preferences, decisionHandler: handler)
        return true
    }

    /// Lets a page do what it may.
    private func apply(_ preferences: WKWebpagePreferences) {
        guard let widget else { return }
        let settings = webkit_web_view_get_settings(widget.pointer)!
        preferences.apply(to: settings, allowsScripts: configuration.preferences.javaScriptEnabled)
        if customUserAgent == nil { preferences.applyName(to: settings, configuration.applicationNameForUserAgent) }
    }

    /// Asks for the view of a window that the page opens. Returns its widget; nil for none.
    func createView(_ action: OpaquePointer) -> gpointer? {
        guard let widget, let uiDelegate else { return nil }
        let configuration = self.configuration
        configuration.related = widget
        let described = WKNavigationAction(action, view: self, isNewWindow: true)
        let view = uiDelegate.webView(
            self, createWebViewWith: configuration, for: described, windowFeatures: WKWindowFeatures())
        guard let new = view?.widget else { return nil }
        // WebKit takes over a reference of its own.
        g_object_ref(UnsafeMutableRawPointer(new.pointer))
        return UnsafeMutableRawPointer(new.pointer)
    }

    /// Asks the delegate what a page asks a person.
    func show(_ dialog: OpaquePointer) {
        let message = webkit_script_dialog_get_message(dialog).map { String(cString: $0) } ?? ""
        let frame = WKFrameInfo(webView: self, request: url.map { URLRequest(url: $0) }, isMainFrame: true)
        let pending = PendingDialog(dialog)
        defer { pending.goesOn() }
        switch webkit_script_dialog_get_dialog_type(dialog) {
        case WEBKIT_SCRIPT_DIALOG_ALERT:
            guard let uiDelegate else { return pending.end() }
            let handler: @MainActor @Sendable () -> Void = { pending.end() }
            uiDelegate.webView(
                self, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame, completionHandler: handler)
        case WEBKIT_SCRIPT_DIALOG_CONFIRM:
            guard let uiDelegate else {
                return pending.end { webkit_script_dialog_confirm_set_confirmed($0, 0) }
            }
            let handler: @MainActor @Sendable (Bool) -> Void = { answer in
                pending.end { webkit_script_dialog_confirm_set_confirmed($0, answer ? 1 : 0) }
            }
            uiDelegate.webView(
                self, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame,
                completionHandler: handler)
        case WEBKIT_SCRIPT_DIALOG_PROMPT:
            guard let uiDelegate else { return pending.end() }
            let usual = webkit_script_dialog_prompt_get_default_text(dialog).map { String(cString: $0) }
            let handler: @MainActor @Sendable (String?) -> Void = { answer in
                pending.end { if let answer { webkit_script_dialog_prompt_set_text($0, answer) } }
            }
            uiDelegate.webView(
                self, runJavaScriptTextInputPanelWithPrompt: message, defaultText: usual, initiatedByFrame: frame,
                completionHandler: handler)
        default:
            // A page that does not want to be left: the app decides of that, by going elsewhere.
            pending.end { webkit_script_dialog_confirm_set_confirmed($0, 1) }
        }
    }
}

/// A decision that WebKit waits for. The first answer counts; without one, nothing is loaded.
@MainActor
private final class PendingDecision {
    enum Answer { case use, ignore, download }
    private nonisolated(unsafe) var decision: UnsafeMutablePointer<WebKitPolicyDecision>?

    init(_ decision: UnsafeMutablePointer<WebKitPolicyDecision>) {
        g_object_ref(UnsafeMutableRawPointer(decision))
        self.decision = decision
    }

    // Nobody else knows the object any more. WebKit ignores a decision that is released without an answer.
    deinit {
        guard let decision else { return }
        ObjectReference.release(decision)
    }

    func end(_ answer: Answer) {
        guard let decision else { return }
        self.decision = nil
        switch answer {
        case .use: webkit_policy_decision_use(decision)
        case .ignore: webkit_policy_decision_ignore(decision)
        case .download:
            Log.warnOnce("WKDownload", "Web views save no files: a download was left out.")
            webkit_policy_decision_ignore(decision)
        }
        g_object_unref(UnsafeMutableRawPointer(decision))
    }
}

/// A dialog that a page waits for. The first answer counts.
@MainActor
private final class PendingDialog {
    private var dialog: OpaquePointer?
    /// Whether WebKit has been told that the answer comes later.
    private var isLater = false
    init(_ dialog: OpaquePointer) { self.dialog = dialog }

    /// WebKit takes a dialog that somebody holds for one that is answered later. Call when it was shown.
    func goesOn() {
        guard let dialog else { return }
        webkit_script_dialog_ref(dialog)
        isLater = true
    }

    func end(_ answer: (OpaquePointer) -> Void = { _ in }) {
        guard let dialog else { return }
        self.dialog = nil
        answer(dialog)
        guard isLater else { return }
        webkit_script_dialog_close(dialog)
        webkit_script_dialog_unref(dialog)
    }
}
