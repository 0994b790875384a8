import Foundation

extension FileManager {
    /// The folder that the programs of a group share: `group-containers` in the person's folder for programs' data, which is made when it is asked for first.
    ///
    /// Any program of the same person gets it by the group's name; on Apple's systems those of the group alone do, and others get nil. Nil where the
    /// name can't be that of a folder, or the folder can't be made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/") else {
            return nil
        }
        let folder = URL.applicationSupportDirectory
            .appendingPathComponent("group-containers", isDirectory: true)
            .appendingPathComponent(groupIdentifier, isDirectory: true)
        guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
        return folder
    }
}
