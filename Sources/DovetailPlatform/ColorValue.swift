import DovetailCore
import Foundation

/// What `UIColor` and `NSColor` are made of: a colour of SwiftUI's, and the components that it was given, if it was.
package struct ColorValue: Hashable, Sendable {
    /// Straight sRGB components, as given: what goes through `Color` is rounded to single precision.
    package struct Components: Hashable, Sendable {
        package var red: CGFloat
        package var green: CGFloat
        package var blue: CGFloat
        package var alpha: CGFloat

        package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }
    }

    package let color: Color
    private let given: Components?

    package init(_ color: Color) {
        self.color = color
        given = nil
    }

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
        given = Components(red: red, green: green, blue: blue, alpha: alpha)
    }

    package init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    /// Hue, saturation and brightness in 0...1, within which they are brought, as on Apple's systems.
    package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func bounded(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        let (hue, saturation, brightness) = (bounded(hue), bounded(saturation), bounded(brightness))
        func component(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// A colour that code works out for each colour scheme.
    package init(dynamic make: @escaping @Sendable (ColorScheme) -> ColorValue) {
        self.init(
            Color(
                .dynamic(
                    DynamicColor(name: "dynamic") { environment in
                        make(environment.colorScheme).color.resolve(in: environment)
                    })))
    }

    /// A colour of an asset catalogue; nil when there is none of that name.
    package init?(named name: String, bundle: Bundle?) {
        guard AssetCatalog.color(name, in: bundle, EnvironmentValues()) != nil else { return nil }
        self.init(Color(ColorResource(name: name, bundle: bundle ?? .main)))
    }

    package func components(in scheme: ColorScheme) -> Components {
        if let given { return given }
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.idiom = .ofProcess
        let resolved = color.resolve(in: environment)
        return Components(
            red: CGColor.digits(resolved.red), green: CGColor.digits(resolved.green),
            blue: CGColor.digits(resolved.blue), alpha: CGColor.digits(resolved.opacity))
    }

    /// The colour in a colour scheme, which does not differ any more.
    package func resolved(in scheme: ColorScheme) -> ColorValue {
        let parts = components(in: scheme)
        return ColorValue(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }

    package func withAlpha(_ alpha: CGFloat) -> ColorValue {
        if let given { return ColorValue(red: given.red, green: given.green, blue: given.blue, alpha: alpha) }
        if color.cgColor != nil {
            let parts = components(in: .light)
            return ColorValue(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
        }
        return ColorValue(dynamic: { resolved(in: $0).withAlpha(alpha) })
    }

    /// A colour between this one and another, by their sRGB components.
    package func blended(with other: ColorValue, fraction: CGFloat) -> ColorValue {
        let (first, second) = (components(in: .current), other.components(in: .current))
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        return ColorValue(
            red: between(first.red, second.red), green: between(first.green, second.green),
            blue: between(first.blue, second.blue), alpha: between(first.alpha, second.alpha))
    }
}

extension ColorValue.Components {
    package var white: CGFloat { 0.299 * red + 0.587 * green + 0.114 * blue }
    package var isGray: Bool { red == green && green == blue }

    package var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let span = high - low
        guard high > 0, span > 0 else { return (0, 0, max(high, 0)) }
        var hue: CGFloat
        if red == high {
            hue = (green - blue) / span
        } else if green == high {
            hue = 2 + (blue - red) / span
        } else {
            hue = 4 + (red - green) / span
        }
        if hue < 0 { hue += 6 }
        return (hue / 6, span / high, high)
    }
}

extension ColorScheme {
    /// That of the window in use, on the main thread; light elsewhere and without a window.
    package static var current: ColorScheme {
        guard MainThread.isCurrent else { return .light }
        return MainActor.assumeIsolated { ProgramWindows.ofProgram.current?.colorScheme ?? .light }
    }
}
