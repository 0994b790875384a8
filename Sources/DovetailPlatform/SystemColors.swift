import DovetailCore
import Foundation

/// The system's colours under UIKit's and AppKit's names.
///
/// What Dovetail draws itself in a colour (text, windows, cards, lines, fills, the standard hues) is that colour here, so that an app's
/// own views go with it. Others are those that Apple's guidelines publish.
package enum SystemColors {
    private static func color(
        _ name: String, _ resolve: @escaping @Sendable (ColorScheme, ColorSchemeContrast) -> Color.Resolved
    ) -> ColorValue {
        ColorValue(.ground(name) { resolve($0.colorScheme, $0.colorSchemeContrast) })
    }

    private static func background(_ name: String, _ level: Int) -> ColorValue {
        ColorValue(
            .ground(name) { Theme.background(level, $0.colorScheme, $0.idiom, isPresented: $0.isPresentedOver) })
    }

    private static func pair(_ name: String, _ light: UInt32, _ dark: UInt32) -> ColorValue {
        func rgb(_ hex: UInt32) -> Color.Resolved {
            Color.Resolved(
                red: Float((hex >> 16) & 0xff) / 255, green: Float((hex >> 8) & 0xff) / 255,
                blue: Float(hex & 0xff) / 255)
        }
        let (light, dark) = (rgb(light), rgb(dark))
        return color(name) { scheme, _ in scheme == .light ? light : dark }
    }

    // MARK: Hues

    package static let red = ColorValue(.red)
    package static let orange = ColorValue(.orange)
    package static let yellow = ColorValue(.yellow)
    package static let green = ColorValue(.green)
    package static let mint = ColorValue(.mint)
    package static let teal = ColorValue(.teal)
    package static let cyan = ColorValue(.cyan)
    package static let blue = ColorValue(.blue)
    package static let indigo = ColorValue(.indigo)
    package static let purple = ColorValue(.purple)
    package static let pink = ColorValue(.pink)
    package static let brown = ColorValue(.brown)
    package static let gray = ColorValue(.gray)
    package static let accent = ColorValue(.accentColor)

    package static let gray2 = pair("systemGray2", 0xAEAEB2, 0x636366)
    package static let gray3 = pair("systemGray3", 0xC7C7CC, 0x48484A)
    package static let gray4 = pair("systemGray4", 0xD1D1D6, 0x3A3A3C)
    package static let gray5 = pair("systemGray5", 0xE5E5EA, 0x2C2C2E)
    package static let gray6 = pair("systemGray6", 0xF2F2F7, 0x1C1C1E)

    // MARK: Text

    package static let label = ColorValue(.primary)
    package static let secondaryLabel = ColorValue(.secondary)
    package static let tertiaryLabel = color("tertiaryLabel") { Theme.label(2, $0, $1) }
    package static let quaternaryLabel = color("quaternaryLabel") { Theme.label(3, $0, $1) }
    package static let placeholder = color("placeholderText") { Theme.placeholder($0, $1) }
    package static let link = color("link") { Theme.accentText($0, $1) }

    // MARK: Lines and fills

    package static let separator = color("separator") { Theme.separator($0, $1, isTouch: Idiom.ofProcess.isTouch) }
    package static let opaqueSeparator = pair("opaqueSeparator", 0xC6C6C8, 0x38383A)
    package static let fill = color("systemFill") { Theme.fill(0, $0, $1) }
    package static let secondaryFill = color("secondarySystemFill") { Theme.fill(1, $0, $1) }
    package static let tertiaryFill = color("tertiarySystemFill") { Theme.fill(2, $0, $1) }
    package static let quaternaryFill = color("quaternarySystemFill") { Theme.fill(3, $0, $1) }

    // MARK: Backgrounds

    package static let window = ColorValue(.windowGround)
    package static let secondaryBackground = background("secondarySystemBackground", 1)
    package static let tertiaryBackground = background("tertiarySystemBackground", 2)
    package static let groupedBackground = ColorValue(.groupedGround)
    package static let groupedRow = ColorValue(.groupedRow)
    package static let tertiaryGroupedBackground = pair("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E)
    package static let raised = color("raisedBackground") { scheme, _ in Theme.raisedBackground(scheme) }
    package static let control = color("controlBackground") { scheme, _ in Theme.controlBackground(scheme) }
}
