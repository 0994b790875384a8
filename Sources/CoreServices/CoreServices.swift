// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation
@_exported import FoundationAdditions
import UniformTypeIdentifiers

// Kinds of data by the names that they had before UniformTypeIdentifiers. On Apple's systems they are optionals that have a value, and are used as
// `kUTTypeImage as String`.

public let kUTTypeItem: CFString! = UTType.item.identifier
public let kUTTypeContent: CFString! = UTType.content.identifier
public let kUTTypeCompositeContent: CFString! = UTType.compositeContent.identifier
public let kUTTypeData: CFString! = UTType.data.identifier
public let kUTTypeDirectory: CFString! = UTType.directory.identifier
public let kUTTypeFolder: CFString! = UTType.folder.identifier
public let kUTTypeURL: CFString! = UTType.url.identifier
public let kUTTypeFileURL: CFString! = UTType.fileURL.identifier
public let kUTTypeText: CFString! = UTType.text.identifier
public let kUTTypePlainText: CFString! = UTType.plainText.identifier
public let kUTTypeUTF8PlainText: CFString! = UTType.utf8PlainText.identifier
public let kUTTypeUTF16PlainText: CFString! = UTType.utf16PlainText.identifier
public let kUTTypeRTF: CFString! = UTType.rtf.identifier
public let kUTTypeHTML: CFString! = UTType.html.identifier
public let kUTTypeXML: CFString! = UTType.xml.identifier
public let kUTTypeJSON: CFString! = UTType.json.identifier
public let kUTTypePDF: CFString! = UTType.pdf.identifier
public let kUTTypeSourceCode: CFString! = UTType.sourceCode.identifier
public let kUTTypeSwiftSource: CFString! = UTType.swiftSource.identifier
public let kUTTypeImage: CFString! = UTType.image.identifier
public let kUTTypeJPEG: CFString! = UTType.jpeg.identifier
public let kUTTypePNG: CFString! = UTType.png.identifier
public let kUTTypeGIF: CFString! = UTType.gif.identifier
public let kUTTypeTIFF: CFString! = UTType.tiff.identifier
public let kUTTypeBMP: CFString! = UTType.bmp.identifier
public let kUTTypeScalableVectorGraphics: CFString! = UTType.svg.identifier
public let kUTTypeAudiovisualContent: CFString! = UTType.audiovisualContent.identifier
public let kUTTypeMovie: CFString! = UTType.movie.identifier
public let kUTTypeVideo: CFString! = UTType.video.identifier
public let kUTTypeAudio: CFString! = UTType.audio.identifier
public let kUTTypeQuickTimeMovie: CFString! = UTType.quickTimeMovie.identifier
public let kUTTypeMPEG4: CFString! = UTType.mpeg4Movie.identifier
public let kUTTypeMP3: CFString! = UTType.mp3.identifier
public let kUTTypeMPEG4Audio: CFString! = UTType.mpeg4Audio.identifier
public let kUTTypeArchive: CFString! = UTType.archive.identifier
public let kUTTypeZipArchive: CFString! = UTType.zip.identifier
public let kUTTypeVCard: CFString! = UTType.vCard.identifier

/// Whether a kind of data is of another kind, too. False for one that the system does not know, unless both are the same.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard inUTI != inConformsToUTI else { return true }
    guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
    return type.conforms(to: other)
}
