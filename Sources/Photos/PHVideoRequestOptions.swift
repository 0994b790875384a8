import AVFoundation
import Foundation

public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
/// Is told how far a film has come from a server.
public typealias PHAssetVideoProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
/// Is told how far a picture has come from a server.
public typealias PHAssetImageProgressHandler = PHAssetVideoProgressHandler

/// How a film is read. Files are here, so nothing has to be fetched: the options are kept, and nothing else.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    open var isNetworkAccessAllowed = false
    open var version = PHVideoRequestOptionsVersion.current
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Never called: nothing is fetched.
    open var progressHandler: PHAssetVideoProgressHandler?
    public override init() {}
}

extension PHImageManager {
    /// Gives an asset's film to play. The handler is called on the main thread, with nil and an error under ``PHImageErrorKey`` for what is no film.
    @discardableResult
    public func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        readFile(of: asset, as: .video) { file, information in
            resultHandler(file.map { AVPlayerItem(url: $0) }, information)
        }
    }

    /// Gives an asset's film as an `AVURLAsset` of its file. The handler is called on the main thread; there is no mix.
    @discardableResult
    public func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        readFile(of: asset, as: .video) { file, information in
            resultHandler(file.map { AVURLAsset(url: $0) }, nil, information)
        }
    }
}
