import CWebKitGTK
import DovetailUIKit
import Foundation

/// What a ``WKWebView`` is made with. The view takes a copy: later changes mean nothing to it, except those of the objects in it.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    /// Scripts and handlers of messages.
    open var userContentController = WKUserContentController()
    /// Where cookies and the like are kept.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// What pages may do.
    open var preferences = WKPreferences()
    /// What a page may do for which nothing else is decided.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The processes of pages. They are WebKit's matter, as on Apple's systems since iOS 15.
    open var processPool = WKProcessPool()
    /// What stands at the end of the name that servers are told.
    open var applicationNameForUserAgent: String?
    /// Whether films play within the page. On a desktop they do in any case.
    open var allowsInlineMediaPlayback = false
    /// Whether films may leave the page for a window of their own. There is none: asking for it is told in the log.
    open var allowsPictureInPictureMediaPlayback = true {
        didSet { if allowsPictureInPictureMediaPlayback { Accepted.warn(.pictureInPicture) } }
    }
    /// Whether films may be sent to other devices. They can't: asking for it is told in the log.
    open var allowsAirPlayForMediaPlayback = true {
        didSet { if allowsAirPlayForMediaPlayback { Accepted.warn(.airPlay) } }
    }
    /// Which media need a person's press before they play.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Whether a page is drawn only when all of it is there. It is drawn as it comes: asking for the other is told in the log.
    open var suppressesIncrementalRendering = false {
        didSet { if suppressesIncrementalRendering { Accepted.warn(.wholePages) } }
    }
    /// Which texts become links. None do: asking for them is told in the log.
    open var dataDetectorTypes: WKDataDetectorTypes = [] {
        didSet { if !dataDetectorTypes.isEmpty { Accepted.warn(.dataDetectors) } }
    }
    /// Whether pages are asked for by https where the server has said before that it wants that. WebKitGTK always does: false is told in the log.
    open var upgradeKnownHostsToHTTPS = true {
        didSet { if !upgradeKnownHostsToHTTPS { Accepted.warn(.plainHTTP) } }
    }
    /// Whether pages may only come from the domains that the app names in its Info.plist, as `WKAppBoundDomains`, and from those below them.
    /// Others fail with ``WKError/Code/navigationAppBoundDomain``.
    open var limitsNavigationsToAppBoundDomains = false

    private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
    /// The view that asks for a new one.
    var related: WebWidget?

    /// One that says nothing in particular.
    public override init() {}

    /// Has an app answer the requests of a scheme of its own.
    ///
    /// Traps where the scheme is one that WebKit knows, or has a handler already.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        let scheme = urlScheme.lowercased()
        precondition(
            !WKWebView.handlesURLScheme(scheme), "'\(urlScheme)' is a URL scheme that WKWebView handles natively")
        precondition(
            urlSchemeHandler == nil || schemeHandlers[scheme] == nil,
            "URL scheme '\(urlScheme)' already has a registered URL scheme handler")
        schemeHandlers[scheme] = urlSchemeHandler
        ownContext = nil
    }

    /// What answers the requests of a scheme; nil where WebKit does, or nobody.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemeHandlers[urlScheme.lowercased()]
    }

    /// Another one that says the same. Main thread only.
    nonisolated open override func copy() -> Any { MainActor.assumeIsolated { copied() } }

    func copied() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        copy.userContentController = userContentController
        copy.websiteDataStore = websiteDataStore
        copy.preferences = preferences
        copy.defaultWebpagePreferences = defaultWebpagePreferences
        copy.processPool = processPool
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        // Not said again where it is as it was from the start, since that would be told in the log.
        if !allowsPictureInPictureMediaPlayback { copy.allowsPictureInPictureMediaPlayback = false }
        if !allowsAirPlayForMediaPlayback { copy.allowsAirPlayForMediaPlayback = false }
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.dataDetectorTypes = dataDetectorTypes
        copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
        copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
        copy.schemeHandlers = schemeHandlers
        copy.ownContext = ownContext
        copy.related = related
        return copy
    }

    // MARK: WebKit's own

    private var ownContext: SchemeContext?

    /// Schemes belong to a context, so those who have some have one of their own.
    var context: OpaquePointer {
        guard !schemeHandlers.isEmpty else { return webkit_web_context_get_default() }
        let context = ownContext ?? SchemeContext(schemeHandlers)
        ownContext = context
        return context.pointer
    }

    /// The caller owns the result.
    func makeSettings() -> OpaquePointer {
        let settings = webkit_settings_new()!
        preferences.apply(to: settings)
        defaultWebpagePreferences.apply(to: settings, allowsScripts: preferences.javaScriptEnabled)
        webkit_settings_set_media_playback_requires_user_gesture(
            settings, mediaTypesRequiringUserActionForPlayback.isEmpty ? 0 : 1)
        defaultWebpagePreferences.applyName(to: settings, applicationNameForUserAgent)
        return settings
    }
}

