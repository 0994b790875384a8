// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AVFoundation
import CoreLocation
import DovetailUIKit
import Foundation
import ImageIO

/// A request of ``PHAsset/requestContentEditingInput(with:completionHandler:)``.
public typealias PHContentEditingInputRequestID = Int
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

/// What was done to a picture, in the app's own words.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
    public let formatIdentifier: String
    public let formatVersion: String
    public let data: Data
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    }
}

/// How a picture is handed over for editing. Nothing was ever adjusted here, so the closure is not asked.
open class PHContentEditingInputRequestOptions: NSObject {
    /// Whether the app knows what was done to a picture.
    open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
    public override init() {}
}

/// A picture or a film that is to be edited.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
    private let asset: PHAsset
    init(_ asset: PHAsset) { self.asset = asset }

    open var mediaType: PHAssetMediaType { asset.mediaType }
    open var mediaSubtypes: PHAssetMediaSubtype { asset.mediaSubtypes }
    open var playbackStyle: PHAsset.PlaybackStyle { asset.playbackStyle }
    open var creationDate: Date? { asset.creationDate }
    open var location: CLLocation? { asset.location }
    /// The kind of its file.
    open var uniformTypeIdentifier: String? { UTType(filenameExtension: asset.url.pathExtension)?.identifier }
    /// The picture, as large as it is; nil for a film.
    open var displaySizeImage: UIImage? {
        asset.mediaType == .image ? UIImage(contentsOfFile: asset.url.path) : nil
    }
    /// The file of a picture; nil for a film.
    open var fullSizeImageURL: URL? { asset.mediaType == .image ? asset.url : nil }
    /// How the picture has to be turned, which the system does by itself: 1, as it is.
    open var fullSizeImageOrientation: Int32 { 1 }
    /// The film.
    open var audiovisualAsset: AVAsset? { asset.mediaType == .video ? AVURLAsset(url: asset.url) : nil }
    /// What was done before: nothing.
    open var adjustmentData: PHAdjustmentData? { nil }
}

/// An edited picture, for ``PHAssetChangeRequest/contentEditingOutput``. The app writes it to ``renderedContentURL``.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
    open var adjustmentData: PHAdjustmentData?
    /// Where the app writes what it made: a file that is not there yet, of the temporary folder.
    public let renderedContentURL: URL

    public init(contentEditingInput: PHContentEditingInput) {
        let type = contentEditingInput.mediaType == .video ? "mov" : "jpg"
        renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(UUID().uuidString).\(type)")
    }
    public init(placeholderForCreatedAsset: PHObjectPlaceholder) {
        renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpg")
    }
}

extension PHAsset {
    /// Hands over the asset for editing, on the main thread. What is made of it can be added as a new asset; the asset itself can't be changed.
    @discardableResult
    public func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        let isFilm = mediaType == .video
        let number = PHImageManager.default().readFile(of: self, as: isFilm ? .video : .image) { file, _ in
            if file == nil {
                completionHandler(nil, [PHContentEditingInputErrorKey: PHPhotosError(.missingResource)])
            } else {
                completionHandler(PHContentEditingInput(self), [:])
            }
        }
        return PHContentEditingInputRequestID(number)
    }
    /// Ends a request: its handler is not called any more.
    public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {
        PHImageManager.default().cancelImageRequest(PHImageRequestID(truncatingIfNeeded: requestID))
    }
}
