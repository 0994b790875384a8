import DovetailCore
import Foundation

/// Where a page is scrolled, told by a script of a world of its own, which runs only in pages that somebody wants to know it of.
@MainActor
final class WebPageScrolling: NSObject, WKScriptMessageHandler {
    private unowned let view: WKWebView
    private var isListening = false
    private var position: ScrollPosition?
    private var geometry: ScrollGeometry?
    /// Hear where the page is scrolled to.
    var watchers: [ScrollWatcher] = [] {
        didSet {
            guard !watchers.isEmpty else { return }
            listen()
            if let geometry { for watcher in watchers { watcher.changed(geometry) } }
        }
    }

    init(_ view: WKWebView) { self.view = view }

    /// Goes to a place that was not asked for before.
    func follow(_ new: ScrollPosition?) {
        guard new != position else { return }
        position = new
        guard let new else { return }
        var parts: [String] = []
        switch new.edge {
        case .top: parts.append("top: 0")
        case .bottom: parts.append("top: document.documentElement.scrollHeight")
        case .leading: parts.append("left: 0")
        case .trailing: parts.append("left: document.documentElement.scrollWidth")
        case nil:
            if let x = new.x { parts.append("left: \(Double(x))") }
            if let y = new.y { parts.append("top: \(Double(y))") }
        }
        guard !parts.isEmpty else { return }
        view.evaluateJavaScript("window.scrollTo({\(parts.joined(separator: ", ")), behavior: 'instant'})")
    }

    private func listen() {
        guard !isListening else { return }
        isListening = true
        let world = WKContentWorld.world(name: "dovetail-scrolling")
        let controller = view.configuration.userContentController
        controller.add(WeakHandler(self), contentWorld: world, name: "dovetailScrolling")
        controller.addUserScript(
            WKUserScript(source: Self.script, injectionTime: .atDocumentEnd, forMainFrameOnly: true, in: world))
        view.evaluateJavaScript(Self.script, in: nil, in: world)
    }

    private static let script = """
        (() => {
            if (window.dovetailScrolls) return
            window.dovetailScrolls = true
            const tell = () => {
                const page = document.documentElement
                window.webkit.messageHandlers.dovetailScrolling.postMessage([
                    window.scrollX, window.scrollY, page.scrollWidth, page.scrollHeight, window.innerWidth,
                    window.innerHeight])
            }
            window.addEventListener('scroll', tell, {passive: true})
            window.addEventListener('resize', tell)
            window.addEventListener('load', tell)
            tell()
        })()
        """

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        guard let values = (message.body as? [Any])?.map({ ($0 as? NSNumber)?.doubleValue ?? 0 }), values.count == 6
        else { return }
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: values[0], y: values[1]),
            contentSize: CGSize(width: values[2], height: values[3]),
            contentInsets: EdgeInsets(), containerSize: CGSize(width: values[4], height: values[5]))
        guard geometry != self.geometry else { return }
        self.geometry = geometry
        for watcher in watchers { watcher.changed(geometry) }
    }

    /// A page keeps its handlers, and must not keep what keeps the page.
    private final class WeakHandler: NSObject, WKScriptMessageHandler {
        private weak var handler: WebPageScrolling?
        init(_ handler: WebPageScrolling) { self.handler = handler }
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {
            handler?.userContentController(userContentController, didReceive: message)
        }
    }
}
