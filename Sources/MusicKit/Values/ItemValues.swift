import Foundation

/// Whether an item is fit for children.
public enum ContentRating: String, Codable, Hashable, Sendable {
    case clean
    case explicit
}

/// How good its sound is.
public enum AudioVariant: String, Codable, Hashable, Sendable, CustomStringConvertible {
    case dolbyAtmos = "dolby-atmos"
    case dolbyAudio = "dolby-audio"
    case highResolutionLossless = "hi-res-lossless"
    case lossless
    case lossyStereo = "lossy-stereo"
    case spatialAudio = "spatial"

    public var description: String { rawValue }
}

/// What is written of an item.
public struct EditorialNotes: Codable, Hashable, Sendable {
    public let name: String?
    public let short: String?
    public let standard: String?
    public let tagline: String?
}

/// A piece of an item, to hear before.
public struct PreviewAsset: Codable, Hashable, Sendable {
    public let artwork: Artwork?
    public let url: URL?
    public let hlsURL: URL?

    private enum CodingKeys: String, CodingKey {
        case artwork, url
        case hlsURL = "hlsUrl"
    }
}
