import Foundation

/// Where programs keep what is to survive them, by the rules of the XDG base directories.
package enum StorageFolders {
    /// What names the program's files: the name of its executable, as for Foundation's own `UserDefaults.standard`.
    package static let applicationName: String = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName

    /// What people call the program.
    package static let applicationTitle = title(
        info: Bundle.main.infoDictionary, program: ProcessInfo.processInfo.processName)

    /// A program's name in its `Info.plist`, else that of its executable.
    static func title(info: [String: Any]?, program: String) -> String {
        let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { info?[$0] as? String }
        return names.first { !$0.isEmpty } ?? program
    }

    /// `$XDG_CONFIG_HOME`, else `~/.config`. Foundation keeps `UserDefaults` there.
    static var configuration: URL { folder("XDG_CONFIG_HOME", else: ".config") }

    /// `$XDG_STATE_HOME`, else `~/.local/state`.
    package static var state: URL { folder("XDG_STATE_HOME", else: ".local/state") }

    /// In place of ``data`` for one task and those that it starts: tests run beside each other in one process, whose environment they share.
    @TaskLocal package static var ownData: URL?

    /// `$XDG_DATA_HOME`, else `~/.local/share`: the app's own folder there.
    package static var data: URL {
        if let ownData { return ownData }
        return folder("XDG_DATA_HOME", else: ".local/share").appendingPathComponent(applicationName, isDirectory: true)
    }

    private static func folder(_ variable: String, else path: String) -> URL {
        if let given = value(variable), given.hasPrefix("/") { return URL(fileURLWithPath: given, isDirectory: true) }
        // Where Foundation looks for its preferences; `NSHomeDirectory()` asks the system first.
        let home = value("HOME") ?? NSHomeDirectory()
        return URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(path, isDirectory: true)
    }

    /// Nil, too, for what is not UTF-8: such a folder has no name here.
    private static func value(_ variable: String) -> String? {
        guard let text = getenv(variable).flatMap({ String(validatingCString: $0) }), !text.isEmpty else { return nil }
        return text
    }

    /// Replaces folders in the environment whose names are not UTF-8, before Foundation looks for its preferences there, which would
    /// end the program.
    static func makeReadable() {
        for variable in ["XDG_CONFIG_HOME", "HOME"] {
            guard let given = getenv(variable), String(validatingCString: given) == nil else { continue }
            let shown = String(cString: given)
            if variable == "HOME" {
                // Foundation remembers where it found the text when it was loaded, so the other one is written in its place.
                let home = getpwuid(getuid()).flatMap { String(validatingCString: $0.pointee.pw_dir) } ?? ""
                let replacement = home.hasPrefix("/") && home.utf8.count <= strlen(given) ? home : "/"
                strcpy(given, replacement)
                Log.logger.error("HOME is “\(shown)”, which is not UTF-8; settings are kept in \(replacement)")
            } else {
                // Foundation remembers where it found the text when it was loaded, so the text ends before it begins, too.
                given[0] = 0
                unsetenv(variable)
                Log.logger.error("\(variable) is “\(shown)”, which is not UTF-8; it is ignored")
            }
        }
    }
}
