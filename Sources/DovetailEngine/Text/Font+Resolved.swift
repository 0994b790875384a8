import Foundation

extension Font {
    /// What a font is resolved with: all that decides its size and looks beside the font itself.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        let dynamicTypeSize: DynamicTypeSize
        let idiom: Idiom

        public var debugDescription: String { "Font.Context(dynamicTypeSize: \(dynamicTypeSize), idiom: \(idiom))" }
    }

    /// A font as it is shown in one environment.
    ///
    /// SwiftUI has its object of Core Text beside that, which Linux has not.
    public struct Resolved: Hashable, Sendable {
        /// In points.
        public let pointSize: CGFloat
        public let weight: Weight
        /// How wide the letters are.
        public let width: Width
        /// How far apart lines are.
        public let leading: Leading
        /// Whether the weight is semibold or more.
        public var isBold: Bool { weight.value >= Weight.semibold.value }
        public let isItalic: Bool
        /// Whether all letters are of one width.
        public let isMonospaced: Bool
        /// Whether small letters are small capitals.
        public let isLowercaseSmallCaps: Bool
        /// Whether capital letters are small capitals.
        public let isUppercaseSmallCaps: Bool
        /// Whether all letters are small capitals.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }

        init(_ style: TextRunStyle) {
            pointSize = style.size
            weight = Weight(value: style.weight)
            width = Width(style.width - 1)
            leading = [Leading.tight, .loose].first { $0.lineHeight == style.lineHeight } ?? .standard
            isItalic = style.isItalic
            isMonospaced = style.design == .monospaced
            isLowercaseSmallCaps = style.features.contains(.lowercaseSmallCaps)
            isUppercaseSmallCaps = style.features.contains(.uppercaseSmallCaps)
        }
    }

    /// The font as it is shown where the context is from.
    public func resolve(in context: Context) -> Resolved {
        Resolved(resolve(at: context.dynamicTypeSize, idiom: context.idiom))
    }
}

extension EnvironmentValues {
    /// What fonts are resolved with here; see ``Font/resolve(in:)``.
    public var fontResolutionContext: Font.Context {
        Font.Context(dynamicTypeSize: dynamicTypeSize, idiom: idiom)
    }
}
