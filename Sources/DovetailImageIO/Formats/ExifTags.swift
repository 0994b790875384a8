/// The names of tags, by their numbers.
enum ExifTags {
    static let tiff: [Int: String] = [
        0x010E: kCGImagePropertyTIFFImageDescription, 0x010F: kCGImagePropertyTIFFMake,
        0x0110: kCGImagePropertyTIFFModel, 0x0112: kCGImagePropertyTIFFOrientation,
        0x011A: kCGImagePropertyTIFFXResolution, 0x011B: kCGImagePropertyTIFFYResolution,
        0x0128: kCGImagePropertyTIFFResolutionUnit, 0x0131: kCGImagePropertyTIFFSoftware,
        0x0132: kCGImagePropertyTIFFDateTime, 0x013B: kCGImagePropertyTIFFArtist,
        0x8298: kCGImagePropertyTIFFCopyright,
    ]
    static let exif: [Int: String] = [
        0x829A: kCGImagePropertyExifExposureTime, 0x829D: kCGImagePropertyExifFNumber,
        0x8822: kCGImagePropertyExifExposureProgram, 0x8827: kCGImagePropertyExifISOSpeedRatings,
        0x9003: kCGImagePropertyExifDateTimeOriginal, 0x9004: kCGImagePropertyExifDateTimeDigitized,
        0x9201: kCGImagePropertyExifShutterSpeedValue, 0x9202: kCGImagePropertyExifApertureValue,
        0x9203: kCGImagePropertyExifBrightnessValue, 0x9204: kCGImagePropertyExifExposureBiasValue,
        0x9207: kCGImagePropertyExifMeteringMode, 0x9209: kCGImagePropertyExifFlash,
        0x920A: kCGImagePropertyExifFocalLength, 0xA002: kCGImagePropertyExifPixelXDimension,
        0xA003: kCGImagePropertyExifPixelYDimension, 0xA001: kCGImagePropertyExifColorSpace,
        0xA402: kCGImagePropertyExifExposureMode, 0xA403: kCGImagePropertyExifWhiteBalance,
        0xA405: kCGImagePropertyExifFocalLenIn35mmFilm, 0xA433: kCGImagePropertyExifLensMake,
        0xA434: kCGImagePropertyExifLensModel,
    ]
    static let gps: [Int: String] = [
        1: kCGImagePropertyGPSLatitudeRef, 2: kCGImagePropertyGPSLatitude, 3: kCGImagePropertyGPSLongitudeRef,
        4: kCGImagePropertyGPSLongitude, 5: kCGImagePropertyGPSAltitudeRef, 6: kCGImagePropertyGPSAltitude,
        7: kCGImagePropertyGPSTimeStamp, 12: kCGImagePropertyGPSSpeedRef, 13: kCGImagePropertyGPSSpeed,
        16: kCGImagePropertyGPSImgDirectionRef, 17: kCGImagePropertyGPSImgDirection,
        29: kCGImagePropertyGPSDateStamp,
    ]
}
