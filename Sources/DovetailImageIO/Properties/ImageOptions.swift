// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationAdditions

// MARK: Of sources

/// What kind of file it is, as a hint. Not used: the bytes tell.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a decoded picture is kept. Not used, nor is the next one: pictures are kept as they are in their files, and decoded when they are shown.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether numbers of more than a byte are kept. Not used: there are bytes alone.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Whether a small picture is made where the file has none. No small pictures of files are read, so it says the same as the next one.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a small picture is made of the large one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The most pixels that a small picture has across and down; without it, it is as large as the large one.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a small picture is turned as the file says.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// How many times smaller a picture may be decoded. Not used.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

// MARK: Of destinations

/// How good a picture is that loses something: 0...1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The colour behind transparent pixels in a file that has none. Not used: it is white.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The most pixels that the picture has across and down.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
/// Whether a small picture is written as well. Not used: none is.
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
/// Whether colours are changed so that all devices show them. Not used: they are those of sRGB.
public let kCGImageDestinationOptimizeColorForSharing: CFString = "kCGImageDestinationOptimizeColorForSharing"
