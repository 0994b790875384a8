import Foundation

/// The inputs of `CICheckerboardGenerator`.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The middle of the effect, in pixels from the lower left.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// In pixels.
    var width: Float { get set }
    /// How sharp edges are.
    var sharpness: Float { get set }
}

/// The inputs of `CIStripesGenerator`.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The middle of the effect, in pixels from the lower left.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// In pixels.
    var width: Float { get set }
    /// How sharp edges are.
    var sharpness: Float { get set }
}

/// The inputs of `CILinearGradient`.
public protocol CILinearGradient: CIFilterProtocol {
    /// Where the first colour is.
    var point0: CGPoint { get set }
    /// Where the second colour is.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `CISmoothLinearGradient`.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// Where the first colour is.
    var point0: CGPoint { get set }
    /// Where the second colour is.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `CIRadialGradient`.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The middle of the effect, in pixels from the lower left.
    var center: CGPoint { get set }
    /// Where the first colour ends.
    var radius0: Float { get set }
    /// Where the second colour begins.
    var radius1: Float { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `CIGaussianGradient`.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The middle of the effect, in pixels from the lower left.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIQRCodeGenerator`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// What the code says.
    var message: Data { get set }
    /// “L”, “M”, “Q” or “H”: how much of the code may be hidden.
    var correctionLevel: String { get set }
}

/// The inputs of `CICode128BarcodeGenerator`.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// What the code says.
    var message: Data { get set }
    /// Clear modules on both sides.
    var quietSpace: Float { get set }
    /// In pixels.
    var barcodeHeight: Float { get set }
}

/// Filters that make a picture of nothing, with their inputs as properties.
extension CIFilter {
    /// The filter `CICheckerboardGenerator` with its defaults.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        CheckerboardGeneratorFilter(builtIn: "CICheckerboardGenerator")
    }
    /// The filter `CIStripesGenerator` with its defaults.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
        StripesGeneratorFilter(builtIn: "CIStripesGenerator")
    }
    /// The filter `CILinearGradient` with its defaults.
    public class func linearGradient() -> any CIFilter & CILinearGradient {
        LinearGradientFilter(builtIn: "CILinearGradient")
    }
    /// The filter `CISmoothLinearGradient` with its defaults.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        SmoothLinearGradientFilter(builtIn: "CISmoothLinearGradient")
    }
    /// The filter `CIRadialGradient` with its defaults.
    public class func radialGradient() -> any CIFilter & CIRadialGradient {
        RadialGradientFilter(builtIn: "CIRadialGradient")
    }
    /// The filter `CIGaussianGradient` with its defaults.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
        GaussianGradientFilter(builtIn: "CIGaussianGradient")
    }
    /// The filter `CIQRCodeGenerator` with its defaults.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        QRCodeGeneratorFilter(builtIn: "CIQRCodeGenerator")
    }
    /// The filter `CICode128BarcodeGenerator` with its defaults.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        Code128BarcodeGeneratorFilter(builtIn: "CICode128BarcodeGenerator")
    }
}

private final class CheckerboardGeneratorFilter: BuiltInFilter, CICheckerboardGenerator {}
private final class StripesGeneratorFilter: BuiltInFilter, CIStripesGenerator {}
private final class LinearGradientFilter: BuiltInFilter, CILinearGradient {}
private final class SmoothLinearGradientFilter: BuiltInFilter, CISmoothLinearGradient {}
private final class RadialGradientFilter: BuiltInFilter, CIRadialGradient {}
private final class GaussianGradientFilter: BuiltInFilter, CIGaussianGradient {}
private final class QRCodeGeneratorFilter: BuiltInFilter, CIQRCodeGenerator {}
private final class Code128BarcodeGeneratorFilter: BuiltInFilter, CICode128BarcodeGenerator {}
