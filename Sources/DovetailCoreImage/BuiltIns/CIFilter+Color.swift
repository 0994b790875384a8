import Foundation

/// The inputs of `CIColorControls`.
public protocol CIColorControls: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// 0 is gray, 1 leaves colours as they are.
    var saturation: Float { get set }
    /// What is added to each colour.
    var brightness: Float { get set }
    /// 1 leaves differences as they are.
    var contrast: Float { get set }
}

/// The inputs of `CIColorMatrix`.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The weights that make red.
    var rVector: CIVector { get set }
    /// The weights that make green.
    var gVector: CIVector { get set }
    /// The weights that make blue.
    var bVector: CIVector { get set }
    /// The weights that make alpha.
    var aVector: CIVector { get set }
    /// What is added.
    var biasVector: CIVector { get set }
}

/// The inputs of `CIColorClamp`.
public protocol CIColorClamp: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The least of red, green, blue and alpha.
    var minComponents: CIVector { get set }
    /// The most of red, green, blue and alpha.
    var maxComponents: CIVector { get set }
}

/// The inputs of `CIExposureAdjust`.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// In stops: 1 doubles the light.
    var ev: Float { get set }
}

/// The inputs of `CIGammaAdjust`.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The exponent of each colour.
    var power: Float { get set }
}

/// The inputs of `CIHueAdjust`.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// In radians, anticlockwise.
    var angle: Float { get set }
}

/// The inputs of `CIVibrance`.
public protocol CIVibrance: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How strong the effect is.
    var amount: Float { get set }
}

/// The inputs of `CITemperatureAndTint`.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The white of the picture: a temperature in kelvin and a tint.
    var neutral: CIVector { get set }
    /// The white that it becomes.
    var targetNeutral: CIVector { get set }
}

/// The inputs of `CISRGBToneCurveToLinear`.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CILinearToSRGBToneCurve`.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIHighlightShadowAdjust`.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// How much shadows become lighter.
    var shadowAmount: Float { get set }
    /// 1 leaves highlights as they are, less makes them darker.
    var highlightAmount: Float { get set }
}

/// The inputs of `CISepiaTone`.
public protocol CISepiaTone: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How strong the effect is.
    var intensity: Float { get set }
}

/// The inputs of `CIColorMonochrome`.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The tone.
    var color: CIColor { get set }
    /// How strong the effect is.
    var intensity: Float { get set }
}

/// The inputs of `CIFalseColor`.
public protocol CIFalseColor: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `CIColorInvert`.
public protocol CIColorInvert: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIColorPosterize`.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How many steps each colour has.
    var levels: Float { get set }
}

/// The inputs of `CIMaskToAlpha`.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIMaximumComponent`.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIMinimumComponent`.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIPhotoEffect` and its like.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// Whether colours beyond 0...1 are kept. They are bounded here whatever it is.
    var extrapolate: Bool { get set }
}

