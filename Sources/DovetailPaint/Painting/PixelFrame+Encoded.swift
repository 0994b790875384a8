import CGTK
import DovetailCore
import Foundation

extension PixelFrame {
    /// Decodes a picture (PNG, JPEG, TIFF) that is shown once. Nil when the bytes are none, or when it has more pixels than `PictureFile` decodes.
    package convenience init?(encoded data: Data) {
        guard let size = PictureFile.size(of: data), size.width * size.height <= PictureFile.pixelLimit else {
            return nil
        }
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
        let pixels = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: width * height * 4)
        gdk_texture_download(texture, pixels.baseAddress, gsize(width * 4))
        self.init(
            width: width, height: height, bytesPerRow: width * 4,
            memory: Memory(start: UnsafeRawPointer(pixels.baseAddress!), byteCount: pixels.count) {
                pixels.deallocate()
            })
    }
}
