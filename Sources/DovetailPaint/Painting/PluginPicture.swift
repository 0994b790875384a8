import Foundation

/// A kind of pictures that Apple's systems read by themselves, and gdk-pixbuf by a plugin of a package of its own.
enum PluginPicture: String {
    case webP = "WebP"
    case heic = "HEIC"
    case avif = "AVIF"

    /// Told by the first bytes of a file; nil for all other files.
    init?(_ data: Data) {
        let start = data.prefix(12)
        func text(_ range: Range<Int>) -> String {
            String(decoding: start.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
        }
        if text(0..<4) == "RIFF", text(8..<12) == "WEBP" {
            self = .webP
        } else if text(4..<8) == "ftyp" {
            switch text(8..<12) {
            case "heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1": self = .heic
            case "avif", "avis": self = .avif
            default: return nil
            }
        } else {
            return nil
        }
    }

    /// Debian's package with the plugin.
    var package: String {
        switch self {
        case .webP: "webp-pixbuf-loader"
        case .heic: "heif-gdk-pixbuf"
        case .avif: "libavif-gdk-pixbuf"
        }
    }
}
