import DovetailTesting
import PictureSupport
import SwiftUI
import Testing

/// A chart as it was drawn when it was looked at.
enum ChartGolden {
    @MainActor
    static func check(
        _ chart: some View, _ name: String, _ scheme: ColorScheme, location: SourceLocation = #_sourceLocation
    ) throws {
        let size = CGSize(width: 280, height: 190)
        let host = TestHost(size: size, colorScheme: scheme) { chart.padding(8) }
        try GoldenPicture.check(
            host.png(), width: size.width, height: size.height, "\(name)-\(scheme)", in: "Pictures", location: location)
    }
}
