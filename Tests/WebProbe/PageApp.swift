import SwiftUI
import WebKit

/// A page of SwiftUI's own: a model that is observed, decisions, dialogs, a scheme, and where it is scrolled.
struct PageApp: App {
    @State private var model = PageModel()

    var body: some Scene {
        WindowGroup("Page") { PageView(model: model) }
            .defaultSize(width: 600, height: 400)
    }
}

@MainActor @Observable
final class PageModel {
    let page: WebPage
    var address: URL?
    var isPlain = false
    var position = ScrollPosition()
    var allowsSelection = true

    init() {
        var configuration = WebPage.Configuration()
        configuration.websiteDataStore = .nonPersistent()
        // For the tests that ask for it: the program names no domain of its own.
        configuration.limitsNavigationsToAppBoundDomains = CommandLine.arguments.contains("bound")
        configuration.urlSchemeHandlers[URLScheme("app")!] = PageScheme()
        page = WebPage(
            configuration: configuration, navigationDecider: PageDecider(), dialogPresenter: PageDialogs())
        listen { [weak self] in self?.obey($0, $1) }
    }

    private func obey(_ order: String, _ argument: String) {
        var url: URL { argument.contains(":") ? URL(string: argument)! : WebProbe.address(argument) }
        switch order {
        case "load": follow(page.load(url))
        case "nothing": follow(page.load(nil as URL?))
        case "html": follow(page.load(html: argument))
        case "reload": follow(page.reload())
        case "back": if let item = page.backForwardList.backList.last { follow(page.load(item)) }
        case "plain":
            isPlain = true
            address = url
        case "scroll": position.scrollTo(y: Double(argument)!)
        case "edge": position.scrollTo(edge: .bottom)
        case "select": allowsSelection = argument == "yes"
        case "state":
            say(
                "state \(page.title) \(page.url?.path ?? "-") back \(page.backForwardList.backList.map(\.url.path)) forward \(page.backForwardList.forwardList.count) \(page.backForwardList[-1]?.title ?? "-")"
            )
        case "call":
            Task {
                do {
                    let result = try await page.callJavaScript(argument, arguments: ["a": 2])
                    say("called \(result.map { "\($0)" } ?? "nothing")")
                } catch { say("call failed \((error as? WKError)?.errorCode ?? 0)") }
            }
        case "picture":
            Task {
                let data = try? await page.exported(as: .image)
                let other = try? await page.exported(as: .pdf)
                say("picture \(data?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47])) \(other == nil)")
            }
        default: say("what is \(order)?")
        }
    }

    private func follow(_ events: some AsyncSequence<WebPage.NavigationEvent, any Error>) {
        Task {
            do {
                for try await event in events { say("event \(event)") }
                say("events end")
            } catch WebPage.NavigationError.failedProvisionalNavigation(let error) {
                say("events failed \((error as NSError).code)")
            } catch { say("events failed \(error)") }
        }
    }
}

private struct PageView: View {
    let model: PageModel

    var body: some View {
        VStack(spacing: 0) {
            Text("\(model.page.title) \(Int(model.page.estimatedProgress * 100))")
                .frame(height: 50)
                .onChange(of: model.page.title) { say("title \($1)") }
                .onChange(of: model.page.isLoading) { say("loading \($1)") }
            if model.isPlain {
                WebView(url: model.address)
            } else {
                @Bindable var model = model
                page
                    .webViewBackForwardNavigationGestures(.disabled)
                    .webViewScrollPosition($model.position)
                    .webViewOnScrollGeometryChange(for: Double.self) {
                        $0.contentOffset.y
                    } action: {
                        say("scrolled \($1)")
                    }
            }
        }
        .task { say("ready") }
    }

    @ViewBuilder private var page: some View {
        if model.allowsSelection {
            WebView(model.page)
        } else {
            WebView(model.page).webViewTextSelection(.disabled)
        }
    }
}

private struct PageDecider: WebPage.NavigationDeciding {
    var count = 0
    mutating func decidePolicy(
        for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy {
        count += 1
        let path = action.request.url?.path ?? ""
        say("asked \(count > 1 ? "again" : "first") \(path) \(action.navigationType)")
        if path == "/quiet" { preferences.allowsContentJavaScript = false }
        if path == "/mobile" { preferences.preferredContentMode = .mobile }
        if path == "/locked" { preferences.isLockdownModeEnabled = true }
        return path == "/forbidden" ? .cancel : .allow
    }
    mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy {
        (response.response as? HTTPURLResponse)?.statusCode == 418 ? .cancel : .allow
    }
}

private struct PageDialogs: WebPage.DialogPresenting {
    func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {
        say("alert \(message) \(frame.isMainFrame)")
    }
    func handleJavaScriptConfirm(message: String, initiatedBy frame: WebPage.FrameInfo) async
        -> WebPage.JavaScriptConfirmResult
    { message == "yes?" ? .ok : .cancel }
    func handleJavaScriptPrompt(message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo) async
        -> WebPage.JavaScriptPromptResult
    { message == "nothing" ? .cancel : .ok("\(message) \(defaultText ?? "")") }
}

private struct PageScheme: URLSchemeHandler {
    func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
        AsyncThrowingStream { parts in
            let url = request.url!
            parts.yield(
                .response(
                    URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8")))
            parts.yield(.data(Data("<title>own ".utf8)))
            parts.yield(.data(Data("\(url.path)</title>".utf8)))
            parts.finish()
        }
    }
}
