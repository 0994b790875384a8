import Foundation

/// Programs that a machine may have.
public enum InstalledProgram {
    /// The path of a program in the first folder that has it; nil where none does.
    /// - Parameter folders: As in the variable `PATH`.
    public static func path(of name: String, in folders: String? = nil) -> String? {
        let folders = folders ?? ProcessInfo.processInfo.environment["PATH", default: ""]
        return folders.split(separator: ":").lazy.map { "\($0)/\(name)" }
            .first(where: FileManager.default.isExecutableFile(atPath:))
    }
}
