import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Whether the desktop prefers light or dark: `DOVETAIL_COLOR_SCHEME` if set, else GTK's setting.
@MainActor
final class ColorSchemeSetting {
    /// Called when the desktop's preference changes.
    var onChange: ((ColorScheme) -> Void)?
    private let forced: ColorScheme?

    init() {
        switch ProcessInfo.processInfo.environment["DOVETAIL_COLOR_SCHEME"] {
        case "dark": forced = .dark
        case "light": forced = .light
        default: forced = nil
        }
        guard forced == nil, let settings = gtk_settings_get_default() else { return }
        for property in ["gtk-application-prefer-dark-theme", "gtk-theme-name"] {
            let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
                MainActor.assumeIsolated {
                    let setting = Unmanaged<ColorSchemeSetting>.fromOpaque(data!).takeUnretainedValue()
                    setting.onChange?(setting.current)
                }
            }
            dovetail_connect(
                UnsafeMutableRawPointer(settings), "notify::\(property)", unsafeBitCast(handler, to: GCallback.self),
                Unmanaged.passUnretained(self).toOpaque())
        }
    }

    var current: ColorScheme {
        if let forced { return forced }
        guard let settings = gtk_settings_get_default() else { return .light }
        var value = GValue()
        g_value_init(&value, GType(5 << 2))
        g_object_get_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
            "gtk-application-prefer-dark-theme", &value)
        let prefersDark = g_value_get_boolean(&value) != 0
        g_value_unset(&value)
        return prefersDark || themeName.lowercased().contains("dark") ? .dark : .light
    }

    private var themeName: String {
        guard let settings = gtk_settings_get_default() else { return "" }
        var value = GValue()
        g_value_init(&value, GType(16 << 2))
        defer { g_value_unset(&value) }
        g_object_get_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-theme-name", &value)
        return g_value_get_string(&value).map { String(cString: $0) } ?? ""
    }
}
