import Foundation

extension SIMD4 where Scalar == Float {
    /// Colour components multiplied by alpha.
    var premultiplied: Self { Self(x * w, y * w, z * w, w) }

    /// Colour components divided by alpha; of a clear pixel they are 0.
    var straight: Self { w == 1 ? self : w <= 0 ? .zero : Self(x / w, y / w, z / w, w) }

    /// Components of sRGB as amounts of light.
    var linear: Self { Self(Transfer.linear(x), Transfer.linear(y), Transfer.linear(z), w) }

    /// Amounts of light as components of sRGB.
    var encoded: Self { Self(Transfer.encoded(x), Transfer.encoded(y), Transfer.encoded(z), w) }

    /// The lightness of amounts of light, by the weights of Rec. 709.
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

    /// Components within 0...1.
    var bounded: Self { clamped(lowerBound: Self(repeating: 0), upperBound: Self(repeating: 1)) }

    func mixed(with other: Self, _ share: Float) -> Self { self * (1 - share) + other * share }

    /// The same alpha with other colour components.
    func withColor(_ red: Float, _ green: Float, _ blue: Float) -> Self { Self(red, green, blue, w) }
}

/// The curve of sRGB. What is below 0 is mirrored, what is above 1 goes on.
enum Transfer {
    static func linear(_ value: Float) -> Float {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : powf((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    static func encoded(_ light: Float) -> Float {
        let size = abs(light)
        // Of 1 the formula makes a little less.
        let value = size <= 0.0031308 ? size * 12.92 : size == 1 ? 1 : 1.055 * powf(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }

    /// The amounts of light of the 256 values that a byte has.
    static let linearOfByte: [Float] = (0...255).map { linear(Float($0) / 255) }

    /// The bytes of amounts of light in 0...1, in steps that are a fifth of the smallest step between two bytes.
    static let byteOfLinear: [UInt8] = (0...byteSteps).map { step in
        UInt8((encoded(Float(step) / Float(byteSteps)) * 255).rounded())
    }
    static let byteSteps = 16384
}

/// 0 below one edge, 1 above the other, and a smooth way between.
func smoothStep(_ low: Float, _ high: Float, _ value: Float) -> Float {
    if low == high { return value < low ? 0 : 1 }
    let share = min(max((value - low) / (high - low), 0), 1)
    return share * share * (3 - 2 * share)
}
