import Foundation

/// Where the pictures of asset catalogues are looked up.
///
/// What reads catalogues sets ``lookUp`` before the first window opens. It is asked before files are: it gets a picture's name, its
/// bundle (nil for the app's) and the environment (colour scheme, display scale), and answers with a file or bytes, its pixels for
/// each point, and whether the catalogue says that it is a template.
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

    package typealias Lookup = @Sendable (_ name: String, _ bundle: Bundle?, _ environment: EnvironmentValues) -> Asset?

    private static let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private static var lookup: Lookup?
    nonisolated(unsafe) private static var files: [String: Asset?] = [:]

    package static var lookUp: Lookup? {
        get { lock.withLock { lookup } }
        set { lock.withLock { lookup = newValue } }
    }

    /// The picture with a name: of a catalogue, else a file of the bundle's resources.
    package static func asset(_ name: String, _ bundle: Bundle?, _ environment: EnvironmentValues) -> Asset? {
        lookUp?(name, bundle, environment) ?? file(name, bundle, scale: environment.displayScale)
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
