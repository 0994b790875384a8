import Foundation

/// The desktop file by which a desktop starts a program when a person logs in, by the rules of the Desktop Application Autostart Specification.
package struct AutostartFile: Sendable {
    /// What the desktop does with the file.
    package enum State: Equatable, Sendable {
        case missing
        case starts
        /// The person has switched it off in the desktop's settings.
        case switchedOff
    }

    private let file: URL
    private let program: String
    private let title: String

    /// - Parameters:
    ///   - folder: The folder of such files.
    ///   - identifier: What the file is called after.
    ///   - program: The path of the program to start.
    ///   - title: What a person calls the program.
    package init(folder: URL, identifier: String, program: String, title: String) {
        let name = String(identifier.map { $0 == "/" || $0 == "\0" ? "-" : $0 })
        file = folder.appendingPathComponent(name + ".desktop")
        (self.program, self.title) = (program, title)
    }

    /// That of the program that runs, in `$XDG_CONFIG_HOME/autostart`, else `~/.config/autostart`.
    package static var ofProcess: AutostartFile {
        let environment = ProcessInfo.processInfo.environment
        var folder = environment["XDG_CONFIG_HOME"] ?? ""
        if !folder.hasPrefix("/") { folder = (environment["HOME"] ?? NSHomeDirectory()) + "/.config" }
        let name = ProcessInfo.processInfo.processName
        let info = Bundle.main.infoDictionary
        let titles = ["CFBundleDisplayName", "CFBundleName"].compactMap { info?[$0] as? String }
        return AutostartFile(
            folder: URL(fileURLWithPath: folder).appendingPathComponent("autostart"),
            identifier: Bundle.main.bundleIdentifier ?? name,
            program: Bundle.main.executablePath ?? CommandLine.arguments[0],
            title: titles.first { !$0.isEmpty } ?? name)
    }

    package var state: State {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return .missing }
        let lines = text.split(separator: "\n").map { line in
            line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        }
        // Desktops that let a person switch it off write one of these.
        let isOff = lines.contains(["Hidden", "true"]) || lines.contains(["X-GNOME-Autostart-enabled", "false"])
        return isOff ? .switchedOff : .starts
    }

    /// Writes the file, whole or not at all.
    package func write() throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    /// Removes the file. One that is missing is no error.
    package func remove() throws {
        do {
            try FileManager.default.removeItem(at: file)
        } catch CocoaError.fileNoSuchFile {
            return
        }
    }

    package var text: String {
        """
        [Desktop Entry]
        Type=Application
        Name=\(Self.line(title).replacingOccurrences(of: "\\", with: "\\\\"))
        Exec=\(Self.quoted(program))
        Terminal=false
        X-GNOME-Autostart-enabled=true

        """
    }

    private static func line(_ text: String) -> String {
        String(text.map { $0.isNewline || $0 == "\0" ? " " : $0 })
    }

    /// A word of a command line. Backslashes are doubled once for the word, and once more as in every text of such a file.
    private static func quoted(_ text: String) -> String {
        if text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }) { return text }
        var result = "\""
        for character in line(text) {
            switch character {
            case "\\": result += "\\\\\\\\"
            case "\"", "`", "$": result += "\\\\" + String(character)
            case "%": result += "%%"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}