/// The inputs of `CIVignette`.
public protocol CIVignette: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// How strong the effect is.
    var intensity: Float { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIVignetteEffect`.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in pixels from the lower left.
    var center: CGPoint { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// How strong the effect is.
    var intensity: Float { get set }
    /// How slowly the effect begins: 0 is an edge.
    var falloff: Float { get set }
}

/// Filters that change colours, with their inputs as properties.
extension CIFilter {
    /// The filter `CIColorControls` with its defaults.
    public class func colorControls() -> any CIFilter & CIColorControls {
        ColorControlsFilter(builtIn: "CIColorControls")
    }
    /// The filter `CIColorMatrix` with its defaults.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { ColorMatrixFilter(builtIn: "CIColorMatrix") }
    /// The filter `CIColorClamp` with its defaults.
    public class func colorClamp() -> any CIFilter & CIColorClamp { ColorClampFilter(builtIn: "CIColorClamp") }
    /// The filter `CIExposureAdjust` with its defaults.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
        ExposureAdjustFilter(builtIn: "CIExposureAdjust")
    }
    /// The filter `CIGammaAdjust` with its defaults.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { GammaAdjustFilter(builtIn: "CIGammaAdjust") }
    /// The filter `CIHueAdjust` with its defaults.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { HueAdjustFilter(builtIn: "CIHueAdjust") }
    /// The filter `CIVibrance` with its defaults.
    public class func vibrance() -> any CIFilter & CIVibrance { VibranceFilter(builtIn: "CIVibrance") }
    /// The filter `CITemperatureAndTint` with its defaults.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        TemperatureAndTintFilter(builtIn: "CITemperatureAndTint")
    }
    /// The filter `CISRGBToneCurveToLinear` with its defaults.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
        SRGBToneCurveToLinearFilter(builtIn: "CISRGBToneCurveToLinear")
    }
    /// The filter `CILinearToSRGBToneCurve` with its defaults.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
        LinearToSRGBToneCurveFilter(builtIn: "CILinearToSRGBToneCurve")
    }
    /// The filter `CIHighlightShadowAdjust` with its defaults.
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        HighlightShadowAdjustFilter(builtIn: "CIHighlightShadowAdjust")
    }
    /// The filter `CISepiaTone` with its defaults.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { SepiaToneFilter(builtIn: "CISepiaTone") }
    /// The filter `CIColorMonochrome` with its defaults.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        ColorMonochromeFilter(builtIn: "CIColorMonochrome")
    }
    /// The filter `CIFalseColor` with its defaults.
    public class func falseColor() -> any CIFilter & CIFalseColor { FalseColorFilter(builtIn: "CIFalseColor") }
    /// The filter `CIColorInvert` with its defaults.
    public class func colorInvert() -> any CIFilter & CIColorInvert { ColorInvertFilter(builtIn: "CIColorInvert") }
    /// The filter `CIColorPosterize` with its defaults.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize {
        ColorPosterizeFilter(builtIn: "CIColorPosterize")
    }
    /// The filter `CIMaskToAlpha` with its defaults.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { MaskToAlphaFilter(builtIn: "CIMaskToAlpha") }
    /// The filter `CIMaximumComponent` with its defaults.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
        MaximumComponentFilter(builtIn: "CIMaximumComponent")
    }
    /// The filter `CIMinimumComponent` with its defaults.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
        MinimumComponentFilter(builtIn: "CIMinimumComponent")
    }
    /// The filter `CIPhotoEffectMono` with its defaults.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(builtIn: "CIPhotoEffectMono")
    }
    /// The filter `CIPhotoEffectTonal` with its defaults.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(builtIn: "CIPhotoEffectTonal")
    }
    /// The filter `CIPhotoEffectNoir` with its defaults.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(builtIn: "CIPhotoEffectNoir")
    }
    /// The filter `CIPhotoEffectFade` with its defaults.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(builtIn: "CIPhotoEffectFade")
    }
    /// The filter `CIPhotoEffectChrome` with its defaults.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(builtIn: "CIPhotoEffectChrome")
    }
    /// The filter `CIPhotoEffectProcess` with its defaults.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(builtIn: "CIPhotoEffectProcess")
    }
    /// The filter `CIPhotoEffectTransfer` with its defaults.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(builtIn: "CIPhotoEffectTransfer")
    }
    /// The filter `CIPhotoEffectInstant` with its defaults.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(builtIn: "CIPhotoEffectInstant")
    }
    /// The filter `CIVignette` with its defaults.
    public class func vignette() -> any CIFilter & CIVignette { VignetteFilter(builtIn: "CIVignette") }
    /// The filter `CIVignetteEffect` with its defaults.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
        VignetteEffectFilter(builtIn: "CIVignetteEffect")
    }
}

private final class ColorControlsFilter: BuiltInFilter, CIColorControls {}
private final class ColorMatrixFilter: BuiltInFilter, CIColorMatrix {}
private final class ColorClampFilter: BuiltInFilter, CIColorClamp {}
private final class ExposureAdjustFilter: BuiltInFilter, CIExposureAdjust {}
private final class GammaAdjustFilter: BuiltInFilter, CIGammaAdjust {}
private final class HueAdjustFilter: BuiltInFilter, CIHueAdjust {}
private final class VibranceFilter: BuiltInFilter, CIVibrance {}
private final class TemperatureAndTintFilter: BuiltInFilter, CITemperatureAndTint {}
private final class SRGBToneCurveToLinearFilter: BuiltInFilter, CISRGBToneCurveToLinear {}
private final class LinearToSRGBToneCurveFilter: BuiltInFilter, CILinearToSRGBToneCurve {}
private final class HighlightShadowAdjustFilter: BuiltInFilter, CIHighlightShadowAdjust {}
private final class SepiaToneFilter: BuiltInFilter, CISepiaTone {}
private final class ColorMonochromeFilter: BuiltInFilter, CIColorMonochrome {}
private final class FalseColorFilter: BuiltInFilter, CIFalseColor {}
private final class ColorInvertFilter: BuiltInFilter, CIColorInvert {}
private final class ColorPosterizeFilter: BuiltInFilter, CIColorPosterize {}
private final class MaskToAlphaFilter: BuiltInFilter, CIMaskToAlpha {}
private final class MaximumComponentFilter: BuiltInFilter, CIMaximumComponent {}
private final class MinimumComponentFilter: BuiltInFilter, CIMinimumComponent {}
private final class PhotoEffectFilter: BuiltInFilter, CIPhotoEffect {}
private final class VignetteFilter: BuiltInFilter, CIVignette {}
private final class VignetteEffectFilter: BuiltInFilter, CIVignetteEffect {}
