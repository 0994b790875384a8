import Foundation

/// Packages from elsewhere that use SwiftUI or another module of Dovetail.
///
/// Their manifests don't name Dovetail, so as packages they would find no SwiftUI on Linux where Dovetail is a dependency. Once they are
/// there, what the app uses of them is taken over as modules of its own package, like packages in the project's folder. The platform builds
/// them as they stand, but for those whose sources need ``ObjectiveCForms`` replaced, and those that say what they do on the app's system
/// and nothing of Linux (``SystemConditions``).
public enum RemotePackages {
    /// Takes over the packages that need it. Returns whether there were any; then the package is to be written and resolved again.
    /// - Parameter checkouts: The folder with the packages, each by its name.
    public static func takeOver(
        into project: inout AppProject, checkouts: URL, usesPlatform: Bool = false
    ) throws -> Bool {
        var options = OpenOptions()
        options.root = checkouts
        let system = project.app.language.system
        var found: [PackageReference: PackageReference] = [:]
        for package in project.packages where package.folder == nil {
            let folder = checkouts.appendingPathComponent(package.identity)
            let gate = FileGate(folder: folder, options: options)
            guard gate.refusal(of: folder) == nil, usesOurs(folder, gate, system) else { continue }
            if usesPlatform, !PackageForms.areNeeded(in: folder, gate, system: system) { continue }
            let read = try LocalPackage.read(folder, system: system)
            if let reason = read.obstacle(gate) {
                if usesPlatform { continue }
                let problem = Problem(
                    .note,
                    "The package \(package.identity) uses SwiftUI, and \(reason). It has to depend on Dovetail itself.")
                if !project.problems.contains(problem) { project.problems.append(problem) }
                continue
            }
            found[package] = PackageReference(.local(folder))
        }
        guard !found.isEmpty else { return false }
        project.packages = project.packages.map { found[$0] ?? $0 }
        for module in project.modules.indices {
            for product in project.modules[module].products.indices {
                guard let package = project.modules[module].products[product].package else { continue }
                project.modules[module].products[product].package = found[package] ?? package
            }
        }
        try LocalPackages.takeOver(into: &project) { FileGate(folder: $0, options: options) }
        return true
    }

    /// Whether sources of a package import something that comes with Dovetail.
    private static func usesOurs(_ folder: URL, _ gate: FileGate, _ system: AppleSystem?) -> Bool {
        var language = LanguageSettings()
        language.system = system
        return PackageForms.sources(in: folder, gate).contains { data in
            let text = String(decoding: data, as: UTF8.self)
            let imports = Imports(text, conditions: language.conditions(in: text)) {
                Frameworks.ours.contains($0) || Frameworks.toolchain.contains($0)
            }
            return imports.all.contains { Frameworks.ours.contains($0.module) }
        }
    }
}
