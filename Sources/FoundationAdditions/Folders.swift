import Foundation

// Names of Foundation's that Apple's systems have and Foundation on Linux lacks. Apps reach them through `import SwiftUI`.

extension URL {
    /// The person's documents: the folder that the desktop calls so, such as `~/Documents`.
    public static var documentsDirectory: URL { folder(.documentDirectory, else: "Documents") }
    /// Where an app keeps what it can make again, such as `~/.cache`.
    public static var cachesDirectory: URL { folder(.cachesDirectory, else: ".cache") }
    /// Where an app keeps its own files, such as `~/.local/share`.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, else: ".local/share") }
    /// The person's downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, else: "Downloads") }
    /// The person's desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory, else: "Desktop") }
    /// The person's films.
    public static var moviesDirectory: URL { folder(.moviesDirectory, else: "Videos") }
    /// The person's music.
    public static var musicDirectory: URL { folder(.musicDirectory, else: "Music") }
    /// The person's pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory, else: "Pictures") }

    private static func folder(_ kind: FileManager.SearchPathDirectory, else path: String) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask).first
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(path, isDirectory: true)
    }

    /// Begins to use a file that a person chose. On Linux a program may use what its user may, so nothing has to be begun.
    ///
    /// - Returns: `true`.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends the use of a file that a person chose.
    public func stopAccessingSecurityScopedResource() {}
}
