import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// How a person has set up the desktop, as far as it tells: whether things may move, and stand out, and whether carets blink.
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

    init() {
        last = current
        lastTypeSize = typeSize
        watchPortal()
        let names = [
            "gtk-enable-animations", "gtk-theme-name", "gtk-cursor-blink", "gtk-cursor-blink-time", "gtk-xft-dpi",
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
        if ToolkitSettings.flag("gtk-cursor-blink") == true {
            settings.caretBlink = Double(ToolkitSettings.number("gtk-cursor-blink-time") ?? 1200) / 1000
        }
        return settings
    }

    /// The size of texts that comes nearest to the desktop's scale for them.
    var typeSize: DynamicTypeSize { DynamicTypeSize(nearestToScale: textScale) }

    /// How much larger than usual texts are: the desktop tells it as a resolution of the screen.
    private var textScale: CGFloat {
        guard let resolution = ToolkitSettings.number("gtk-xft-dpi"), resolution > 0 else { return 1 }
        return CGFloat(resolution) / 1024 / 96
    }

    // MARK: The desktop's portal

    private func watchPortal() {
        let context = Unmanaged.passRetained(self).toOpaque()
        dovetail_appearance_watch(
            "contrast",
            { context, preference in
                MainActor.assumeIsolated {
                    DesktopSettings.from(context).portalChanged { $0.wantsContrast = preference == 1 }
                }
            }, context)
        dovetail_appearance_watch(
            "reduced-motion",
            { context, preference in
                MainActor.assumeIsolated {
                    DesktopSettings.from(context).portalChanged { $0.wantsLessMotion = preference == 1 }
                }
            }, context)
    }

    private func portalChanged(_ change: (DesktopSettings) -> Void) {
        change(self)
        refresh()
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
