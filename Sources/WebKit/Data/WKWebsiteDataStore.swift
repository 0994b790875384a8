// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import CWebKitGTK
import DovetailCore
import Foundation

/// A kind of what pages keep.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"

/// Where pages keep cookies and the like: on disk, in the app's own folder, or only as long as the program runs.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    private static let ofProgram = WKWebsiteDataStore(isPersistent: true)
    // Used on the main thread, and when nobody else knows the object any more.
    nonisolated(unsafe) let session: OpaquePointer
    /// Whether what is kept outlives the program.
    public let isPersistent: Bool
    /// The cookies.
    public private(set) lazy var httpCookieStore = WKHTTPCookieStore(session)

    private init(isPersistent: Bool) {
        self.isPersistent = isPersistent
        guard isPersistent else {
            session = webkit_network_session_new_ephemeral()
            return
        }
        let data = StorageFolders.data.appendingPathComponent("web").path
        let cache = URL(fileURLWithPath: String(cString: g_get_user_cache_dir()))
            .appendingPathComponent(StorageFolders.applicationName).appendingPathComponent("web").path
        session = webkit_network_session_new(data, cache)
        webkit_cookie_manager_set_persistent_storage(
            webkit_network_session_get_cookie_manager(session), data + "/cookies.sqlite",
            WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE)
    }

    /// The app's own, on disk.
    open class func `default`() -> WKWebsiteDataStore { ofProgram }
    /// A new one that keeps nothing on disk.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    deinit {
        ObjectReference.release(session)
    }

    private static let types: [String: WebKitWebsiteDataTypes] = [
        WKWebsiteDataTypeDiskCache: WEBKIT_WEBSITE_DATA_DISK_CACHE,
        WKWebsiteDataTypeMemoryCache: WEBKIT_WEBSITE_DATA_MEMORY_CACHE,
        WKWebsiteDataTypeCookies: WEBKIT_WEBSITE_DATA_COOKIES,
        WKWebsiteDataTypeSessionStorage: WEBKIT_WEBSITE_DATA_SESSION_STORAGE,
        WKWebsiteDataTypeLocalStorage: WEBKIT_WEBSITE_DATA_LOCAL_STORAGE,
        WKWebsiteDataTypeIndexedDBDatabases: WEBKIT_WEBSITE_DATA_INDEXEDDB_DATABASES,
        WKWebsiteDataTypeServiceWorkerRegistrations: WEBKIT_WEBSITE_DATA_SERVICE_WORKER_REGISTRATIONS,
        WKWebsiteDataTypeFetchCache: WEBKIT_WEBSITE_DATA_DOM_CACHE,
        WKWebsiteDataTypeOfflineWebApplicationCache: WEBKIT_WEBSITE_DATA_OFFLINE_APPLICATION_CACHE,
    ]

    /// All kinds of what pages keep.
    open class func allWebsiteDataTypes() -> Set<String> { Set(types.keys) }

    /// Removes what was kept since a time, of some kinds.
    @preconcurrency open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        let kinds = dataTypes.reduce(UInt32(0)) { $0 | (Self.types[$1]?.rawValue ?? 0) }
        guard let manager = webkit_network_session_get_website_data_manager(session), kinds != 0 else {
            return completionHandler()
        }
        // Longer ago than a century is always. In microseconds; 0 is always, too.
        let span = Date.now.timeIntervalSince(date)
        let data = AsyncAnswer.data { result in
            webkit_website_data_manager_clear_finish(manager, result, nil)
            completionHandler()
        }
        webkit_website_data_manager_clear(
            manager, WebKitWebsiteDataTypes(rawValue: kinds),
            span > 0 && span < 3_000_000_000 ? GTimeSpan(span * 1_000_000) : 0, nil, AsyncAnswer.callback, data)
    }

    /// Removes what was kept since a time, of some kinds.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        await withCheckedContinuation { continuation in
            removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
        }
    }
}
