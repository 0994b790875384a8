import DovetailBase
import Foundation

extension WebPage {
    /// What a page is made with.
    ///
    /// These say the same as those of ``WKWebViewConfiguration``; docs/compatibility.md tells which of them change nothing here.
    @MainActor
    public struct Configuration {
        /// Where cookies and the like are kept.
        public var websiteDataStore: WKWebsiteDataStore
        /// Scripts and handlers of messages.
        public var userContentController: WKUserContentController
        /// What a page may do for which nothing else is decided.
        public var defaultNavigationPreferences = NavigationPreferences()
        /// What answers the requests of the app's own schemes.
        public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
        /// What stands at the end of the name that servers are told.
        public var applicationNameForUserAgent: String?
        /// Whether pages may only come from the domains that the app names in its Info.plist (`WKAppBoundDomains`).
        public var limitsNavigationsToAppBoundDomains = false
        /// Whether pages are asked for by https where the server has said so before. They are in any case.
        public var upgradeKnownHostsToHTTPS = true
        /// Whether a page is drawn only when all of it is there. It is drawn as it comes.
        public var suppressesIncrementalRendering = false
        /// Whether films may be sent to other devices. They can't.
        public var allowsAirPlayForMediaPlayback = true
        /// How films are shown. They play within the page.
        public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic
        /// Which texts become links. None do.
        public var dataDetectorTypes: WKDataDetectorTypes = []

        /// How films are shown.
        public enum MediaPlaybackBehavior: Sendable { case automatic, allowsInlinePlayback, alwaysFullscreen }

        /// One that says nothing in particular. Main thread only, although it says not so, since it is the usual value of arguments.
        nonisolated public init() {
            websiteDataStore = MainActor.assumeIsolated { .default() }
            userContentController = MainActor.assumeIsolated { WKUserContentController() }
        }

        /// The same for a view.
        func make() -> WKWebViewConfiguration {
            let made = WKWebViewConfiguration()
            made.websiteDataStore = websiteDataStore
            made.userContentController = userContentController
            made.defaultWebpagePreferences = defaultNavigationPreferences.make()
            made.applicationNameForUserAgent = applicationNameForUserAgent
            made.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
            if !upgradeKnownHostsToHTTPS { made.upgradeKnownHostsToHTTPS = false }
            if suppressesIncrementalRendering { made.suppressesIncrementalRendering = true }
            if !dataDetectorTypes.isEmpty { made.dataDetectorTypes = dataDetectorTypes }
            if mediaPlaybackBehavior == .alwaysFullscreen {
                Log.warnOnce("WebPage.mediaPlaybackBehavior", "Films of pages play within them.")
            }
            for (scheme, handler) in urlSchemeHandlers {
                made.setURLSchemeHandler(SchemeAnswers(handler), forURLScheme: scheme.rawValue)
            }
            return made
        }
    }

    /// What one page may do.
    public struct NavigationPreferences: Sendable {
        /// As which kind of device the page is asked for.
        public enum ContentMode: Sendable { case recommended, mobile, desktop }
        /// As which kind of device the page is asked for. With `mobile`, servers are told the name of a telephone's browser.
        public var preferredContentMode = ContentMode.recommended
        /// Whether the page's own scripts run.
        public var allowsContentJavaScript = true
        /// Whether what is attacked most is off: WebGL, sound made by scripts, cameras and calls.
        public var isLockdownModeEnabled = false

        public init() {}

        @MainActor
        init(_ preferences: WKWebpagePreferences) {
            switch preferences.preferredContentMode {
            case .recommended: preferredContentMode = .recommended
            case .mobile: preferredContentMode = .mobile
            case .desktop: preferredContentMode = .desktop
            }
            allowsContentJavaScript = preferences.allowsContentJavaScript
            isLockdownModeEnabled = preferences.isLockdownModeEnabled
        }

        @MainActor
        func make() -> WKWebpagePreferences {
            let made = WKWebpagePreferences()
            switch preferredContentMode {
            case .recommended: made.preferredContentMode = .recommended
            case .mobile: made.preferredContentMode = .mobile
            case .desktop: made.preferredContentMode = .desktop
            }
            made.allowsContentJavaScript = allowsContentJavaScript
            made.isLockdownModeEnabled = isLockdownModeEnabled
            return made
        }
    }
}
