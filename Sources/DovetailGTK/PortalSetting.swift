import CDovetailGTK
import CGTK

/// A setting that the desktop's portal tells of.
///
/// Lives as long as the program.
@MainActor
final class PortalSetting: SignalTarget {
    /// The settings that all desktops have.
    static let appearance = "org.freedesktop.appearance"
    /// Those for people with special needs, as GNOME has them.
    static let accessibility = "org.gnome.desktop.a11y.interface"

    private let changed: (UInt32) -> Void

    private init(_ changed: @escaping (UInt32) -> Void) { self.changed = changed }

    /// Asks for a setting, and follows it from now on. Nothing is called where no portal has it.
    ///
    /// - Parameter changed: Gets the setting's number; of a switch 1 for on, and 0.
    static func watch(_ key: String, of namespace: String, _ changed: @escaping (UInt32) -> Void) {
        dovetail_setting_watch(
            namespace, key,
            { context, number in MainActor.assumeIsolated { PortalSetting.from(context).changed(number) } },
            Unmanaged.passRetained(PortalSetting(changed)).toOpaque())
    }
}
