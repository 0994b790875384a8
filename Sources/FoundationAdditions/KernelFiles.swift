import Foundation

/// Sizes that the kernel lists in a file such as `/proc/meminfo` and `/proc/self/status`, in bytes by the kernel's names; 0 for a size that it does
/// not list.
package struct KernelSizes {
    private var sizes: [String: UInt64] = [:]

    package init(_ path: String) {
        guard let text = KernelFiles.text(path) else { return }
        for line in text.split(separator: "\n") where line.hasSuffix(" kB") {
            let parts = line.split(whereSeparator: { $0 == ":" || $0.isWhitespace })
            if parts.count == 3, let size = UInt64(parts[1]) { sizes[String(parts[0])] = size * 1024 }
        }
    }

    package subscript(name: String) -> UInt64 { sizes[name] ?? 0 }
}

/// Files in which the kernel tells of itself.
package enum KernelFiles {
    /// The text of a file; nil where there is none. The kernel says that its files are empty, so they are read to their end.
    package static func text(_ path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let data = try? file.readToEnd() else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// A file of one line, without the line's end and the NUL that device trees have; nil where it is empty or missing.
    package static func line(_ path: String) -> String? {
        let line = text(path)?.trimmingCharacters(in: .whitespacesAndNewlines.union(["\0"]))
        return line?.isEmpty == false ? line : nil
    }

    /// The numbers of a file of lines “name number”, such as `/proc/vmstat`.
    package static func counts(_ path: String) -> [Substring: UInt64] {
        var counts: [Substring: UInt64] = [:]
        for line in (text(path) ?? "").split(separator: "\n") {
            let parts = line.split(separator: " ")
            if parts.count == 2, let count = UInt64(parts[1]) { counts[parts[0]] = count }
        }
        return counts
    }
}
