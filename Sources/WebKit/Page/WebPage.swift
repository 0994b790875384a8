import DovetailCore
import DovetailUIKit
import Foundation
import Observation

/// A page of the web that views of SwiftUI's observe and steer. A ``WebView`` shows it.
///
///     @State private var page = WebPage()
///
///     var body: some View {
///         WebView(page)
///             .navigationTitle(page.title)
///             .task { page.load(URL(string: "https://example.org")!) }
///     }
///
/// It stands on a ``WKWebView``, which loads pages whether a view shows them or not. Programs without windows (tests, pictures) load none:
/// the sequences of a load end with ``NavigationError/failedProvisionalNavigation(_:)``.
///
/// Main thread only.
@MainActor @Observable
public final class WebPage {
    /// The title of the page; empty for none.
    public private(set) var title = ""
    /// The address of the page, or of the one that is being loaded.
    public private(set) var url: URL?
    /// Whether a page is being loaded.
    public private(set) var isLoading = false
    /// How much of it is there, from 0 to 1.
    public private(set) var estimatedProgress = 0.0
    /// Whether the page came over a connection that nobody else could read. Told by its address alone.
    public private(set) var hasOnlySecureContent = false
    /// The pages before and after this one.
    public private(set) var backForwardList = BackForwardList()
    /// The kind of media that the page shows as; nil as long as nothing has set it.
    public var mediaType: String?
    /// What the page is called to servers; nil for WebKit's own.
    public var customUserAgent: String? { didSet { view.customUserAgent = customUserAgent } }
    /// Whether the page can be looked into by WebKit's inspector.
    public var isInspectable = false { didSet { view.isInspectable = isInspectable } }

    /// What shows and loads.
    @ObservationIgnored let view: WKWebView
    /// Decides and asks; it holds no page.
    @ObservationIgnored private let delegate: WebPageDelegate
    /// What runs by itself when pages are scrolled.
    @ObservationIgnored lazy var scrolling = WebPageScrolling(view)

    private convenience init(
        _ configuration: Configuration, decider: (any NavigationDeciding)?, presenter: (any DialogPresenting)?
    ) {
        self.init(
            configuration: configuration,
            delegate: WebPageDelegate(
                decider: decider, presenter: presenter, preferences: configuration.defaultNavigationPreferences))
    }

    private init(configuration: Configuration, delegate: WebPageDelegate) {
        self.delegate = delegate
        view = WKWebView(frame: .zero, configuration: configuration.make())
        view.navigationDelegate = delegate
        view.uiDelegate = delegate
        view.onChange = { [weak self] in self?.viewChanged() }
        delegate.onCommit = { [weak self] in self?.listChanged() }
    }

    /// A page with no address.
    public convenience init(configuration: Configuration = Configuration()) {
        self.init(configuration, decider: nil, presenter: nil)
    }

    /// A page whose app decides what is loaded.
    public convenience init(
        configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
    ) {
        self.init(configuration, decider: navigationDecider, presenter: nil)
    }

    /// A page whose app shows what the page asks a person.
    public convenience init(
        configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting
    ) {
        self.init(configuration, decider: nil, presenter: dialogPresenter)
    }

    /// A page whose app decides what is loaded, and shows what the page asks a person.
    public convenience init(
        configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
        dialogPresenter: some DialogPresenting
    ) {
        self.init(configuration, decider: navigationDecider, presenter: dialogPresenter)
    }

    // Each is written only where it differs, since a write has the views that read it evaluated again.
    private func viewChanged() {
        set(\.title, view.title ?? "")
        set(\.url, view.url)
        set(\.estimatedProgress, view.estimatedProgress)
        set(\.hasOnlySecureContent, view.hasOnlySecureContent)
        set(\.isLoading, view.isLoading)
        listChanged()
    }

    private func listChanged() { set(\.backForwardList, BackForwardList(view.backForwardList)) }

    private func set<Value: Equatable>(_ property: ReferenceWritableKeyPath<WebPage, Value>, _ value: Value) {
        if self[keyPath: property] != value { self[keyPath: property] = value }
    }

