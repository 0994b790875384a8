import Foundation

/// The colours that everything drawn by the framework is made of, light and dark.
package enum Theme {
    private static func gray(_ white: Float, _ opacity: Float = 1) -> Color.Resolved {
        Color.Resolved(red: white, green: white, blue: white, opacity: opacity)
    }

    private static func rgb(_ hex: UInt32) -> Color.Resolved {
        Color.Resolved(
            red: Float((hex >> 16) & 0xff) / 255, green: Float((hex >> 8) & 0xff) / 255, blue: Float(hex & 0xff) / 255)
    }

    /// Text and symbols, strongest first.
    package static func label(_ level: Int, _ scheme: ColorScheme) -> Color.Resolved {
        let opacities: [Float] =
            scheme == .light ? [0.88, 0.56, 0.32, 0.18, 0.1] : [0.92, 0.6, 0.34, 0.2, 0.12]
        return gray(scheme == .light ? 0 : 1, opacities[min(max(level, 0), 4)])
    }

    /// What windows, pages and sheets are drawn on. Touch devices have pure white and black; on those, what is presented over a dark
    /// page is lighter than it.
    package static func windowBackground(
        _ scheme: ColorScheme, _ idiom: Idiom, isPresented: Bool = false
    ) -> Color.Resolved {
        if idiom == .desktop { return scheme == .light ? rgb(0xF6F6F8) : rgb(0x1C1C1F) }
        if scheme == .light { return rgb(0xFFFFFF) }
        return isPresented ? rgb(0x1C1C1E) : rgb(0x000000)
    }

    /// What grouped content lies on: the rows of forms, and of lists whose sections are cards.
    package static func groupedBackground(
        _ scheme: ColorScheme, _ idiom: Idiom, isPresented: Bool = false
    ) -> Color.Resolved {
        if idiom.isTouch && scheme == .light { return rgb(0xF2F2F7) }
        return windowBackground(scheme, idiom, isPresented: isPresented)
    }

    /// The rows of grouped content.
    package static func groupedRow(
        _ scheme: ColorScheme, _ idiom: Idiom, isPresented: Bool = false
    ) -> Color.Resolved {
        if idiom == .desktop || scheme == .light { return raisedBackground(scheme) }
        return isPresented ? rgb(0x2C2C2E) : rgb(0x1C1C1E)
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
        if idiom.isTouch && level > 0 {
            if scheme == .light { return level == 1 ? rgb(0xF2F2F7) : rgb(0xFFFFFF) }
            let dark: [UInt32] = [0x1C1C1E, 0x2C2C2E, 0x3A3A3C]
            return rgb(dark[min(level - 1, 1) + (isPresented ? 1 : 0)])
        }
        switch level {
        case ...0: return windowBackground(scheme, idiom, isPresented: isPresented)
        case 1: return scheme == .light ? rgb(0xECECF0) : raisedBackground(scheme)
        default: return scheme == .light ? rgb(0xFFFFFF) : controlBackground(scheme)
        }
    }

    /// Translucent fills, strongest first.
    package static func fill(_ level: Int, _ scheme: ColorScheme) -> Color.Resolved {
        let opacities: [Float] = scheme == .light ? [0.16, 0.12, 0.09, 0.06, 0.04] : [0.3, 0.24, 0.18, 0.14, 0.1]
        let color = scheme == .light ? rgb(0x70707A) : rgb(0x8A8A94)
        return color.multiplyingOpacity(by: Double(opacities[min(max(level, 0), 4)]))
    }

    package static func separator(_ scheme: ColorScheme) -> Color.Resolved {
        scheme == .light ? gray(0, 0.11) : gray(1, 0.13)
    }

    /// The app's own accent colour, if its asset catalogue has one.
    package static func accent(_ scheme: ColorScheme) -> Color.Resolved {
        AssetCatalog.accent(scheme) ?? (scheme == .light ? rgb(0x0A6CFF) : rgb(0x3D8BFF))
    }

    package enum Hue: Int, Sendable {
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    }

    /// The standard colours.
    package static func hue(_ hue: Hue, _ scheme: ColorScheme) -> Color.Resolved {
        let light: [UInt32] = [
            0xEC3B36, 0xF58A0B, 0xF5BE0B, 0x2FB457, 0x14B8A0, 0x1EA4B8, 0x22A8DF, 0x0A6CFF, 0x5B5BE0, 0xA04FDC,
            0xEA3A73, 0x9C7A55, 0x8B8B93,
        ]
        let dark: [UInt32] = [
            0xFF554F, 0xFF9F2E, 0xFFD034, 0x3CCB68, 0x3AD9C0, 0x45C3D6, 0x58C6F5, 0x3D8BFF, 0x7B7BFA, 0xBE73F5,
            0xFF5C8D, 0xB6946D, 0x98989F,
        ]
        return rgb(scheme == .light ? light[hue.rawValue] : dark[hue.rawValue])
    }
}
