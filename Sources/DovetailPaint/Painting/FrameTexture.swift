import CGTK
import DovetailCore
import Foundation

/// The texture of a frame of decoded pixels. It is made when the frame is first painted, without a copy of the pixels, and kept by the frame.
///
/// Main thread only.
final class FrameTexture {
    private let texture: OpaquePointer

    private init(_ frame: PixelFrame) {
        // The texture holds the memory and not the frame, which holds the texture.
        let bytes = g_bytes_new_with_free_func(
            frame.memory.start, gsize(frame.memory.byteCount),
            { Unmanaged<PixelFrame.Memory>.fromOpaque($0!).release() }, Unmanaged.passRetained(frame.memory).toOpaque())
        defer { g_bytes_unref(bytes) }
        texture = gdk_memory_texture_new(
            Int32(frame.width), Int32(frame.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(frame.bytesPerRow))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }

    static func of(_ frame: PixelFrame) -> OpaquePointer {
        if let made = frame.painted as? FrameTexture { return made.texture }
        let made = FrameTexture(frame)
        frame.painted = made
        return made.texture
    }
}
