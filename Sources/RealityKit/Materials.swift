import AVFoundation
import DovetailCore
import DovetailUIKit
import Foundation

/// What something is made of.
public protocol Material {}

/// A number of a material, or a picture of numbers.
public enum MaterialScalarParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case float(Float)
    case texture(TextureResource)
    public init(floatLiteral value: Float) { self = .float(value) }
    public init(integerLiteral value: Int) { self = .float(Float(value)) }
}

/// A picture on something. It is not drawn.
public final class TextureResource: @unchecked Sendable {
    /// What a picture says.
    public enum Semantic: Sendable {
        case raw, color, hdrColor, scalar, normal
    }
    /// How a picture is taken over.
    public struct CreateOptions: Sendable {
        public var semantic: Semantic?
        public init(semantic: Semantic?) { self.semantic = semantic }
    }
    private init() {}
    /// A picture of Core Graphics.
    public static func generate(
        from cgImage: CGImage, withName resourceName: String? = nil, options: CreateOptions
    ) throws -> TextureResource { TextureResource() }
    /// Reads a picture, which fails: no files are read.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource {
        throw RealityError(name)
    }
    public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> TextureResource {
        throw RealityError(url.lastPathComponent)
    }
}

/// A colour of a material, or a picture of colours.
public enum MaterialColorParameter {
    case color(UIColor)
    case texture(TextureResource)
}

/// Something that light falls on.
public struct SimpleMaterial: Material {
    /// A colour, and a picture that is coloured by it.
    public struct BaseColor {
        public var tint: UIColor
        public var texture: MaterialParameters.Texture?
        public init(tint: UIColor = .white, texture: MaterialParameters.Texture? = nil) {
            (self.tint, self.texture) = (tint, texture)
        }
    }
    public var color = BaseColor()
    public var roughness: MaterialScalarParameter = 0.5
    public var metallic: MaterialScalarParameter = 0
    public init() {}
    public init(color: UIColor, roughness: MaterialScalarParameter = 0.5, isMetallic: Bool) {
        self.color = BaseColor(tint: color)
        (self.roughness, metallic) = (roughness, isMetallic ? 1 : 0)
    }
    public init(color: UIColor, isMetallic: Bool) { self.init(color: color, roughness: 0.5, isMetallic: isMetallic) }
}

/// Parts of materials.
public enum MaterialParameters {
    /// A picture on something.
    public struct Texture {
        public let resource: TextureResource
        public init(_ resource: TextureResource) { self.resource = resource }
    }
}

/// Something that shines by itself.
public struct UnlitMaterial: Material {
    public var color = SimpleMaterial.BaseColor()
    /// The colour in an older form.
    public var baseColor: MaterialColorParameter {
        get { color.texture.map { .texture($0.resource) } ?? .color(color.tint) }
        set {
            switch newValue {
            case .color(let tint): color = SimpleMaterial.BaseColor(tint: tint)
            case .texture(let resource): color.texture = MaterialParameters.Texture(resource)
            }
        }
    }
    public init() {}
    public init(color: UIColor) { self.color = SimpleMaterial.BaseColor(tint: color) }
}
/// Something that shows a film, which plays unseen.
public struct VideoMaterial: Material {
    /// What plays.
    public let avPlayer: AVPlayer?
    /// How it plays.
    public let controller: VideoPlaybackController
    public init(avPlayer: AVPlayer) { (self.avPlayer, controller) = (avPlayer, VideoPlaybackController()) }
}
/// How the sound of a film on something is heard. It is kept, and nothing else: the film is heard as its player plays it.
public final class VideoPlaybackController: @unchecked Sendable {
    public var audioInputMode = AudioInputMode.spatial
    init() {}
}
/// Where a sound comes from.
public enum AudioInputMode: Hashable, Sendable {
    /// From the thing.
    case spatial
    /// From everywhere.
    case nonSpatial
    /// From around.
    case ambient
}
/// Something that hides what is behind.
public struct OcclusionMaterial: Material {
    public init() {}
}
