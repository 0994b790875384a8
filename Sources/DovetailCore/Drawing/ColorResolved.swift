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

        /// A colour from linear-light components.
        public init(colorSpace: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            if colorSpace == .sRGBLinear {
                self.init(red: 0, green: 0, blue: 0, opacity: opacity)
                (linearRed, linearGreen, linearBlue) = (red, green, blue)
            } else {
                self.init(red: red, green: green, blue: blue, opacity: opacity)
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
            let value = magnitude <= 0.04045 ? magnitude / 12.92 : Float(pow(Double((magnitude + 0.055) / 1.055), 2.4))
            return encoded < 0 ? -value : value
        }

        private static func encoded(_ linear: Float) -> Float {
            let magnitude = abs(linear)
            let value =
                magnitude <= 0.0031308 ? magnitude * 12.92 : Float(1.055 * pow(Double(magnitude), 1 / 2.4) - 0.055)
            return linear < 0 ? -value : value
        }
    }

    /// The colour space that components are given in.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Gamma-encoded sRGB.
        case sRGB
        /// Linear-light sRGB.
        case sRGBLinear
        /// Display P3; drawn with sRGB's primaries here.
        case displayP3
    }
}
