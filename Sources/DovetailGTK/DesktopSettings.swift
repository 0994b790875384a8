import CGTK
import DovetailCore

/// How a person has set up the desktop, as far as it tells: whether things may move, and whether they should stand out.
///
/// Lives as long as the program.
@MainActor
final class DesktopSettings: SignalTarget {
    /// Called when a setting changes.
    var onChange: ((SystemSettings) -> Void)?
    private var last = SystemSettings()

    init() {
        last = current
        ToolkitSettings.watch(["gtk-enable-animations", "gtk-theme-name"], for: self) { _, _, data in
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
        return settings
    }

    private func refresh() {
        guard current != last else { return }
        last = current
        onChange?(current)
    }
}
