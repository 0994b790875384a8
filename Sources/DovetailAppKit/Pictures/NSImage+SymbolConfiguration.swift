import DovetailCore
import DovetailPaint
import DovetailPlatform
import Foundation

/// A symbol, and how it is drawn.
struct ConfiguredSymbol: Sendable {
    let name: String
    let label: String?
    var configuration = NSImage.SymbolConfiguration()
}

extension NSImage {
    /// How large a symbol is beside texts.
    public enum SymbolScale: Int, Sendable {
        case small = 1
        case medium, large

        fileprivate var scale: Image.Scale { self == .small ? .small : self == .large ? .large : .medium }
    }

    /// How large, how heavy and in which colours a symbol is drawn.
    ///
    ///     image.withSymbolConfiguration(.init(pointSize: 40, weight: .bold))
    public final class SymbolConfiguration: NSObject, NSCopying, @unchecked Sendable {
        // Immutable, as what they refer to.
        fileprivate var pointSize: CGFloat?
        fileprivate var weight: NSFont.Weight?
        fileprivate var scale: SymbolScale?
        fileprivate var colors: [NSColor]?
        fileprivate var mode: SymbolRenderingMode?

        /// Nothing is said.
        public override init() { super.init() }

        private convenience init(_ change: (SymbolConfiguration) -> Void) {
            self.init()
            change(self)
        }

        /// As large as a text of a size, in points, and as heavy as one of a weight.
        public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
            self.init {
                $0.pointSize = pointSize
                $0.weight = weight
            }
        }
        /// As large as a text of a size, in points, and as heavy as one of a weight.
        public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: SymbolScale) {
            self.init {
                $0.pointSize = pointSize
                $0.weight = weight
                $0.scale = scale
            }
        }
        /// As large as a text in a role.
        public convenience init(textStyle: NSFont.TextStyle) {
            self.init { $0.pointSize = NSFont.preferredFont(forTextStyle: textStyle).pointSize }
        }
        /// As large as a text in a role.
        public convenience init(textStyle: NSFont.TextStyle, scale: SymbolScale) {
            self.init {
                $0.pointSize = NSFont.preferredFont(forTextStyle: textStyle).pointSize
                $0.scale = scale
            }
        }
        /// Larger or smaller beside texts.
        public convenience init(scale: SymbolScale) { self.init { $0.scale = scale } }
        /// Its layers in colours of their own.
        public convenience init(paletteColors: [NSColor]) {
            self.init {
                $0.colors = paletteColors
                $0.mode = .palette
            }
        }
        /// Its layers in a colour, some of them weaker.
        public convenience init(hierarchicalColor: NSColor) {
            self.init {
                $0.colors = [hierarchicalColor]
                $0.mode = .hierarchical
            }
        }
        /// In the symbol's own colours.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration { $0.mode = .multicolor }
        }
        /// In one colour.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration { $0.mode = .monochrome }
        }
        /// In one colour, some of its layers weaker.
        public class func preferringHierarchical() -> SymbolConfiguration {
            SymbolConfiguration { $0.mode = .hierarchical }
        }

        /// This configuration, where another one says nothing else.
        public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration {
                $0.pointSize = configuration.pointSize ?? pointSize
                $0.weight = configuration.weight ?? weight
                $0.scale = configuration.scale ?? scale
                $0.colors = configuration.mode == nil ? colors : configuration.colors
                $0.mode = configuration.mode ?? mode
            }
        }

        fileprivate var isEmpty: Bool { pointSize == nil && weight == nil && scale == nil && mode == nil }
        fileprivate var isColored: Bool { colors != nil || mode == .multicolor }

        public func copy(with zone: NSZone? = nil) -> Any { self }
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
                && colors == other.colors && mode == other.mode
        }
        public override var hash: Int { pointSize.hashValue ^ weight.hashValue ^ scale.hashValue }
    }

    /// What a symbol was drawn by; one that says nothing for other pictures.
    public var symbolConfiguration: SymbolConfiguration { symbol?.configuration ?? SymbolConfiguration() }

    /// The symbol as a configuration says, and as was said of it before; nil where the picture is none.
    ///
    /// A symbol with a configuration is a picture of pixels, three for each point. Ask for it on the main thread: elsewhere it is the plain symbol.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
        guard let symbol else { return nil }
        return drawn(by: symbol.configuration.applying(configuration))
    }

    /// The symbol as a configuration alone says; nil where the picture is none.
    func drawn(by configuration: SymbolConfiguration) -> NSImage? {
        guard var symbol, let plain = PictureValue(symbol: symbol.name) else { return nil }
        symbol.configuration = configuration
        var value = symbol.drawn ?? plain
        value.image.label = symbol.label
        let image = NSImage(value)
        image.isTemplate = isTemplate
        image.symbol = symbol
        return image
    }
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
            value.image = value.image.renderingMode(configuration.isColored ? .original : .template)
            return value
        }
    }

    @MainActor private var view: some View {
        let weight = configuration.weight.map { Font.Weight(value: $0.value) } ?? .regular
        let colors = (configuration.colors ?? []).map { Color(nsColor: $0) }
        let image = Image(systemName: name).symbolRenderingMode(configuration.mode)
        return Group {
            switch colors.count {
            case 0: image
            case 1: image.foregroundStyle(colors[0])
            case 2: image.foregroundStyle(colors[0], colors[1])
            default: image.foregroundStyle(colors[0], colors[1], colors[2])
            }
        }
        .font(.system(size: configuration.pointSize ?? NSFont.systemFontSize).weight(weight))
        .imageScale((configuration.scale ?? .medium).scale)
    }
}
