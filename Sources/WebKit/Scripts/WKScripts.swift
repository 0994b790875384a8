import CWebKitGTK
import Foundation

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before anything else of the page.
    case atDocumentStart
    /// When the page's elements are there.
    case atDocumentEnd
}

/// A script that runs in pages.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
    /// Its text.
    public let source: String
    /// When it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it runs in pages only, and not in the frames inside.
    public let isForMainFrameOnly: Bool
    private let world: WKContentWorld

    /// A script of the page's world.
    public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
    }

    /// A script of a world.
    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        world = contentWorld
    }

    /// The caller owns the result.
    func make() -> OpaquePointer {
        let frames =
            isForMainFrameOnly ? WEBKIT_USER_CONTENT_INJECT_TOP_FRAME : WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES
        let time =
            injectionTime == .atDocumentStart
            ? WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START : WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END
        if let name = world.worldName {
            return webkit_user_script_new_for_world(source, frames, time, name, nil, nil)
        }
        return webkit_user_script_new(source, frames, time, nil, nil)
    }
}

/// A world of scripts: scripts see the page, but not what those of other worlds declare.
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
    /// Its name; nil for the page's own, and for the app's usual one.
    public let name: String?
    let worldName: String?
    // Worlds are known by their names for as long as the process runs.
    private static var named: [String: WKContentWorld] = [:]

    private init(name: String?, worldName: String?) {
        self.name = name
        self.worldName = worldName
    }

    /// That of the page's own scripts.
    public static let page = WKContentWorld(name: nil, worldName: nil)
    /// The app's own.
    public static let defaultClient = WKContentWorld(name: nil, worldName: "dovetail-default-client")

    /// The world of a name, the same one each time.
    public class func world(name: String) -> WKContentWorld {
        if let known = named[name] { return known }
        let world = WKContentWorld(name: name, worldName: name)
        named[name] = world
        return world
    }
}

/// What a script said.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    /// The name of the handler.
    public let name: String
    /// What was said: `NSNumber`, `String`, `NSNull`, arrays or dictionaries.
    public let body: Any
    /// The view with the page.
    public private(set) weak var webView: WKWebView?
    /// Where it was said. WebKitGTK does not tell frames apart: it is the page.
    public let frameInfo: WKFrameInfo
    /// The world of the script.
    public let world: WKContentWorld

    init(name: String, body: Any, webView: WKWebView?, world: WKContentWorld) {
        self.name = name
        self.body = body
        self.webView = webView
        self.world = world
        frameInfo = WKFrameInfo(webView: webView, request: webView?.url.map { URLRequest(url: $0) }, isMainFrame: true)
    }
}

/// Hears what scripts say.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script said something.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Hears what scripts say, and answers. Implement one of the methods.
@MainActor @preconcurrency
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// A script said something. Call the handler once, with a value or with what is wrong.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)
    /// A script said something. Return a value, or what is wrong.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void
    ) {
        Task { @MainActor in
            let (result, error) = await self.userContentController(userContentController, didReceive: message)
            replyHandler(result, error)
        }
    }
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, nil) }
}
