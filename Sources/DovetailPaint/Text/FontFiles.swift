import CGTK
import DovetailCore
import Foundation

/// Fonts that come with the app, in its bundle's resources: `Font.custom` finds them by family, full or PostScript name.
///
/// Main thread only.
final class FontFiles {
    nonisolated(unsafe) static let shared = FontFiles()

    private var families: [String: String] = [:]

    /// The family of the registered font with a name, if there is one.
    func familyName(of name: String) -> String? { families[name.lowercased()] }
}
