import Foundation

/// How big a person wants text to be. `.large` is the size that nobody asked for.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the sizes for people who see badly.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension Font.TextStyle {
    /// How much bigger than at `.large` text in this style is. Big text grows less than small text, as on Apple's systems.
    package func scale(at size: DynamicTypeSize) -> CGFloat {
        if size == .large { return 1 }
        let sizes = appleSizes
        return sizes[DynamicTypeSize.allCases.firstIndex(of: size)!] / sizes[3]
    }

    /// The sizes of Apple's type scale, from `.xSmall` to `.accessibility5`; here only their ratios count.
    private var appleSizes: [CGFloat] {
        switch self {
        // No figures are known: they grow as large titles do.
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }
}

extension EnvironmentValues {
    /// How big text is to be. Text styles and custom fonts follow it; system fonts of a given size don't.
    public var dynamicTypeSize: DynamicTypeSize {
        get { builtIn.dynamicTypeSize }
        set { builtIn.dynamicTypeSize = newValue }
    }
}
