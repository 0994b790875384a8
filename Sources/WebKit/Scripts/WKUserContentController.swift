import CWebKitGTK
import Foundation

/// Runs scripts in pages, and hears what they say.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    // Used on the main thread, and when nobody else knows the object any more.
    nonisolated(unsafe) let manager: OpaquePointer = webkit_user_content_manager_new()
    /// Scripts, in the order in which they were added.
    open private(set) var userScripts: [WKUserScript] = []
    private var listeners: [Listener.Key: Listener] = [:]
    /// The view whose pages speak.
    weak var webView: WKWebView?

    /// One without scripts.
    public override init() {}

    deinit {
        ObjectReference.release(manager)
    }

    /// Runs a script in each page from now on.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        let script = userScript.make()
        webkit_user_content_manager_add_script(manager, script)
        webkit_user_script_unref(script)
    }

    /// Runs none of the scripts any more.
    open func removeAllUserScripts() {
        userScripts = []
        webkit_user_content_manager_remove_all_scripts(manager)
    }

    /// Hears what pages say by `window.webkit.messageHandlers.NAME.postMessage(…)`. Keeps the handler. Traps where the name has one.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }

    /// The same for scripts of a world.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {
        listen(name, contentWorld, .plain(scriptMessageHandler))
    }

    /// Hears what scripts of a world say, and answers: `postMessage` gives them a promise.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        listen(name, contentWorld, .replying(scriptMessageHandlerWithReply))
    }

    /// Hears nothing by a name any more.
    open func removeScriptMessageHandler(forName name: String) {
        removeScriptMessageHandler(forName: name, contentWorld: .page)
    }

    /// Hears nothing by a name from scripts of a world any more.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        guard let listener = listeners.removeValue(forKey: Listener.Key(name: name, world: contentWorld.worldName))
        else { return }
        end(listener)
    }

    /// Hears nothing any more from scripts of a world.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        for (key, listener) in listeners where key.world == contentWorld.worldName {
            listeners[key] = nil
            end(listener)
        }
    }

    /// Hears nothing any more.
    open func removeAllScriptMessageHandlers() {
        for listener in listeners.values { end(listener) }
        listeners = [:]
    }

    /// Lets texts of pages be selected, or not.
    func setTextInteraction(_ isEnabled: Bool) {
        if isEnabled {
            guard let sheet = withoutSelection else { return }
            webkit_user_content_manager_remove_style_sheet(manager, sheet)
            webkit_user_style_sheet_unref(sheet)
            withoutSelection = nil
        } else if withoutSelection == nil {
            let sheet = webkit_user_style_sheet_new(
                "* { -webkit-user-select: none !important }", WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES,
                WEBKIT_USER_STYLE_LEVEL_USER, nil, nil)!
            webkit_user_content_manager_add_style_sheet(manager, sheet)
            withoutSelection = sheet
        }
    }
    private var withoutSelection: OpaquePointer?

    private func end(_ listener: Listener) {
        dovetail_web_disconnect(UnsafeMutableRawPointer(manager), Unmanaged.passUnretained(listener).toOpaque())
        webkit_user_content_manager_unregister_script_message_handler(
            manager, listener.key.name, listener.key.world)
    }

    private func listen(_ name: String, _ world: WKContentWorld, _ handler: Listener.Handler) {
        let key = Listener.Key(name: name, world: world.worldName)
        precondition(
            listeners[key] == nil,
            "Attempt to add script message handler with name '\(name)' when one already exists.")
        let listener = Listener(key: key, world: world, handler: handler, controller: self)
        listeners[key] = listener
        let data = Unmanaged.passUnretained(listener).toOpaque()
        switch handler {
        case .plain:
            let received: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = {
                _, value, data in
                MainActor.assumeIsolated {
                    Unmanaged<Listener>.fromOpaque(data!).takeUnretainedValue().received(value!)
                }
            }
            // Before it is registered, as WebKit asks for.
            ObjectReference.connect(
                UnsafeMutableRawPointer(manager), "script-message-received::\(name)", received, data)
            webkit_user_content_manager_register_script_message_handler(manager, name, key.world)
        case .replying:
            let received: @convention(c) (gpointer?, OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = {
                _, value, reply, data in
                MainActor.assumeIsolated {
                    Unmanaged<Listener>.fromOpaque(data!).takeUnretainedValue().received(value!, reply: reply!)
                }
                return 1
            }
            ObjectReference.connect(
                UnsafeMutableRawPointer(manager), "script-message-with-reply-received::\(name)", received, data)
            webkit_user_content_manager_register_script_message_handler_with_reply(manager, name, key.world)
        }
    }
}

/// Hears the messages of one name. Its controller keeps it as long as they may come.
@MainActor
private final class Listener {
    struct Key: Hashable {
        let name: String
        let world: String?
    }
    enum Handler {
        case plain(any WKScriptMessageHandler)
        case replying(any WKScriptMessageHandlerWithReply)
    }
    let key: Key
    let world: WKContentWorld
    let handler: Handler
    weak var controller: WKUserContentController?

    init(key: Key, world: WKContentWorld, handler: Handler, controller: WKUserContentController) {
        (self.key, self.world, self.handler, self.controller) = (key, world, handler, controller)
    }

    private func message(_ value: OpaquePointer) -> WKScriptMessage {
        let body = (try? ScriptValue.value(value)) ?? nil
        return WKScriptMessage(
            name: key.name, body: body ?? NSNull(), webView: controller?.webView, world: world)
    }

    func received(_ value: OpaquePointer) {
        guard let controller, case .plain(let handler) = handler else { return }
        handler.userContentController(controller, didReceive: message(value))
    }

    func received(_ value: OpaquePointer, reply: OpaquePointer) {
        guard let controller, case .replying(let handler) = handler else { return }
        let context = jsc_value_get_context(value)!
        g_object_ref(UnsafeMutableRawPointer(context))
        webkit_script_message_reply_ref(reply)
        var isAnswered = false
        handler.userContentController(controller, didReceive: message(value)) { result, error in
            MainActor.assumeIsolated {
                // Of several answers the first one counts.
                guard !isAnswered else { return }
                isAnswered = true
                Self.answer(reply, context, result, error)
            }
        }
    }

    private static func answer(
        _ reply: OpaquePointer, _ context: OpaquePointer, _ result: Any?, _ error: String?
    ) {
        defer {
            webkit_script_message_reply_unref(reply)
            g_object_unref(UnsafeMutableRawPointer(context))
        }
        if let error { return webkit_script_message_reply_return_error_message(reply, error) }
        guard let json = try? ScriptValue.json(result) else {
            return webkit_script_message_reply_return_error_message(reply, "The answer has no form in scripts")
        }
        let value =
            result == nil ? jsc_value_new_undefined(context)! : jsc_value_new_from_json(context, json)!
        webkit_script_message_reply_return_value(reply, value)
        g_object_unref(UnsafeMutableRawPointer(value))
    }
}