/// What pages may do.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    /// The least size of letters, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts run at all.
    open var javaScriptEnabled = true
    /// Whether scripts may open windows without a person's press.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether the tab key goes to links as well.
    open var tabFocusesLinks = false
    /// Whether elements may fill the screen.
    open var isElementFullscreenEnabled = false
    /// Whether a person can select texts. It counts for all views that share the configuration's ``WKUserContentController``.
    open var isTextInteractionEnabled = true
    /// Whether sites are warned of that are known to cheat. There is no list of them: asking for it is told in the log.
    open var isFraudulentWebsiteWarningEnabled = true {
        didSet { if isFraudulentWebsiteWarningEnabled { Accepted.warn(.fraudWarning) } }
    }
    /// Whether backgrounds are printed.
    open var shouldPrintBackgrounds = false

    public override init() {}

    func apply(to settings: OpaquePointer) {
        webkit_settings_set_minimum_font_size(settings, guint32(max(0, minimumFontSize)))
        webkit_settings_set_javascript_can_open_windows_automatically(
            settings, javaScriptCanOpenWindowsAutomatically ? 1 : 0)
        webkit_settings_set_enable_tabs_to_links(settings, tabFocusesLinks ? 1 : 0)
        webkit_settings_set_enable_fullscreen(settings, isElementFullscreenEnabled ? 1 : 0)
        webkit_settings_set_print_backgrounds(settings, shouldPrintBackgrounds ? 1 : 0)
        webkit_settings_set_enable_write_console_messages_to_stdout(settings, 0)
    }
}

/// What one page may do.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    /// As which kind of device a page is asked for.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    /// As which kind of device the page is asked for. With `mobile`, servers are told the name of a telephone's browser; a page is laid out
    /// in the width of its view in any case.
    open var preferredContentMode = ContentMode.recommended
    /// Whether the page's own scripts run.
    open var allowsContentJavaScript = true
    /// Whether what is attacked most is off: WebGL, sound made by scripts, cameras and calls.
    open var isLockdownModeEnabled = false

    public override init() {}

    func copied() -> WKWebpagePreferences {
        let copy = WKWebpagePreferences()
        copy.preferredContentMode = preferredContentMode
        copy.allowsContentJavaScript = allowsContentJavaScript
        copy.isLockdownModeEnabled = isLockdownModeEnabled
        return copy
    }

    func apply(to settings: OpaquePointer, allowsScripts: Bool) {
        webkit_settings_set_enable_javascript(settings, allowsContentJavaScript && allowsScripts ? 1 : 0)
        let isOpen: gboolean = isLockdownModeEnabled ? 0 : 1
        webkit_settings_set_enable_webgl(settings, isOpen)
        webkit_settings_set_enable_webaudio(settings, isOpen)
        if isLockdownModeEnabled {
            webkit_settings_set_enable_media_stream(settings, 0)
            webkit_settings_set_enable_webrtc(settings, 0)
        }
    }

    /// What servers are told that asks for the page, with the app's name at its end.
    func applyName(to settings: OpaquePointer, _ app: String?) {
        if preferredContentMode == .mobile {
            // What telephones with this WebKit say.
            let name =
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148"
            webkit_settings_set_user_agent(settings, app.map { "\(name) \($0)" } ?? name)
        } else if let app {
            webkit_settings_set_user_agent_with_application_details(settings, app, nil)
        } else {
            webkit_settings_set_user_agent(settings, nil)
        }
    }
}

/// Which processes pages share. WebKit decides here.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {
    public override init() {}
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Kinds of data that could become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}
