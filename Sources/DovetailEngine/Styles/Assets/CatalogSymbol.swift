import Foundation

/// A symbol of an asset catalogue: the file of its template, with others for some devices and directions.
struct CatalogSymbol {
    private let variants: [(variant: AssetVariant, path: String)]

    init(_ contents: [String: Any], folder: URL) {
        variants = (contents["symbols"] as? [[String: Any]] ?? []).compactMap { entry in
            // A name without a file is a place in Xcode's editor that nothing was put into.
            guard let name = entry["filename"] as? String, let path = ResourceFolders.file(name, in: folder) else {
                return nil
            }
            return (AssetVariant(entry), path)
        }
    }

    /// The file that suits best; nil when there is none for the environment.
    func file(in environment: EnvironmentValues) -> String? {
        var best: (fit: Int, path: String)?
        for (variant, path) in variants {
            if let fit = variant.fit(environment), fit > best?.fit ?? -1 { best = (fit, path) }
        }
        return best?.path
    }
}
