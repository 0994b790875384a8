import DovetailCore
import Foundation

/// The inputs of `CICompositeOperation` and its like.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The picture below.
    var backgroundImage: CIImage? { get set }
}

/// The inputs of `CIBlendWithMask` and its like.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The picture below.
    var backgroundImage: CIImage? { get set }
    /// White, or opaque for masks by alpha, where the picture is seen, and else the background.
    var maskImage: CIImage? { get set }
}

/// The inputs of `CIDissolveTransition`.
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The picture at the end.
    var targetImage: CIImage? { get set }
    /// From 0 to 1.
    var time: Float { get set }
}

/// The inputs of `CILanczosScaleTransform`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The size of the effect.
    var scale: Float { get set }
    /// The factor for the width beside the scale.
    var aspectRatio: Float { get set }
}

/// The inputs of `CIAffineClamp`.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// What the picture is transformed by.
    var transform: CGAffineTransform { get set }
}

/// The inputs of `CIAreaAverage`.
public protocol CIAreaAverage: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The part that is averaged.
    var extent: CGRect { get set }
}

/// Filters that combine, scale and reduce, with their inputs as properties.
extension CIFilter {
    /// The filter `CISourceOverCompositing` with its defaults.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CISourceOverCompositing")
    }
    /// The filter `CISourceInCompositing` with its defaults.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CISourceInCompositing")
    }
    /// The filter `CISourceOutCompositing` with its defaults.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CISourceOutCompositing")
    }
    /// The filter `CISourceAtopCompositing` with its defaults.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CISourceAtopCompositing")
    }
    /// The filter `CIAdditionCompositing` with its defaults.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIAdditionCompositing")
    }
    /// The filter `CIMultiplyCompositing` with its defaults.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIMultiplyCompositing")
    }
    /// The filter `CIMaximumCompositing` with its defaults.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIMaximumCompositing")
    }
    /// The filter `CIMinimumCompositing` with its defaults.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIMinimumCompositing")
    }
    /// The filter `CIMultiplyBlendMode` with its defaults.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIMultiplyBlendMode")
    }
    /// The filter `CIScreenBlendMode` with its defaults.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIScreenBlendMode")
    }
    /// The filter `CIOverlayBlendMode` with its defaults.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIOverlayBlendMode")
    }
    /// The filter `CIHardLightBlendMode` with its defaults.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIHardLightBlendMode")
    }
    /// The filter `CISoftLightBlendMode` with its defaults.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CISoftLightBlendMode")
    }
    /// The filter `CIDarkenBlendMode` with its defaults.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIDarkenBlendMode")
    }
    /// The filter `CILightenBlendMode` with its defaults.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CILightenBlendMode")
    }
    /// The filter `CIDifferenceBlendMode` with its defaults.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIDifferenceBlendMode")
    }
    /// The filter `CIExclusionBlendMode` with its defaults.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIExclusionBlendMode")
    }
    /// The filter `CIColorDodgeBlendMode` with its defaults.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIColorDodgeBlendMode")
    }
    /// The filter `CIColorBurnBlendMode` with its defaults.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIColorBurnBlendMode")
    }
    /// The filter `CIBlendWithMask` with its defaults.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
        BlendWithMaskFilter(builtIn: "CIBlendWithMask")
    }
    /// The filter `CIBlendWithAlphaMask` with its defaults.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
        BlendWithMaskFilter(builtIn: "CIBlendWithAlphaMask")
    }
    /// The filter `CIDissolveTransition` with its defaults.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        DissolveTransitionFilter(builtIn: "CIDissolveTransition")
    }
    /// The filter `CILanczosScaleTransform` with its defaults.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        LanczosScaleTransformFilter(builtIn: "CILanczosScaleTransform")
    }
    /// The filter `CIAffineClamp` with its defaults.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { AffineClampFilter(builtIn: "CIAffineClamp") }
    /// The filter `CIAreaAverage` with its defaults.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { AreaAverageFilter(builtIn: "CIAreaAverage") }
}

private final class CompositeOperationFilter: BuiltInFilter, CICompositeOperation {}
private final class BlendWithMaskFilter: BuiltInFilter, CIBlendWithMask {}
private final class DissolveTransitionFilter: BuiltInFilter, CIDissolveTransition {}
private final class LanczosScaleTransformFilter: BuiltInFilter, CILanczosScaleTransform {}
private final class AffineClampFilter: BuiltInFilter, CIAffineClamp {}
private final class AreaAverageFilter: BuiltInFilter, CIAreaAverage {}
