import CGTK
import CWebKitGTK
import DovetailCore
import DovetailUIKit
import Foundation

/// Whether a page uses a camera or a microphone.
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }

extension WKWebView {
    /// Whether an element of the page fills the screen.
    public enum FullscreenState: Int, Sendable {
        case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
    }
    /// Whether an element of the page fills the screen: none is told to. Pages may do so where
    /// ``WKPreferences/isElementFullscreenEnabled`` is set, but that is not told here.
    public var fullscreenState: FullscreenState { .notInFullscreen }

    /// Whether the page uses a camera. Not told of when it changes.
    public var cameraCaptureState: WKMediaCaptureState {
        widget.map { WKMediaCaptureState(webkit_web_view_get_camera_capture_state($0.pointer)) } ?? .none
    }
    /// Whether the page uses a microphone. Not told of when it changes.
    public var microphoneCaptureState: WKMediaCaptureState {
        widget.map { WKMediaCaptureState(webkit_web_view_get_microphone_capture_state($0.pointer)) } ?? .none
    }
    /// Mutes or ends the page's use of a camera, or goes on with it.
    public func setCameraCaptureState(_ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil) {
        if let widget { webkit_web_view_set_camera_capture_state(widget.pointer, state.native) }
        completionHandler?()
    }
    /// Mutes or ends the page's use of a microphone, or goes on with it.
    public func setMicrophoneCaptureState(_ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil) {
        if let widget { webkit_web_view_set_microphone_capture_state(widget.pointer, state.native) }
        completionHandler?()
    }

    /// The colour that the page asks for around it, by `<meta name="theme-color">`; nil where it asks for none. Not told of when it changes.
    public var themeColor: UIColor? {
        guard let widget else { return nil }
        var color = GdkRGBA()
        guard webkit_web_view_get_theme_color(widget.pointer, &color) != 0 else { return nil }
        return UIColor(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha)
        )
    }
    /// What is seen beyond the page's ends: the colour that was set, else the view's, else white.
    public var underPageBackgroundColor: UIColor! {
        get { underPageColor ?? backgroundColor ?? .white }
        set { underPageColor = newValue }
    }
    /// How the server proved who it is. WebKitGTK looks at that by itself, and hands on nothing of it: nil.
    public var serverTrust: SecTrust? { nil }
}

/// How a server proved who it is. There are no values of it here.
public final class SecTrust: Sendable {
    private init() {}
}

extension WKMediaCaptureState {
    fileprivate init(_ state: WebKitMediaCaptureState) {
        switch state {
        case WEBKIT_MEDIA_CAPTURE_STATE_ACTIVE: self = .active
        case WEBKIT_MEDIA_CAPTURE_STATE_MUTED: self = .muted
        default: self = .none
        }
    }

    fileprivate var native: WebKitMediaCaptureState {
        switch self {
        case .none: WEBKIT_MEDIA_CAPTURE_STATE_NONE
        case .active: WEBKIT_MEDIA_CAPTURE_STATE_ACTIVE
        case .muted: WEBKIT_MEDIA_CAPTURE_STATE_MUTED
        }
    }
}
