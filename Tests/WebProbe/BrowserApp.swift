import Combine
import SwiftUI
import UIKit
import WebKit

/// A page in a representable, as most apps have it: the coordinator is the delegate, the model observes the page.
struct BrowserApp: App {
    @StateObject private var model = BrowserModel()

    var body: some Scene {
        WindowGroup("Browser") { BrowserView(model: model) }
            .defaultSize(width: 600, height: 400)
    }
}

@MainActor
final class BrowserModel: ObservableObject {
    @Published var title = ""
    @Published var progress = 0.0
    @Published var isCovered = false
    @Published var isShown = true
    let webView: WKWebView
    private var observations: [NSKeyValueObservation] = []
    private var cancellables: Set<AnyCancellable> = []

    init() {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        configuration.userContentController.addUserScript(
            WKUserScript(
                source: "window.injected = 'at start'", injectionTime: .atDocumentStart, forMainFrameOnly: true))
        let hearer = Hearer()
        configuration.userContentController.add(hearer, name: "bridge")
        configuration.userContentController.addScriptMessageHandler(hearer, contentWorld: .page, name: "asked")
        configuration.setURLSchemeHandler(AppScheme(), forURLScheme: "app")
        webView = WKWebView(frame: .zero, configuration: configuration)
        observations.append(
            webView.observe(\.estimatedProgress, options: [.new]) { [weak self] view, change in
                MainActor.assumeIsolated { self?.progress = change.newValue ?? 0 }
                if change.newValue == 1 { say("progress 1") }
            })
        webView.publisher(for: \.title).compactMap { $0 }.removeDuplicates().sink { [weak self] in
            self?.title = $0
            say("title \($0)")
        }
        .store(in: &cancellables)
        listen { [weak self] in self?.obey($0, $1) }
    }

    private func obey(_ order: String, _ argument: String) {
        switch order {
        case "load": webView.load(URLRequest(url: argument.contains(":") ? URL(string: argument)! : address(argument)))
        case "html": webView.loadHTMLString(argument, baseURL: address("/"))
        case "file":
            webView.loadFileURL(URL(fileURLWithPath: argument), allowingReadAccessTo: URL(fileURLWithPath: "/"))
        case "back": webView.goBack()
        case "forward": webView.goForward()
        case "reload": webView.reload()
        case "stop": webView.stopLoading()
        case "zoom": webView.pageZoom = Double(argument)!
        case "cover": isCovered = argument == "yes"
        case "show": isShown = argument == "yes"
        case "scrolling": webView.scrollView.isScrollEnabled = argument == "yes"
        case "agent": webView.customUserAgent = argument
        case "state":
            say(
                "state \(webView.url?.path ?? "-") back \(webView.canGoBack) forward \(webView.canGoForward) loading \(webView.isLoading) list \(webView.backForwardList.backList.count)"
            )
        case "evaluate":
            webView.evaluateJavaScript(argument) { result, error in
                if let error = error as? WKError {
                    say("error \(error.code == .javaScriptExceptionOccurred) \(error.localizedDescription)")
                } else {
                    say("value \(describe(result))")
                }
            }
        case "call":
            Task {
                do {
                    let result = try await webView.callAsyncJavaScript(
                        argument, arguments: ["a": 2, "b": [3, 4], "name": "it's"], contentWorld: .page)
                    say("called \(describe(result))")
                } catch { say("call failed \((error as? WKError)?.errorCode ?? 0)") }
            }
        case "world":
            Task {
                let world = WKContentWorld.world(name: "mine")
                _ = try await webView.evaluateJavaScript("window.secret = 5", contentWorld: world)
                let inside = try await webView.evaluateJavaScript("window.secret", contentWorld: world)
                let outside = try await webView.evaluateJavaScript("window.secret", contentWorld: .page)
                say("world \(describe(inside)) \(describe(outside))")
            }
        case "find":
            Task {
                let result = try await webView.find(argument)
                say("found \(result.matchFound)")
            }
        case "picture":
            Task {
                do {
                    let image = try await webView.takeSnapshot(configuration: nil)
                    try image.pngData()!.write(to: URL(fileURLWithPath: argument))
                    say("picture \(Int(image.size.width))x\(Int(image.size.height))")
                } catch { say("no picture \(error)") }
            }
        case "cookies":
            Task {
                let store = webView.configuration.websiteDataStore.httpCookieStore
                let cookie = HTTPCookie(properties: [
                    .name: "mine", .value: "7", .domain: "127.0.0.1", .path: "/",
                ])!
                await store.setCookie(cookie)
                let names = await store.allCookies().map { "\($0.name)=\($0.value)" }.sorted()
                await store.deleteCookie(cookie)
                let left = await store.allCookies().map { "\($0.name)=\($0.value)" }.sorted()
                say("cookies \(names) \(left)")
            }
        case "forget":
            Task {
                let store = webView.configuration.websiteDataStore
                await store.removeData(
                    ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: Date.distantPast)
                say("left \(await store.httpCookieStore.allCookies().count)")
            }
        default: say("what is \(order)?")
        }
    }
}

