import DovetailCore
import DovetailMedia
import DovetailPaint
import DovetailUIKit
import Foundation

/// Takes single pictures out of a film. Any thread.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// The film.
    public let asset: AVAsset
    /// Whether pictures are turned as the film says. They always are.
    open var appliesPreferredTrackTransform = false
    /// The most points across and down; zero for as many as there are. Proportions stay.
    open var maximumSize = CGSize.zero
    /// How much earlier a picture may be: with zero on both sides it is the very one.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later a picture may be.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// Takes pictures out of a film.
    public init(asset: AVAsset) { self.asset = asset }

    /// The picture at a time, read on the calling thread.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        let isAccurate = requestedTimeToleranceBefore == .zero && requestedTimeToleranceAfter == .zero
        let seconds = requestedTime.isNumeric ? max(requestedTime.seconds, 0) : 0
        let frame: PixelFrame?
        do {
            frame = try MediaFacts.frame(of: asset.address, at: seconds, isAccurate: isAccurate)
        } catch {
            throw (error as? MediaFailure).map(AVError.init) ?? AVError(.unknown)
        }
        guard let frame, let picture = picture(of: frame) else {
            throw AVError(.noImageAtTime, "There is no picture at that time.")
        }
        actualTime?.pointee = requestedTime
        return picture
    }

    /// The picture at a time, and that time.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Swift.Result { (try self.copyCGImage(at: time, actualTime: nil), time) })
            }
        }
    }

    /// Takes the picture at a time, and calls a closure with it, or an error, on another thread.
    @preconcurrency open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async {
            do {
                handler(try self.copyCGImage(at: requestedTime, actualTime: nil), requestedTime, nil)
            } catch {
                handler(nil, .invalid, error)
            }
        }
    }

    /// How a picture came out.
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }

    /// Takes the pictures at some times, one after the other, and calls a closure with each, or an error, on another thread.
    @preconcurrency open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        let times = requestedTimes.map(\.timeValue)
        DispatchQueue.global().async {
            for time in times {
                do {
                    handler(time, try self.copyCGImage(at: time, actualTime: nil), time, .succeeded, nil)
                } catch {
                    handler(time, nil, .invalid, .failed, error)
                }
            }
        }
    }

    /// Forgets about pictures that are asked for: they come all the same.
    open func cancelAllCGImageGeneration() {}

    private func picture(of frame: PixelFrame) -> CGImage? {
        var bytes = [UInt8](repeating: 0, count: frame.width * frame.height * 4)
        for y in 0..<frame.height {
            let row = frame.memory.start + y * frame.bytesPerRow
            for x in 0..<frame.width {
                let (from, to) = (row + x * 4, (y * frame.width + x) * 4)
                bytes[to] = from.load(fromByteOffset: 2, as: UInt8.self)
                bytes[to + 1] = from.load(fromByteOffset: 1, as: UInt8.self)
                bytes[to + 2] = from.load(fromByteOffset: 0, as: UInt8.self)
                bytes[to + 3] = 255
            }
        }
        guard let whole = CGImage(pixels: PixelData(width: frame.width, height: frame.height, bytes: bytes)) else {
            return nil
        }
        guard maximumSize.width > 0 || maximumSize.height > 0 else { return whole }
        let scale = min(
            maximumSize.width > 0 ? maximumSize.width / CGFloat(frame.width) : .infinity,
            maximumSize.height > 0 ? maximumSize.height / CGFloat(frame.height) : .infinity)
        guard scale < 1 else { return whole }
        let size = (
            max(Int((CGFloat(frame.width) * scale).rounded()), 1),
            max(Int((CGFloat(frame.height) * scale).rounded()), 1)
        )
        return PictureFile.convert(whole.data, to: .png, size: size).flatMap { CGImage(encoded: $0) } ?? whole
    }
}
