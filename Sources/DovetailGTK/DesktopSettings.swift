import CGTK
import DovetailCore

/// How a person has set up the desktop, as far as it tells: whether things may move, and stand out, and whether carets blink.
///
/// Lives as long as the program.
@MainActor
final class DesktopSettings: SignalTarget {
    /// Called when a setting changes.
    var onChange: ((SystemSettings) -> Void)?
    private var last = SystemSettings()

    init() {
        last = current
        let names = ["gtk-enable-animations", "gtk-theme-name", "gtk-cursor-blink", "gtk-cursor-blink-time"]
        ToolkitSettings.watch(names, for: self) { _, _, data in
            MainActor.assumeIsolated {
                DesktopSettings.from(data).refresh()
            }
        }
    }

    var current: SystemSettings {
        var settings = SystemSettings()
        settings.reduceMotion = ToolkitSettings.flag("gtk-enable-animations") == false
        settings.increaseContrast =
            ToolkitSettings.text("gtk-theme-name")?.lowercased().contains("highcontrast") == true
        if ToolkitSettings.flag("gtk-cursor-blink") == true {
            settings.caretBlink = Double(ToolkitSettings.number("gtk-cursor-blink-time") ?? 1200) / 1000
        }
        return settings
    }

    private func refresh() {
        guard current != last else { return }
        last = current
        onChange?(current)
    }
}
