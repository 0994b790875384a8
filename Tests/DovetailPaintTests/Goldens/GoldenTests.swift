import SwiftUI
import Testing

@MainActor
@Suite("Goldens", .serialized)
struct GoldenTests {
    private nonisolated static let all =
        ShapeGoldens.all + StyleGoldens.all + EffectGoldens.all + ContentGoldens.all + CoreGraphicsGoldens.all
        + SymbolGoldens.all + TextGoldens.all + ListGoldens.all + BarGoldens.all + FormGoldens.all

    @Test(
        "are drawn as they were when they were looked at, light and dark, at 1 and 2 pixels for each point",
        arguments: all)
    func picture(golden: Golden) throws {
        for scheme in [ColorScheme.light, .dark] {
            for scale in [1, 2] as [CGFloat] { try golden.check(scheme, scale: scale) }
        }
    }

    @Test(
        "controls look as they did when they were looked at: as they are, disabled and with the keyboard",
        arguments: ControlGoldens.all)
    func controls(sheet: ControlSheet) throws {
        // Sheets are large; one scheme for each scale shows what there is to see.
        try sheet.check(.light, scale: 1)
        try sheet.check(.dark, scale: 2)
    }
}
