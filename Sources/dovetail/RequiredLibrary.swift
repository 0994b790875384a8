import Foundation

/// A library that apps are linked with, which the loader would miss before any code of theirs runs.
struct RequiredLibrary {
    let name: String
    /// What people call it.
    let title: String
    /// The Debian package that has it.
    let package: String

    static let gtk = RequiredLibrary(name: "libgtk-4.so.1", title: "GTK 4", package: "libgtk-4-dev")
    /// What programs need that are built by the platform, without headers.
    static let gtkToRun = RequiredLibrary(name: gtk.name, title: gtk.title, package: "libgtk-4-1")

    /// What to do about the library when it is missing; nil when it is there.
    var remedy: String? {
        guard dlopen(name, RTLD_LAZY) == nil else { return nil }
        return line
    }

    /// What to do when it is missing.
    var line: String { "\(title) (\(name)) is not installed. On Debian and Ubuntu: apt-get install \(package)" }
}
