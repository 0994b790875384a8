import Foundation

/// A typeface, size and weight.
public struct Font: Hashable, Sendable {
    package indirect enum Storage: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        /// Scaled as the style is; not at all without one.
        case custom(name: String, size: CGFloat, style: TextStyle?)
        case weight(Font, Weight)
        case italic(Font)
        case monospacedDigit(Font)
        case monospaced(Font)
        /// As a share of the normal width.
        case width(Font, CGFloat)
        case leading(Font, Leading)
        case features(Font, TextRunStyle.Features)
        case upright(Font)
        /// So many times as large.
        case scaled(Font, CGFloat)
        /// In points.
        case sized(Font, CGFloat)
    }

    package let storage: Storage

    package init(_ storage: Storage) { self.storage = storage }

    /// The role of a text, which decides its size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
        /// Larger than a large title, and bold. SwiftUI has it on visionOS alone, UIKit on iOS too.
        case extraLargeTitle
        /// Between a large title and an extra large one in rank, and bold. SwiftUI has it on visionOS alone, UIKit on iOS too.
        case extraLargeTitle2

        /// The styles that there are on all of Apple's systems.
        public static var allCases: [TextStyle] {
            [
                .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption,
                .caption2,
            ]
        }
    }

    /// How bold the strokes are.
    public struct Weight: Hashable, Sendable {
        /// 100 to 900, as CSS and OpenType count.
        package let value: Int

        package init(value: Int) { self.value = value }

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)

        /// What `bold()` asks for: bold letters of the style, which in most styles are semibold.
        package static let emphasized = Weight(value: 0)
    }

    /// The general look of a system font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The font of text for which none is set.
    public static let `default` = Font(.style(.body, nil, nil))
    public static let extraLargeTitle = Font(.style(.extraLargeTitle, nil, nil))
    public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2, nil, nil))
    public static let largeTitle = Font(.style(.largeTitle, nil, nil))
    public static let title = Font(.style(.title, nil, nil))
    public static let title2 = Font(.style(.title2, nil, nil))
    public static let title3 = Font(.style(.title3, nil, nil))
    public static let headline = Font(.style(.headline, nil, nil))
    public static let subheadline = Font(.style(.subheadline, nil, nil))
    public static let body = Font(.style(.body, nil, nil))
    public static let callout = Font(.style(.callout, nil, nil))
    public static let footnote = Font(.style(.footnote, nil, nil))
    public static let caption = Font(.style(.caption, nil, nil))
    public static let caption2 = Font(.style(.caption2, nil, nil))

    /// The system font for a role.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }
    /// The system font in a size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }
    /// A font by family name, in points at the size `.large`; it grows as body text does. Where it is not installed the
    /// system font stands in, and that is logged once.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }
    /// A font by family name, in points at the size `.large`; it grows as text of a style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, style: textStyle))
    }
    /// A font by family name, in points whatever the size of other text.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, style: nil))
    }

    public func weight(_ weight: Weight) -> Font { Font(.weight(self, weight)) }
    /// The font with bold letters: those of the text style, which are semibold in most styles, where `weight(.bold)` is always bold.
    public func bold() -> Font { weight(.emphasized) }
    public func italic() -> Font { Font(.italic(self)) }
    /// The font in bold, or not in bold.
    public func bold(_ isActive: Bool) -> Font {
        if isActive { return bold() }
        if case .weight(let font, .emphasized) = storage { return font }
        return weight(.regular)
    }
    /// The font in italics, or upright.
    public func italic(_ isActive: Bool) -> Font {
        if isActive { return italic() }
        if case .italic(let font) = storage { return font }
        return Font(.upright(self))
    }
    /// The font, so many times as large.
    public func scaled(by factor: CGFloat) -> Font { Font(.scaled(self, factor)) }
    /// The font in another size, in points.
    public func pointSize(_ size: CGFloat) -> Font { Font(.sized(self, size)) }
    public func monospacedDigit() -> Font { Font(.monospacedDigit(self)) }
    public func monospaced() -> Font { Font(.monospaced(self)) }

    /// The run style for this font; its colour is still to be set.
    package func resolve(at dynamicTypeSize: DynamicTypeSize, idiom: Idiom) -> TextRunStyle {
        switch storage {
        case .style(let style, let design, let weight):
            let scale = style.scale(at: dynamicTypeSize)
            var run = TextRunStyle(
                size: style.size(in: idiom) * scale, weight: (weight ?? style.weight(in: idiom)).value,
                color: .transparent)
            run.leading = style.leading(in: idiom) * scale
            run.design = design?.resolved ?? .standard
            return run
        case .system(let size, let weight, let design):
            var run = TextRunStyle(size: size, weight: (weight ?? .regular).value, color: .transparent)
            run.design = design?.resolved ?? .standard
            return run
        case .custom(let name, let size, let style):
            let scale = style?.lengthScale(at: dynamicTypeSize) ?? 1
            var run = TextRunStyle(size: size * scale, color: .transparent)
            run.family = name
            return run
        case .weight(let font, let weight):
            var run = font.resolve(at: dynamicTypeSize, idiom: idiom)
            run.weight = font.value(of: weight, beside: run.weight, in: idiom)
            return run
        case .italic(let font):
            var run = font.resolve(at: dynamicTypeSize, idiom: idiom)
            run.isItalic = true
            return run
        case .monospacedDigit(let font):
            var run = font.resolve(at: dynamicTypeSize, idiom: idiom)
            run.hasMonospacedDigits = true
            return run
        case .monospaced(let font):
            var run = font.resolve(at: dynamicTypeSize, idiom: idiom)
            run.design = .monospaced
            return run
        case .width(let font, let width):
            var run = font.resolve(at: dynamicTypeSize, idiom: idiom)
            run.width = width
            return run
        case .leading(let font, let leading):
            var run = font.resolve(at: dynamicTypeSize, idiom: idiom)
            run.lineHeight = leading.lineHeight
            return run
        case .features(let font, let features):
            var run = font.resolve(at: dynamicTypeSize, idiom: idiom)
            run.features.formUnion(features)
            return run
        case .upright(let font):
            var run = font.resolve(at: dynamicTypeSize, idiom: idiom)
            run.isItalic = false
            return run
        case .scaled(let font, let factor):
            var run = font.resolve(at: dynamicTypeSize, idiom: idiom)
            run.size *= factor
            run.leading *= factor
            return run
        case .sized(let font, let size):
            var run = font.resolve(at: dynamicTypeSize, idiom: idiom)
            if run.size > 0 { run.leading *= size / run.size }
            run.size = size
            return run
        }
    }
}

