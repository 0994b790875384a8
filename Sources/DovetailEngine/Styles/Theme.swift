import Foundation

/// The colours that everything drawn by the framework is made of, light and dark, and where a person asks for more contrast.
///
/// What the library's own controls write stands out from what is behind it by 4.5:1, and outlines, marks and rings by 3:1, as WCAG 2.2 asks at
/// level AA; a test computes it of each pair in use. The standard hues are lighter than that, as on Apple's systems: what an app writes in one
/// of them is the app's choice, and only where more contrast is wanted are they dark enough for texts.
package enum Theme {
    private static func gray(_ white: Float, _ opacity: Float = 1) -> Color.Resolved {
        Color.Resolved(red: white, green: white, blue: white, opacity: opacity)
    }

    static func rgb(_ hex: UInt32) -> Color.Resolved {
        Color.Resolved(
            red: Float((hex >> 16) & 0xff) / 255, green: Float((hex >> 8) & 0xff) / 255, blue: Float(hex & 0xff) / 255)
    }

    /// Text and symbols, strongest first. On touch devices the strongest is black, or white.
    package static func label(
        _ level: Int, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard, _ idiom: Idiom = .desktop
    ) -> Color.Resolved {
        if level <= 0, idiom.isTouch { return gray(scheme == .light ? 0 : 1) }
        let opacities: [Float] =
            switch (scheme, contrast) {
            case (.light, .standard): [0.88, 0.58, 0.32, 0.18, 0.1]
            case (.dark, .standard): [0.92, 0.64, 0.34, 0.2, 0.12]
            case (.light, .increased): [1, 0.76, 0.62, 0.34, 0.22]
            case (.dark, .increased): [1, 0.82, 0.68, 0.3, 0.2]
            }
        return gray(scheme == .light ? 0 : 1, opacities[min(max(level, 0), 4)])
    }

    /// What a field shows while it is empty. Weaker would be harder to read than WCAG allows.
    package static func placeholder(
        _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> Color.Resolved {
        label(1, scheme, contrast)
    }

    /// What windows, pages and sheets are drawn on.
    package static func windowBackground(
        _ scheme: ColorScheme, _ idiom: Idiom, isPresented: Bool = false
    ) -> Color.Resolved {
        GroundIdiom[idiom].window(scheme, isPresented: isPresented)
    }

    /// What grouped content lies on: the rows of forms, and of lists whose sections are cards.
    package static func groupedBackground(
        _ scheme: ColorScheme, _ idiom: Idiom, isPresented: Bool = false
    ) -> Color.Resolved {
        GroundIdiom[idiom].grouped(scheme, isPresented: isPresented)
    }

    /// The rows of grouped content.
    package static func groupedRow(
        _ scheme: ColorScheme, _ idiom: Idiom, isPresented: Bool = false
    ) -> Color.Resolved {
        GroundIdiom[idiom].groupedRow(scheme, isPresented: isPresented)
    }

    /// What stands out from the window: menus, popovers, bars, and in the desktop idiom cards.
    package static func raisedBackground(_ scheme: ColorScheme) -> Color.Resolved {
        scheme == .light ? rgb(0xFFFFFF) : rgb(0x29292D)
    }

    /// Controls that can be pressed.
    package static func controlBackground(_ scheme: ColorScheme) -> Color.Resolved {
        scheme == .light ? rgb(0xFFFFFF) : rgb(0x3A3A3F)
    }

    /// Backgrounds: of the window, of cards on it, and of what lies on those.
    package static func background(
        _ level: Int, _ scheme: ColorScheme, _ idiom: Idiom, isPresented: Bool = false
    ) -> Color.Resolved {
        let grounds = GroundIdiom[idiom]
        let shades = level <= 0 ? grounds.window : level == 1 ? grounds.second : grounds.third
        return shades(scheme, isPresented: isPresented)
    }

    /// Translucent fills, strongest first.
    package static func fill(
        _ level: Int, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> Color.Resolved {
        let opacities: [Float] = scheme == .light ? [0.16, 0.12, 0.09, 0.06, 0.04] : [0.3, 0.24, 0.18, 0.14, 0.1]
        let color = scheme == .light ? rgb(0x70707A) : rgb(0x8A8A94)
        return color.multiplyingOpacity(
            by: Double(opacities[min(max(level, 0), 4)]) * (contrast == .increased ? 1.4 : 1))
    }

    package static func separator(
        _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard, isTouch: Bool = false
    ) -> Color.Resolved {
        if contrast == .increased { return scheme == .light ? gray(0, 0.5) : gray(1, 0.5) }
        // Those of iOS are stronger: #c6c6c8 on white.
        if isTouch {
            return scheme == .light
                ? Color.Resolved(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
                : Color.Resolved(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
        }
        return scheme == .light ? gray(0, 0.11) : gray(1, 0.13)
    }

    /// The outline by which a control is known that has no other: a field, a box without a check, the way of a switch that is off.
    package static func controlOutline(
        _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> Color.Resolved {
        if contrast == .increased { return scheme == .light ? gray(0, 0.66) : gray(1, 0.66) }
        return scheme == .light ? gray(0, 0.46) : gray(1, 0.4)
    }

    /// The app's own accent colour, if its asset catalogue has one.
    package static func accent(
        _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> Color.Resolved {
        if let color = AssetCatalog.accent(scheme) { return color }
        if contrast == .increased { return hue(.blue, scheme, contrast) }
        // Apps have texts in it, which the standard blue is too light for on white, and too dark on black.
        return scheme == .light ? rgb(0x0064F2) : rgb(0x4593FF)
    }

    /// The accent colour of texts, which stand on fills, too. The app's own is as it is.
    package static func accentText(
        _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> Color.Resolved {
        if let color = AssetCatalog.accent(scheme) { return color }
        if contrast == .increased { return scheme == .light ? rgb(0x003AA8) : rgb(0xB0D2FF) }
        return scheme == .light ? rgb(0x0054CC) : rgb(0x88BBFF)
    }

    /// The accent colour of what white text stands on. The app's own is as it is.
    package static func accentFill(
        _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> Color.Resolved {
        if let color = AssetCatalog.accent(scheme) { return color }
        if contrast == .increased { return scheme == .light ? rgb(0x0040C0) : rgb(0x0A62EA) }
        return scheme == .light ? rgb(0x005AD9) : rgb(0x0A6CFF)
    }

    /// Less important text in a selected row, whose text is white.
    package static func selectedSecondary(_ scheme: ColorScheme) -> Color.Resolved {
        gray(1, scheme == .light ? 0.85 : 1)
    }

    /// Texts of what destroys.
    package static func dangerText(
        _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> Color.Resolved {
        if contrast == .increased { return scheme == .light ? rgb(0x9C0F0C) : rgb(0xFFB5B1) }
        return scheme == .light ? rgb(0xBE1A16) : rgb(0xFF9E99)
    }

    /// What white text of what destroys, or of a count, stands on.
    package static func dangerFill(
        _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> Color.Resolved {
        if contrast == .increased { return rgb(0xA81410) }
        return scheme == .light ? rgb(0xC9211C) : rgb(0xD7302B)
    }

    /// What white text stands on where nothing gives it a colour.
    package static let neutralFill = rgb(0x6C6C74)

    /// A switch of touch devices that is on.
    package static func switchOn(
        _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> Color.Resolved {
        if scheme == .light && contrast == .standard { return rgb(0x259B48) }
        return hue(.green, scheme, contrast)
    }

    package enum Hue: Int, Sendable {
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    }

    /// The standard colours: those that Apple publishes for iOS up to 18, but for gray, which apps have texts in and which is darker here, so that
    /// these can be read.
    package static func hue(
        _ hue: Hue, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> Color.Resolved {
        let hues: [UInt32] =
            switch (scheme, contrast) {
            case (.light, .standard):
                [
                    0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x00C7BE, 0x30B0C7, 0x32ADE6, 0x007AFF, 0x5856D6, 0xAF52DE,
                    0xFF2D55, 0xA2845E, 0x6E6E76,
                ]
            case (.dark, .standard):
                [
                    0xFF453A, 0xFF9F0A, 0xFFD60A, 0x30D158, 0x63E6E2, 0x40C8E0, 0x64D2FF, 0x0A84FF, 0x5E5CE6, 0xBF5AF2,
                    0xFF375F, 0xAC8E68, 0x98989F,
                ]
            case (.light, .increased):
                [
                    0xC4000F, 0xB83000, 0x9A4800, 0x1C7634, 0x08706A, 0x006E82, 0x006A9A, 0x0040C8, 0x3634A3, 0x8338A6,
                    0xC00A3C, 0x75593A, 0x636368,
                ]
            case (.dark, .increased):
                [
                    0xFF8A84, 0xFFB340, 0xFFDB4C, 0x4FE07F, 0x6CEBE6, 0x74E0F2, 0x84DAFF, 0x7AB4FF, 0xA9A7FF, 0xDDA0FF,
                    0xFF8FA8, 0xCCAF8C, 0xB8B8BE,
                ]
            }
        return rgb(hues[hue.rawValue])
    }
}
