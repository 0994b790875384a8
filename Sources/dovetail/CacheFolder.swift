import Foundation

/// Where the command line keeps what can be made again, in the user's folder for such things.
enum CacheFolder {
    static let url: URL = {
        let environment = ProcessInfo.processInfo.environment
        let caches =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.cache"
        return URL(fileURLWithPath: caches).appendingPathComponent("dovetail")
    }()

    /// Options for the compiler that let all packages share what it makes of the system's modules and of interfaces of Swift, such as that of `Testing`.
    /// By itself the package manager has that made for each package, for longer than it takes to compile a small app and its tests. The compiler
    /// tells by names and times of files what fits, whatever the version and the options. None where nothing can be written there.
    static let compilerOptions: [String] = {
        let folder = url.appendingPathComponent("compiler-modules")
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
            FileManager.default.isWritableFile(atPath: folder.path)
        else { return [] }
        return ["-Xswiftc", "-module-cache-path", "-Xswiftc", folder.path]
    }()
}
