import DovetailTesting
import MapKit
import SwiftUI
import Testing

@MainActor
@Suite("Pictures from the street")
struct LookAroundViewerTests {
    private struct Page: View {
        @State private var isShown = false
        @State private var scene: MKLookAroundScene?
        @State private var isGone = false
        var body: some View {
            Button(isGone ? "Closed" : "Look") { isShown = true }
                .lookAroundViewer(isPresented: $isShown, scene: $scene) { isGone = true }
        }
    }

    @Test("The viewer opens as a sheet, says that there are none, and closes")
    func opens() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600), idiom: .phone) { Page() }
        try host.tap("Look")
        host.advance(by: .seconds(1))
        #expect(host.exists("No Look Around here"))
        try host.tap("Done")
        host.advance(by: .seconds(1))
        #expect(!host.exists("No Look Around here") && host.exists("Closed"))
    }
}
