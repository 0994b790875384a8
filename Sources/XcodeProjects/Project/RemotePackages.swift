import Foundation

/// Packages from elsewhere that use SwiftUI or another module of Dovetail.
///
/// Their manifests don't name Dovetail, so as packages they would find no SwiftUI on Linux. Once they are there, what the app uses of them
/// is taken over as modules of its own package, like packages in the project's folder.
public enum RemotePackages {
    /// Takes over the packages that need it. Returns whether there were any; then the package is to be written and resolved again.
    /// - Parameter checkouts: The folder with the packages, each by its name.
    public static func takeOver(into project: inout AppProject, checkouts: URL) throws -> Bool {
        var options = OpenOptions()
        options.root = checkouts
        var found: [PackageReference: PackageReference] = [:]
        for package in project.packages where package.folder == nil {
            let folder = checkouts.appendingPathComponent(package.identity)
            let gate = FileGate(folder: folder, options: options)
            guard gate.refusal(of: folder) == nil, usesOurs(folder, gate) else { continue }
            let read = try LocalPackage.read(folder)
            if let reason = obstacle(in: read, gate) {
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
    private static func usesOurs(_ folder: URL, _ gate: FileGate) -> Bool {
        for name in ["Sources", "Source", "src"] {
            let place = folder.appendingPathComponent(name)
            guard FileReading.kind(of: place) == .folder else { continue }
            for (file, path) in gate.files(in: place).files where path.hasSuffix(".swift") {
                guard let data = try? FileReading.data(of: file, limit: 16 << 20) else { continue }
                let imports = Imports(String(decoding: data, as: UTF8.self), conditions: []) {
                    Frameworks.ours.contains($0) || Frameworks.toolchain.contains($0)
                }
                if imports.all.contains(where: { Frameworks.ours.contains($0.module) }) { return true }
            }
        }
        return false
    }

    /// What keeps a package from being taken over, as the end of a sentence.
    private static func obstacle(in package: LocalPackage, _ gate: FileGate) -> String? {
        for (name, target) in package.targets.sorted(by: { $0.key < $1.key }) {
            if let other = target.dependencies.first(where: { package.otherTargets.contains($0.name) }) {
                return "its target “\(name)” needs “\(other.name)”, which is more than Swift sources"
            }
            let native = gate.files(in: target.folder).files.first {
                ["c", "m", "mm", "cpp", "cc"].contains($0.file.pathExtension)
            }
            if let native { return "its target “\(name)” has sources that are no Swift (\(native.path))" }
        }
        return nil
    }
}
