import Foundation

extension AttributedString {
    /// How far apart the baselines of two lines of a text are.
    ///
    /// Those that depend on the font's size take that of the largest letters of a line, whatever room above and below the font asks for.
    public struct LineHeight: Hashable, Codable, Sendable {
        private enum Kind: Hashable, Codable, Sendable {
            case variable
            case multiple(CGFloat)
            case leading(CGFloat)
            case exact(CGFloat)
        }

        private let kind: Kind

        /// As the fonts of each line ask for.
        public static var variable: LineHeight { LineHeight(kind: .variable) }
        /// A multiple of the size of the letters that is felt as normal: 1.2 here. Apple does not tell its own.
        public static var normal: LineHeight { .multiple(factor: 1.2) }
        /// A multiple of the size of the letters that is felt as tight: 1.1 here. Apple does not tell its own.
        public static var tight: LineHeight { .multiple(factor: 1.1) }
        /// A multiple of the size of the letters that is felt as loose: 1.4 here. Apple does not tell its own.
        public static var loose: LineHeight { .multiple(factor: 1.4) }

        /// A multiple of the size of the letters.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }
        /// The size of the letters and a number of points more.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }
        /// A number of points.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

        /// In points, for letters of a size; nil for what the font asks for.
        func points(forSize size: CGFloat) -> CGFloat? {
            let points: CGFloat
            switch kind {
            case .variable: return nil
            case .multiple(let factor): points = size * factor
            case .leading(let increase): points = size + increase
            case .exact(let given): points = given
            }
            // Lines of no height at all would lie upon each other, and a text of them could not be hit.
            return points.bounded(by: 0.1...NumberLimits.fontSize, orIfNaN: 0.1)
        }
    }
}

extension AttributeScopes.SwiftUIAttributes {
    /// How far apart the lines of a paragraph are.
    public enum LineHeightAttribute: CodableAttributedStringKey {
        public typealias Value = AttributedString.LineHeight
        public static let name = "SwiftUI.LineHeight"
    }
}

extension EnvironmentValues {
    /// How far apart the lines of texts are, but for those that say it themselves; nil for what suits their font.
    public var lineHeight: AttributedString.LineHeight? {
        get { builtIn.text.lineHeight }
        set { builtIn.text.lineHeight = newValue }
    }
}
