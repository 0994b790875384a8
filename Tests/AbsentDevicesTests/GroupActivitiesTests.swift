import AVFoundation
import GroupActivities
import Testing
import UIKit
import VisionKit

/// Calls and cameras that are not there, as apps meet them.
@MainActor
struct GroupActivitiesTests {
    struct Watching: GroupActivity {
        static let activityIdentifier = "org.example.watching"
        var title: String
        var metadata: GroupActivityMetadata {
            get async {
                var metadata = GroupActivityMetadata()
                metadata.title = title
                metadata.type = .watchTogether
                return metadata
            }
        }
    }
    /// With what it is told by among its own values, as some apps have it.
    struct Drawing: GroupActivity {
        let metadata: GroupActivityMetadata
        init() {
            var metadata = GroupActivityMetadata()
            metadata.title = "Drawing"
            self.metadata = metadata
        }
    }

    @Test("An activity is not shared, and no session comes") func activity() async throws {
        let watching = Watching(title: "Film")
        #expect(await watching.prepareForActivation() == .activationDisabled)
        #expect(try await !watching.activate())
        #expect(await watching.metadata.title == "Film" && !GroupStateObserver().isEligibleForGroupSession)
        #expect(Drawing.activityIdentifier.hasSuffix("Drawing"))
        let read = try JSONDecoder().decode(Drawing.self, from: JSONEncoder().encode(Drawing()))
        #expect(read.metadata.title == "Drawing" && read.metadata.type == .generic)
        #expect(GroupSession<Drawing>.State.joined != .waiting)
        #expect(GroupSession<Drawing>.State.invalidated(reason: CancellationError()) != .joined)
        let waiting = Task {
            var count = 0
            for await _ in Watching.sessions() { count += 1 }
            return count
        }
        waiting.cancel()
        #expect(await waiting.value == 0)
    }

    @Test("A player plays by itself, and counts what holds it up") func coordination() {
        let player = AVPlayer()
        let coordinator = player.playbackCoordinator
        #expect(coordinator === player.playbackCoordinator && coordinator.otherParticipants.isEmpty)
        let suspension = coordinator.beginSuspension(for: .userActionRequired)
        #expect(coordinator.suspensionReasons == [.userActionRequired])
        suspension.end()
        #expect(coordinator.suspensionReasons.isEmpty)
    }

    @Test("Papers and codes are not scanned, and pictures not read") func scanners() async {
        #expect(!VNDocumentCameraViewController.isSupported && !ImageAnalyzer.isSupported)
        #expect(!DataScannerViewController.isSupported && !DataScannerViewController.isAvailable)
        let scanner = DataScannerViewController(
            recognizedDataTypes: [.text(textContentType: .URL), .barcode(symbologies: [.qr])],
            recognizesMultipleItems: true)
        #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
        #expect(scanner.recognizedDataTypes.count == 2 && !scanner.isScanning)
        await #expect(throws: (any Error).self) {
            try await ImageAnalyzer().analyze(UIImage(), configuration: .init([.text, .machineReadableCode]))
        }
        let view = UIImageView()
        let interaction = ImageAnalysisInteraction()
        interaction.preferredInteractionTypes = .automatic
        view.addInteraction(interaction)
        #expect(interaction.view === view && !interaction.hasText(at: .zero))
    }
}
