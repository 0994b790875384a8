import CGTK
import Foundation

/// Data that were made smaller by DEFLATE, as those in zip files, and what they were before: by zlib, which GIO has along.
enum Inflation {
    /// The data are broken, or larger than a limit.
    struct Failure: Error {}

    /// What the data were before. Throws ``Failure`` for data that are broken, or larger than a limit.
    static func inflate(_ input: [UInt8], limit: Int) throws -> [UInt8] {
        guard let converter = g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_RAW) else { throw Failure() }
        defer { g_object_unref(UnsafeMutableRawPointer(converter)) }
        var output: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        var position = 0
        while true {
            var (read, written): (gsize, gsize) = (0, 0)
            let result = input[position...].withUnsafeBytes { rest in
                piece.withUnsafeMutableBytes { piece in
                    g_converter_convert(
                        converter, rest.baseAddress, gsize(rest.count), piece.baseAddress,
                        gsize(piece.count), G_CONVERTER_INPUT_AT_END, &read, &written, nil)
                }
            }
            guard result != G_CONVERTER_ERROR, output.count + Int(written) <= limit else { throw Failure() }
            output += piece[..<Int(written)]
            position += Int(read)
            if result == G_CONVERTER_FINISHED { return output }
            guard read > 0 || written > 0 else { throw Failure() }
        }
    }
}
