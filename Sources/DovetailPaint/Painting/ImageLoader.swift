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

    private func load(_ source: ResolvedImage.Source) -> Loaded {
        if let known = loaded[source] { return known }
        let texture: OpaquePointer?
        switch source {
        case .data(let data):
            texture = data.withUnsafeBytes { bytes in
                let copy = g_bytes_new(bytes.baseAddress, gsize(bytes.count))
                defer { g_bytes_unref(copy) }
                return gdk_texture_new_from_bytes(copy, nil)
            }
            if texture == nil {
                Log.warnOnce(
                    "image data \(data.count)",
                    "\(data.count) bytes given as an image are no picture that can be read; a placeholder is drawn")
            }
        case .file(let path):
            texture = gdk_texture_new_from_filename(path, nil)
            if texture == nil {
                Log.warnOnce("image \(path)", "the image file \(path) cannot be read; a placeholder is drawn")
            }
        case .missing(let name):
            texture = nil
            Log.warnOnce("image \(name)", "there is no image named “\(name)”; a placeholder is drawn")
        }
        let size = texture.map {
            CGSize(width: CGFloat(gdk_texture_get_width($0)), height: CGFloat(gdk_texture_get_height($0)))
        }
        let made = Loaded(texture: texture, size: size)
        loaded[source] = made
        return made
    }
}
