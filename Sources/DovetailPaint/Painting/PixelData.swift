import CGTK
import DovetailCore
import Foundation

/// A decoded picture: rows from the top, four bytes for each pixel (red, green, blue, alpha), not premultiplied. Any thread.
package struct PixelData: Sendable {
    package let width: Int
    package let height: Int
    /// `width * height * 4` bytes.
    package var bytes: [UInt8]

    package init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(width > 0 && height > 0 && bytes.count == width * height * 4)
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Decodes a picture as it is in its file: what the file says of its orientation is not followed. Nil when the bytes are no picture,
    /// some are missing, or it has more pixels than `PictureFile` decodes.
    ///
    /// - Parameter allowsPart: Whether a picture of which bytes are missing is decoded as far as it is there.
    package init?(encoded data: Data, allowsPart: Bool = false) {
        guard let size = PictureFile.size(of: data), size.width * size.height <= PictureFile.pixelLimit else {
            return nil
        }
        let loader = gdk_pixbuf_loader_new()
        defer { g_object_unref(loader) }
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(
                loader, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), nil) != 0
        }
        let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
        guard allowsPart || isWritten && isClosed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
            let source = gdk_pixbuf_read_pixels(pixbuf), gdk_pixbuf_get_bits_per_sample(pixbuf) == 8
        else { return nil }
        let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        guard width > 0, height > 0, channels == 3 || channels == 4 else { return nil }
        self.width = width
        self.height = height
        bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            var target = buffer.baseAddress!
            for y in 0..<height {
                var pixel = source + y * stride
                for _ in 0..<width {
                    target[0] = pixel[0]
                    target[1] = pixel[1]
                    target[2] = pixel[2]
                    target[3] = channels == 4 ? pixel[3] : 255
                    target += 4
                    pixel += channels
                }
            }
            count = width * height * 4
        }
    }

    /// The picture as a PNG file, lightly compressed; nil when there is no memory for it.
    package func pngData() -> Data? { encoded("png", options: [("compression", "2")]) }

    /// The picture as a file of a kind that gdk-pixbuf writes; nil when it does not, or when there is no memory for it.
    ///
    /// - Parameter options: As gdk-pixbuf names them.
    package func encoded(_ type: String, options: [(key: String, value: String)] = []) -> Data? {
        let pixels = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(pixels) }
        guard
            let pixbuf = gdk_pixbuf_new_from_bytes(
                pixels, GDK_COLORSPACE_RGB, 1, 8, Int32(width), Int32(height), Int32(width * 4))
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        var keys = options.map { strdup($0.key) } + [nil]
        var values = options.map { strdup($0.value) } + [nil]
        defer { for text in keys + values { free(text) } }
        var buffer: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, type, &keys, &values, nil) != 0, let buffer else {
            return nil
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(count))
    }
}

extension CGImage {
    /// The picture of some pixels, kept as PNG; nil when there is no memory for it.
    package convenience init?(pixels: PixelData) {
        guard let data = pixels.pngData() else { return nil }
        self.init(data: data, width: pixels.width, height: pixels.height)
    }
}
