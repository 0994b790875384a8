import DovetailTesting
import SwiftUI
import Testing

/// How large the preview of a context menu is.
@MainActor
@Suite("Previews of context menus")
struct LiftedPreviewTests {
    @Test(
        "a preview has the size that it likes best where that fits, also where it is higher than wide",
        arguments: [Idiom.phone, .pad])
    func ideal(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 300, height: 800), idiom: idiom) {
            Text("photo").contextMenu {
                Button("Share") {}
            } preview: {
                // Takes what it is offered, if that is asked for.
                Color.red.frame(idealWidth: 100, idealHeight: 400).accessibilityIdentifier("preview")
            }
        }
        try host.tap("photo", button: .secondary)
        host.advance(by: .seconds(1))
        let preview = try host.frame(of: "preview")
        #expect(abs(preview.width - 100) < 0.5 && abs(preview.height - 400) < 0.5, "\(preview)")
    }
}
