import Foundation

/// Whether a package can be built as it stands, where it finds SwiftUI.
enum PackageForms {
    /// The texts of its Swift sources.
    static func sources(in folder: URL, _ gate: FileGate) -> some Sequence<Data> {
        ["Sources", "Source", "src"].lazy.map { folder.appendingPathComponent($0) }
            .filter { FileReading.kind(of: $0) == .folder }
            .flatMap { gate.files(in: $0).files }
            .filter { $0.path.hasSuffix(".swift") }
            .compactMap { try? FileReading.data(of: $0.file, limit: 16 << 20) }
    }

    /// Whether some source has forms that are only there with Objective-C, or modules that Linux has under another name, or says what it
    /// does on the app's system and nothing of Linux.
    static func areNeeded(in folder: URL, _ gate: FileGate, system: AppleSystem? = nil) -> Bool {
        sources(in: folder, gate).contains {
            ObjectiveCForms.replaced(in: $0) != $0 || SystemConditions.replaced(in: $0, for: system) != $0
        }
    }

    /// Takes those packages out that can't be modules of an app, for their macros or C, and those that they depend on.
    static func keep(_ packages: inout [LocalPackage]) -> [LocalPackage] {
        var folders = Set(
            packages.filter { package in package.gate.map { package.obstacle($0) != nil } ?? false }.map(\.path))
        var count = 0
        while folders.count > count {
            count = folders.count
            for package in packages where folders.contains(package.path) {
                folders.formUnion(package.localDependencies.map { $0.standardizedFileURL.path })
            }
        }
        let kept = packages.filter { folders.contains($0.path) }
        packages.removeAll { folders.contains($0.path) }
        return kept
    }
}

extension LocalPackage {
    var path: String { folder.standardizedFileURL.path }

    var reference: PackageReference { PackageReference(.local(folder.standardizedFileURL)) }

    /// What keeps it from being taken over as modules, as the end of a sentence.
    func obstacle(_ gate: FileGate) -> String? {
        for (name, target) in targets.sorted(by: { $0.key < $1.key }) {
            if let other = target.dependencies.first(where: { otherTargets.contains($0.name) }) {
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
