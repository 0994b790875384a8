import DovetailPages
import DovetailUIKit
import Foundation
import Vision

/// Reads texts and codes that the camera sees. There is no camera: ``isSupported`` and ``isAvailable`` are false, ``startScanning()`` throws, and
/// the page says so.
@MainActor @preconcurrency
public final class DataScannerViewController: UIViewController {
    /// Why it can't read.
    public enum ScanningUnavailable: Error, LocalizedError, Hashable, Sendable {
        /// The device can't. It is always this here.
        case unsupported
        /// The app may not use the camera.
        case cameraRestricted
        public var errorDescription: String? {
            self == .unsupported ? "There is no camera on this device." : "The app may not use the camera."
        }
    }
    /// Whether it is to be quick or sure.
    public enum QualityLevel: Hashable, Sendable { case balanced, fast, accurate }
    /// What texts are about.
    public enum TextContentType: Hashable, Sendable, CaseIterable {
        case dateTimeDuration
        case emailAddress
        case flightNumber
        case fullStreetAddress
        case shipmentTrackingNumber
        case telephoneNumber
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case URL
        case currency
    }
    /// Something to look for.
    public struct RecognizedDataType: Hashable, Sendable {
        private let languages: [String]
        private let content: TextContentType?
        private let symbologies: [VNBarcodeSymbology]?
        /// Texts. Without languages those of the person count.
        public static func text(
            languages: [String] = [], textContentType: TextContentType? = nil
        ) -> RecognizedDataType {
            RecognizedDataType(languages: languages, content: textContentType, symbologies: nil)
        }
        /// Codes. Without kinds all of them.
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
            RecognizedDataType(languages: [], content: nil, symbologies: symbologies)
        }
    }

    /// Whether the device can read: it can't. The log tells once.
    public class var isSupported: Bool {
        VisionAbsence.tell()
        return false
    }
    /// Whether the app may read now: never.
    public class var isAvailable: Bool { isSupported }
    /// The languages that it reads: none.
    public class var supportedTextRecognitionLanguages: [String] { [] }
    /// Why it can't read.
    public var scanningUnavailableReasons: Set<ScanningUnavailable> { [.unsupported] }

    public weak var delegate: (any DataScannerViewControllerDelegate)?
    public let recognizedDataTypes: Set<RecognizedDataType>
    public let qualityLevel: QualityLevel
    public let recognizesMultipleItems: Bool
    public let isHighFrameRateTrackingEnabled: Bool
    public let isPinchToZoomEnabled: Bool
    public let isGuidanceEnabled: Bool
    public let isHighlightingEnabled: Bool
    /// Whether it reads now: no.
    public var isScanning: Bool { false }
    /// The part of the view that is read, in its points. It is kept.
    public var regionOfInterest: CGRect?
    public var zoomFactor = 1.0
    public var minZoomFactor: Double { 1 }
    public var maxZoomFactor: Double { 1 }
    /// A view for what an app shows above the camera's picture.
    public let overlayContainerView = UIView()
    private let page = AbsencePage(
        symbol: "camera.viewfinder", title: "Scanning Is Not Available", message: "There is no camera on this device.")

    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        (self.recognizedDataTypes, self.qualityLevel) = (recognizedDataTypes, qualityLevel)
        self.recognizesMultipleItems = recognizesMultipleItems
        self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
        self.isPinchToZoomEnabled = isPinchToZoomEnabled
        (self.isGuidanceEnabled, self.isHighlightingEnabled) = (isGuidanceEnabled, isHighlightingEnabled)
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    /// Throws ``ScanningUnavailable/unsupported``. The log tells once.
    public func startScanning() throws {
        VisionAbsence.tell()
        throw ScanningUnavailable.unsupported
    }
    /// Ends what never began.
    public func stopScanning() {}
    /// Throws ``ScanningUnavailable/unsupported``.
    public func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
    /// What it sees, each time that changes. It ends at once: nothing is seen.
    public var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

    public override func loadView() { view = page.view { [unowned self] in page.end(of: self) } }
}

/// Hears what a scanner sees: nothing here.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}
