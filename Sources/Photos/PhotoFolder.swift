import DovetailPaint
import DovetailUIKit
import Foundation
import UniformTypeIdentifiers

/// A folder of pictures and films.
struct PhotoFolder: Sendable {
    let url: URL

    init(_ url: URL) { self.url = url.resolvingSymlinksInPath() }

    /// More files than this are not looked at.
    private static let most = 100_000

    func status(for level: PHAccessLevel) -> PHAuthorizationStatus {
        if level == .addOnly { return .authorized }
        return FileManager.default.isReadableFile(atPath: url.path) ? .authorized : .denied
    }

    /// The pictures and films inside, the oldest first. Hidden files and folders are left out.
    /// - Parameter part: A folder inside, by its path; nil for all.
    func assets(in part: String? = nil) -> [PHAsset] {
        let folder = part.map { url.appendingPathComponent($0) } ?? url
        let keys: [URLResourceKey] = [.isRegularFileKey, .contentModificationDateKey, .creationDateKey]
        guard
            let files = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        else { return [] }
        var result: [PHAsset] = []
        for case let file as URL in files {
            guard let kind = Self.kind(of: file), let values = try? file.resourceValues(forKeys: Set(keys)),
                values.isRegularFile == true
            else { continue }
            let date = values.contentModificationDate ?? values.creationDate
            result.append(PHAsset(url: file, path: path(of: file), mediaType: kind, date: date))
            if result.count == Self.most { break }
        }
        return result.sorted {
            ($0.creationDate ?? .distantPast, $0.localIdentifier) < (
                $1.creationDate ?? .distantPast, $1.localIdentifier
            )
        }
    }

    /// The asset with an identifier; nil where its file has gone.
    func asset(_ identifier: String) -> PHAsset? {
        let file = url.appendingPathComponent(identifier).standardizedFileURL
        guard file.path.hasPrefix(url.path + "/"), let kind = Self.kind(of: file),
            let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .contentModificationDateKey]),
            values.isRegularFile == true
        else { return nil }
        return PHAsset(url: file, path: path(of: file), mediaType: kind, date: values.contentModificationDate)
    }

    /// The paths of the folders inside, by name.
    func albums() -> [String] {
        let files = FileManager.default.enumerator(
            at: url, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        var result: [String] = []
        while let file = files?.nextObject() as? URL, result.count < Self.most {
            if (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
                result.append(path(of: file))
            }
        }
        return result.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    }

    /// The path of a file from the folder on: the identifier of an asset.
    private func path(of file: URL) -> String {
        let whole = file.standardizedFileURL.path
        return whole.hasPrefix(url.path + "/") ? String(whole.dropFirst(url.path.count + 1)) : whole
    }

    private static func kind(of file: URL) -> PHAssetMediaType? {
        guard let type = UTType(filenameExtension: file.pathExtension) else { return nil }
        if type.conforms(to: .image) { return .image }
        if type.conforms(to: .movie) { return .video }
        return type.conforms(to: .audio) ? .audio : nil
    }

    // MARK: New pictures

    /// Adds a folder, unless there is one of that name.
    func addAlbum(named name: String) throws {
        guard !name.isEmpty, !name.hasPrefix(".") else { throw PHPhotosError(.invalidResource) }
        let album = url.appendingPathComponent(name, isDirectory: true)
        try FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
    }

    /// Adds a file. It takes the name if no other has it, and else one with a number.
    func add(_ data: Data, named name: String) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let wish = URL(fileURLWithPath: "/" + name.replacingOccurrences(of: "/", with: "-"))
        let (stem, type) = (wish.deletingPathExtension().lastPathComponent, wish.pathExtension)
        let draft = url.appendingPathComponent(".\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: draft) }
        try data.write(to: draft)
        for number in 1... {
            let file = url.appendingPathComponent(number == 1 ? stem : "\(stem) \(number)").appendingPathExtension(type)
            // Takes the name only where no file has it, whatever else writes there.
            if link(draft.path, file.path) == 0 { return }
            guard errno == EEXIST else { throw CocoaError(.fileWriteUnknown) }
        }
    }
}
