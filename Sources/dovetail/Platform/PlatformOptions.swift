import ArgumentParser
import Foundation
import XcodeProjects

/// Which platform a command uses.
struct PlatformOptions: ParsableArguments {
    @Option(help: "The platform's folder; the one that this program is part of when not given.")
    var platform: String?

    func found() throws -> Platform {
        try platform.map { try Platform(folder: URL(fileURLWithPath: $0)) } ?? .own()
    }
}

/// How a package without a dependency on Dovetail is built.
struct PlatformUse: ParsableArguments {
    @OptionGroup var options: PlatformOptions

    @Option(
        help: """
            UIKit, AppKit or os, for canImport to be true of it; may be given several times. When not given, what the package imports whatever the \
            system, or what the SDK says that it names in \(AskedKits.configuration).
            """)
    var kit: [Kit] = []

    /// The package manager's options for a package. Throws, before anything is compiled, where it can't be built by the platform here.
    /// - Parameters:
    ///   - asked: The kits that it asks for, where that is known already.
    ///   - system: The system of Apple's that it is built as for: its kit is there, whatever is asked for.
    func arguments(
        for package: URL, scratch: URL, asked: Set<Kit>? = nil, system: AppleSystem? = nil
    ) throws -> [String] {
        let platform = try options.found()
        let compiler = try platform.checkMachine()
        var kits = kit.isEmpty ? asked ?? AskedKits(package: package, system: system).kits : Set(kit)
        if let system { kits.formUnion(system.kits.compactMap(Kit.init(rawValue:))) }
        return try platform.arguments(kits: kits, compiler: compiler, scratch: scratch)
    }

    /// The copy of Dovetail that a project that is opened depends on; nil where the platform builds it. A checkout that has no platform
    /// yet is such a copy.
    func dependency(_ given: String?) throws -> DovetailReference? {
        if let given {
            let reference = DovetailReference(given)
            if let folder = reference.folder, !DovetailReference.isThere(folder) {
                throw CleanExit.failure("There is no Dovetail in \(folder.path).")
            }
            return reference
        }
        if options.platform != nil || Platform.ownFolder != nil {
            try options.found().checkMachine()
            return nil
        }
        return OwnProgram.checkout.map { DovetailReference($0.path) }
    }
}
