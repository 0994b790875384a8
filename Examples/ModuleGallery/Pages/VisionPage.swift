import SwiftUI
import Vision
import VisionKit

/// What is in a picture, for those who can see it.
struct VisionPage: View {
    var body: some View {
        Form {
            Section("Vision") {
                AnswerRow("Read a text") {
                    let renderer = ImageRenderer(content: Text("Dovetail").font(.largeTitle).padding())
                    guard let image = renderer.cgImage else { return "No picture" }
                    let request = VNRecognizeTextRequest()
                    try VNImageRequestHandler(cgImage: image).perform([request])
                    return request.results?.first?.topCandidates(1).first?.string ?? "Nothing is read."
                }
            }
            Section("VisionKit") {
                AvailabilityRow("Scanning documents", VNDocumentCameraViewController.isSupported)
                AvailabilityRow("Scanning codes", DataScannerViewController.isSupported)
                AvailabilityRow("Texts in pictures", ImageAnalyzer.isSupported)
            }
        }
        .formStyle(.grouped)
    }
}
