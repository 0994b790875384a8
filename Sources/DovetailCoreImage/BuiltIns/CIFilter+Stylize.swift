import Foundation

/// The inputs of `CIGaussianBlur`.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIBoxBlur`.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIMotionBlur`.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// In radians, anticlockwise.
    var angle: Float { get set }
}

/// The inputs of `CIZoomBlur`.
public protocol CIZoomBlur: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in pixels from the lower left.
    var center: CGPoint { get set }
    /// How strong the effect is.
    var amount: Float { get set }
}

/// The inputs of `CIUnsharpMask`.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// How strong the effect is.
    var intensity: Float { get set }
}

/// The inputs of `CISharpenLuminance`.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How sharp edges are.
    var sharpness: Float { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIBloom`.
public protocol CIBloom: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// How strong the effect is.
    var intensity: Float { get set }
}

/// The inputs of `CIGloom`.
public protocol CIGloom: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// How strong the effect is.
    var intensity: Float { get set }
}

/// The inputs of `CIPixellate`.
public protocol CIPixellate: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in pixels from the lower left.
    var center: CGPoint { get set }
    /// The size of the effect.
    var scale: Float { get set }
}

/// The inputs of `CICrystallize`.
public protocol CICrystallize: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// The middle of the effect, in pixels from the lower left.
    var center: CGPoint { get set }
}

/// The inputs of `CIPointillize`.
public protocol CIPointillize: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// The middle of the effect, in pixels from the lower left.
    var center: CGPoint { get set }
}

/// The inputs of `CIEdges`.
public protocol CIEdges: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How strong the effect is.
    var intensity: Float { get set }
}

/// The inputs of `CIEdgeWork`.
public protocol CIEdgeWork: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIComicEffect`.
public protocol CIComicEffect: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIDotScreen`.
public protocol CIDotScreen: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in pixels from the lower left.
    var center: CGPoint { get set }
    /// In radians, anticlockwise.
    var angle: Float { get set }
    /// In pixels.
    var width: Float { get set }
    /// How sharp edges are.
    var sharpness: Float { get set }
}

/// The inputs of `CITwirlDistortion`.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in pixels from the lower left.
    var center: CGPoint { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// In radians, anticlockwise.
    var angle: Float { get set }
}

/// The inputs of `CIBumpDistortion`.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in pixels from the lower left.
    var center: CGPoint { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// The size of the effect.
    var scale: Float { get set }
}

/// The inputs of `CIPinchDistortion`.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in pixels from the lower left.
    var center: CGPoint { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// The size of the effect.
    var scale: Float { get set }
}

/// The inputs of `CIKaleidoscope`.
public protocol CIKaleidoscope: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How many times the picture is mirrored.
    var count: Int { get set }
    /// The middle of the effect, in pixels from the lower left.
    var center: CGPoint { get set }
    /// In radians, anticlockwise.
    var angle: Float { get set }
}

/// Filters that blur, sharpen, stylise and distort, with their inputs as properties.
extension CIFilter {
    /// The filter `CIGaussianBlur` with its defaults.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { GaussianBlurFilter(builtIn: "CIGaussianBlur") }
    /// The filter `CIBoxBlur` with its defaults.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BoxBlurFilter(builtIn: "CIBoxBlur") }
    /// The filter `CIMotionBlur` with its defaults.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { MotionBlurFilter(builtIn: "CIMotionBlur") }
    /// The filter `CIZoomBlur` with its defaults.
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { ZoomBlurFilter(builtIn: "CIZoomBlur") }
    /// The filter `CIUnsharpMask` with its defaults.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { UnsharpMaskFilter(builtIn: "CIUnsharpMask") }
    /// The filter `CISharpenLuminance` with its defaults.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
        SharpenLuminanceFilter(builtIn: "CISharpenLuminance")
    }
    /// The filter `CIBloom` with its defaults.
    public class func bloom() -> any CIFilter & CIBloom { BloomFilter(builtIn: "CIBloom") }
    /// The filter `CIGloom` with its defaults.
    public class func gloom() -> any CIFilter & CIGloom { GloomFilter(builtIn: "CIGloom") }
    /// The filter `CIPixellate` with its defaults.
    public class func pixellate() -> any CIFilter & CIPixellate { PixellateFilter(builtIn: "CIPixellate") }
    /// The filter `CICrystallize` with its defaults.
    public class func crystallize() -> any CIFilter & CICrystallize { CrystallizeFilter(builtIn: "CICrystallize") }
    /// The filter `CIPointillize` with its defaults.
    public class func pointillize() -> any CIFilter & CIPointillize { PointillizeFilter(builtIn: "CIPointillize") }
    /// The filter `CIEdges` with its defaults.
    public class func edges() -> any CIFilter & CIEdges { EdgesFilter(builtIn: "CIEdges") }
    /// The filter `CIEdgeWork` with its defaults.
    public class func edgeWork() -> any CIFilter & CIEdgeWork { EdgeWorkFilter(builtIn: "CIEdgeWork") }
    /// The filter `CIComicEffect` with its defaults.
    public class func comicEffect() -> any CIFilter & CIComicEffect { ComicEffectFilter(builtIn: "CIComicEffect") }
    /// The filter `CIDotScreen` with its defaults.
    public class func dotScreen() -> any CIFilter & CIDotScreen { DotScreenFilter(builtIn: "CIDotScreen") }
    /// The filter `CITwirlDistortion` with its defaults.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
        TwirlDistortionFilter(builtIn: "CITwirlDistortion")
    }
    /// The filter `CIBumpDistortion` with its defaults.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
        BumpDistortionFilter(builtIn: "CIBumpDistortion")
    }
    /// The filter `CIPinchDistortion` with its defaults.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
        PinchDistortionFilter(builtIn: "CIPinchDistortion")
    }
    /// The filter `CIKaleidoscope` with its defaults.
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { KaleidoscopeFilter(builtIn: "CIKaleidoscope") }
}

private final class GaussianBlurFilter: BuiltInFilter, CIGaussianBlur {}
private final class BoxBlurFilter: BuiltInFilter, CIBoxBlur {}
private final class MotionBlurFilter: BuiltInFilter, CIMotionBlur {}
private final class ZoomBlurFilter: BuiltInFilter, CIZoomBlur {}
private final class UnsharpMaskFilter: BuiltInFilter, CIUnsharpMask {}
private final class SharpenLuminanceFilter: BuiltInFilter, CISharpenLuminance {}
private final class BloomFilter: BuiltInFilter, CIBloom {}
private final class GloomFilter: BuiltInFilter, CIGloom {}
private final class PixellateFilter: BuiltInFilter, CIPixellate {}
private final class CrystallizeFilter: BuiltInFilter, CICrystallize {}
private final class PointillizeFilter: BuiltInFilter, CIPointillize {}
private final class EdgesFilter: BuiltInFilter, CIEdges {}
private final class EdgeWorkFilter: BuiltInFilter, CIEdgeWork {}
private final class ComicEffectFilter: BuiltInFilter, CIComicEffect {}
private final class DotScreenFilter: BuiltInFilter, CIDotScreen {}
private final class TwirlDistortionFilter: BuiltInFilter, CITwirlDistortion {}
private final class BumpDistortionFilter: BuiltInFilter, CIBumpDistortion {}
private final class PinchDistortionFilter: BuiltInFilter, CIPinchDistortion {}
private final class KaleidoscopeFilter: BuiltInFilter, CIKaleidoscope {}