/// What apps read of a script's value.
private func describe(_ value: Any?) -> String {
    switch value {
    case nil: "nothing"
    case let value as String: "text \(value)"
    case let value as Int: "whole \(value)"
    case let value as Double: "number \(value)"
    case let value as [Any]: "array \(value.map { describe($0) })"
    case let value as [String: Any]: "object \(value.keys.sorted())"
    case is NSNull: "null"
    case let value?: "\(type(of: value))"
    }
}

/// Hears of the page's scripts.
private final class Hearer: NSObject, WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        say("message \(message.name) \(describe(message.body)) at \(message.frameInfo.securityOrigin.host)")
    }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void
    ) {
        if let number = message.body as? Int {
            replyHandler(["twice": number * 2], nil)
        } else {
            replyHandler(nil, "no number")
        }
    }
}

/// Answers the app's own scheme.
private final class AppScheme: NSObject, WKURLSchemeHandler {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        let url = urlSchemeTask.request.url!
        if url.host == "nothing" { return urlSchemeTask.didFailWithError(URLError(.fileDoesNotExist)) }
        let html = "<title>own \(url.path)</title>own"
        urlSchemeTask.didReceive(
            URLResponse(
                url: url, mimeType: "text/html", expectedContentLength: html.utf8.count, textEncodingName: "utf-8"))
        urlSchemeTask.didReceive(Data(html.utf8))
        urlSchemeTask.didFinish()
    }
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}

private struct BrowserView: View {
    @ObservedObject var model: BrowserModel
    @State private var presses = 0
    @State private var text = ""

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                TextField("Address", text: $text).textFieldStyle(.roundedBorder)
                    .onChange(of: text) { _, new in say("typed \(new)") }
            }
            .padding(8)
            .frame(height: 50)
            if model.isShown {
                WebViewRepresentable(webView: model.webView)
                    .overlay {
                        if model.isCovered {
                            Color(red: 0, green: 0, blue: 1).frame(width: 200, height: 100)
                                .onTapGesture {
                                    presses += 1
                                    say("pressed in front \(presses)")
                                }
                        }
                    }
            } else {
                Color.clear
            }
        }
    }
}

private struct WebViewRepresentable: UIViewRepresentable {
    let webView: WKWebView

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
        webView.navigationDelegate = context.coordinator
        webView.uiDelegate = context.coordinator
        webView.allowsBackForwardNavigationGestures = true
        DispatchQueue.main.async { say("ready") }
        return webView
    }

    func updateUIView(_ uiView: WKWebView, context: Context) {
        uiView.alpha = 1
    }

    final class Coordinator: NSObject, WKNavigationDelegate, WKUIDelegate {
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            let path = navigationAction.request.url?.path ?? ""
            say("asked \(path) \(navigationAction.navigationType) window \(navigationAction.targetFrame == nil)")
            decisionHandler(path == "/forbidden" ? .cancel : .allow)
        }
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
            decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
        ) {
            let status = (navigationResponse.response as? HTTPURLResponse)?.statusCode ?? 0
            if navigationResponse.isForMainFrame {
                say("answer \(status) \(navigationResponse.response.mimeType ?? "")")
            }
            decisionHandler(status == 418 ? .cancel : .allow)
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { say("started") }
        func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
            say("redirected")
        }
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { say("committed") }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            say("finished \(webView.url?.path ?? "-")")
        }
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error
        ) {
            say("failed early \((error as NSError).domain) \((error as NSError).code)")
        }
        func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
            say("failed \((error as NSError).code)")
        }

        func webView(
            _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
            initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
        ) {
            say("alert \(message)")
            completionHandler()
        }
        func webView(
            _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
            initiatedByFrame frame: WKFrameInfo
        ) async -> Bool { message == "yes?" }
        func webView(
            _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
            initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
        ) {
            completionHandler(prompt == "nothing" ? nil : "\(prompt) \(defaultText ?? "")")
        }
        func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
            for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            say("window \(navigationAction.request.url?.path ?? "")")
            if navigationAction.targetFrame == nil { webView.load(navigationAction.request) }
            return nil
        }
    }
}
