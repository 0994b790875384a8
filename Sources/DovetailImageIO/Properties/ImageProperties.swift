// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationAdditions

// Names of what is known of a picture, with Apple's values.

// MARK: What is known of any picture

public let kCGImagePropertyFileSize: CFString = "FileSize"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyDepth: CFString = "Depth"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyColorModel: CFString = "ColorModel"
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
public let kCGImagePropertyProfileName: CFString = "ProfileName"
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
public let kCGImagePropertyColorModelGray: CFString = "Gray"

// MARK: Dictionaries of properties

public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"

// MARK: Moving pictures

public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"
public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"

// MARK: JFIF

public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"

// MARK: TIFF

public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
public let kCGImagePropertyTIFFMake: CFString = "Make"
public let kCGImagePropertyTIFFModel: CFString = "Model"
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"

// MARK: Exif

public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
public let kCGImagePropertyExifFlash: CFString = "Flash"
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
public let kCGImagePropertyExifUserComment: CFString = "UserComment"

// MARK: GPS

public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
