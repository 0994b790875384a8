/// The colours of grounds in an idiom, and what else of the theme differs from idiom to idiom.
struct GroundIdiom: IdiomTable {
    /// A colour in light and dark, and in dark where it is presented over something else.
    struct Shades: Sendable {
        let light: Color.Resolved
        let dark: Color.Resolved
        let presented: Color.Resolved

        init(_ light: UInt32, _ dark: UInt32, presented: UInt32) {
            self.light = Theme.rgb(light)
            self.dark = Theme.rgb(dark)
            self.presented = Theme.rgb(presented)
        }

        func callAsFunction(_ scheme: ColorScheme, isPresented: Bool) -> Color.Resolved {
            scheme == .light ? light : isPresented ? presented : dark
        }
    }

    /// Windows, pages and sheets.
    let window: Shades
    /// What grouped content lies on.
    let grouped: Shades
    /// The rows of grouped content.
    let groupedRow: Shades
    /// What lies on a window, and what lies on that.
    let second: Shades
    let third: Shades
    /// Whether materials look otherwise in a window that is not active.
    let dimsInactiveMaterials: Bool

    /// Touch devices have pure white and black; what is presented over a dark page is lighter than it.
    static let pad = GroundIdiom(
        window: Shades(0xFFFFFF, 0x000000, presented: 0x1C1C1E),
        grouped: Shades(0xF2F2F7, 0x000000, presented: 0x1C1C1E),
        groupedRow: Shades(0xFFFFFF, 0x1C1C1E, presented: 0x2C2C2E),
        second: Shades(0xF2F2F7, 0x1C1C1E, presented: 0x2C2C2E),
        third: Shades(0xFFFFFF, 0x2C2C2E, presented: 0x3A3A3C),
        dimsInactiveMaterials: false)
    static let desktop = GroundIdiom(
        window: Shades(0xF6F6F8, 0x1C1C1F, presented: 0x1C1C1F),
        grouped: Shades(0xF6F6F8, 0x1C1C1F, presented: 0x1C1C1F),
        groupedRow: Shades(0xFFFFFF, 0x29292D, presented: 0x29292D),
        second: Shades(0xECECF0, 0x29292D, presented: 0x29292D),
        third: Shades(0xFFFFFF, 0x3A3A3F, presented: 0x3A3A3F),
        dimsInactiveMaterials: true)
}
