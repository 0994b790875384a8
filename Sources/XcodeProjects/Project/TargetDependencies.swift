import Foundation

extension XcodeProject {
    /// A target of this project or of another one.
    struct Place {
        let project: XcodeProject
        let target: String

        var key: String { project.folder.path + "/" + project.name + ":" + target }
    }

    /// The targets that a target needs: those that it names, and those whose products it is linked with, which Xcode builds before it as
    /// well. They are of this project, of one inside of it, or of another one of the workspace.
    func dependencies(of target: String, projects: [XcodeProject]) -> [Place] {
        var found: [Place] = []
        func add(_ other: String?, in project: XcodeProject) {
            guard let other, project.objects.exists(other) else { return }
            let place = Place(project: project, target: other)
            if !found.contains(where: { $0.key == place.key }) { found.append(place) }
        }
        let others = projects.filter { $0.folder != folder || $0.name != name }
        for dependency in objects.list(target, "dependencies") {
            if let other = objects.string(dependency, "target") {
                add(other, in: self)
            } else if let proxy = objects.string(dependency, "targetProxy") {
                if objects.string(proxy, "containerPortal") == objects.root {
                    add(objects.string(proxy, "remoteGlobalIDString"), in: self)
                } else if let place = objects.string(proxy, "containerPortal").flatMap({ paths[$0] }),
                    let other = others.first(where: { $0.isAt(place) })
                {
                    add(objects.string(proxy, "remoteGlobalIDString"), in: other)
                }
            }
        }
        for phase in objects.list(target, "buildPhases") where objects.type(of: phase) == "PBXFrameworksBuildPhase" {
            for file in objects.list(phase, "files") where isForSystem(file) {
                guard let product = objects.string(file, "fileRef") else { continue }
                if let own = targets.first(where: { objects.string($0, "productReference") == product }) {
                    add(own, in: self)
                } else if let path = objects.string(product, "path") ?? objects.string(product, "name"),
                    let name = path.split(separator: "/").last.map(String.init)
                {
                    // Xcode finds the product of another project by its file's name.
                    for other in others {
                        guard let target = other.targets.first(where: { other.productFile(of: $0) == name }) else {
                            continue
                        }
                        add(target, in: other)
                        break
                    }
                }
            }
        }
        return found
    }

    private func isAt(_ place: URL) -> Bool {
        place.deletingPathExtension().lastPathComponent == name
            && place.deletingLastPathComponent().standardizedFileURL.path == gate.folderPath
    }

    /// The name of the file that a target makes.
    private func productFile(of target: String) -> String? {
        guard let product = objects.string(target, "productReference") else { return nil }
        return (objects.string(product, "path") ?? objects.string(product, "name"))?.split(separator: "/").last.map(
            String.init)
    }
}
