import Foundation

/// A linear change of colours: what each of red, green, blue and opacity becomes, from the four and 1. Straight alpha, gamma-encoded.
package struct ColorMap: Hashable, Sendable {
    /// Four rows of five.
    package var values: [Double]

    package init(_ values: [Double]) { self.values = values }

    package static let identity = ColorMap([
        1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
    ])

    /// The weights of red, green and blue in how light a colour is.
    package static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

    /// Adds to each part: -1 is black, 1 white.
    package static func brightness(_ amount: Double) -> ColorMap {
        ColorMap([1, 0, 0, 0, amount, 0, 1, 0, 0, amount, 0, 0, 1, 0, amount, 0, 0, 0, 1, 0])
    }

    /// Moves each part away from the middle, or towards it: 1 is as it was, 0 gray.
    package static func contrast(_ amount: Double) -> ColorMap {
        let offset = (1 - amount) / 2
        return ColorMap([
            amount, 0, 0, 0, offset, 0, amount, 0, 0, offset, 0, 0, amount, 0, offset, 0, 0, 0, 1, 0,
        ])
    }

    /// 1 is as it was, 0 gray.
    package static func saturation(_ amount: Double) -> ColorMap {
        let (r, g, b) = (luminance.red * (1 - amount), luminance.green * (1 - amount), luminance.blue * (1 - amount))
        return ColorMap([
            r + amount, g, b, 0, 0, r, g + amount, b, 0, 0, r, g, b + amount, 0, 0, 0, 0, 0, 1, 0,
        ])
    }

    /// Turns the hue, keeping how light a colour is.
    package static func hueRotation(_ angle: Angle) -> ColorMap {
        let (s, c) = (sin(angle.radians), cos(angle.radians))
        let (r, g, b) = luminance
        return ColorMap([
            r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0,
            r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0,
            r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0,
            0, 0, 0, 1, 0,
        ])
    }

    package static let invert = ColorMap([
        -1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0,
    ])

    package static func multiply(_ color: Color.Resolved) -> ColorMap {
        ColorMap([
            Double(color.red), 0, 0, 0, 0, 0, Double(color.green), 0, 0, 0, 0, 0, Double(color.blue), 0, 0,
            0, 0, 0, Double(color.opacity), 0,
        ])
    }

    /// Black, as opaque as the colour was light.
    package static let luminanceToAlpha = ColorMap([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, luminance.red, luminance.green, luminance.blue, 0, 0,
    ])

    /// First this change, then another.
    package func concatenating(_ other: ColorMap) -> ColorMap {
        var result: [Double] = []
        for row in 0..<4 {
            for column in 0..<5 {
                var sum = column == 4 ? other.values[row * 5 + 4] : 0
                for index in 0..<4 { sum += other.values[row * 5 + index] * values[index * 5 + column] }
                result.append(sum)
            }
        }
        return ColorMap(result)
    }

    /// Whether all values are numbers that can be drawn with.
    package var isFinite: Bool { values.allSatisfy(\.isFinite) }
}
