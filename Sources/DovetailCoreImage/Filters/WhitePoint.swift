import Foundation

/// The colour that counts as white, by its temperature in kelvin and a tint from green to magenta.
struct WhitePoint {
    private let x: Double
    private let y: Double

    init(_ vector: CIVector) {
        let kelvin = min(max(Double(vector.x), 1000), 25000)
        let (x, y) = Self.daylight(kelvin)
        // The tint moves across the curve of temperatures, in the plane where equal distances look alike.
        let scale = -2 * x + 12 * y + 3
        let (u, v) = (4 * x / scale, 6 * y / scale - Double(vector.y) / 3000)
        let back = 2 * u - 8 * v + 4
        (self.x, self.y) = (3 * u / back, 2 * v / back)
    }

    /// The place of a black body, by the cubic approximation of Kim and others; 6500 K is the white of sRGB.
    private static func daylight(_ kelvin: Double) -> (Double, Double) {
        func planck(_ kelvin: Double) -> (Double, Double) {
            let t = 1000 / kelvin
            let bounded = max(kelvin, 1667)
            let s = 1000 / bounded
            let x =
                bounded < 4000
                ? -0.2661239 * s * s * s - 0.2343589 * s * s + 0.8776956 * s + 0.179910
                : -3.0258469 * t * t * t + 2.1070379 * t * t + 0.2226347 * t + 0.240390
            let y =
                bounded < 2222
                ? -1.1063814 * x * x * x - 1.34811020 * x * x + 2.18555832 * x - 0.20219683
                : bounded < 4000
                    ? -0.9549476 * x * x * x - 1.37418593 * x * x + 2.09137015 * x - 0.16748867
                    : 3.0817580 * x * x * x - 5.87338670 * x * x + 3.75112997 * x - 0.37001483
            return (x, y)
        }
        return planck(kelvin)
    }

    /// The columns of the matrix that makes one white of another, for amounts of light of sRGB. Whites become each other, black stays.
    static func adaptation(from source: WhitePoint, to target: WhitePoint) -> (Pixel, Pixel, Pixel) {
        let (from, to) = (source.cones, target.cones)
        let gains = SIMD3(to.x / from.x, to.y / from.y, to.z / from.z)
        func column(_ color: SIMD3<Double>) -> Pixel {
            let result = times(rgbOfXYZ, times(xyzOfCones, times(conesOfXYZ, times(xyzOfRGB, color)) * gains))
            return Pixel(Float(result.x), Float(result.y), Float(result.z), 0)
        }
        return (column(SIMD3(1, 0, 0)), column(SIMD3(0, 1, 0)), column(SIMD3(0, 0, 1)))
    }

    private var cones: SIMD3<Double> { Self.times(Self.conesOfXYZ, SIMD3(x / y, 1, (1 - x - y) / y)) }

    private typealias Matrix = [SIMD3<Double>]

    private static func times(_ rows: Matrix, _ vector: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((rows[0] * vector).sum(), (rows[1] * vector).sum(), (rows[2] * vector).sum())
    }

    /// Bradford's cones.
    private static let conesOfXYZ: Matrix = [
        SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296),
    ]
    private static let xyzOfCones: Matrix = [
        SIMD3(0.9869929, -0.1470543, 0.1599627), SIMD3(0.4323053, 0.5183603, 0.0492912),
        SIMD3(-0.0085287, 0.0400428, 0.9684867),
    ]
    private static let xyzOfRGB: Matrix = [
        SIMD3(0.4124564, 0.3575761, 0.1804375), SIMD3(0.2126729, 0.7151522, 0.0721750),
        SIMD3(0.0193339, 0.1191920, 0.9503041),
    ]
    private static let rgbOfXYZ: Matrix = [
        SIMD3(3.2404542, -1.5371385, -0.4985314), SIMD3(-0.9692660, 1.8760108, 0.0415560),
        SIMD3(0.0556434, -0.2040259, 1.0572252),
    ]
}
