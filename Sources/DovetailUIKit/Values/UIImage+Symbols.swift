import DovetailCore
import DovetailPaint
import DovetailPlatform
import Foundation

/// A symbol, and how it is drawn.
struct ConfiguredSymbol: Sendable {
    let name: String
    var configuration = UIImage.SymbolConfiguration()
}

extension UIImage {
    /// What a picture is chosen and drawn by.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// How large, how heavy and in which colours a symbol is drawn.
    ///
    ///     UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
    ///
    /// A symbol with a configuration is a picture of pixels, three for each point, in one colour unless the configuration has some. Ask for it on the
    /// main thread: elsewhere it is the plain symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Immutable, as what they refer to.
        fileprivate var font: UIFont?
        fileprivate var pointSize: CGFloat?
        fileprivate var weight: SymbolWeight?
        fileprivate var scale: SymbolScale?
        fileprivate var colors: [UIColor]?
        fileprivate var mode: SymbolRenderingMode?

        override init() { super.init() }

        private convenience init(_ change: (SymbolConfiguration) -> Void) {
            self.init()
            change(self)
        }

        /// As large as a text of a size, in points.
        public convenience init(pointSize: CGFloat) { self.init { $0.pointSize = pointSize } }
        /// As large as a text of a size, in points, and as heavy as one of a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init {
                $0.pointSize = pointSize
                $0.weight = weight
            }
        }
        /// As large as a text of a size, in points, and as heavy as one of a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init {
                $0.pointSize = pointSize
                $0.weight = weight
                $0.scale = scale
            }
        }
        /// As large as a text in a role.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init { $0.font = .preferredFont(forTextStyle: textStyle) }
        }
        /// As large as a text in a role.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init {
                $0.font = .preferredFont(forTextStyle: textStyle)
                $0.scale = scale
            }
        }
        /// As large as a text in a font.
        public convenience init(font: UIFont) { self.init { $0.font = font } }
        /// As large as a text in a font.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init {
                $0.font = font
                $0.scale = scale
            }
        }
        /// Larger or smaller beside texts.
        public convenience init(scale: SymbolScale) { self.init { $0.scale = scale } }
        /// As heavy as a text of a weight.
        public convenience init(weight: SymbolWeight) { self.init { $0.weight = weight } }
        /// Its layers in colours of their own.
        public convenience init(paletteColors: [UIColor]) {
            self.init {
                $0.colors = paletteColors
                $0.mode = .palette
            }
        }
        /// Its layers in a colour, some of them weaker.
        public convenience init(hierarchicalColor: UIColor) {
            self.init {
                $0.colors = [hierarchicalColor]
                $0.mode = .hierarchical
            }
        }
        /// Nothing is said.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration() }
        /// In the symbol's own colours.
        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration { $0.mode = .multicolor }
        }
        /// In one colour.
        public static func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration { $0.mode = .monochrome }
        }

        /// This configuration, where another one says nothing else.
        public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other = otherConfiguration else { return self }
            return SymbolConfiguration {
                let hasSize = other.pointSize != nil || other.font != nil
                $0.font = hasSize ? other.font : font
                $0.pointSize = hasSize ? other.pointSize : pointSize
                $0.weight = other.weight ?? weight
                $0.scale = other.scale ?? scale
                $0.colors = other.mode == nil ? colors : other.colors
                $0.mode = other.mode ?? mode
            }
        }

        fileprivate var isEmpty: Bool {
            font == nil && pointSize == nil && weight == nil && scale == nil && mode == nil
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return font == other.font && pointSize == other.pointSize && weight == other.weight && scale == other.scale
                && colors == other.colors && mode == other.mode
        }
        public override var hash: Int { pointSize.hashValue ^ weight.hashValue ^ scale.hashValue }
    }

    /// How large a symbol is beside texts.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large

        fileprivate var scale: Image.Scale { self == .small ? .small : self == .large ? .large : .medium }
    }

    /// How heavy the lines of a symbol are.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The weight of a font that is as heavy.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// A symbol as a configuration says; nil when the symbol set has none of that name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let plain = PictureValue(symbol: name) else { return nil }
        let symbol = ConfiguredSymbol(
            name: name, configuration: configuration as? SymbolConfiguration ?? SymbolConfiguration())
        self.init(symbol.drawn ?? plain, symbol: symbol)
    }

    /// The symbol as a configuration says, in place of what was said of it; the picture itself where it is none.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol else { return self }
        return UIImage(systemName: symbol.name, withConfiguration: configuration) ?? self
    }

    /// The symbol as a configuration says, and as was said of it before; nil where the picture is none.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol else { return nil }
        return withConfiguration(symbol.configuration.applying(configuration))
    }

    /// What a symbol was drawn by; nil for other pictures.
    public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }
}

extension ConfiguredSymbol {
    /// The symbol as pixels; nil where nothing is said of it.
    fileprivate var drawn: PictureValue? {
        guard !configuration.isEmpty, MainThread.isCurrent else { return nil }
        return MainActor.assumeIsolated {
            let renderer = ImageRenderer(content: view)
            renderer.scale = 3
            renderer.colorScheme = .current
            guard let data = renderer.pngData, var value = PictureValue(data: data, scale: renderer.scale) else {
                return nil
            }
            value.image = value.image.renderingMode(isColored ? .original : .template)
            return value
        }
    }

    private var isColored: Bool { configuration.colors != nil || configuration.mode == .multicolor }

    @MainActor private var view: some View {
        let weight = configuration.weight.map { Font.Weight(value: $0.fontWeight().value) }
        var font = configuration.font.map { Font($0) } ?? .system(size: configuration.pointSize ?? 17)
        if let weight { font = font.weight(weight) }
        let colors = (configuration.colors ?? []).map { Color(uiColor: $0) }
        let image = Image(systemName: name).symbolRenderingMode(configuration.mode)
        return Group {
            switch colors.count {
            case 0: image
            case 1: image.foregroundStyle(colors[0])
            case 2: image.foregroundStyle(colors[0], colors[1])
            default: image.foregroundStyle(colors[0], colors[1], colors[2])
            }
        }
        .font(font)
        .imageScale((configuration.scale ?? .medium).scale)
    }
}