extension Font {
    /// A weight as a number, where the font has another one without it.
    package func value(of weight: Weight, beside own: Int, in idiom: Idiom) -> Int {
        guard weight == .emphasized else { return weight.value }
        // Heavier letters stay as they are.
        return max(own, emphasizedWeight(in: idiom).value)
    }

    /// The weight of bold letters. The system font of a set size is bold as body text is, and fonts of apps have a bold face.
    private func emphasizedWeight(in idiom: Idiom) -> Weight {
        var font = self
        while true {
            switch font.storage {
            case .style(let style, _, _): return style.emphasizedWeight(in: idiom)
            case .system: return TextStyle.body.emphasizedWeight(in: idiom)
            case .custom: return .bold
            case .weight(let inner, _), .italic(let inner), .monospacedDigit(let inner), .monospaced(let inner),
                .width(let inner, _), .leading(let inner, _), .features(let inner, _), .upright(let inner),
                .scaled(let inner, _), .sized(let inner, _):
                font = inner
            }
        }
    }
}

extension Font.TextStyle {
    /// The size at `.large`, in points: those that Apple's guidelines publish for iOS and for macOS.
    package func size(in idiom: Idiom) -> CGFloat {
        let sizes = TextIdiom[idiom]
        return switch self {
        // UIKit's on iOS; macOS has none.
        case .extraLargeTitle: 36
        case .extraLargeTitle2: 28
        case .largeTitle: sizes.largeTitle
        case .title: sizes.title
        case .title2: sizes.title2
        case .title3: sizes.title3
        case .headline, .body: sizes.body
        case .callout: sizes.callout
        case .subheadline: sizes.subheadline
        case .footnote: sizes.footnote
        case .caption: sizes.caption
        case .caption2: sizes.caption2
        }
    }

    /// What is kept free between the lines of two texts of this style, in points: the distance of baselines that Apple's guidelines publish for
    /// iOS, less the height of a line of the system font. On the desktop there is none.
    package func leading(in idiom: Idiom) -> CGFloat {
        guard TextIdiom[idiom].hasLeading else { return 0 }
        let distance: CGFloat =
            switch self {
            // Nothing is published of these two.
            case .extraLargeTitle, .extraLargeTitle2: 0
            case .largeTitle: 41
            case .title: 34
            case .title2: 28
            case .title3: 25
            case .headline, .body: 22
            case .callout: 21
            case .subheadline: 20
            case .footnote: 18
            case .caption: 16
            case .caption2: 13
            }
        return max(0, distance - FontMetrics(ofSystemFont: size(in: idiom), on: idiom).lineHeight)
    }

    /// The weight of bold letters, as Apple's guidelines publish it.
    package func emphasizedWeight(in idiom: Idiom) -> Font.Weight {
        switch self {
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2: .bold
        case .headline: TextIdiom[idiom].emphasizedHeadlineWeight
        case .caption: TextIdiom[idiom].emphasizedCaptionWeight
        default: .semibold
        }
    }

    package func weight(in idiom: Idiom) -> Font.Weight {
        switch self {
        case .extraLargeTitle, .extraLargeTitle2: .bold
        case .headline: TextIdiom[idiom].headlineWeight
        case .caption2: TextIdiom[idiom].caption2Weight
        default: .regular
        }
    }
}

extension Font.Design {
    package var resolved: TextRunStyle.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
