import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Whether windows are light or dark: `DOVETAIL_COLOR_SCHEME` if set, else what the desktop's settings portal says, else
/// GTK's own setting.
///
/// Lives as long as the program.
@MainActor
final class ColorSchemeSetting {
    /// Called when the desktop's preference changes.
    var onChange: ((ColorScheme) -> Void)?
    private let forced: ColorScheme?
    private var portal: ColorScheme?
    private var last: ColorScheme = .light

    init() {
        switch ProcessInfo.processInfo.environment["DOVETAIL_COLOR_SCHEME"] {
        case "dark": forced = .dark
        case "light": forced = .light
        case let name?:
            forced = nil
            Log.warnOnce(
                "color scheme \(name)",
                "DOVETAIL_COLOR_SCHEME is “\(name)”; it may be light or dark, and is passed over.")
        case nil: forced = nil
        }
        last = current
        guard forced == nil else { return }
        watchToolkit()
        watchPortal()
    }

    var current: ColorScheme { forced ?? portal ?? (prefersDarkTheme ? .dark : .light) }

    private func refresh() {
        guard current != last else { return }
        last = current
        onChange?(current)
    }

    private nonisolated static func from(_ data: gpointer?) -> ColorSchemeSetting {
        Unmanaged<ColorSchemeSetting>.fromOpaque(data!).takeUnretainedValue()
    }

    // MARK: The desktop's portal

    private func watchPortal() {
        dovetail_color_scheme_watch(
            { context, preference in
                MainActor.assumeIsolated {
                    let setting = ColorSchemeSetting.from(context)
                    setting.portal = preference == 1 ? .dark : preference == 2 ? .light : nil
                    setting.refresh()
                }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    // MARK: The toolkit's setting

    private func watchToolkit() {
        guard let settings = gtk_settings_get_default() else { return }
        let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated { ColorSchemeSetting.from(data).refresh() }
        }
        for property in ["gtk-application-prefer-dark-theme", "gtk-theme-name"] {
            dovetail_connect(
                UnsafeMutableRawPointer(settings), "notify::\(property)", unsafeBitCast(handler, to: GCallback.self),
                Unmanaged.passRetained(self).toOpaque())
        }
    }

    private var prefersDarkTheme: Bool {
        let prefersDark = read("gtk-application-prefer-dark-theme", type: 5) { g_value_get_boolean($0) != 0 } ?? false
        let theme = read("gtk-theme-name", type: 16) { g_value_get_string($0).map { String(cString: $0) } } ?? nil
        return prefersDark || theme?.lowercased().contains("dark") == true
    }

    /// A property of GTK's settings; `type` is GLib's number of its fundamental type.
    private func read<Value>(_ property: String, type: GType, _ body: (UnsafePointer<GValue>) -> Value) -> Value? {
        guard let settings = gtk_settings_get_default() else { return nil }
        var value = GValue()
        // G_TYPE_MAKE_FUNDAMENTAL, a macro.
        g_value_init(&value, type << 2)
        defer { g_value_unset(&value) }
        g_object_get_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), property, &value)
        return body(&value)
    }
}
