import Foundation
import FoundationAdditions
import ImageIO

/// A group of pictures and things in an asset catalogue, as its folders say.
struct ResourceGroup {
    private let name: String
    private let folder: URL

    /// The group in the first catalogue that has it.
    init?(named name: String, in bundle: Bundle?) {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        for place in ResourceFolders.folders(of: bundle) {
            let files = FileManager.default.enumerator(
                at: place.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                if file.lastPathComponent == name + ".arresourcegroup" {
                    (self.name, folder) = (name, file)
                    return
                }
                let isCatalogue = file.pathExtension == "xcassets" || files?.level ?? 0 > 1
                if !isCatalogue || file.pathExtension.hasSuffix("set") { files?.skipDescendants() }
            }
        }
        return nil
    }

    var images: Set<ARReferenceImage> {
        Set(
            members("arreferenceimage").compactMap { place in
                guard let contents = Self.contents(of: place), let size = Self.size(contents, place) else { return nil }
                return ARReferenceImage(
                    name: place.deletingPathExtension().lastPathComponent, group: name, physicalSize: size)
            })
    }

    var objects: Set<ARReferenceObject> {
        Set(
            (members("arreferenceobject") + members("arobject")).map {
                ARReferenceObject(name: $0.deletingPathExtension().lastPathComponent, group: name)
            })
    }

    private func members(_ type: String) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }.filter { $0.pathExtension == type }
    }

    /// In metres. Of width and height one may be missing, which the picture says then.
    private static func size(_ contents: [String: Any], _ place: URL) -> CGSize? {
        guard let properties = contents["properties"] as? [String: Any] else { return nil }
        func length(_ key: String) -> Double? {
            guard let value = (properties[key] as? NSNumber)?.doubleValue, value > 0 else { return nil }
            let unit = properties["unit"] as? String ?? "meters"
            let metres = [
                "meters": 1, "centimeters": 0.01, "millimeters": 0.001, "inches": 0.0254, "feet": 0.3048,
                "yards": 0.9144,
            ]
            return metres[unit].map { value * $0 }
        }
        switch (length("width"), length("height")) {
        case (let width?, let height?): return CGSize(width: width, height: height)
        case (nil, nil): return nil
        case (let width, let height):
            let names = (contents["images"] as? [[String: Any]] ?? []).compactMap { $0["filename"] as? String }
            guard let path = names.lazy.compactMap({ ResourceFolders.file($0, in: place) }).first,
                let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: path), nil),
                let picture = CGImageSourceCreateImageAtIndex(source, 0, nil), picture.width > 0, picture.height > 0
            else { return nil }
            let ratio = Double(picture.height) / Double(picture.width)
            return width.map { CGSize(width: $0, height: $0 * ratio) }
                ?? height.map { CGSize(width: $0 / ratio, height: $0) }
        }
    }

    private static func contents(of folder: URL) -> [String: Any]? {
        guard let path = ResourceFolders.file("Contents.json", in: folder),
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    }
}
