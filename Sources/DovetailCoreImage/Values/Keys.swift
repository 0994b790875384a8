/// The key of the input `inputImage`.
public let kCIInputImageKey = "inputImage"
/// The key of the input `inputBackgroundImage`.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the input `inputMaskImage`.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the input `inputTargetImage`.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the input `inputAngle`.
public let kCIInputAngleKey = "inputAngle"
/// The key of the input `inputAspectRatio`.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of the input `inputBias`.
public let kCIInputBiasKey = "inputBias"
/// The key of the input `inputBrightness`.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the input `inputCenter`.
public let kCIInputCenterKey = "inputCenter"
/// The key of the input `inputColor`.
public let kCIInputColorKey = "inputColor"
/// The key of the input `inputContrast`.
public let kCIInputContrastKey = "inputContrast"
/// The key of the input `inputEV`.
public let kCIInputEVKey = "inputEV"
/// The key of the input `inputExtent`.
public let kCIInputExtentKey = "inputExtent"
/// The key of the input `inputIntensity`.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of the input `inputRadius`.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the input `inputRefraction`.
public let kCIInputRefractionKey = "inputRefraction"
/// The key of the input `inputSaturation`.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the input `inputScale`.
public let kCIInputScaleKey = "inputScale"
/// The key of the input `inputSharpness`.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of the input `inputTime`.
public let kCIInputTimeKey = "inputTime"
/// The key of the input `inputTransform`.
public let kCIInputTransformKey = "inputTransform"
/// The key of the input `inputWidth`.
public let kCIInputWidthKey = "inputWidth"
/// The key of the input `inputAmount`.
public let kCIInputAmountKey = "inputAmount"
/// The key of the input `inputColor0`.
public let kCIInputColor0Key = "inputColor0"
/// The key of the input `inputColor1`.
public let kCIInputColor1Key = "inputColor1"
/// The key of the input `inputRadius0`.
public let kCIInputRadius0Key = "inputRadius0"
/// The key of the input `inputRadius1`.
public let kCIInputRadius1Key = "inputRadius1"
/// The key of the input `inputPoint0`.
public let kCIInputPoint0Key = "inputPoint0"
/// The key of the input `inputPoint1`.
public let kCIInputPoint1Key = "inputPoint1"
/// The key of the input `inputCount`.
public let kCIInputCountKey = "inputCount"
/// The key of the input `inputLevels`.
public let kCIInputLevelsKey = "inputLevels"
/// The key of the input `inputPower`.
public let kCIInputPowerKey = "inputPower"
/// The key of a filter's result.
public let kCIOutputImageKey = "outputImage"

/// In a filter's attributes: its name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// In a filter's attributes: its name for people, in English.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// In a filter's attributes: the names of its categories.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// In the attributes of an input: its name for people.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// In the attributes of an input: the name of the class of its values.
public let kCIAttributeClass = "CIAttributeClass"
/// In the attributes of an input: what kind of value it takes.
public let kCIAttributeType = "CIAttributeType"
/// In the attributes of an input: its value before another one is set.
public let kCIAttributeDefault = "CIAttributeDefault"
/// In the attributes of an input: its least value. None says so here.
public let kCIAttributeMin = "CIAttributeMin"
/// In the attributes of an input: its greatest value. None says so here.
public let kCIAttributeMax = "CIAttributeMax"
/// In the attributes of an input: the least value of a slider for it.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// In the attributes of an input: the greatest value of a slider for it.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"

/// What `kCIAttributeType` says of an input: a number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// What `kCIAttributeType` says of an input: a whole number.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// What `kCIAttributeType` says of an input: a truth value.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// What `kCIAttributeType` says of an input: a point.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// What `kCIAttributeType` says of an input: a rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// What `kCIAttributeType` says of an input: a colour.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// What `kCIAttributeType` says of an input: a picture.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// What `kCIAttributeType` says of an input: a transform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"

/// The category of the filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of the filters that correct colours.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of the filters that change colours.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of the filters that combine two pictures.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category of the filters that move points.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// The category of the filters that make a picture of nothing.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of the filters that move and scale.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of the filters that make gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// The category of the filters that draw with dots.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// The category of the filters that make one value of many.
public let kCICategoryReduction = "CICategoryReduction"
/// The category of the filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// The category of the filters that make a picture look drawn.
public let kCICategoryStylize = "CICategoryStylize"
/// The category of the filters that repeat a picture.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// The category of the filters that go from one picture to another.
public let kCICategoryTransition = "CICategoryTransition"
/// The category of the filters that come with Core Image.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// The category of the filters that take still pictures.
public let kCICategoryStillImage = "CICategoryStillImage"
/// The category of the filters that take pictures of films.
public let kCICategoryVideo = "CICategoryVideo"
