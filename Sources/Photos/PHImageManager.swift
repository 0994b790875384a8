// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailCore
import DovetailPaint
import DovetailPlatform
import DovetailUIKit
import Foundation

/// How a picture fits the size that was asked for.
public enum PHImageContentMode: Int, Sendable {
    /// All of it is within.
    case aspectFit
    /// It covers all.
    case aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

/// How a picture is read. Files are here, so it comes once and whole.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    /// Whether the handler is called before the request returns.
    open var isSynchronous = false
    /// Whether a picture may come as large as it is (``PHImageRequestOptionsResizeMode/none``), and smaller otherwise.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// Kept, and nothing else, as are the next ones.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var version = PHImageRequestOptionsVersion.current
    open var isNetworkAccessAllowed = false
    open var normalizedCropRect = CGRect.zero
    /// Never called: nothing is fetched.
    open var progressHandler: PHAssetImageProgressHandler?
    public override init() {}
}

/// A request, for ``PHImageManager/cancelImageRequest(_:)``.
public typealias PHImageRequestID = Int32
/// No request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the file's picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether a better picture is to come: never here.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

/// Reads pictures of assets, in the background.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let instance = PHImageManager()
    public override init() {}
    open class func `default`() -> PHImageManager { instance }

    // Behind the lock.
    private let lock = NSLock()
    private var last: PHImageRequestID = 0
    private var open: Set<PHImageRequestID> = []

    /// Reads an asset's picture in a size.
    ///
    /// - Parameters:
    ///   - targetSize: In pixels; ``PHImageManagerMaximumSize`` for as it is.
    ///   - resultHandler: Called on the main thread, or before this returns where the options say so, with the picture, or with nil and an error under
    ///     ``PHImageErrorKey``: films have no picture here.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let isResized = options?.resizeMode != PHImageRequestOptionsResizeMode.none
        let size = isResized && targetSize.width > 0 && targetSize.height > 0 ? targetSize : nil
        return read(asset, isSynchronous: options?.isSynchronous ?? false) { data in
            data.flatMap { Self.image(of: $0, size, contentMode) }
        } then: { image, information in
            resultHandler(image, information)
        }
    }

    /// Reads an asset's file. The handler gets its bytes, its kind, and how the picture has to be turned, which the system does by itself.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let type = UTType(filenameExtension: asset.url.pathExtension)?.identifier
        return read(asset, isSynchronous: options?.isSynchronous ?? false) {
            $0
        } then: { data, information in
            resultHandler(data, data == nil ? nil : type, .up, information)
        }
    }

    /// Ends a request: its handler is not called any more.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { lock.withLock { _ = open.remove(requestID) } }

    private func read<Result>(
        _ asset: PHAsset, isSynchronous: Bool, _ make: @escaping (Data?) -> Result?,
        then: @escaping (Result?, [AnyHashable: Any]) -> Void
    ) -> PHImageRequestID {
        request(isSynchronous: isSynchronous) {
            make(asset.mediaType == .image ? try? Data(contentsOf: asset.url) : nil)
        } then: { result, information in
            then(result, information)
        }
    }

    /// Gives the file of an asset of a kind, on the main thread; nil and an error for another kind, and where it has gone.
    func readFile(
        of asset: PHAsset, as type: PHAssetMediaType, then: @escaping (URL?, [AnyHashable: Any]) -> Void
    ) -> PHImageRequestID {
        let (url, isThatKind) = (asset.url, asset.mediaType == type)
        return request(isSynchronous: false) {
            isThatKind && FileManager.default.isReadableFile(atPath: url.path) ? url : nil
        } then: { file, information in
            then(file, information)
        }
    }

    /// Makes something in the background and hands it on, on the main thread, unless the request was ended.
    private func request<Result>(
        isSynchronous: Bool, _ result: @escaping () -> Result?, then: @escaping (Result?, [AnyHashable: Any]) -> Void
    ) -> PHImageRequestID {
        let number = lock.withLock {
            last &+= 1
            open.insert(last)
            return last
        }
        // Each is called once, one after the other.
        nonisolated(unsafe) let (work, then) = (result, then)
        @Sendable func answer(_ result: sending Result?) {
            guard lock.withLock({ open.remove(number) }) != nil else { return }
            var information: [AnyHashable: Any] = [
                PHImageResultIsDegradedKey: false, PHImageResultRequestIDKey: number,
            ]
            if result == nil { information[PHImageErrorKey] = PHPhotosError(.invalidResource) }
            then(result, information)
        }
        if isSynchronous {
            answer(work())
        } else {
            DispatchQueue.global(qos: .userInitiated).async {
                nonisolated(unsafe) let made = work()
                DispatchQueue.main.async { answer(made) }
            }
        }
        return number
    }

    private static func image(of data: Data, _ target: CGSize?, _ mode: PHImageContentMode) -> UIImage? {
        guard let size = PictureFile.size(of: data), PictureFile.isReadable(data) else { return nil }
        guard let target else { return UIImage(data: data) }
        let (x, y) = (target.width / CGFloat(size.width), target.height / CGFloat(size.height))
        let factor = mode == .aspectFill ? max(x, y) : min(x, y)
        guard factor < 1 else { return UIImage(data: data) }
        func scaled(_ length: Int) -> Int { max(1, Int((CGFloat(length) * factor).rounded())) }
        return PictureFile.convert(data, to: .png, size: (scaled(size.width), scaled(size.height)))
            .flatMap { UIImage(data: $0) }
    }
}

/// The same. Pictures are not read before somebody asks for them: files are near.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    open var allowsCachingHighQualityImages = true
    /// Does nothing, as do the next ones: the system keeps files that were read in memory.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}
