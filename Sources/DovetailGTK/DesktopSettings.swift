import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// How a person has set up the desktop, as far as it tells: whether things may move, stand out and shine through, whether colours alone may tell
/// something, how large texts and the pointer are, and whether carets blink.
///
/// Lives as long as the program.
@MainActor
final class DesktopSettings: SignalTarget {
    /// Called when a setting changes.
    var onChange: ((SystemSettings) -> Void)?
    /// Called when the size of texts changes.
    var onTypeSizeChange: ((DynamicTypeSize) -> Void)?
    private var last = SystemSettings()
    private var lastTypeSize = DynamicTypeSize.large
    /// What the desktop's portal says; nil where it says nothing.
    private var wantsContrast: Bool?
    private var wantsLessMotion: Bool?
    private var wantsLessTransparency: Bool?
    private var wantsShapes: Bool?

    init() {
        last = current
        lastTypeSize = typeSize
        watchPortal()
        let names = [
            "gtk-enable-animations", "gtk-theme-name", "gtk-cursor-blink", "gtk-cursor-blink-time", "gtk-xft-dpi",
            "gtk-cursor-theme-size",
        ]
        ToolkitSettings.watch(names, for: self) { _, _, data in
            MainActor.assumeIsolated {
                DesktopSettings.from(data).refresh()
            }
        }
    }

    var current: SystemSettings {
        var settings = SystemSettings()
        settings.reduceMotion = wantsLessMotion == true || ToolkitSettings.flag("gtk-enable-animations") == false
        settings.increaseContrast =
            wantsContrast == true
            || ToolkitSettings.text("gtk-theme-name")?.lowercased().contains("highcontrast") == true
        settings.reduceTransparency = wantsLessTransparency == true
        settings.differentiateWithoutColor = wantsShapes == true
        // The toolkit has 0 for the usual size.
        if let size = ToolkitSettings.number("gtk-cursor-theme-size"), size > 0 { settings.cursorSize = CGFloat(size) }
        settings.largeTargets = settings.cursorSize >= Self.largeCursor
        if ToolkitSettings.flag("gtk-cursor-blink") == true {
            settings.caretBlink = Double(ToolkitSettings.number("gtk-cursor-blink-time") ?? 1200) / 1000
        }
        return settings
    }

    /// A pointer of twice the usual size. No desktop has a setting for the size of what is pressed: who needs such a pointer gets large targets, too.
    private static let largeCursor: CGFloat = 48

    /// The size of texts that comes nearest to the desktop's scale for them.
    var typeSize: DynamicTypeSize { DynamicTypeSize(nearestToScale: textScale) }

    /// How much larger than usual texts are: the desktop tells it as a resolution of the screen.
    private var textScale: CGFloat {
        guard let resolution = ToolkitSettings.number("gtk-xft-dpi"), resolution > 0 else { return 1 }
        return CGFloat(resolution) / 1024 / 96
    }

    // MARK: The desktop's portal

    private func watchPortal() {
        func watch(_ key: String, of namespace: String, _ change: @escaping (DesktopSettings, Bool) -> Void) {
            PortalSetting.watch(key, of: namespace) { preference in
                change(self, preference == 1)
                self.refresh()
            }
        }
        watch("contrast", of: PortalSetting.appearance) { $0.wantsContrast = $1 }
        watch("reduced-motion", of: PortalSetting.appearance) { $0.wantsLessMotion = $1 }
        // Not all desktops have it: the standard does not name it yet.
        watch("reduced-transparency", of: PortalSetting.appearance) { $0.wantsLessTransparency = $1 }
        watch("show-status-shapes", of: PortalSetting.accessibility) { $0.wantsShapes = $1 }
    }

    private func refresh() {
        if typeSize != lastTypeSize {
            lastTypeSize = typeSize
            onTypeSizeChange?(typeSize)
        }
        guard current != last else { return }
        last = current
        onChange?(current)
    }
}

extension DynamicTypeSize {
    /// The size whose texts of the usual style come nearest to a scale.
    init(nearestToScale scale: CGFloat) {
        self = Self.allCases.min {
            abs(Font.TextStyle.body.scale(at: $0) - scale) < abs(Font.TextStyle.body.scale(at: $1) - scale)
        }!
    }
}
