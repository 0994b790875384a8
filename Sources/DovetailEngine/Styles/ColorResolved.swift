import Foundation

extension Color {
    /// A colour as numbers, ready to be drawn: extended sRGB with straight (not premultiplied) alpha.
    public struct Resolved: Hashable, Sendable {
        /// Linear-light red, usually in 0...1.
        public var linearRed: Float
        /// Linear-light green, usually in 0...1.
        public var linearGreen: Float
        /// Linear-light blue, usually in 0...1.
        public var linearBlue: Float
        /// Opacity in 0...1.
        public var opacity: Float

        /// A colour from gamma-encoded (sRGB) components.
        public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            linearRed = Self.linear(red)
            linearGreen = Self.linear(green)
            linearBlue = Self.linear(blue)
            self.opacity = opacity
        }

        /// A colour from components in a colour space.
        public init(colorSpace: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.init(red: red, green: green, blue: blue, opacity: opacity)
            switch colorSpace {
            case .sRGB: break
            case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .displayP3:
                // From the primaries of P3 to those of sRGB; the gamma is the same. SwiftUI counts with four digits, so white is not quite white.
                let (r, g, b) = (linearRed, linearGreen, linearBlue)
                linearRed = 1.2249 * r - 0.2247 * g
                linearGreen = -0.0420 * r + 1.0419 * g
                linearBlue = -0.0197 * r - 0.0786 * g + 1.0979 * b
            }
        }

        /// Gamma-encoded red.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }
        /// Gamma-encoded green.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }
        /// Gamma-encoded blue.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        package static let transparent = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

        /// The same colour, `factor` times as opaque.
        package func multiplyingOpacity(by factor: Double) -> Color.Resolved {
            var copy = self
            copy.opacity *= Float(factor)
            return copy
        }

        private static func linear(_ encoded: Float) -> Float {
            let magnitude = abs(encoded)
            // By products, as SwiftUI counts: 0.3 comes back as a little less, and so as 4C and not as 4D of 255.
            // What is full stays full.
            let value: Float =
                if magnitude <= 0.04045 {
                    magnitude * 0.077_399_380_8
                } else if magnitude == 1 {
                    1
                } else {
                    powf(magnitude * 0.947_867_298 + 0.052_132_699_6, 2.4)
                }
            return encoded < 0 ? -value : value
        }

        private static func encoded(_ linear: Float) -> Float {
            let magnitude = abs(linear)
            let value: Float =
                if magnitude <= 0.0031308 {
                    magnitude * 12.92
                } else if magnitude == 1 {
                    1
                } else {
                    1.055 * powf(magnitude, 1 / 2.4) - 0.055
                }
            return linear < 0 ? -value : value
        }
    }

    /// The colour space that components are given in.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Gamma-encoded sRGB.
        case sRGB
        /// Linear-light sRGB.
        case sRGBLinear
        /// Gamma-encoded Display P3. What lies outside of sRGB is drawn in the nearest colour of that.
        case displayP3
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The components as `#RRGGBBAA`, each within 00...FF.
    public var description: String {
        "#"
            + [red, green, blue, opacity].map { component in
                let value = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
                return String(format: "%02X", value)
            }.joined()
    }
}

extension Color.Resolved: Codable {
    private enum CodingKeys: String, CodingKey { case linearRed, linearGreen, linearBlue, opacity }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            colorSpace: .sRGBLinear, red: try values.decode(Float.self, forKey: .linearRed),
            green: try values.decode(Float.self, forKey: .linearGreen),
            blue: try values.decode(Float.self, forKey: .linearBlue),
            opacity: try values.decode(Float.self, forKey: .opacity))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(linearRed, forKey: .linearRed)
        try values.encode(linearGreen, forKey: .linearGreen)
        try values.encode(linearBlue, forKey: .linearBlue)
        try values.encode(opacity, forKey: .opacity)
    }
}
