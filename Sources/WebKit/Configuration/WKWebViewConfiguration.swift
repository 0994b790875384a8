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
    /// The processes of pages. They are WebKit's matter here.
    open var processPool = WKProcessPool()
    /// What stands at the end of the name that servers are told.
    open var applicationNameForUserAgent: String?
    /// Whether films play within the page. On a desktop they do in any case.
    open var allowsInlineMediaPlayback = false
    /// Whether films may leave the page for a window of their own. There is none.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether films may be sent to other devices. They can't.
    open var allowsAirPlayForMediaPlayback = true
    /// Which media need a person's press before they play.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Whether a page is drawn only when all of it is there. It is drawn as it comes.
    open var suppressesIncrementalRendering = false
    /// Whether phone numbers and the like become links. They don't here.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// Whether pages are asked for by https where that is known to work.
    open var upgradeKnownHostsToHTTPS = true
    /// Whether pages may only come from the domains that the app names. It is not checked here.
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
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
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
        webkit_settings_set_enable_javascript(
            settings, preferences.javaScriptEnabled && defaultWebpagePreferences.allowsContentJavaScript ? 1 : 0)
        webkit_settings_set_media_playback_requires_user_gesture(
            settings, mediaTypesRequiringUserActionForPlayback.isEmpty ? 0 : 1)
        if let applicationNameForUserAgent {
            webkit_settings_set_user_agent_with_application_details(settings, applicationNameForUserAgent, nil)
        }
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
    /// Whether a press that is held selects text. WebKit selects by dragging here.
    open var isTextInteractionEnabled = true
    /// Whether sites are warned of that are known to cheat. There is no list of them here.
    open var isFraudulentWebsiteWarningEnabled = true
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
    /// How pages are laid out. They are as on a desktop here.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    /// How the page is laid out.
    open var preferredContentMode = ContentMode.recommended
    /// Whether the page's own scripts run.
    open var allowsContentJavaScript = true
    /// Whether things that may be attacked are off. It is kept, and nothing else.
    open var isLockdownModeEnabled = false

    public override init() {}
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
