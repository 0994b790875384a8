import CGTK
import Foundation

/// The programs of the desktop that open things.
enum DesktopPrograms {
    /// Whether there is one for an address.
    static func canOpen(_ url: URL) -> Bool {
        if url.isFileURL { return FileManager.default.fileExists(atPath: url.path) }
        guard let scheme = url.scheme, let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
        g_object_unref(UnsafeMutableRawPointer(program))
        return true
    }
}
