import AVFoundation
import CoreVideo
import Testing
import Vision

/// Pictures of films and what is looked for in them, as apps meet both.
struct VisionTests {
    @Test("A buffer has memory of rows of pixels") func buffer() throws {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 10, 4, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
        let buffer = try #require(made)
        #expect(CVPixelBufferGetWidth(buffer) == 10 && CVPixelBufferGetHeight(buffer) == 4)
        #expect(CVPixelBufferGetBytesPerRow(buffer) >= 40 && CVPixelBufferGetPixelFormatType(buffer) == 0x4247_5241)
        CVPixelBufferLockBaseAddress(buffer, [])
        let pixels = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
        #expect(pixels[CVPixelBufferGetDataSize(buffer) - 1] == 0)
        pixels[0] = 7
        CVPixelBufferUnlockBaseAddress(buffer, [])
        #expect(pixels[0] == 7)
        #expect(CVPixelBufferCreate(nil, 10, 4, 0, nil, &made) == kCVReturnInvalidPixelFormat)
        #expect(CVPixelBufferCreate(nil, 0, 4, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnInvalidSize)
        #expect(CVPixelBufferCreate(nil, 999_999, 999_999, kCVPixelFormatType_32BGRA, nil, &made) != kCVReturnSuccess)
    }

    @Test("Each request is told that nothing is looked for, and performing them throws") func requests() {
        nonisolated(unsafe) var told: [Int] = []
        let texts = VNRecognizeTextRequest { request, error in
            told.append((error as NSError?)?.code ?? 0)
            #expect(request.results == nil)
        }
        let faces = VNDetectFaceRectanglesRequest()
        let handler = VNImageRequestHandler(data: Data())
        #expect(throws: (any Error).self) { try handler.perform([texts, faces]) }
        #expect(told == [VNErrorCode.notImplemented.rawValue] && faces.results == nil && texts.results == nil)
        do { try handler.perform([texts]) } catch { #expect((error as NSError).domain == VNErrorDomain) }
    }

    @Test("Questions in the newer form have no answer either") func newerRequests() async throws {
        var texts = RecognizeTextRequest()
        texts.recognitionLanguages = [Locale.Language(identifier: "en-US")]
        let codes = DetectBarcodesRequest()
        await #expect(throws: VisionError.unsupportedRequest("RecognizeTextRequest")) {
            try await texts.perform(on: Data(), orientation: .up)
        }
        let handler = ImageRequestHandler(Data())
        await #expect(throws: VisionError.self) { try await handler.perform(texts, codes) }
        var told: [String] = []
        let requests: [any VisionRequest] = [texts, codes]
        for await result in handler.performAll(requests) {
            switch result {
            case .recognizeText(_, let found): told.append("texts \(found.count)")
            case .detectBarcodes(_, let found): told.append("codes \(found.count)")
            default: told.append("other")
            }
        }
        #expect(told == ["texts 0", "codes 0"])
    }

    @Test("Places in shares of a picture become ones in pixels, from either edge") func normalizedGeometry() {
        let size = CGSize(width: 400, height: 200)
        let part = NormalizedRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        #expect(part.toImageCoordinates(size) == CGRect(x: 100, y: 100, width: 200, height: 50))
        #expect(part.toImageCoordinates(size, origin: .upperLeft) == CGRect(x: 100, y: 50, width: 200, height: 50))
        #expect(NormalizedRect(imageRect: CGRect(x: 100, y: 100, width: 200, height: 50), in: size) == part)
        #expect(part.verticallyFlipped().cgRect == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.25))
        let point = NormalizedPoint(imagePoint: CGPoint(x: 100, y: 50), in: size)
        #expect(point == NormalizedPoint(x: 0.25, y: 0.25))
        #expect(point.toImageCoordinates(size, origin: .upperLeft) == CGPoint(x: 100, y: 150))
        #expect(point.toImageCoordinates(from: part, imageSize: size) == CGPoint(x: 150, y: 112.5))
    }

    @Test("Rectangles of shares of a picture become ones in pixels and back") func geometry() {
        let shares = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        let pixels = VNImageRectForNormalizedRect(shares, 400, 200)
        #expect(pixels == CGRect(x: 100, y: 100, width: 200, height: 50))
        #expect(VNNormalizedRectForImageRect(pixels, 400, 200) == shares)
        #expect(VNPoint(x: 0, y: 0).distance(VNPoint(x: 3, y: 4)) == 5)
    }

    @Test("A camera that is not there hands on no pictures") func camera() {
        final class Listener: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {}
        let (output, listener) = (AVCaptureVideoDataOutput(), Listener())
        output.setSampleBufferDelegate(listener, queue: .main)
        #expect(
            output.sampleBufferDelegate === listener
                && output.sampleBufferCallbackQueue?.label == DispatchQueue.main.label)
        #expect(!AVCaptureSession().canAddOutput(output) && output.availableVideoPixelFormatTypes.isEmpty)
    }

    @Test("A picture that is taken ends with an error, and with nothing in it") @MainActor func photo() async {
        final class Listener: NSObject, AVCapturePhotoCaptureDelegate {
            var told: [String] = []
            func photoOutput(
                _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
            ) { told.append("photo \(photo.cgImageRepresentation() == nil) \(error != nil)") }
            func photoOutput(
                _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
                error: (any Error)?
            ) { told.append("end \(resolvedSettings.photoDimensions.width) \(error != nil)") }
        }
        let (output, listener) = (AVCapturePhotoOutput(), Listener())
        let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc])
        #expect(settings.format?[AVVideoCodecKey] as? AVVideoCodecType == .hevc)
        #expect(output.availablePhotoCodecTypes.isEmpty && output.maxPhotoQualityPrioritization == .balanced)
        output.capturePhoto(with: settings, delegate: listener)
        while listener.told.count < 2 { await Task.yield() }
        #expect(listener.told == ["photo true true", "end 0 true"])
    }
}
