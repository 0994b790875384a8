import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// A painted picture: pixels with premultiplied alpha, blue first, as cairo keeps them.
///
/// Needs no display. Main thread only while it is painted.
package final class Picture {
    package let width: Int
    package let height: Int
    private let surface: OpaquePointer

    /// Paints a tree at `scale` pixels for each point, over `background` if there is one.
    ///
    /// - Parameter painter: What may have painted the tree before, and then paints only what is another; nil for a new one.
    package init(
        of tree: DisplayTree, size: CGSize, scale: CGFloat, background: Color.Resolved?, by painter: NodePainter? = nil
    ) throws {
        try PangoTextEngine.checkFonts()
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard (1...32767).contains(width), (1...32767).contains(height) else {
            throw PaintError.unusableSize(
                width: Int(width.bounded(by: 1e18)), height: Int(height.bounded(by: 1e18)))
        }
        self.width = Int(width)
        self.height = Int(height)
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        let context = cairo_create(surface)!
        defer { cairo_destroy(context) }
        cairo_scale(context, Double(scale), Double(scale))
        if let background {
            Paint.color(background).setSource(of: context, bounds: .zero)
            cairo_paint(context)
        }
        let painter = painter ?? NodePainter()
        painter.withRoom(for: tree.root) {
            guard let node = painter.renderNode(for: tree, blurScale: scale) else { return }
            gsk_render_node_draw(node, context)
            gsk_render_node_unref(node)
        }
        cairo_surface_flush(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Red, green, blue and alpha of a pixel, 0...255, not premultiplied.
    package subscript(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
        precondition((0..<width).contains(x) && (0..<height).contains(y), "(\(x), \(y)) is outside the picture")
        let pixel = row(y) + x * 4
        let alpha = Int(pixel[3])
        func straight(_ value: UInt8) -> Int { alpha == 0 ? 0 : min(255, (Int(value) * 255 + alpha / 2) / alpha) }
        return (straight(pixel[2]), straight(pixel[1]), straight(pixel[0]), alpha)
    }

    /// Calls a closure for each row with its number and its pixels: blue, green, red and alpha, premultiplied.
    package func withRows(_ body: (Int, UnsafePointer<UInt8>) -> Void) {
        for y in 0..<height { body(y, row(y)) }
    }

    /// Where the pixels of a row begin.
    private func row(_ y: Int) -> UnsafePointer<UInt8> {
        UnsafePointer(cairo_image_surface_get_data(surface)! + y * Int(cairo_image_surface_get_stride(surface)))
    }

    /// How often each pixel occurs in a rectangle, which lies within the picture: alpha, red, green and blue in a word, premultiplied.
    ///
    /// - Complexity: O(pixels), of which only those that differ from the one before are looked up.
    package func colors(in columns: Range<Int>, _ rows: Range<Int>) -> [UInt32: Int] {
        var counts: [UInt32: Int] = [:]
        var (last, run): (UInt32, Int) = (0, 0)
        for y in rows {
            row(y).withMemoryRebound(to: UInt32.self, capacity: width) { pixels in
                for x in columns {
                    let pixel = pixels[x]
                    if pixel == last {
                        run += 1
                        continue
                    }
                    if run > 0 { counts[last, default: 0] += run }
                    (last, run) = (pixel, 1)
                }
            }
        }
        if run > 0 { counts[last, default: 0] += run }
        return counts
    }

    /// The picture as a PNG file that is soon read again: larger than that of ``pngData()``, and made in a sixth of the time.
    package func quickPNGData() throws -> Data {
        let stride = cairo_image_surface_get_stride(surface)
        guard
            let bytes = dovetail_quick_png(
                cairo_image_surface_get_data(surface), Int32(width), Int32(height), gsize(stride))
        else { throw PaintError.encodingFailed("there is no memory for it") }
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        guard let start = g_bytes_get_data(bytes, &count) else { return Data() }
        return Data(bytes: start, count: Int(count))
    }

    /// The picture as a PNG file.
    package func pngData() throws -> Data {
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { pointer in
            cairo_surface_write_to_png_stream(
                surface,
                { closure, bytes, count in
                    closure!.assumingMemoryBound(to: Data.self).pointee.append(bytes!, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, pointer)
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw PaintError.encodingFailed(String(cString: cairo_status_to_string(status)))
        }
        return data
    }
}

/// Initialises GTK, once.
package enum GTKStart {
    /// For windows. Returns whether there is a display to open them on.
    package static func forWindows() -> Bool { hasDisplay }

    /// For painting pictures: render nodes work, and no display is opened even if there is one, which would take half of a
    /// headless picture's time and memory.
    package static func forPainting() { _ = isInitialized }

    private static let isInitialized: Bool = {
        // GTK registers the types of render nodes before it looks for a display; so it is let look for none.
        gdk_set_allowed_backends("none")
        let opened = gtk_init_check() != 0
        gdk_set_allowed_backends("*")
        return opened
    }()

    private static let hasDisplay: Bool = {
        if isInitialized || gdk_display_get_default() != nil { return true }
        // As GTK does when it starts.
        return gdk_display_open(nil) != nil
    }()
}
