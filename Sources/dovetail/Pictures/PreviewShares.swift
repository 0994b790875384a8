import ArgumentParser
import Foundation

extension AppOptions {
    /// Builds the program and runs it several times at once, each with a share of the work: `DOVETAIL_SHARE` is “2/4” for the second of
    /// four. Throws the exit status of the first that fails.
    func runShares(_ settings: [String: String], count: Int) throws {
        let package = try BuiltPackage(packagePath, options: build)
        let program = try package.program(product)
        if let remedy = RequiredLibrary.gtk.remedy { throw CleanExit.failure(remedy) }
        let build = try package.built(program)
        var processes: [Process] = []
        for share in 1...count {
            let process = Process()
            process.executableURL = build.program(program)
            var environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
            if let idiom { environment["DOVETAIL_IDIOM"] = idiom }
            environment["DOVETAIL_SHARE"] = "\(share)/\(count)"
            process.environment = environment
            try ChildProcess.start(process)
            processes.append(process)
        }
        let statuses = processes.map { ChildProcess.wait(for: $0) }
        if let failure = statuses.first(where: { $0 != 0 }) { throw ExitCode(failure) }
    }
}
