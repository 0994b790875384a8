import Foundation

/// Where pictures are looked up by their names: in asset catalogues, then among the files of resources.
package enum ImageAssets {
    package struct Asset: Sendable {
        package var source: ResolvedImage.Source
        package var scale: CGFloat
        package var isTemplate: Bool?

        package init(source: ResolvedImage.Source, scale: CGFloat, isTemplate: Bool? = nil) {
            self.source = source
            self.scale = scale
            self.isTemplate = isTemplate
        }
    }

    private static let lock = NSLock()
    // One for the process, guarded by `lock`: what is known of an app's files.
    nonisolated(unsafe) private static var files: [String: Asset?] = [:]

    /// The picture with a name: of a catalogue, else a file of the bundle's resources.
    package static func asset(_ name: String, _ bundle: Bundle?, _ environment: EnvironmentValues) -> Asset? {
        AssetCatalog.image(name, in: bundle, environment) ?? file(name, bundle, scale: environment.displayScale)
    }

    /// Files are looked for once.
    private static func file(_ name: String, _ bundle: Bundle?, scale: CGFloat) -> Asset? {
        let scales = scale > 2 ? [3, 2, 1] : scale > 1 ? [2, 3, 1] : [1, 2, 3]
        let key = "\(bundle?.bundlePath ?? "")\u{0}\(name)\u{0}\(scales[0])"
        return lock.withLock {
            if let known = files[key] { return known }
            let found = find(name, bundle, scales)
            files[key] = found
            return found
        }
    }

    private static let types = ["png", "jpg", "jpeg", "svg", "webp", "gif"]

    private static func find(_ name: String, _ bundle: Bundle?, _ scales: [Int]) -> Asset? {
        var stem = name
        var types = Self.types
        if let dot = name.lastIndex(of: "."), types.contains(name[name.index(after: dot)...].lowercased()) {
            types = [String(name[name.index(after: dot)...])]
            stem = String(name[..<dot])
        }
        for folder in ResourceFolders.folders(of: bundle) {
            for scale in scales {
                let mark = scale == 1 ? "" : "@\(scale)x"
                for type in types {
                    if let path = ResourceFolders.file("\(stem)\(mark).\(type)", in: folder) {
                        return Asset(source: .file(path), scale: CGFloat(scale))
                    }
                }
            }
            if let path = ResourceFolders.file(name, in: folder) { return Asset(source: .file(path), scale: 1) }
        }
        return nil
    }
}
