import Foundation

/// A picture of an asset catalogue, with its files for scales and appearances.
struct CatalogImage {
    private let variants: [(variant: AssetVariant, scale: Int, path: String)]
    private let isTemplate: Bool?

    init(_ contents: [String: Any], folder: URL) {
        variants = (contents["images"] as? [[String: Any]] ?? []).compactMap { entry in
            // A name without a file is a place in Xcode's editor that nothing was put into.
            guard let name = entry["filename"] as? String, let path = ResourceFolders.file(name, in: folder) else {
                return nil
            }
            guard let readable = Self.readable(path) else {
                Log.warnOnce(
                    "asset \(path)",
                    "the picture \(path) can't be read: a catalogue's pictures may be PNG, JPEG, SVG, GIF or WebP")
                return nil
            }
            // Without a scale it is the same at all of them.
            let scale = (entry["scale"] as? String).flatMap { Int($0.dropLast()) } ?? 1
            return (AssetVariant(entry), min(max(scale, 1), 8), readable)
        }
        switch (contents["properties"] as? [String: Any])?["template-rendering-intent"] as? String {
        case "template": isTemplate = true
        case "original": isTemplate = false
        default: isTemplate = nil
        }
    }

    /// The file itself, or for a PDF the SVG file that `dovetail open` made of it.
    private static func readable(_ path: String) -> String? {
        switch (path as NSString).pathExtension.lowercased() {
        case "pdf": ResourceFolders.regularFile(path + ".svg")
        case "heic", "heif": nil
        default: path
        }
    }

    /// The file that suits best: of those for the environment the one for its scale, else the next larger, else the largest.
    func asset(in environment: EnvironmentValues) -> ImageAssets.Asset? {
        let wanted = Int(environment.displayScale.rounded(.up))
        var best: (fit: Int, distance: Int, scale: Int, path: String)?
        for (variant, scale, path) in variants {
            guard let fit = variant.fit(environment) else { continue }
            let distance = scale >= wanted ? scale - wanted : 100 - scale
            if best == nil || (-fit, distance) < (-best!.fit, best!.distance) { best = (fit, distance, scale, path) }
        }
        return best.map { ImageAssets.Asset(source: .file($0.path), scale: CGFloat($0.scale), isTemplate: isTemplate) }
    }
}
