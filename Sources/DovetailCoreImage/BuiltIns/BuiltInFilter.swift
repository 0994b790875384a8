import DovetailCore
import Foundation

/// What filters with properties have in common: each property is the input of its name, of which a filter has those of its protocol.
class BuiltInFilter: CIFilter {
    init(builtIn name: String) {
        guard let definition = FilterCatalogue.definition(name) else { fatalError("There is no filter \(name).") }
        super.init(definition)
    }

    var aVector: CIVector {
        get { current.vector("inputAVector") }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var amount: Float {
        get { current.number("inputAmount") }
        set { setValue(newValue, forKey: "inputAmount") }
    }
    var angle: Float {
        get { current.number("inputAngle") }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    var aspectRatio: Float {
        get { current.number("inputAspectRatio") }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
    var bVector: CIVector {
        get { current.vector("inputBVector") }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var backgroundImage: CIImage? {
        get { current.image("inputBackgroundImage") }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var barcodeHeight: Float {
        get { current.number("inputBarcodeHeight") }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
    var alphaCoefficients: CIVector {
        get { current.vector("inputAlphaCoefficients") }
        set { setValue(newValue, forKey: "inputAlphaCoefficients") }
    }
    var blueCoefficients: CIVector {
        get { current.vector("inputBlueCoefficients") }
        set { setValue(newValue, forKey: "inputBlueCoefficients") }
    }
    var greenCoefficients: CIVector {
        get { current.vector("inputGreenCoefficients") }
        set { setValue(newValue, forKey: "inputGreenCoefficients") }
    }
    var redCoefficients: CIVector {
        get { current.vector("inputRedCoefficients") }
        set { setValue(newValue, forKey: "inputRedCoefficients") }
    }
    var weights: CIVector {
        get { current.vector("inputWeights") }
        set { setValue(newValue, forKey: "inputWeights") }
    }
    var bias: Float {
        get { current.number("inputBias") }
        set { setValue(NSNumber(value: newValue), forKey: "inputBias") }
    }
    var biasVector: CIVector {
        get { current.vector("inputBiasVector") }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var brightness: Float {
        get { current.number("inputBrightness") }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    var center: CGPoint {
        get { current.point("inputCenter") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }
    var color: CIColor {
        get { current.color("inputColor") }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var color0: CIColor {
        get { current.color("inputColor0") }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { current.color("inputColor1") }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var contrast: Float {
        get { current.number("inputContrast") }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    var correctionLevel: String {
        get { current.text("inputCorrectionLevel") }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var count: Int {
        get { Int(current.number("inputCount")) }
        set { setValue(newValue, forKey: "inputCount") }
    }
    var ev: Float {
        get { current.number("inputEV") }
        set { setValue(newValue, forKey: "inputEV") }
    }
    var extent: CGRect {
        get { current.vector("inputExtent").cgRectValue }
        set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }
    var extrapolate: Bool {
        get { current.number("inputExtrapolate") != 0 }
        set { setValue(newValue, forKey: "inputExtrapolate") }
    }
    var falloff: Float {
        get { current.number("inputFalloff") }
        set { setValue(newValue, forKey: "inputFalloff") }
    }
    var gVector: CIVector {
        get { current.vector("inputGVector") }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var highlightAmount: Float {
        get { current.number("inputHighlightAmount") }
        set { setValue(newValue, forKey: "inputHighlightAmount") }
    }
    var inputImage: CIImage? {
        get { current.image("inputImage") }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var intensity: Float {
        get { current.number("inputIntensity") }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    var levels: Float {
        get { current.number("inputLevels") }
        set { setValue(newValue, forKey: "inputLevels") }
    }
    var maskImage: CIImage? {
        get { current.image("inputMaskImage") }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var maxComponents: CIVector {
        get { current.vector("inputMaxComponents") }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
    var message: Data {
        get { current.data("inputMessage") ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var minComponents: CIVector {
        get { current.vector("inputMinComponents") }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    var neutral: CIVector {
        get { current.vector("inputNeutral") }
        set { setValue(newValue, forKey: "inputNeutral") }
    }
    var point0: CGPoint {
        get { current.point("inputPoint0") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { current.point("inputPoint1") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
    var power: Float {
        get { current.number("inputPower") }
        set { setValue(newValue, forKey: "inputPower") }
    }
    var quietSpace: Float {
        get { current.number("inputQuietSpace") }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    var rVector: CIVector {
        get { current.vector("inputRVector") }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var radius: Float {
        get { current.number("inputRadius") }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    var radius0: Float {
        get { current.number("inputRadius0") }
        set { setValue(newValue, forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { current.number("inputRadius1") }
        set { setValue(newValue, forKey: "inputRadius1") }
    }
    var saturation: Float {
        get { current.number("inputSaturation") }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
    var scale: Float {
        get { current.number("inputScale") }
        set { setValue(newValue, forKey: "inputScale") }
    }
    var shadowAmount: Float {
        get { current.number("inputShadowAmount") }
        set { setValue(newValue, forKey: "inputShadowAmount") }
    }
    var sharpness: Float {
        get { current.number("inputSharpness") }
        set { setValue(newValue, forKey: "inputSharpness") }
    }
    var targetImage: CIImage? {
        get { current.image("inputTargetImage") }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    var targetNeutral: CIVector {
        get { current.vector("inputTargetNeutral") }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }
    var time: Float {
        get { current.number("inputTime") }
        set { setValue(newValue, forKey: "inputTime") }
    }
    var transform: CGAffineTransform {
        get { current.transform("inputTransform") }
        set { setValue(newValue, forKey: "inputTransform") }
    }
    var width: Float {
        get { current.number("inputWidth") }
        set { setValue(newValue, forKey: "inputWidth") }
    }
}
