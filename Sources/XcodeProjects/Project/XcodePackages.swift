import Foundation

extension XcodeProject {
    func addPackages(of target: String, to module: inout Module, project: inout AppProject) {
        var products = objects.list(target, "packageProductDependencies")
        // Older projects name the products among the linked files only.
        for phase in objects.list(target, "buildPhases") where objects.type(of: phase) == "PBXFrameworksBuildPhase" {
            for file in objects.list(phase, "files") {
                if let product = objects.string(file, "productRef") { products.append(product) }
            }
        }
        for product in products {
            guard let name = objects.string(product, "productName"), !name.hasPrefix("plugin:") else { continue }
            let reference = objects.string(product, "package").flatMap(package)
            if gate.isLeftOut(product: name, of: reference) {
                project.leftOutModules.insert(name)
                continue
            }
            let entry = PackageProduct(name: name, package: reference)
            if !module.products.contains(entry), !module.products.contains(where: { $0.name == name }) {
                module.products.append(entry)
            }
            if let reference, !project.packages.contains(reference) { project.packages.append(reference) }
        }
        guard module.products.contains(where: { $0.package == nil }) else { return }
        // A product without a package is one of a package that lies in the project: listed as such, or just a folder in a group.
        var folders = objects.list(objects.root, "packageReferences").compactMap(package).compactMap(\.folder)
        for file in objects.all("PBXFileReference") {
            if let place = paths[file], FileReading.kind(of: place.appendingPathComponent("Package.swift")) == .file {
                folders.append(place)
            }
        }
        // In a folder whose files belong to a target by being there, each folder with a manifest is a package.
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
            if let folder = paths[group] ?? fallbackPlace(of: group) { folders += packages(within: folder) }
        }
        for folder in folders {
            let reference = PackageReference(.local(folder))
            if !project.packages.contains(reference) { project.packages.append(reference) }
        }
    }

    /// The packages somewhere in a folder, but not those within another package.
    private func packages(within folder: URL) -> [URL] {
        var found: [URL] = []
        var waiting = [(folder, 0)]
        while let (folder, depth) = waiting.popLast() {
            for name in FileReading.names(in: folder) where !name.hasPrefix(".") {
                let inner = folder.appendingPathComponent(name)
                guard FileReading.kind(of: inner) == .folder, !gate.isLeftOut(inner), gate.refusal(of: inner) == nil
                else { continue }
                if FileCollector.isPackage(inner) {
                    found.append(inner)
                } else if depth < 8, !FileCollector.isOneThing(inner) {
                    // Links may lead in circles.
                    waiting.append((inner, depth + 1))
                }
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    private func package(_ id: String) -> PackageReference? {
        switch objects.type(of: id) {
        case "XCRemoteSwiftPackageReference":
            guard let url = objects.string(id, "repositoryURL") else { return nil }
            return PackageReference(
                .remote(url: url, requirement: PackageRequirement.text(objects.value(id, "requirement"))))
        case "XCLocalSwiftPackageReference":
            guard let path = objects.string(id, "relativePath") ?? objects.string(id, "path") else { return nil }
            let place = gate.place(of: folder.appendingPathComponent(path).standardizedFileURL)
            return PackageReference(.local(packageAround(insteadOf: place) ?? place))
        default: return nil
        }
    }

    /// The example of a package names the folder around it by the package's name, which a copy of it need not have.
    private func packageAround(insteadOf place: URL) -> URL? {
        guard FileReading.kind(of: place) == .missing else { return nil }
        let parent = place.deletingLastPathComponent().path
        var around = folder.standardizedFileURL
        while around.path.count > parent.count {
            if around.deletingLastPathComponent().path == parent {
                return FileCollector.isPackage(around) ? around : nil
            }
            around.deleteLastPathComponent()
        }
        return nil
    }
}
