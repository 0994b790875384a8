import DovetailCore
import DovetailPaint
import Foundation

/// What `UIFont` and `NSFont` are made of: a font of SwiftUI's, resolved.
package struct FontValue: Hashable, @unchecked Sendable {
    // The style holds values only; it is not marked so because one of its parts is not.
    package let font: Font
    package let style: TextRunStyle

    package init(_ font: Font) {
        self.font = font
        style = font.resolve(at: .large, idiom: .ofProcess)
    }

    /// The system font in a size, in points.
    package init(size: CGFloat, weight: Int, design: Font.Design = .default) {
        self.init(.system(size: size, weight: Font.Weight(value: weight), design: design))
    }

    /// A font by the name of a family or a face; nil when there is none, and none stands in for it.
    @MainActor
    package init?(name: String, size: CGFloat) {
        guard PangoTextEngine.shared.knowsFont(name) else { return nil }
        self.init(.custom(name, fixedSize: size))
    }

    package var pointSize: CGFloat { style.size }
    package var familyName: String { style.family ?? "System" }

    /// Text is measured on the main thread only.
    package var metrics: FontMetrics { MainThread.sync { PangoTextEngine.shared.metrics(of: style) } }
    package var xHeight: CGFloat { MainThread.sync { PangoTextEngine.shared.xHeight(of: style) } }

    package func withSize(_ size: CGFloat) -> FontValue { with(size: size) }

    /// The font with other values, where some are given.
    package func with(
        size: CGFloat? = nil, weight: Int? = nil, design: Font.Design? = nil, isItalic: Bool? = nil
    ) -> FontValue {
        let size = size ?? style.size
        let weight = Font.Weight(value: weight ?? style.weight)
        let font: Font
        if let family = style.family {
            font = Font.custom(family, fixedSize: size).weight(weight)
        } else {
            let own: Font.Design =
                switch style.design {
                case .standard: .default
                case .serif: .serif
                case .rounded: .rounded
                case .monospaced: .monospaced
                }
            font = .system(size: size, weight: weight, design: design ?? own)
        }
        var result = isItalic ?? style.isItalic ? font.italic() : font
        if style.hasMonospacedDigits { result = result.monospacedDigit() }
        return FontValue(result)
    }

    /// The font in bold, as UIKit and Core Text know that of any font: semibold for the system's where it is that on the device.
    package var bold: FontValue {
        let weight = font.value(of: .emphasized, beside: style.weight, in: .ofProcess)
        return weight == style.weight ? self : with(weight: weight)
    }

    /// The size of a text in this font, on lines as it has them, with further points after each character.
    package func measure(_ text: String, kern: NSNumber? = nil) -> CGSize {
        let further = CGFloat(kern?.doubleValue ?? 0) * CGFloat(text.count)
        guard !text.isEmpty else { return .zero }
        var resolved = ResolvedText(runs: [.init(text: text, style: style)])
        resolved.device = TextDevice(.ofProcess)
        var size = MainThread.sync { [resolved] in
            PangoTextEngine.shared.measure(resolved, width: nil, height: nil).size
        }
        size.width += further
        return size
    }

    /// The weight from 100 to 900 of the named one that is nearest to -1 to 1, where 0 is regular.
    package static func weight(nearest strength: CGFloat) -> Int {
        let named: [(CGFloat, Int)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
            (0.62, 900),
        ]
        return named.min { abs($0.0 - strength) < abs($1.0 - strength) }!.1
    }

    /// SwiftUI's style for the name that UIKit and AppKit have for a role: body for a name of an app's own.
    package static func textStyle(named name: String) -> Font.TextStyle {
        switch name {
        case "UICTFontTextStyleExtraLargeTitle": .extraLargeTitle
        case "UICTFontTextStyleExtraLargeTitle2": .extraLargeTitle2
        case "UICTFontTextStyleTitle0": .largeTitle
        case "UICTFontTextStyleTitle1": .title
        case "UICTFontTextStyleTitle2": .title2
        case "UICTFontTextStyleTitle3": .title3
        case "UICTFontTextStyleHeadline": .headline
        case "UICTFontTextStyleSubhead": .subheadline
        case "UICTFontTextStyleCallout": .callout
        case "UICTFontTextStyleFootnote": .footnote
        case "UICTFontTextStyleCaption1": .caption
        case "UICTFontTextStyleCaption2": .caption2
        default: .body
        }
    }
}

/// Sizes of the system's text, in points.
package enum SystemFontSize {
    package static var body: CGFloat { Font.TextStyle.body.size(in: .ofProcess) }
    package static var label: CGFloat { SystemFontIdiom[.ofProcess].label }
    package static var standard: CGFloat { SystemFontIdiom[.ofProcess].standard }
    package static var small: CGFloat { SystemFontIdiom[.ofProcess].small }
}

/// The sizes of the system's text that are no text style's, in points.
private struct SystemFontIdiom: IdiomTable {
    let label: CGFloat
    let standard: CGFloat
    let small: CGFloat

    static let pad = SystemFontIdiom(label: 17, standard: 14, small: 12)
    static let desktop = SystemFontIdiom(label: 13, standard: 13, small: 11)
}
