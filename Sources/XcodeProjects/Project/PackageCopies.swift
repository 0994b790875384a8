import Foundation

/// Copies of packages from elsewhere that a person has put into the project's folder: they take the place of what would be fetched, as a local package of
/// the same name does in Xcode.
enum PackageCopies {
    static func take(into project: inout AppProject, folder: URL) {
        var places: [String: URL] = [:]
        for name in FileReading.names(in: folder) {
            let place = folder.appendingPathComponent(name)
            guard FileReading.kind(of: place.appendingPathComponent("Package.swift")) == .file else { continue }
            places[name.lowercased()] = place
        }
        guard !places.isEmpty else { return }
        func copy(of package: PackageReference) -> PackageReference {
            guard package.folder == nil, let place = places[package.identity.lowercased()] else { return package }
            return PackageReference(.local(place))
        }
        project.packages = project.packages.map(copy)
        for module in project.modules.indices {
            for product in project.modules[module].products.indices {
                project.modules[module].products[product].package =
                    project.modules[module].products[product].package.map(copy)
            }
        }
    }
}
