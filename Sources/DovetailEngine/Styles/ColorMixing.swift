import Foundation

extension Color.Resolved {
    /// The colour as numbers between which others lie, with the opacity folded in, so that mixing with a clear colour does not pass
    /// through that one's hue: its components, or its place in Oklab.
    func mixingVector(perceptually: Bool) -> SIMD4<Double> {
        let alpha = Double(opacity)
        let parts =
            perceptually
            ? oklab : SIMD3<Double>(Double(red), Double(green), Double(blue))
        return SIMD4<Double>(parts.x * alpha, parts.y * alpha, parts.z * alpha, alpha)
    }

    init(mixingVector vector: SIMD4<Double>, perceptually: Bool) {
        let factor = vector.w > 0 ? 1 / vector.w : 0
        let parts = SIMD3<Double>(vector.x, vector.y, vector.z) * factor
        if perceptually {
            self.init(oklab: parts, opacity: Float(vector.w))
        } else {
            self.init(red: Float(parts.x), green: Float(parts.y), blue: Float(parts.z), opacity: Float(vector.w))
        }
    }

    /// A colour between this one and another.
    package func mixed(with other: Color.Resolved, by fraction: Double, perceptually: Bool) -> Color.Resolved {
        let (first, second) = (
            mixingVector(perceptually: perceptually), other.mixingVector(perceptually: perceptually)
        )
        return Color.Resolved(mixingVector: first + (second - first) * fraction, perceptually: perceptually)
    }

    // Björn Ottosson, "A perceptual color space for image processing" (2020).
    private var oklab: SIMD3<Double> {
        let (r, g, b) = (Double(linearRed), Double(linearGreen), Double(linearBlue))
        let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
        let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
        let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
        return SIMD3<Double>(
            0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
            1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
            0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s)
    }

    private init(oklab lab: SIMD3<Double>, opacity: Float) {
        func cube(_ value: Double) -> Double { value * value * value }
        let l = cube(lab.x + 0.396_337_777_4 * lab.y + 0.215_803_757_3 * lab.z)
        let m = cube(lab.x - 0.105_561_345_8 * lab.y - 0.063_854_172_8 * lab.z)
        let s = cube(lab.x - 0.089_484_177_5 * lab.y - 1.291_485_548 * lab.z)
        self.init(
            colorSpace: .sRGBLinear, red: Float(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
            green: Float(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
            blue: Float(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s), opacity: opacity)
    }
}
