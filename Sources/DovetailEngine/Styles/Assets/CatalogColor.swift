import Foundation

/// A colour of an asset catalogue, with its variants.
struct CatalogColor {
    private enum Value {
        case fixed(Color.Resolved)
        /// One of the system's, which has variants of its own.
        case system(Color)
    }

    private let variants: [(variant: AssetVariant, value: Value)]

    init(_ contents: [String: Any]) {
        variants = (contents["colors"] as? [[String: Any]] ?? []).compactMap { entry in
            // A colour that was made and never set has variants without a colour.
            (entry["color"] as? [String: Any]).flatMap(Self.value).map { (AssetVariant(entry), $0) }
        }
    }

    /// The variant that suits best; nil when there is none for the environment.
    func resolve(in environment: EnvironmentValues) -> Color.Resolved? {
        var best: (fit: Int, value: Value)?
        for (variant, value) in variants {
            if let fit = variant.fit(environment), fit > best?.fit ?? -1 { best = (fit, value) }
        }
        switch best?.value {
        case .fixed(let color): return color
        case .system(let color): return color.resolve(in: environment)
        case nil: return nil
        }
    }

    private static func value(_ entry: [String: Any]) -> Value? {
        if let reference = entry["reference"] as? String { return systemColors[reference].map { .system($0) } }
        let components = entry["components"] as? [String: Any] ?? [:]
        func number(_ name: String, isFraction: Bool = false) -> Float? {
            (components[name].map { "\($0)" }).flatMap { component($0, isFraction: isFraction) }
        }
        let opacity = number("alpha", isFraction: true) ?? 1
        let space: Color.RGBColorSpace =
            switch entry["color-space"] as? String {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        if let white = number("white") {
            return .fixed(.init(colorSpace: space, red: white, green: white, blue: white, opacity: opacity))
        }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return .fixed(.init(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A component is written as `0xFF`, as 0 to 255 or, with a point, as 0.0 to 1.0. An opacity without a point of 0 or 1 is meant
    /// as it stands.
    static func component(_ text: String, isFraction: Bool = false) -> Float? {
        if text.lowercased().hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
        guard let value = Float(text), value.isFinite else { return nil }
        return text.contains(".") || text.contains("e") || isFraction && value <= 1 ? value : value / 255
    }

    private static let systemColors: [String: Color] = {
        var colors: [String: Color] = [
            "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green,
            "systemMint": .mint,
            "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue, "systemIndigo": .indigo,
            "systemPurple": .purple,
            "systemPink": .pink, "systemBrown": .brown, "systemGray": .gray, "label": .primary,
            "secondaryLabel": .secondary,
            "black": .black, "white": .white, "text": .primary, "controlAccent": .accentColor, "tint": .accentColor,
        ]
        for (name, color) in colors { colors[name + "Color"] = color }
        return colors
    }()
}
