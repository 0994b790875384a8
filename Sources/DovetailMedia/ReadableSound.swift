import Foundation

/// Where GStreamer reads a sound from: the file or address itself, or a copy that it can read, which ends with this.
final class ReadableSound: Sendable {
    let url: URL
    private let copy: FileHandle?

    init(_ url: URL) {
        guard let sound = CoreAudioFile(url), let (handle, place) = Self.unnamed(sound.wave) else {
            (copy, self.url) = (nil, url)
            return
        }
        (copy, self.url) = (handle, place)
    }

    /// Bytes in a file that has no name any more, so that it never outlives the process.
    private static func unnamed(_ data: Data) -> (FileHandle, URL)? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        guard (try? data.write(to: file)) != nil, let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        return (handle, URL(fileURLWithPath: "/proc/self/fd/\(handle.fileDescriptor)"))
    }
}
