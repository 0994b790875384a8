import Foundation

/// The pictures of an app's icon in its asset catalogue.
public enum AppIcon {
    /// The PNG files of the icon with a name, each with its width in pixels, the widest last.
    public static func files(_ name: String, in resources: [ProjectFile]) -> [(file: URL, width: Int)] {
        let folder = name + ".appiconset/"
        return resources.filter { $0.destination.contains(".xcassets/") && $0.destination.contains("/" + folder) }
            .compactMap { resource in width(of: resource.source).map { (resource.source, $0) } }
            .sorted { $0.1 < $1.1 }
    }

    /// The width of a PNG file, from its first bytes; nil for other files and for pictures that are not square.
    static func width(of file: URL) -> Int? {
        guard FileReading.kind(of: file) == .file, let handle = try? FileHandle(forReadingFrom: file) else {
            return nil
        }
        defer { try? handle.close() }
        guard let head = try? handle.read(upToCount: 24), head.count == 24,
            head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        else { return nil }
        func number(_ offset: Int) -> Int { head[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
        let width = number(16)
        return width == number(20) && width > 0 ? width : nil
    }
}
