import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Loads pictures once each and keeps them as textures.
final class ImageLoader {
    nonisolated(unsafe) static let shared = ImageLoader()

    private struct Loaded {
        let texture: OpaquePointer?
        let size: CGSize?
    }
    private var loaded: [ResolvedImage.Source: Loaded] = [:]

    /// The picture's size in pixels; nil when there is none.
    func size(of image: ResolvedImage) -> CGSize? { load(image.source).size }

    /// The picture, or nil when there is none.
    func texture(of image: ResolvedImage) -> OpaquePointer? { load(image.source).texture }

    /// A picture of more pixels than this is not decoded: four bytes each would take 400 MB. The largest photographs that
    /// cameras make have about 100 million.
    private static let pixelLimit = 100_000_000
    /// A file of more bytes than this is not read.
    private static let byteLimit = 512 << 20

    private func load(_ source: ResolvedImage.Source) -> Loaded {
        if let known = loaded[source] { return known }
        let made: Loaded
        do {
            made = try decode(source)
        } catch {
            Log.warnOnce(
                "image \(source.nameForMessages)", "\(source.nameForMessages) \(error); a placeholder is drawn")
            made = Loaded(texture: nil, size: nil)
        }
        loaded[source] = made
        return made
    }

    private func decode(_ source: ResolvedImage.Source) throws -> Loaded {
        let data: Data
        switch source {
        case .data(let given): data = given
        case .file(let path): data = try Self.contents(of: path)
        case .missing: throw UnusablePicture("is not there")
        case .block: return Loaded(texture: nil, size: nil)
        }
        let texture: OpaquePointer? = try data.withUnsafeBytes { bytes in
            var (width, height): (Int32, Int32) = (0, 0)
            guard
                dovetail_picture_size(
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), &width, &height) != 0
            else { return nil }
            guard Int(width) * Int(height) <= Self.pixelLimit else {
                throw UnusablePicture(
                    "has \(width) × \(height) pixels; pictures of more than \(Self.pixelLimit) pixels are not decoded")
            }
            let copy = g_bytes_new(bytes.baseAddress, gsize(bytes.count))
            defer { g_bytes_unref(copy) }
            return gdk_texture_new_from_bytes(copy, nil)
        }
        guard let texture else { throw UnusablePicture("is no picture that can be read") }
        return Loaded(
            texture: texture,
            size: CGSize(
                width: CGFloat(gdk_texture_get_width(texture)), height: CGFloat(gdk_texture_get_height(texture))))
    }

    /// The bytes of a file. Pipes and devices are refused, since reading them may take for ever.
    private static func contents(of path: String) throws -> Data {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw UnusablePicture("cannot be opened: \(String(cString: strerror(errno)))") }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw UnusablePicture("is not a file")
        }
        guard status.st_size <= byteLimit else {
            throw UnusablePicture("has \(status.st_size) bytes; files of more than \(byteLimit) are not read")
        }
        return try file.readToEnd() ?? Data()
    }
}

/// Why a picture is not shown: the end of a sentence that begins with its name.
private struct UnusablePicture: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

extension ResolvedImage.Source {
    fileprivate var nameForMessages: String {
        switch self {
        case .data(let data): "an image of \(data.count) bytes"
        case .file(let path): "the image file \(path)"
        case .missing(let name): "an image named “\(name)”"
        case .block: "a block"
        }
    }
}
