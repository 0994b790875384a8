import DovetailUIKit
import Foundation

/// The changes that a block of ``PHPhotoLibrary/performChanges(_:completionHandler:)`` asks for.
enum PhotoChanges {
    typealias Change = (PhotoFolder) throws -> Void

    private final class List { var changes: [Change] = [] }
    private static let key = "Photos.changes"

    /// Calls a block, and gives what it asks for on its thread.
    static func collecting(_ block: () -> Void) -> [Change] {
        let list = List()
        Thread.current.threadDictionary[key] = list
        defer { Thread.current.threadDictionary[key] = nil }
        block()
        return list.changes
    }

    static func add(_ change: @escaping Change) {
        guard let list = Thread.current.threadDictionary[key] as? List else {
            preconditionFailure("a change of the library is asked for outside of PHPhotoLibrary.performChanges")
        }
        list.changes.append(change)
    }

    /// Adds a change of what is there, which fails.
    static func addFailing() { add { _ in throw PHPhotosError(.changeNotSupported) } }
}

/// Asks for changes of assets, inside of a block of ``PHPhotoLibrary/performChanges(_:completionHandler:)``; elsewhere it ends the program, as on Apple's systems.
open class PHAssetChangeRequest: NSObject {
    /// What a new asset stands for; nil, as it gets its name when it is written.
    open var placeholderForCreatedAsset: PHObjectPlaceholder?
    /// When it was taken. Files tell when they were written: kept, and nothing else, as are the next ones.
    open var creationDate: Date?
    open var isFavorite = false
    open var isHidden = false

    /// A change of an asset that is there, which fails.
    public convenience init(for asset: PHAsset) {
        self.init()
        PhotoChanges.addFailing()
    }
    override init() {}

    /// Adds a picture, as a PNG file.
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        // The picture is a value in a class: it does not change.
        let data = image.pngData()
        PhotoChanges.add { folder in
            guard let data else { throw PHPhotosError(.invalidResource) }
            try folder.add(data, named: PHAssetCreationRequest.newName + ".png")
        }
        return PHAssetChangeRequest()
    }
    /// Adds a copy of a picture's file.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { copy(fileURL) }
    /// Adds a copy of a film's file.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { copy(fileURL) }

    private class func copy(_ file: URL) -> PHAssetChangeRequest? {
        guard FileManager.default.isReadableFile(atPath: file.path) else { return nil }
        PhotoChanges.add { try $0.add(Data(contentsOf: file), named: file.lastPathComponent) }
        return PHAssetChangeRequest()
    }

    /// Removes assets, which fails.
    open class func deleteAssets(_ assets: NSFastEnumeration) {
        PhotoChanges.addFailing()
    }

    /// An edited picture in place of the asset's, which fails.
    open var contentEditingOutput: PHContentEditingOutput? {
        didSet { PhotoChanges.addFailing() }
    }
    /// The picture as it was before it was edited, which fails.
    open func revertAssetContentToOriginal() {
        PhotoChanges.addFailing()
    }
}

/// Stands for an asset that is to be made.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// What a file of an asset is.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video
    case audio
    case alternatePhoto
    case fullSizePhoto
    case fullSizeVideo
    case adjustmentData
    case adjustmentBasePhoto
    case pairedVideo
}

/// How a file of an asset is added.
open class PHAssetResourceCreationOptions: NSObject {
    /// What the file is called; nil for a name that tells when.
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    /// Whether the file that was given goes.
    open var shouldMoveFile = false
    public override init() {}
}

/// Asks for a new asset with files.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    fileprivate override init() { super.init() }
    open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

    /// A name that tells when.
    static var newName: String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd HH.mm.ss"
        return format.string(from: Date())
    }

    /// Adds a file of bytes.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        let name = options?.originalFilename ?? Self.newName + Self.ending(type, data)
        PhotoChanges.add { try $0.add(data, named: name) }
    }
    /// Adds a file.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        let name = options?.originalFilename ?? fileURL.lastPathComponent
        let isMoved = options?.shouldMoveFile ?? false
        PhotoChanges.add { folder in
            try folder.add(Data(contentsOf: fileURL), named: name)
            if isMoved { try? FileManager.default.removeItem(at: fileURL) }
        }
    }

    private static func ending(_ type: PHAssetResourceType, _ data: Data) -> String {
        if [.video, .fullSizeVideo, .pairedVideo].contains(type) { return ".mov" }
        if data.starts(with: [0xFF, 0xD8]) { return ".jpg" }
        return data.starts(with: Array("GIF8".utf8)) ? ".gif" : ".png"
    }
}
