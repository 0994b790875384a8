import Foundation

/// The versions of a data model: the folders `.xcdatamodel` in an `.xcdatamodeld`.
package struct DataModelVersions {
    /// The name of the model, without the extension.
    package let name: String
    /// The folders of all versions, by name.
    package let versions: [URL]
    /// The version that `.xcurrentversion` names; the only one where there is no such file.
    package let current: URL

    /// - Parameter folder: An `.xcdatamodeld`, or an `.xcdatamodel` alone.
    package init(_ folder: URL) throws {
        name = folder.deletingPathExtension().lastPathComponent
        if folder.pathExtension.lowercased() == "xcdatamodel" {
            versions = [folder]
            current = folder
            return
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let versions = names.filter { $0.lowercased().hasSuffix(".xcdatamodel") }.map(folder.appendingPathComponent)
        self.versions = versions
        let stated = Self.stated(in: folder)
        guard let current = versions.first(where: { $0.lastPathComponent == stated }) ?? versions.last else {
            throw DataModelError(description: "The data model \(folder.path) has no version.")
        }
        self.current = current
    }

    /// The name of the current version, from the property list beside them.
    private static func stated(in folder: URL) -> String? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return list["_XCCurrentVersionName"] as? String
    }
}
