import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

/// A name of a data set of an asset catalogue.
public typealias NSDataAssetName = String

/// The bytes of a data set (`.dataset`) of the app's asset catalogues.
///
/// Of a set's files the first is taken that is made for every device, and else the first.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
    public let name: NSDataAssetName
    public let data: Data
    /// What the catalogue says that the bytes are, and else what the file's name does.
    public let typeIdentifier: String

    /// The set with a name in the app's catalogues; nil for none, and where its file can't be read.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// The set with a name in a bundle's catalogues. Folders that provide a namespace are part of the name: `Sounds/Slap`.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let file = Self.file(named: name, in: bundle), let data = FileManager.default.contents(atPath: file.path)
        else { return nil }
        (self.name, self.data) = (name, data)
        typeIdentifier =
            file.type ?? UTType(filenameExtension: (file.path as NSString).pathExtension)?.identifier ?? "public.data"
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    private static func file(named name: String, in bundle: Bundle) -> (path: String, type: String?)? {
        for folder in ResourceFolders.folders(of: bundle) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for catalogue in names.sorted() where catalogue.hasSuffix(".xcassets") {
                let place = folder.appendingPathComponent(catalogue)
                if let set = set(named: name, in: place, namespace: "", depth: 0) { return file(of: set) }
            }
        }
        return nil
    }

    private static func set(named name: String, in folder: URL, namespace: String, depth: Int) -> URL? {
        // Links may lead in circles.
        guard depth < 32 else { return nil }
        for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
            let place = folder.appendingPathComponent(entry)
            if place.pathExtension == "dataset" {
                if namespace + (entry as NSString).deletingPathExtension == name { return place }
            } else if !place.pathExtension.hasSuffix("set") {
                let properties = contents(of: place)?["properties"] as? [String: Any]
                let isNamespace = properties?["provides-namespace"] as? Bool == true
                let inside = isNamespace ? namespace + entry + "/" : namespace
                if let found = set(named: name, in: place, namespace: inside, depth: depth + 1) { return found }
            }
        }
        return nil
    }

    private static func file(of set: URL) -> (path: String, type: String?)? {
        let files = contents(of: set)?["data"] as? [[String: Any]] ?? []
        let named = files.filter { $0["filename"] is String }
        guard let chosen = named.first(where: { $0["idiom"] as? String == "universal" }) ?? named.first,
            let path = ResourceFolders.file(chosen["filename"] as? String ?? "", in: set)
        else { return nil }
        return (path, chosen["universal-type-identifier"] as? String)
    }

    private static func contents(of folder: URL) -> [String: Any]? {
        guard let path = ResourceFolders.file("Contents.json", in: folder),
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    }
}
