/// Packages that can't be fetched.
public enum MissingPackages {
    /// The packages of a project that the package manager's message names, by their addresses or names.
    public static func named(in message: String, of project: AppProject) -> [PackageReference] {
        project.packages.filter { package in
            guard case .remote(let url, _) = package.place else { return false }
            let name = package.identity
            return message.contains(url) || message.contains("/\(name).git'") || message.contains("/\(name)'")
                || message.contains("'\(name.lowercased())'")
                // Where a repository asks for a key, git's own message names the copy that was to be made of it.
                || message.contains("/repositories/\(name)-")
        }
    }

    /// Takes packages out of a project. Files that import their modules find none.
    public static func leaveOut(_ packages: [PackageReference], of project: inout AppProject) {
        // Modules may ask for one package in several versions, or by addresses that differ in their end.
        let identities = Set(packages.map { $0.identity.lowercased() })
        func isLeftOut(_ package: PackageReference) -> Bool { identities.contains(package.identity.lowercased()) }
        project.packages.removeAll(where: isLeftOut)
        for index in project.modules.indices {
            for product in project.modules[index].products where product.package.map(isLeftOut) == true {
                project.leftOutModules.insert(product.name)
            }
            project.modules[index].products.removeAll { $0.package.map(isLeftOut) == true }
        }
        for package in packages {
            var text = "The package \(package.identity) can't be had"
            if case .remote(let url, _) = package.place { text += " from \(url)" }
            project.problems.append(
                Problem(
                    .missing,
                    text
                        + ". Stand-ins take its place. Open the project again when it can be reached, or put a copy of it into the project's folder."
                ))
        }
    }

    /// What a person can do where a package has to be there.
    public static func remedy(_ names: String) -> String {
        "Open the project again when they can be reached, put copies into the project's folder, or leave them out: --leave-out \(names)."
    }
}
