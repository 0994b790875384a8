/// The inputs of `CIColorCrossPolynomial`.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The ten weights that make red: of red, green, blue, their squares, red × green, green × blue, blue × red, and a constant.
    var redCoefficients: CIVector { get set }
    /// The ten weights that make green.
    var greenCoefficients: CIVector { get set }
    /// The ten weights that make blue.
    var blueCoefficients: CIVector { get set }
}

/// The inputs of `CIColorPolynomial`.
public protocol CIColorPolynomial: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The four weights that make red: of a constant, red, its square and its cube.
    var redCoefficients: CIVector { get set }
    /// The four weights that make green.
    var greenCoefficients: CIVector { get set }
    /// The four weights that make blue.
    var blueCoefficients: CIVector { get set }
    /// The four weights that make alpha.
    var alphaCoefficients: CIVector { get set }
}

/// The inputs of `CIConvolution3X3` and its relatives.
public protocol CIConvolution: CIFilterProtocol {
    /// The picture that the filter is applied to.
    var inputImage: CIImage? { get set }
    /// The weights of the pixels around, in rows from below.
    var weights: CIVector { get set }
    /// What is added to all components.
    var bias: Float { get set }
}

/// Filters that make each pixel of sums, with their inputs as properties.
extension CIFilter {
    /// The filter `CIColorCrossPolynomial` with its defaults.
    public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial {
        ColorCrossPolynomialFilter(builtIn: "CIColorCrossPolynomial")
    }
    /// The filter `CIColorPolynomial` with its defaults.
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
        ColorPolynomialFilter(builtIn: "CIColorPolynomial")
    }
    /// The filter `CIConvolution3X3` with its defaults.
    public class func convolution3X3() -> any CIFilter & CIConvolution {
        ConvolutionFilter(builtIn: "CIConvolution3X3")
    }
    /// The filter `CIConvolution5X5` with its defaults.
    public class func convolution5X5() -> any CIFilter & CIConvolution {
        ConvolutionFilter(builtIn: "CIConvolution5X5")
    }
    /// The filter `CIConvolution7X7` with its defaults.
    public class func convolution7X7() -> any CIFilter & CIConvolution {
        ConvolutionFilter(builtIn: "CIConvolution7X7")
    }
    /// The filter `CIConvolution9Horizontal` with its defaults.
    public class func convolution9Horizontal() -> any CIFilter & CIConvolution {
        ConvolutionFilter(builtIn: "CIConvolution9Horizontal")
    }
    /// The filter `CIConvolution9Vertical` with its defaults.
    public class func convolution9Vertical() -> any CIFilter & CIConvolution {
        ConvolutionFilter(builtIn: "CIConvolution9Vertical")
    }
}

private final class ColorCrossPolynomialFilter: BuiltInFilter, CIColorCrossPolynomial {}
private final class ColorPolynomialFilter: BuiltInFilter, CIColorPolynomial {}
private final class ConvolutionFilter: BuiltInFilter, CIConvolution {}
