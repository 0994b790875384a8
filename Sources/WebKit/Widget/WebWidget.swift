import CWebKitGTK
import DovetailBase
import DovetailCore
import Foundation

/// WebKit's widget of a ``WKWebView``, and what it tells.
@MainActor
final class WebWidget {
    // Used on the main thread, and when nobody else knows the object any more.
    nonisolated(unsafe) let pointer: UnsafeMutablePointer<WebKitWebView>
    /// Whom it tells.
    weak var view: WKWebView?

    /// Whether there are windows, which a page needs. Headless hosts of tests and of pictures have none.
    static var isPossible: Bool { gtk_is_initialized() != 0 && gdk_display_get_default() != nil }

    /// Nil where there are no windows.
    init?(_ configuration: WKWebViewConfiguration) {
        guard Self.isPossible else {
            Log.warnOnce("WKWebView", "Pages of the web are shown only by programs with windows; here there are boxes.")
            return nil
        }
        let settings = configuration.makeSettings()
        let related = configuration.related?.pointer
        let widget = dovetail_web_view_new(
            related, related == nil ? configuration.context : nil,
            related == nil ? configuration.websiteDataStore.session : nil,
            configuration.userContentController.manager, settings)!
        g_object_unref(UnsafeMutableRawPointer(settings))
        pointer = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: WebKitWebView.self)
        g_object_set_data(
            UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self), Self.key,
            Unmanaged.passUnretained(self).toOpaque())
        connect()
    }

    private nonisolated static let key = "dovetail-web-view"

    /// The view that has a widget; nil for one that has gone.
    static func view(of widget: UnsafeMutablePointer<WebKitWebView>) -> WKWebView? {
        let data = g_object_get_data(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key)
        return data.flatMap { Unmanaged<WebWidget>.fromOpaque($0).takeUnretainedValue().view }
    }

    deinit {
        let (pointer, data) = (pointer, Unmanaged.passUnretained(self).toOpaque())
        g_object_set_data(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self), Self.key, nil)
        dovetail_web_disconnect(pointer, data)
        ObjectReference.release(pointer)
    }

    private static func view(_ data: gpointer?) -> WKWebView? {
        Unmanaged<WebWidget>.fromOpaque(data!).takeUnretainedValue().view
    }

    private func on<Handler>(_ signal: String, _ handler: Handler) {
        ObjectReference.connect(
            UnsafeMutableRawPointer(pointer), signal, handler, Unmanaged.passUnretained(self).toOpaque())
    }

    private func connect() {
        let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated { WebWidget.view(data)?.widgetChanged() }
        }
        for name in ["title", "uri", "estimated-load-progress", "is-loading"] {
            on("notify::\(name)", changed)
        }
        let loadChanged: @convention(c) (gpointer?, WebKitLoadEvent, gpointer?) -> Void = { _, event, data in
            MainActor.assumeIsolated { WebWidget.view(data)?.loadChanged(event) }
        }
        on("load-changed", loadChanged)
        let failed:
            @convention(c) (
                gpointer?, WebKitLoadEvent, UnsafePointer<CChar>?, UnsafePointer<GError>?, gpointer?
            ) -> gboolean = { _, event, address, error, data in
                MainActor.assumeIsolated {
                    WebWidget.view(data)?.loadFailed(
                        event, LoadError.make(error!, url: address.map { String(cString: $0) }))
                }
                // Apple's shows no page of its own either.
                return 1
            }
        on("load-failed", failed)
        let tlsFailed: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?, UInt32, gpointer?) -> gboolean = {
            _, address, _, _, data in
            MainActor.assumeIsolated {
                var info: [String: Any] = [:]
                if let address {
                    info["NSErrorFailingURLStringKey"] = String(cString: address)
                    info["NSErrorFailingURLKey"] = URL(string: String(cString: address))
                }
                WebWidget.view(data)?.loadFailed(
                    WEBKIT_LOAD_STARTED, URLError(.serverCertificateUntrusted, userInfo: info))
            }
            return 1
        }
        on("load-failed-with-tls-errors", tlsFailed)
        let decide:
            @convention(c) (
                gpointer?, UnsafeMutablePointer<WebKitPolicyDecision>?, WebKitPolicyDecisionType, gpointer?
            ) -> gboolean = { _, decision, type, data in
                MainActor.assumeIsolated { WebWidget.view(data)?.decide(decision!, type) == true ? 1 : 0 }
            }
        on("decide-policy", decide)
        let create: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gpointer? = { _, action, data in
            // A number, since a pointer can't leave the actor.
            let address = MainActor.assumeIsolated { UInt(bitPattern: WebWidget.view(data)?.createView(action!)) }
            return gpointer(bitPattern: address)
        }
        on("create", create)
        let close: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated {
                guard let view = WebWidget.view(data) else { return }
                view.uiDelegate?.webViewDidClose(view)
            }
        }
        on("close", close)
        let dialog: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, dialog, data in
            MainActor.assumeIsolated { WebWidget.view(data)?.show(dialog!) }
            return 1
        }
        on("script-dialog", dialog)
        let terminated: @convention(c) (gpointer?, UInt32, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated {
                guard let view = WebWidget.view(data) else { return }
                view.navigationDelegate?.webViewWebContentProcessDidTerminate(view)
            }
        }
        on("web-process-terminated", terminated)
        addScrollGuard()
    }

    /// Keeps wheels from a page that is not to be scrolled.
    private func addScrollGuard() {
        let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        let scrolled: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = { _, _, _, data in
            MainActor.assumeIsolated { WebWidget.view(data)?.scrollView.isScrollEnabled == false ? 1 : 0 }
        }
        ObjectReference.connect(
            UnsafeMutableRawPointer(controller), "scroll", scrolled, Unmanaged.passUnretained(self).toOpaque())
        gtk_widget_add_controller(
            UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self), controller)
        scrollGuard = controller
    }
    private var scrollGuard: OpaquePointer?
}
