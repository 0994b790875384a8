import DovetailEngine
import Foundation
import Testing

/// What the library's own controls draw stands out from what it is drawn on as WCAG 2.2 asks at level AA: texts by 4.5:1, outlines, marks and
/// rings by 3:1. The pairs are those in use, and the colours are the tokens that the controls are made of.
@Suite struct ThemeContrastTests {
    struct Look: CustomTestStringConvertible, Sendable {
        let scheme: ColorScheme
        let contrast: ColorSchemeContrast
        var testDescription: String { "\(scheme), \(contrast)" }

        static let all = ColorScheme.allCases.flatMap { scheme in
            ColorSchemeContrast.allCases.map { Look(scheme: scheme, contrast: $0) }
        }
    }

    /// Everything that texts of controls can stand on.
    private func grounds(_ look: Look) -> [String: Color.Resolved] {
        var grounds: [String: Color.Resolved] = [
            "raised": Theme.raisedBackground(look.scheme), "control": Theme.controlBackground(look.scheme),
        ]
        for idiom in [Idiom.phone, .desktop] {
            for isPresented in [false, true] {
                let name = "\(idiom)\(isPresented ? ", presented" : "")"
                grounds["window, \(name)"] = Theme.windowBackground(look.scheme, idiom, isPresented: isPresented)
                grounds["grouped, \(name)"] = Theme.groupedBackground(look.scheme, idiom, isPresented: isPresented)
                grounds["row, \(name)"] = Theme.groupedRow(look.scheme, idiom, isPresented: isPresented)
            }
            grounds["level 1, \(idiom)"] = Theme.background(1, look.scheme, idiom)
        }
        return grounds
    }

    /// The same with what controls put over them: fills, the ground of a selected row, of a bordered button, of a field for searching.
    private func fills(_ look: Look) -> [String: Color.Resolved] {
        let overlays: [String: Color.Resolved] = [
            "selected row": gray(look.scheme == .light ? 0 : 1, look.scheme == .light ? 0.1 : 0.16),
            "bordered button": gray(look.scheme == .light ? 0.45 : 0.6, look.scheme == .light ? 0.14 : 0.26),
            "search field": gray(0.5, 0.16),
            "segments": gray(look.scheme == .light ? 0 : 1, 0.07),
        ]
        var result: [String: Color.Resolved] = [:]
        // On the ground of a control nothing else is filled.
        for (name, ground) in grounds(look) where name != "control" && name != "level 1, desktop" {
            for (kind, overlay) in overlays { result["\(kind) on \(name)"] = overlay.over(ground) }
        }
        return result
    }

    private func gray(_ white: Float, _ opacity: Float) -> Color.Resolved {
        Color.Resolved(red: white, green: white, blue: white, opacity: opacity)
    }

