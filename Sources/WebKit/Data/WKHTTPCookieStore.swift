import CWebKitGTK
import Foundation

/// Hears that cookies have changed.
@MainActor @preconcurrency
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

/// The cookies of a store.
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
    // Used on the main thread, and when nobody else knows the object any more.
    private nonisolated(unsafe) let manager: OpaquePointer
    private nonisolated(unsafe) let session: OpaquePointer
    private struct Observer { weak var object: (any WKHTTPCookieStoreObserver)? }
    private var observers: [Observer] = []

    init(_ session: OpaquePointer) {
        // The manager lives as long as its session, which is let go of with the program's last view.
        g_object_ref(UnsafeMutableRawPointer(session))
        self.session = session
        manager = webkit_network_session_get_cookie_manager(session)
    }

    deinit {
        dovetail_web_disconnect(UnsafeMutableRawPointer(manager), Unmanaged.passUnretained(self).toOpaque())
        ObjectReference.release(session)
    }

    /// All cookies.
    @preconcurrency open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void)
    {
        let manager = manager
        let data = AsyncAnswer.data { result in
            let list = webkit_cookie_manager_get_all_cookies_finish(manager, result, nil)
            var cookies: [HTTPCookie] = []
            var next = list
            while let item = next {
                let cookie = OpaquePointer(item.pointee.data!)
                if let made = HTTPCookie(cookie) { cookies.append(made) }
                soup_cookie_free(cookie)
                next = item.pointee.next
            }
            g_list_free(list)
            completionHandler(cookies)
        }
        webkit_cookie_manager_get_all_cookies(manager, nil, AsyncAnswer.callback, data)
    }

    /// All cookies.
    open func allCookies() async -> [HTTPCookie] {
        await withCheckedContinuation { continuation in getAllCookies { continuation.resume(returning: $0) } }
    }

    /// Keeps a cookie.
    @preconcurrency open func setCookie(
        _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) {
        let own = cookie.makeSoupCookie()
        let manager = manager
        let data = AsyncAnswer.data { result in
            webkit_cookie_manager_add_cookie_finish(manager, result, nil)
            completionHandler?()
        }
        webkit_cookie_manager_add_cookie(manager, own, nil, AsyncAnswer.callback, data)
        soup_cookie_free(own)
    }

    /// Keeps a cookie.
    open func setCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in setCookie(cookie) { continuation.resume() } }
    }

    /// Removes a cookie.
    @preconcurrency open func deleteCookie(
        _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) {
        let own = cookie.makeSoupCookie()
        let manager = manager
        let data = AsyncAnswer.data { result in
            webkit_cookie_manager_delete_cookie_finish(manager, result, nil)
            completionHandler?()
        }
        webkit_cookie_manager_delete_cookie(manager, own, nil, AsyncAnswer.callback, data)
        soup_cookie_free(own)
    }

    /// Removes a cookie.
    open func deleteCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in deleteCookie(cookie) { continuation.resume() } }
    }

    /// Lets an object hear of changes. It is not kept.
    open func add(_ observer: any WKHTTPCookieStoreObserver) {
        if observers.isEmpty {
            let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
                MainActor.assumeIsolated {
                    Unmanaged<WKHTTPCookieStore>.fromOpaque(data!).takeUnretainedValue().changed()
                }
            }
            ObjectReference.connect(manager, "changed", changed, Unmanaged.passUnretained(self).toOpaque())
        }
        observers.append(Observer(object: observer))
    }

    /// Lets an object hear of changes no more.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
        if observers.isEmpty {
            dovetail_web_disconnect(UnsafeMutableRawPointer(manager), Unmanaged.passUnretained(self).toOpaque())
        }
    }

    private func changed() { for observer in observers { observer.object?.cookiesDidChange(in: self) } }
}

extension HTTPCookie {
    fileprivate convenience init?(_ cookie: OpaquePointer) {
        func text(_ value: UnsafePointer<CChar>?) -> String { value.map { String(cString: $0) } ?? "" }
        var properties: [HTTPCookiePropertyKey: Any] = [
            .name: text(soup_cookie_get_name(cookie)), .value: text(soup_cookie_get_value(cookie)),
            .domain: text(soup_cookie_get_domain(cookie)), .path: text(soup_cookie_get_path(cookie)),
        ]
        if soup_cookie_get_secure(cookie) != 0 { properties[.secure] = "TRUE" }
        if soup_cookie_get_http_only(cookie) != 0 { properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE" }
        if let expires = soup_cookie_get_expires(cookie) {
            properties[.expires] = Date(timeIntervalSince1970: TimeInterval(g_date_time_to_unix(expires)))
        }
        self.init(properties: properties)
    }

    /// The caller owns the result.
    fileprivate func makeSoupCookie() -> OpaquePointer {
        let cookie = soup_cookie_new(name, value, domain, path, -1)!
        soup_cookie_set_secure(cookie, isSecure ? 1 : 0)
        soup_cookie_set_http_only(cookie, isHTTPOnly ? 1 : 0)
        if let expiresDate, let date = g_date_time_new_from_unix_utc(gint64(expiresDate.timeIntervalSince1970)) {
            soup_cookie_set_expires(cookie, date)
            g_date_time_unref(date)
        }
        return cookie
    }
}
