import Foundation

/// What kind of file bytes are the beginning of.
enum ImageFormat: String, CaseIterable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case tiff = "public.tiff"
    case bmp = "com.microsoft.bmp"
    case icon = "com.microsoft.ico"
    case webP = "org.webmproject.webp"
    case vector = "public.svg-image"

    init?(_ data: Data) {
        func starts(_ head: [UInt8], at offset: Int = 0) -> Bool { data.dropFirst(offset).starts(with: head) }
        if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if starts([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if starts(Array("GIF8".utf8)) {
            self = .gif
        } else if starts([0x49, 0x49, 0x2A, 0]) || starts([0x4D, 0x4D, 0, 0x2A]) {
            self = .tiff
        } else if starts(Array("BM".utf8)) {
            self = .bmp
        } else if starts([0, 0, 1, 0]) {
            self = .icon
        } else if starts(Array("RIFF".utf8)), starts(Array("WEBP".utf8), at: 8) {
            self = .webP
        } else if let head = String(data: data.prefix(1024), encoding: .utf8), head.contains("<svg") {
            self = .vector
        } else {
            return nil
        }
    }
}
