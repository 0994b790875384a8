// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import CWebKitGTK
import Combine
import DovetailBase
import DovetailCore
import DovetailUIKit
import Foundation
import FoundationAdditions

/// A view that shows pages of the web.
///
///     struct Page: UIViewRepresentable {
///         let url: URL
///         func makeUIView(context: Context) -> WKWebView { WKWebView() }
///         func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
///     }
///
/// The page is WebKitGTK's, in a process of its own. It is drawn at the view's place among other views: what is in front of it covers it, and
/// takes the presses. Programs without windows (tests, pictures) show a box with the address, and loading fails with
/// ``WKError/Code/webViewInvalidated``.
///
/// Main thread only.
@MainActor @preconcurrency
open class WKWebView: UIView {
    /// Decides which pages are loaded, and hears of them.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows what pages ask a person.
    open weak var uiDelegate: (any WKUIDelegate)?
    private let ownConfiguration: WKWebViewConfiguration
    /// What the view was made with. A copy.
    open var configuration: WKWebViewConfiguration { ownConfiguration.copied() }
    /// The pages before and after this one.
    open private(set) lazy var backForwardList = WKBackForwardList(self)
    /// Whether the page can be scrolled, and where it is. Of the view's settings ``UIScrollView/isScrollEnabled`` counts, and calls of
    /// ``UIScrollView/setContentOffset(_:animated:)``; all else is WebKit's matter.
    public private(set) lazy var scrollView: UIScrollView = WebScrollView(self)

    let widget: WebWidget?
    private let page = PageState()
    private var values = Values()
    /// Those of the page that is being loaded, and whether the app asked for it.
    private var navigation: WKNavigation?
    private var pending: WKNavigation?
    private var hasFailed = false
    let finder = PageFinder()

    /// What is told of the page.
    private struct Values: Equatable {
        var url: URL?
        var title: String?
        var isLoading = false
        var estimatedProgress = 0.0
        var canGoBack = false
        var canGoForward = false
        var hasOnlySecureContent = false
    }

