import Glibc

/// How many files the program is made of: its own, and the libraries that are loaded.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func _dyld_image_count() -> UInt32 { UInt32(LoadedFiles.all.count) }

/// Where a file of the program is, the program's own first; nil where there are not so many. It stays there for ever.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>! {
    LoadedFiles.at(image_index).map { UnsafePointer($0.name) }
}

/// How far a file of the program is from where it was linked to be, in bytes; 0 where there are not so many.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int {
    LoadedFiles.at(image_index)?.distance ?? 0
}

/// The header of a file of the program in the format of Apple's systems: nil, as files of Linux are in another one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>! { nil }

/// What the program is made of, as the system's list of what is mapped tells it.
private enum LoadedFiles {
    struct File: @unchecked Sendable {
        /// Never freed.
        let name: UnsafeMutablePointer<CChar>
        let distance: Int
    }

    // Read once. Libraries that are loaded later are not listed, which nothing promises: others may load or go at any time.
    static let all: [File] = read()

    static func at(_ index: UInt32) -> File? { Int(index) < all.count ? all[Int(index)] : nil }

    private static func read() -> [File] {
        guard let list = fopen("/proc/self/maps", "r") else { return [] }
        defer { fclose(list) }
        var (files, seen): ([File], Set<String>) = ([], [])
        var line: UnsafeMutablePointer<CChar>?
        var room = 0
        defer { free(line) }
        while getline(&line, &room, list) > 0, let text = line.map({ String(cString: $0) }) {
            // “from-to rights offset device number   path”
            let parts = text.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard parts.count == 6, let from = parts[0].split(separator: "-").first.flatMap({ Int($0, radix: 16) })
            else { continue }
            let path = String(parts[5].drop { $0 == " " }.prefix { $0 != "\n" })
            // The first part of a file that is mapped is its beginning. Files of data are no parts of the program.
            guard path.hasPrefix("/"), Int(parts[2], radix: 16) == 0, seen.insert(path).inserted, isProgram(path) else {
                continue
            }
            files.append(File(name: strdup(path), distance: from))
        }
        return files
    }

    /// Whether a file begins as programs and libraries do.
    private static func isProgram(_ path: String) -> Bool {
        guard let file = fopen(path, "r") else { return false }
        defer { fclose(file) }
        var start = [UInt8](repeating: 0, count: 4)
        return fread(&start, 1, 4, file) == 4 && start == [0x7F, 0x45, 0x4C, 0x46]
    }
}
