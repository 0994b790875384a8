import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation

/// Shows a page of the web.
///
///     WebView(url: URL(string: "https://example.org"))
///
/// A ``WebPage`` tells more of what it shows, and is shown by one such view at a time. Programs without windows show a box with the address.
public struct WebView: View {
    private let source: Source

    private enum Source {
        case page(WebPage)
        case address(URL?)
    }

    /// Shows a page of the app's.
    nonisolated public init(_ page: WebPage) { source = .page(page) }

    /// Shows the page of an address, and another one when the address changes. Nothing for nil.
    nonisolated public init(url: URL?) { source = .address(url) }

    public var body: some View {
        switch source {
        case .page(let page): WebPageContent(page: page)
        case .address(let url): AddressContent(url: url)
        }
    }

    /// Whether swipes go to the page before and after.
    public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        let isEnabled: Bool
        /// They do.
        public static let automatic = Self(isEnabled: true)
        public static let enabled = Self(isEnabled: true)
        public static let disabled = Self(isEnabled: false)
    }

    /// Whether two fingers make the page larger.
    public struct MagnificationGesturesBehavior: Hashable, Sendable {
        let isEnabled: Bool
        /// They do.
        public static let automatic = Self(isEnabled: true)
        public static let enabled = Self(isEnabled: true)
        public static let disabled = Self(isEnabled: false)
    }

    /// Whether a link that is held shows its page.
    public struct LinkPreviewBehavior: Hashable, Sendable {
        let isEnabled: Bool?
        /// It does not here.
        public static let automatic = Self(isEnabled: nil)
        public static let enabled = Self(isEnabled: true)
        public static let disabled = Self(isEnabled: false)
    }

    /// Whether elements of the page may fill the screen.
    public struct ElementFullscreenBehavior: Hashable, Sendable {
        let isEnabled: Bool
        /// They may not.
        public static let automatic = Self(isEnabled: false)
        public static let enabled = Self(isEnabled: true)
        public static let disabled = Self(isEnabled: false)
    }
}

/// A page that lives as long as the view of its address.
private struct AddressContent: View {
    nonisolated let url: URL?
    @State private var page = WebPage()

    var body: some View {
        WebPageContent(page: page)
            .onChange(of: url, initial: true) {
                if let url { page.load(url) }
            }
    }
}

/// The view of a page, with what the views around say of it.
private struct WebPageContent: UIViewRepresentable {
    nonisolated let page: WebPage

    nonisolated init(page: WebPage) { self.page = page }

    func makeUIView(context: Context) -> WKWebView { page.view }

    func updateUIView(_ view: WKWebView, context: Context) {
        let settings = context.environment.webViewSettings
        view.allowsBackForwardNavigationGestures = settings.gestures.isEnabled
        view.allowsElementFullscreen = settings.fullscreen.isEnabled
        view.isOpaque = settings.background != .hidden
        view.allowsTextInteraction = settings.allowsSelection
        page.scrolling.follow(settings.position)
        page.scrolling.watchers = settings.watchers
    }

    static func dismantleUIView(_ view: WKWebView, coordinator: ()) {}
}
