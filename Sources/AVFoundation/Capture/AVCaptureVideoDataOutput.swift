import Foundation

/// Hears of each picture of a camera. Nothing is ever told here.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// A picture is there.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    /// A picture came too late.
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

/// Hands on each picture of a camera. There is none, so nothing comes.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    /// Who hears of pictures.
    public private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// The queue that the delegate would be called on.
    public private(set) var sampleBufferCallbackQueue: DispatchQueue?
    /// How pictures are laid out in memory. It is kept.
    open var videoSettings: [String: Any]! = [:]
    /// Whether pictures are left out that come too late. It is kept.
    open var alwaysDiscardsLateVideoFrames = true
    /// The ways pictures can be laid out: none.
    open var availableVideoPixelFormatTypes: [UInt32] { [] }

    /// Says who hears of pictures, and where.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
    ) { (self.sampleBufferDelegate, sampleBufferCallbackQueue) = (sampleBufferDelegate, queue) }
}

/// Hears of each piece of sound of a microphone. Nothing is ever told here.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// A piece of sound is there.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

/// Hands on each piece of sound of a microphone. There is none, so nothing comes.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    /// Who hears of sound.
    public private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
    /// Says who hears of sound, and where.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) { self.sampleBufferDelegate = sampleBufferDelegate }
}
