import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Whether windows are light or dark: `DOVETAIL_COLOR_SCHEME` if set, else what the desktop's settings portal says, else
/// GTK's own setting.
///
/// Lives as long as the program.
@MainActor
final class ColorSchemeSetting: SignalTarget {
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
        DistributedNotificationCenter.default().post(name: DistributedNotificationCenter.appearanceChanged, object: nil)
    }

    // MARK: The desktop's portal

    private func watchPortal() {
        PortalSetting.watch("color-scheme", of: PortalSetting.appearance) { preference in
            self.portal = preference == 1 ? .dark : preference == 2 ? .light : nil
            self.refresh()
        }
    }

    // MARK: The toolkit's setting

    private func watchToolkit() {
        ToolkitSettings.watch(["gtk-application-prefer-dark-theme", "gtk-theme-name"], for: self) { _, _, data in
            MainActor.assumeIsolated { ColorSchemeSetting.from(data).refresh() }
        }
    }

    private var prefersDarkTheme: Bool {
        ToolkitSettings.flag("gtk-application-prefer-dark-theme") == true
            || ToolkitSettings.text("gtk-theme-name")?.lowercased().contains("dark") == true
    }
}