    private func expect(
        _ name: String, _ colors: [String: Color.Resolved], on grounds: [String: Color.Resolved], _ needed: Double,
        _ look: Look
    ) {
        for (colorName, color) in colors {
            for (groundName, ground) in grounds {
                let contrast = color.over(ground).contrast(to: ground)
                #expect(
                    contrast >= needed,
                    "\(name): \(colorName) on \(groundName), \(look.testDescription): \(contrast), \(needed) is needed")
            }
        }
    }

    @Test(arguments: Look.all) func `texts of controls can be read on grounds and on fills`(_ look: Look) {
        let texts: [String: Color.Resolved] = [
            "primary": Theme.label(0, look.scheme, look.contrast),
            "secondary": Theme.label(1, look.scheme, look.contrast),
            "placeholder": Theme.placeholder(look.scheme, look.contrast),
        ]
        expect("text", texts, on: grounds(look), 4.5, look)
        expect("text", texts, on: fills(look), 4.5, look)
    }

    @Test(arguments: Look.all) func `tinted texts can be read on grounds and on what they are pressed on`(_ look: Look)
    {
        let texts: [String: Color.Resolved] = [
            "accent": Theme.accentText(look.scheme, look.contrast),
            "what destroys": Theme.dangerText(look.scheme, look.contrast),
        ]
        expect("text", texts, on: grounds(look), 4.5, look)
        expect("text", texts, on: fills(look).filter { $0.key.hasPrefix("bordered button") }, 4.5, look)
    }

    @Test(arguments: Look.all) func `an app's text in the accent colour can be read on windows, rows and cards`(
        _ look: Look
    ) {
        let accent = Theme.accent(look.scheme, look.contrast)
        let plain = grounds(look).filter { !["control", "level 1, desktop"].contains($0.key) }
        expect("text", ["accent": accent], on: plain, 4.5, look)
    }

    @Test(arguments: Look.all) func `white can be read on fills of controls`(_ look: Look) {
        let fills: [String: Color.Resolved] = [
            "accent": Theme.accentFill(look.scheme, look.contrast),
            "what destroys": Theme.dangerFill(look.scheme, look.contrast),
            "neutral": Theme.neutralFill,
        ]
        expect("text", ["white": gray(1, 1)], on: fills, 4.5, look)
        expect(
            "text", ["secondary of a selected row": Theme.selectedSecondary(look.scheme)],
            on: ["accent": Theme.accentFill(look.scheme, look.contrast)], 4.5, look)
    }

    @Test(arguments: Look.all) func `outlines, marks and rings stand out`(_ look: Look) {
        let accent = Theme.accent(look.scheme, look.contrast)
        let marks: [String: Color.Resolved] = [
            "outline": Theme.controlOutline(look.scheme, look.contrast),
            "accent": accent,
            "focus ring": accent.multiplyingOpacity(by: 0.9),
            "switch": Theme.switchOn(look.scheme, look.contrast),
        ]
        expect("mark", marks, on: grounds(look).filter { $0.key != "level 1, desktop" }, 3, look)
        // A check mark in a box.
        expect(
            "mark", ["white": gray(1, 1)], on: ["accent fill": Theme.accentFill(look.scheme, look.contrast)], 3, look)
    }

    @Test(arguments: ColorScheme.allCases) func `the standard hues can be read where more contrast is wanted`(
        _ scheme: ColorScheme
    ) {
        let look = Look(scheme: scheme, contrast: .increased)
        let plain = grounds(look).filter { !["control", "level 1, desktop"].contains($0.key) }
        for hue in 0...12 {
            let hue = Theme.Hue(rawValue: hue)!
            expect("text", ["\(hue)": Theme.hue(hue, scheme, .increased)], on: plain, 4.5, look)
        }
    }

    @Test func `more contrast is never less`() {
        for scheme in ColorScheme.allCases {
            let ground = Theme.windowBackground(scheme, .desktop)
            func compare(_ name: String, _ color: (ColorSchemeContrast) -> Color.Resolved) {
                let (usual, more) = (color(.standard).over(ground), color(.increased).over(ground))
                #expect(more.contrast(to: ground) >= usual.contrast(to: ground), "\(name), \(scheme)")
            }
            for level in 0...4 { compare("label \(level)") { Theme.label(level, scheme, $0) } }
            for level in 0...4 { compare("fill \(level)") { Theme.fill(level, scheme, $0) } }
            for hue in 0...12 { compare("hue \(hue)") { Theme.hue(Theme.Hue(rawValue: hue)!, scheme, $0) } }
            compare("separator") { Theme.separator(scheme, $0) }
            compare("outline") { Theme.controlOutline(scheme, $0) }
            compare("accent") { Theme.accentText(scheme, $0) }
            compare("what destroys") { Theme.dangerText(scheme, $0) }
        }
    }
}

extension Color.Resolved {
    fileprivate func over(_ ground: Color.Resolved) -> Color.Resolved {
        func mixed(_ mine: Float, _ other: Float) -> Float { mine * opacity + other * (1 - opacity) }
        return Color.Resolved(
            red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
    }

    /// The contrast ratio of WCAG.
    fileprivate func contrast(to other: Color.Resolved) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private var luminance: Double {
        func linear(_ part: Float) -> Double {
            let part = Double(part)
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
