import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Loads pictures and keeps those that were used last as textures, so that a picture on show is decoded once.
///
/// What is kept is bounded by the bytes that it takes: decoded pixels, and the encoded picture where that is the name that it is
/// found by. Render nodes hold the textures that they draw, so a picture that is dropped here stays on show; it is decoded again
/// when it is measured or recorded anew. The picture used last is always kept, however large it is.
///
/// Main thread only.
final class ImageLoader {
    nonisolated(unsafe) static let shared = ImageLoader()

    private struct Loaded {
        let texture: OpaquePointer?
        let size: CGSize?
        let bytes: Int
        /// When it was used last, counted in uses of any picture.
        var lastUse: Int
    }
    private var loaded: [ResolvedImage.Source: Loaded] = [:]
    private var uses = 0
    /// The bytes of all that is kept.
    private(set) var byteCount = 0
    /// How many pictures were decoded, or found not to be any.
    private(set) var decodeCount = 0
    let capacity: Int

    /// `capacity` is in bytes: by default what 16 pictures of 2,000 × 2,000 pixels take.
    init(capacity: Int = 256 << 20) { self.capacity = capacity }

    deinit {
        for (_, picture) in loaded {
            if let texture = picture.texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
        }
    }

    var count: Int { loaded.count }

    /// The picture's size in pixels; nil when there is none.
    func size(of image: ResolvedImage) -> CGSize? { load(image.source).size }

    /// The picture, or nil when there is none. It is valid until the next picture is asked for, unless the caller holds it.
    func texture(of image: ResolvedImage) -> OpaquePointer? { load(image.source).texture }

    /// A picture of more pixels than this is not decoded: four bytes each would take 400 MB. The largest photographs that
    /// cameras make have about 100 million.
    private static let pixelLimit = 100_000_000
    /// A drawing of more shapes than this, or with filters that take as long, is not decoded: so many take some tenths of a second.
    private static let elementLimit = 100_000
    /// A file of more bytes than this is not read.
    private static let byteLimit = 512 << 20

    private func load(_ source: ResolvedImage.Source) -> Loaded {
        uses += 1
        // A frame of a film comes once: it keeps its texture itself, and pictures that come again are not dropped for it.
        if case .pixels(let frame) = source {
            return Loaded(
                texture: FrameTexture.of(frame), size: CGSize(width: frame.width, height: frame.height), bytes: 0,
                lastUse: uses)
        }
        if let index = loaded.index(forKey: source) {
            loaded.values[index].lastUse = uses
            return loaded.values[index]
        }
        decodeCount += 1
        let texture: OpaquePointer?
        do {
            texture = try decode(source)
        } catch {
            Log.warnOnce(
                "image \(source.nameForMessages) \(error)", "\(source.nameForMessages) \(error); a placeholder is drawn"
            )
            texture = nil
        }
        let size = texture.map {
            CGSize(width: CGFloat(gdk_texture_get_width($0)), height: CGFloat(gdk_texture_get_height($0)))
        }
        let made = Loaded(
            texture: texture, size: size, bytes: source.byteCount + Int(size.map { $0.width * $0.height * 4 } ?? 0),
            lastUse: uses)
        loaded[source] = made
        byteCount += made.bytes
        if byteCount > capacity { dropLeastUsed(keeping: source) }
        return made
    }

    /// Drops what was not used for longest until three quarters of the room are taken: so it is done seldom, and costs little for
    /// each picture.
    private func dropLeastUsed(keeping newest: ResolvedImage.Source) {
        for (source, picture) in loaded.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where source != newest {
            if byteCount <= capacity / 4 * 3 { return }
            loaded[source] = nil
            byteCount -= picture.bytes
            if let texture = picture.texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
        }
    }

    private func decode(_ source: ResolvedImage.Source) throws -> OpaquePointer? {
        let data: Data
        switch source {
        case .data(let given): data = given
        case .file(let path): data = try Self.contents(of: path)
        case .missing: throw UnusablePicture("is not there")
        case .block, .pixels: return nil
        }
        if let elements = VectorFileSize.elements(in: data, limit: Self.elementLimit), elements >= Self.elementLimit {
            throw UnusablePicture("draws \(Self.elementLimit) shapes or more; drawings of so many are not decoded")
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
        if let texture { return texture }
        if let kind = PluginPicture(data) {
            throw UnusablePicture(
                "can't be read; such pictures (\(kind.rawValue)) are where \(kind.package) is installed")
        }
        throw UnusablePicture("is no picture that can be read")
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
    /// What keeping the source itself takes.
    fileprivate var byteCount: Int {
        switch self {
        case .data(let data): data.count
        case .file(let path): path.utf8.count
        case .missing(let name): name.utf8.count
        case .block, .pixels: 0
        }
    }

    fileprivate var nameForMessages: String {
        switch self {
        case .data(let data): "an image of \(data.count) bytes"
        case .file(let path): "the image file \(path)"
        case .missing(let name): "an image named “\(name)”"
        case .block: "a block"
        case .pixels: "a frame"
        }
    }
}
