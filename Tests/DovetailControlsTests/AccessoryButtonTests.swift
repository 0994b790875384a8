import DovetailTesting
import SwiftUI
import Testing

/// Buttons of bars below the title.
@MainActor
@Suite("Buttons of accessory bars")
struct AccessoryButtonTests {
    @Test("they have more room beside their label than above and below it")
    func room() throws {
        func sizes(_ style: some PrimitiveButtonStyle) throws -> (button: CGSize, label: CGSize) {
            let host = TestHost(size: CGSize(width: 300, height: 100), idiom: .desktop) {
                Button {
                } label: {
                    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("label")
                }
                .buttonStyle(style)
                .background { Color.blue.accessibilityIdentifier("ground") }
            }
            defer { host.close() }
            return (try host.frame(of: "ground").size, CGSize(width: 50, height: 20))
        }
        for (button, label) in [try sizes(.accessoryBar), try sizes(.accessoryBarAction)] {
            #expect(button == CGSize(width: label.width + 16, height: label.height + 6))
        }
    }
}
