import Foundation

/// Files that are compiled each by itself, with nothing else of their modules, and a program that is linked anew.
///
/// The compiler's driver takes longer to find out what is to be done than the compiler takes for a file, and writes the module anew as well.
/// None of that is needed while what other files may know of these stays the same: that is looked at before anything is put in its place.
struct DirectBuild: Sendable {
    /// A file that is compiled: what the compiler writes now, and what takes its place or is compared with it.
    struct File: Sendable {
        var object: URL
        var newObject: URL
        var dependencies: URL
        var newDependencies: URL
    }

    let files: [File]
    /// The compilers, one for each module.
    let compilers: [[String]]
    let linker: [String]

    /// Puts what was compiled in its place.
    /// - Returns: Whether that could be done: other files may depend on what has changed, or something is not as it should be.
    func put() -> Bool {
        for file in files {
            guard let new = SourceInterface(file.newDependencies), new == SourceInterface(file.dependencies) else {
                return false
            }
        }
        return files.allSatisfy { rename($0.newObject.path, $0.object.path) == 0 }
    }
}
