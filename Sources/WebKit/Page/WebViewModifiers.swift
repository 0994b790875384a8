import DovetailBase
import DovetailControls
import DovetailCore
import Foundation

/// What is said of the web views inside.
struct WebViewSettings {
    var gestures = WebView.BackForwardNavigationGesturesBehavior.automatic
    var fullscreen = WebView.ElementFullscreenBehavior.automatic
    var background = Visibility.automatic
    var allowsSelection = true
    var position: ScrollPosition?
    /// Hear where pages are scrolled to.
    var watchers: [ScrollWatcher] = []
}

private struct WebViewSettingsKey: EnvironmentKey {
    static var defaultValue: WebViewSettings { WebViewSettings() }
}

extension EnvironmentValues {
    var webViewSettings: WebViewSettings {
        get { self[WebViewSettingsKey.self] }
        set { self[WebViewSettingsKey.self] = newValue }
    }
}

/// Hears where a page is scrolled to. It stays as long as the modifier that made it, so that it knows what it told last.
@MainActor
final class ScrollWatcher {
    private var last: AnyHashable?
    var transform: (ScrollGeometry) -> AnyHashable = { _ in 0 }
    var action: (AnyHashable, AnyHashable) -> Void = { _, _ in }

    nonisolated init() {}

    func changed(_ geometry: ScrollGeometry) {
        let new = transform(geometry)
        guard new != last else { return }
        let old = last ?? new
        last = new
        action(old, new)
    }
}

private struct WatchModifier<Value: Hashable>: ViewModifier {
    // The modifier may be made on any thread; the body alone, on the main thread, hands these on to be called there.
    nonisolated(unsafe) let transform: (ScrollGeometry) -> Value
    nonisolated(unsafe) let action: (Value, Value) -> Void
    @State private var watcher = ScrollWatcher()

    nonisolated init(transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) {
        (self.transform, self.action) = (transform, action)
    }

    func body(content: Content) -> some View {
        let (watcher, transform, action) = (watcher, transform, action)
        watcher.transform = { AnyHashable(transform($0)) }
        watcher.action = { if let old = $0.base as? Value, let new = $1.base as? Value { action(old, new) } }
        return content.transformEnvironment(\.webViewSettings) { $0.watchers.append(watcher) }
    }
}

extension View {
    /// Says whether swipes of two fingers go to the page before and after in the web views inside. They do by themselves.
    nonisolated public func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View {
        transformEnvironment(\.webViewSettings) { $0.gestures = value }
    }

    /// Says whether two fingers make the pages of the web views inside larger. WebKitGTK does so on touch screens in any case: `disabled` is
    /// told in the log.
    nonisolated public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
        if !value.isEnabled {
            Log.warnOnce("webViewMagnificationGestures", "Pages can be made larger by two fingers in any case.")
        }
        return self
    }

    /// Says whether links that are held show their page. There are no such pictures: `enabled` is told in the log.
    nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
        if value.isEnabled == true {
            Log.warnOnce("webViewLinkPreviews", "Links of pages show no picture of where they lead.")
        }
        return self
    }

    /// Says whether texts of the web views inside can be selected.
    nonisolated public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View {
        transformEnvironment(\.webViewSettings) { $0.allowsSelection = S.allowsSelection }
    }

    /// Says whether elements of the pages inside may fill the screen. They may not by themselves.
    nonisolated public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View {
        transformEnvironment(\.webViewSettings) { $0.fullscreen = value }
    }

    /// Says whether pages have a ground of their own. Where it is hidden, pages that paint none show what is behind the web view.
    nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.webViewSettings) { $0.background = visibility }
    }

    /// Scrolls the page of the web view inside to where a value says: a point, or an edge. The ids of views mean nothing to pages.
    ///
    /// Where a person scrolls to is not written to the value; ``SwiftUICore/View/webViewOnScrollGeometryChange(for:of:action:)`` tells it.
    nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
        // Read here, where the body that asks for it follows the value.
        let value = position.wrappedValue
        return transformEnvironment(\.webViewSettings) { $0.position = value }
    }

    /// Runs an action with a value made of where the page of the web view inside is scrolled: at first, and when the value has changed.
    nonisolated public func webViewOnScrollGeometryChange<T: Hashable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(WatchModifier(transform: transform, action: action))
    }
}
