import GoldenViews
import SwiftUI
import Testing

@MainActor
@Suite("Goldens", .serialized)
struct GoldenTests {
    @Test(
        "are drawn as they were when they were looked at, light and dark, and where it shows at 2 pixels for each point",
        arguments: Golden.all)
    func picture(golden: Golden) throws {
        for (scheme, scale) in golden.kept { try golden.check(scheme, scale: scale) }
    }

    @Test(
        "controls look as they did when they were looked at: as they are, disabled, with the keyboard, under the pointer and held",
        arguments: ControlSheet.all)
    func controls(sheet: ControlSheet) throws {
        for scheme in [ColorScheme.light, .dark] { try sheet.check(scheme) }
    }
}