    /// Whether WebKit loads addresses of a scheme by itself.
    public static func handlesURLScheme(_ scheme: String) -> Bool { WKWebView.handlesURLScheme(scheme) }

    // MARK: Loading

    /// What happens to all pages from now on, as they are loaded one after the other. It ends with an error when a page can't be had; who
    /// wants to hear more asks for the sequence again.
    public var navigations: some AsyncSequence<NavigationEvent, any Error> { delegate.events(of: nil) }

    /// Loads a page. What happens to it is told by the result; without an address that is ``NavigationError/invalidURL``.
    @discardableResult
    public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
        guard let url else { return AsyncThrowingStream { $0.finish(throwing: NavigationError.invalidURL) } }
        return delegate.events(of: view.load(URLRequest(url: url)))
    }

    /// Loads a page. WebKitGTK asks for pages by GET alone.
    @discardableResult
    public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
        guard request.url != nil else {
            return AsyncThrowingStream { $0.finish(throwing: NavigationError.invalidURL) }
        }
        return delegate.events(of: view.load(request))
    }

    /// Shows a page that the app has.
    @discardableResult
    public func load(
        html: String, baseURL: URL = URL(string: "about:blank")!
    ) -> some AsyncSequence<NavigationEvent, any Error> {
        delegate.events(of: view.loadHTMLString(html, baseURL: baseURL))
    }

    /// Shows data of a kind.
    @discardableResult
    public func load(
        _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
    ) -> some AsyncSequence<NavigationEvent, any Error> {
        delegate.events(
            of: view.load(
                data, mimeType: mimeType, characterEncodingName: characterEncoding.webName, baseURL: baseURL))
    }

    /// Goes to a page of the list.
    @discardableResult
    public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
        delegate.events(of: view.go(to: item.item))
    }

    /// Loads the page again; from the server, all of it, if asked for.
    @discardableResult
    public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
        delegate.events(of: fromOrigin ? view.reloadFromOrigin() : view.reload())
    }

    /// Leaves it at what is there.
    public func stopLoading() { view.stopLoading() }

    // MARK: Scripts and pictures

    /// Runs the body of an asynchronous function, with arguments by their names. The result is what it returns, or what the promise that it
    /// returns gives. Throws ``WKError``. WebKitGTK does not tell frames apart: it runs in the page.
    @discardableResult
    public func callJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
        contentWorld: WKContentWorld? = nil
    ) async throws -> Any? {
        try await view.callAsyncJavaScript(functionBody, arguments: arguments, contentWorld: contentWorld ?? .page)
    }

    /// What can be made of a page.
    public struct ExportedContentConfiguration: Sendable {
        enum Kind { case image, other(String) }
        let kind: Kind

        /// A picture (PNG) of what the page's view shows.
        public static let image = ExportedContentConfiguration(kind: .image)
        /// A document of pages. WebKitGTK makes none: asking for it throws ``WKError/Code/unknown``.
        public static let pdf = ExportedContentConfiguration(kind: .other("PDF"))
        /// An archive of the page. WebKitGTK makes none: asking for it throws ``WKError/Code/unknown``.
        public static let webArchive = ExportedContentConfiguration(kind: .other("web archive"))
    }

    /// Makes something of the page.
    public func exported(as configuration: ExportedContentConfiguration) async throws -> Data {
        guard case .image = configuration.kind else {
            throw WKError(code: .unknown, message: "Pages are exported as pictures only.")
        }
        let image = try await view.takeSnapshot(configuration: nil)
        guard let data = image.pngData() else { throw WKError(code: .unknown, message: "There is no picture") }
        return data
    }
}

extension String.Encoding {
    /// The name that the web has for it.
    fileprivate var webName: String {
        switch self {
        case .utf16: "utf-16"
        case .isoLatin1: "iso-8859-1"
        case .ascii: "us-ascii"
        case .windowsCP1252: "windows-1252"
        default: "utf-8"
        }
    }
}
