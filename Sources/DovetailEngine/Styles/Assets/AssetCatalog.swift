import Foundation

/// The colours, pictures and symbols of the asset catalogues (`.xcassets`) in a folder of resources.
///
/// Apple's tools compile catalogues; here their folders are read as they are. All catalogues of a folder are listed once, and each asset
/// is read once, when it is first asked for. An asset that can't be read is told in the log and counts as missing.
package final class AssetCatalog {
    /// By name, with the folders around that provide a namespace: `Sea/Deep Water`.
    private var colorFolders: [String: URL] = [:]
    private var imageFolders: [String: URL] = [:]
    private var symbolFolders: [String: URL] = [:]
    private var colors: [String: CatalogColor?] = [:]
    private var images: [String: CatalogImage?] = [:]
    private var symbols: [String: CatalogSymbol?] = [:]

    private init?(_ folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let catalogues = names.filter { $0.hasSuffix(".xcassets") }.sorted()
        if catalogues.isEmpty { return nil }
        for name in catalogues { list(folder.appendingPathComponent(name), namespace: "", depth: 0) }
    }

    /// Of two assets with the same name the first counts.
    private func list(_ folder: URL, namespace: String, depth: Int) {
        // Links may lead in circles.
        guard depth < 32 else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
            let place = folder.appendingPathComponent(name)
            let plain = namespace + (name as NSString).deletingPathExtension
            switch place.pathExtension {
            case "colorset": if colorFolders[plain] == nil { colorFolders[plain] = place }
            case "imageset": if imageFolders[plain] == nil { imageFolders[plain] = place }
            case "symbolset": if symbolFolders[plain] == nil { symbolFolders[plain] = place }
            case let type where type.hasSuffix("set"): break
            default:
                // A folder may have a point in its name.
                let properties = Self.contents(of: place)?["properties"] as? [String: Any]
                let isNamespace = properties?["provides-namespace"] as? Bool == true
                list(place, namespace: isNamespace ? namespace + name + "/" : namespace, depth: depth + 1)
            }
        }
    }

    private func color(_ name: String) -> CatalogColor? {
        if let known = colors[name] { return known }
        let color = colorFolders[name].flatMap { folder in
            Self.contents(of: folder).map(CatalogColor.init) ?? Self.tellDamaged(folder)
        }
        colors[name] = .some(color)
        return color
    }

    private func image(_ name: String) -> CatalogImage? {
        if let known = images[name] { return known }
        let image = imageFolders[name].flatMap { folder in
            Self.contents(of: folder).map { CatalogImage($0, folder: folder) } ?? Self.tellDamaged(folder)
        }
        images[name] = .some(image)
        return image
    }

    private func symbol(_ name: String) -> CatalogSymbol? {
        if let known = symbols[name] { return known }
        let symbol = symbolFolders[name].flatMap { folder in
            Self.contents(of: folder).map { CatalogSymbol($0, folder: folder) } ?? Self.tellDamaged(folder)
        }
        symbols[name] = .some(symbol)
        return symbol
    }

    private static func tellDamaged<Value>(_ folder: URL) -> Value? {
        Log.warnOnce("asset \(folder.path)", "the asset \(folder.path) has no Contents.json that can be read")
        return nil
    }

    private static func contents(of folder: URL) -> [String: Any]? {
        guard let path = ResourceFolders.file("Contents.json", in: folder),
            let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int, size < 4 << 20,
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    }

    // MARK: All catalogues

    // One for the process: what is known of an app's files. Colours are resolved on any thread, so it is behind a lock.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: AssetCatalog?] = [:]

    /// What the first catalogue of a bundle (nil for the app's) that has an answer says. Resources don't move while an app runs, so a
    /// folder is looked through once.
    private static func first<Value>(in bundle: Bundle?, _ answer: (AssetCatalog) -> Value?) -> Value? {
        for folder in ResourceFolders.folders(of: bundle) {
            let value: Value? = lock.withLock {
                let catalogue: AssetCatalog?
                if let entry = known[folder.path] {
                    catalogue = entry
                } else {
                    catalogue = AssetCatalog(folder)
                    known[folder.path] = .some(catalogue)
                }
                return catalogue.flatMap(answer)
            }
            if let value { return value }
        }
        return nil
    }

    /// The colour with a name, as it is in an environment.
    package static func color(_ name: String, in bundle: Bundle?, _ environment: EnvironmentValues) -> Color.Resolved? {
        first(in: bundle) { $0.color(name) }?.resolve(in: environment)
    }

    /// The picture with a name that suits an environment best.
    static func image(_ name: String, in bundle: Bundle?, _ environment: EnvironmentValues) -> ImageAssets.Asset? {
        first(in: bundle) { $0.image(name) }?.asset(in: environment)
    }

    /// The file of the symbol with a name that suits an environment best.
    package static func symbol(_ name: String, in bundle: Bundle?, _ environment: EnvironmentValues) -> String? {
        first(in: bundle) { $0.symbol(name) }?.file(in: environment)
    }

    /// The app's accent colour: the one that `NSAccentColorName` in its `Info.plist` names, else `AccentColor`; nil when there is none.
    static func accent(_ scheme: ColorScheme) -> Color.Resolved? { scheme == .dark ? darkAccent : lightAccent }

    private static let lightAccent = accentColor(.light)
    private static let darkAccent = accentColor(.dark)

    private static let presets: [String: Color] = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
        "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
    ]

    private static func accentColor(_ scheme: ColorScheme) -> Color.Resolved? {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let info = Bundle.main.infoDictionary
        // What an app of Swift Playgrounds says in place of an asset.
        if let preset = (info?["DovetailAccentColor"] as? String).flatMap({ presets[$0] }) {
            return preset.resolve(in: environment)
        }
        return color(info?["NSAccentColorName"] as? String ?? "AccentColor", in: nil, environment)
    }
}