    /// A view with a place, in points, and what it is made with.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        ownConfiguration = configuration.copied()
        widget = WebWidget(ownConfiguration)
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        widget?.view = self
        if !ownConfiguration.preferences.isTextInteractionEnabled { allowsTextInteraction = false }
        ownConfiguration.userContentController.webView = self
        if let widget {
            page.content = HostedContent(
                widget: OpaquePointer(UnsafeMutableRawPointer(widget.pointer)), owner: widget)
        }
        let host = UIHostingController(rootView: PageContent(page: page))
        host.view.frame = bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(host.view)
        hosting = host
    }
    private var hosting: AnyObject?

    /// A view with a place, in points.
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// A view of no size.
    public convenience init() { self.init(frame: .zero) }

    /// A view of no size. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) {
        ownConfiguration = WKWebViewConfiguration()
        widget = WebWidget(ownConfiguration)
        super.init(coder: coder)
        setUp()
    }

    /// Whether WebKit loads addresses of a scheme by itself.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["about", "blob", "data", "file", "ftp", "http", "https", "javascript", "ws", "wss"].contains(
            urlScheme.lowercased())
    }

    // MARK: The page

    /// The address of the page on show, or of the one that is being loaded. Can be observed.
    open var url: URL? { values.url }
    /// The title of the page. Can be observed.
    open var title: String? { values.title }
    /// Whether a page is being loaded. Can be observed.
    open var isLoading: Bool { values.isLoading }
    /// How much of it is there, from 0 to 1. Can be observed.
    open var estimatedProgress: Double { values.estimatedProgress }
    /// Whether there is a page before this one. Can be observed.
    open var canGoBack: Bool { values.canGoBack }
    /// Whether there is a page after this one. Can be observed.
    open var canGoForward: Bool { values.canGoForward }
    /// Whether the page came over a connection that nobody else could read. Told by its address alone. Can be observed.
    open var hasOnlySecureContent: Bool { values.hasOnlySecureContent }

    /// What the page is called to servers; nil for WebKit's own.
    open var customUserAgent: String? {
        didSet {
            guard let widget else { return }
            let settings = webkit_web_view_get_settings(widget.pointer)
            webkit_settings_set_user_agent(settings, customUserAgent)
        }
    }
    /// How large the page is shown; 1 as it says itself.
    open var pageZoom: CGFloat {
        get { widget.map { webkit_web_view_get_zoom_level($0.pointer) } ?? 1 }
        set { if let widget { webkit_web_view_set_zoom_level(widget.pointer, newValue) } }
    }
    /// Whether the page can be looked into by WebKit's inspector.
    open var isInspectable = false {
        didSet {
            guard let widget else { return }
            webkit_settings_set_enable_developer_extras(
                webkit_web_view_get_settings(widget.pointer), isInspectable ? 1 : 0)
        }
    }
    /// Whether a swipe of two fingers goes to the page before and after.
    open var allowsBackForwardNavigationGestures = false {
        didSet {
            guard let widget else { return }
            webkit_settings_set_enable_back_forward_navigation_gestures(
                webkit_web_view_get_settings(widget.pointer), allowsBackForwardNavigationGestures ? 1 : 0)
        }
    }
    /// Whether a link that is held shows its page. There are no such pictures: asking for them is told in the log.
    open var allowsLinkPreview = true {
        didSet { if allowsLinkPreview { Log.warnOnce("WKWebView.allowsLinkPreview", "Links show no pictures.") } }
    }
    /// Whether elements of the page may fill the screen.
    var allowsElementFullscreen = false {
        didSet {
            guard let widget, allowsElementFullscreen != oldValue else { return }
            webkit_settings_set_enable_fullscreen(
                webkit_web_view_get_settings(widget.pointer), allowsElementFullscreen ? 1 : 0)
        }
    }
    /// Whether texts of the page can be selected.
    var allowsTextInteraction = true {
        didSet {
            guard allowsTextInteraction != oldValue else { return }
            ownConfiguration.userContentController.setTextInteraction(allowsTextInteraction)
        }
    }
    /// Whether nothing is to be seen through the view. With false, pages without a ground of their own show what is behind.
    open override var isOpaque: Bool { didSet { setGround() } }
    open override var backgroundColor: UIColor? { didSet { setGround() } }

    /// What is behind the page where the app says so.
    var underPageColor: UIColor? { didSet { setGround() } }

    private func setGround() {
        guard let widget else { return }
        var ground = GdkRGBA(red: 1, green: 1, blue: 1, alpha: isOpaque ? 1 : 0)
        if isOpaque, let color = underPageColor {
            var (red, green, blue, alpha) = (CGFloat(1), CGFloat(1), CGFloat(1), CGFloat(1))
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            ground = GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
        }
        webkit_web_view_set_background_color(widget.pointer, &ground)
    }

    func widgetChanged() {
        guard let widget else { return }
        let view = widget.pointer
        let url = webkit_web_view_get_uri(view).flatMap { URL(string: String(cString: $0)) }
        let title = webkit_web_view_get_title(view).map { String(cString: $0) }
        set(\.url, \.url, url)
        set(\.title, \.title, title)
        set(\.estimatedProgress, \.estimatedProgress, webkit_web_view_get_estimated_load_progress(view))
        set(\.canGoBack, \.canGoBack, webkit_web_view_can_go_back(view) != 0)
        set(\.canGoForward, \.canGoForward, webkit_web_view_can_go_forward(view) != 0)
        set(\.hasOnlySecureContent, \.hasOnlySecureContent, url?.scheme == "https")
        set(\.isLoading, \.isLoading, webkit_web_view_is_loading(view) != 0)
        if page.url != url { page.url = url }
        if page.title != title { page.title = title }
    }

    private func set<Value: Equatable>(
        _ own: WritableKeyPath<Values, Value>, _ told: KeyPath<WKWebView, Value>, _ value: Value
    ) {
        guard values[keyPath: own] != value else { return }
        willChangeValue(for: told)
        values[keyPath: own] = value
        didChangeValue(for: told)
        onChange?()
    }
    /// Called after something of the page has changed.
    var onChange: (() -> Void)?

    // MARK: Loading

    // Final, since a class that may be overridden shows what it takes to those who inherit, and apps see nothing of C.
    private final func begin(_ url: URL?, _ load: (UnsafeMutablePointer<WebKitWebView>) -> Void) -> WKNavigation? {
        let navigation = WKNavigation()
        guard let widget else {
            if let url {
                set(\.url, \.url, url)
                page.url = url
            }
            // Not before the app has the navigation in hand.
            Task { @MainActor [weak self] in
                guard let self else { return }
                navigationDelegate?.webView(
                    self, didFailProvisionalNavigation: navigation, withError: WKError.noDisplay)
            }
            return navigation
        }
        pending = navigation
        load(widget.pointer)
        return navigation
    }

    /// Loads a page.
    ///
    /// Its fields go along; a method and a body can't be handed to WebKitGTK, which asks for pages by GET alone: that is told in the log.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        if request.httpMethod ?? "GET" != "GET" {
            Log.warnOnce(
                "WKWebView.load", "WKWebView asks for pages by GET: the method \(request.httpMethod ?? "") is left out."
            )
        }
        return begin(url) { view in
            let own = webkit_uri_request_new(url.absoluteString)!
            if let headers = webkit_uri_request_get_http_headers(own) {
                for (name, value) in request.allHTTPHeaderFields ?? [:] {
                    soup_message_headers_replace(headers, name, value)
                }
            }
            webkit_web_view_load_request(view, own)
            g_object_unref(UnsafeMutableRawPointer(own))
        }
    }

    /// Shows a page that the app has.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        begin(baseURL) { webkit_web_view_load_html($0, string, baseURL?.absoluteString) }
    }

    /// Shows a file. WebKitGTK lets pages of files read what the person may read: `readAccessURL` is not checked.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        precondition(URL.isFileURL, "\(URL) is not a file URL")
        return begin(URL) { webkit_web_view_load_uri($0, URL.absoluteString) }
    }

    /// Shows data of a kind.
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL)
        -> WKNavigation?
    {
        begin(baseURL) { view in
            let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            webkit_web_view_load_bytes(view, bytes, MIMEType, characterEncodingName, baseURL.absoluteString)
            g_bytes_unref(bytes)
        }
    }

    /// Goes to the page before; nil where there is none.
    @discardableResult
    open func goBack() -> WKNavigation? { canGoBack ? begin(nil) { webkit_web_view_go_back($0) } : nil }
    /// Goes to the page after; nil where there is none.
    @discardableResult
    open func goForward() -> WKNavigation? { canGoForward ? begin(nil) { webkit_web_view_go_forward($0) } : nil }
    /// Goes to a page of the list.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        begin(item.url) { webkit_web_view_go_to_back_forward_list_item($0, item.item) }
    }
    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? { begin(nil) { webkit_web_view_reload($0) } }
    /// Loads the page again, and asks the server for all of it.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { begin(nil) { webkit_web_view_reload_bypass_cache($0) } }
    /// Leaves it at what is there.
    open func stopLoading() { if let widget { webkit_web_view_stop_loading(widget.pointer) } }

    // Final, as is all that names types of C's: packages do not see those, and so could not have classes of this one's kind.
    final func loadChanged(_ event: WebKitLoadEvent) {
        widgetChanged()
        switch event {
        case WEBKIT_LOAD_STARTED:
            navigation = pending ?? WKNavigation()
            pending = nil
            hasFailed = false
            navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        case WEBKIT_LOAD_REDIRECTED:
            navigationDelegate?.webView(self, didReceiveServerRedirectForProvisionalNavigation: navigation)
        case WEBKIT_LOAD_COMMITTED:
            navigationDelegate?.webView(self, didCommit: navigation)
        default:
            // WebKitGTK says it also after a failure.
            guard !hasFailed else { return }
            navigationDelegate?.webView(self, didFinish: navigation)
        }
    }

    final func loadFailed(_ event: WebKitLoadEvent, _ error: any Error) {
        hasFailed = true
        widgetChanged()
        if event == WEBKIT_LOAD_STARTED || event == WEBKIT_LOAD_REDIRECTED {
            navigationDelegate?.webView(
                self, didFailProvisionalNavigation: navigation ?? pending, withError: error)
        } else {
            navigationDelegate?.webView(self, didFail: navigation, withError: error)
        }
        pending = nil
    }
}
