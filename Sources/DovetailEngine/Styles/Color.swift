import AttributeGraph
import Foundation

/// A colour: a view that fills the space it is given, and a style to draw with.
public struct Color: Hashable, Sendable {
    package indirect enum Storage: Hashable, Sendable {
        case fixed(Color.Resolved)
        case hue(Theme.Hue)
        case label(Int)
        case accent
        /// The tint around.
        case tint
        case opacity(Color, Double)
        case clear
        case white
        case black
        /// A colour of an asset catalogue.
        case asset(ColorResource)
        case mix(Color, Color, Double, Gradient.ColorSpace)
        /// A colour of the system's, or of an app's own code, that differs between environments.
        case dynamic(DynamicColor)
    }

    package let storage: Storage

    // Disfavoured, so that in this package too `Color(.white)` is the platform colour where UIKit or AppKit is imported.
    @_disfavoredOverload
    package init(_ storage: Storage) { self.storage = storage }

    /// A colour from its components, each in 0...1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        storage = .fixed(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// A gray: 0 is black, 1 white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour from hue, saturation and brightness, each in 0...1. Hues repeat outside of that.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ n: Double) -> Double {
            var k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            if k < 0 { k += 6 }
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A colour with nothing left to look up.
    public init(_ resolved: Resolved) { storage = .fixed(resolved) }

    /// A colour of an asset catalogue in a bundle, the app's own by default. One that is not there is clear, and logged once.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(ColorResource(name: name, bundle: bundle ?? .main))
    }

    /// A colour of an asset catalogue.
    public init(_ resource: ColorResource) { storage = .asset(resource) }

    /// The colour of text.
    public static let primary = Color(.label(0))
    /// The colour of less important text.
    public static let secondary = Color(.label(1))
    /// The program's accent colour, that of ``View/accentColor(_:)`` around, or the tint that a whole screen was given: a `tint(_:)` around
    /// the outermost navigation view, tab view or split view. A tint further in is for controls, and leaves this colour as it is. Where there
    /// is no such view, it is the tint.
    public static let accentColor = Color(.accent)

    /// The tint of controls around it, for parts of the library's own controls.
    package static let controlTint = Color(.tint)

    /// Whether the accent colour is a part of it, so that it can't be what that stands for.
    package var refersToAccent: Bool {
        switch storage {
        case .accent, .tint: true
        case .opacity(let color, _): color.refersToAccent
        case .mix(let one, let other, _, _): one.refersToAccent || other.refersToAccent
        default: false
        }
    }

    /// The colour, made more transparent.
    public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

    /// A colour between this one and another: 0 is this one, 1 the other.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mix(self, rhs, fraction, colorSpace))
    }

    /// The colour in an environment: standard colours differ between light and dark.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch storage {
        case .fixed(let color): return color
        case .hue(let hue): return Theme.hue(hue, environment.colorScheme, environment.builtIn.contrast)
        case .label(let level):
            if environment.builtIn.isOnSelection {
                return level <= 0
                    ? Resolved(red: 1, green: 1, blue: 1) : Theme.selectedSecondary(environment.colorScheme)
            }
            return Theme.label(level, environment.colorScheme, environment.builtIn.contrast, environment.idiom)
        case .accent:
            return environment.builtIn.accentInForce?.resolve(in: environment)
                ?? Theme.accent(environment.colorScheme, environment.builtIn.contrast)
        case .tint: return (environment.builtIn.tint ?? .accentColor).resolve(in: environment)
        case .opacity(let color, let opacity):
            return color.resolve(in: environment).multiplyingOpacity(by: opacity)
        case .clear: return .transparent
        case .white: return Resolved(red: 1, green: 1, blue: 1)
        case .black: return Resolved(red: 0, green: 0, blue: 0)
        case .asset(let resource): return resource.resolve(in: environment)
        case .mix(let first, let second, let fraction, let space):
            return first.resolve(in: environment).mixed(
                with: second.resolve(in: environment), by: fraction.isNaN ? 0 : min(max(fraction, 0), 1),
                perceptually: space.isPerceptual)
        case .dynamic(let color): return color.resolve(environment)
        }
    }
}

extension Color: CustomStringConvertible {
    /// The colour's name, or its components as `#RRGGBBAA`; after its opacity in whole percents, where it has one of its own.
    public var description: String {
        switch storage {
        case .fixed(let color): color.description
        case .hue(let hue): "\(hue)"
        case .label(let level): ["primary", "secondary", "tertiary", "quaternary", "quinary"][min(max(level, 0), 4)]
        case .accent, .tint: "accentColor"
        case .opacity(let color, let opacity): "\(Self.percent(opacity)) \(color)"
        case .clear: "clear"
        case .white: "white"
        case .black: "black"
        case .asset(let resource): "NamedColor(name: \"\(resource.name)\", bundle: \(resource.bundle))"
        case .mix(let first, let second, let fraction, _): "\(Self.percent(fraction)) \(second) in \(first)"
        case .dynamic(let color): color.name
        }
    }

    private static func percent(_ share: Double) -> String {
        String(format: "%.0f%%", (share * 100).rounded())
    }
}

extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(resolve(in: environment))
    }
}

extension Color.Resolved: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _ResolvedPaint(self) }
}

// These are all there is for `Color.red` too: had `Color` some of its own, the compiler would find two for each and try both with all that
// goes with them, which has no end in long chains of modifiers. `primary` and `secondary` are not among them: where a style is wanted
// those are levels of the one in force.
extension ShapeStyle where Self == Color {
    public static var red: Color { Color(.hue(.red)) }
    public static var orange: Color { Color(.hue(.orange)) }
    public static var yellow: Color { Color(.hue(.yellow)) }
    public static var green: Color { Color(.hue(.green)) }
    public static var mint: Color { Color(.hue(.mint)) }
    public static var teal: Color { Color(.hue(.teal)) }
    public static var cyan: Color { Color(.hue(.cyan)) }
    public static var blue: Color { Color(.hue(.blue)) }
    public static var indigo: Color { Color(.hue(.indigo)) }
    public static var purple: Color { Color(.hue(.purple)) }
    public static var pink: Color { Color(.hue(.pink)) }
    public static var brown: Color { Color(.hue(.brown)) }
    public static var gray: Color { Color(.hue(.gray)) }
    public static var white: Color { Color(Color.Storage.white) }
    public static var black: Color { Color(Color.Storage.black) }
    public static var clear: Color { Color(Color.Storage.clear) }
}

extension Color: _ExpressibleByColorLiteral {
    /// A colour literal.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(Resolved(red: red, green: green, blue: blue, opacity: alpha))
    }
}

extension Color {
    /// The same colour, as colour literals are written: `Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))`.
    // Disfavoured, so that `Color(.red)` is the platform colour where UIKit or AppKit is imported, as on Apple's systems.
    @_disfavoredOverload
    public init(_ color: Color) { self = color }
}
