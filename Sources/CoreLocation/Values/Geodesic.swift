import Foundation

/// The shortest way between two places on the ellipsoid of WGS 84.
enum Geodesic {
    private static let equatorialRadius = 6_378_137.0
    private static let flattening = 1 / 298.257223563

    /// The length of the way in metres, by the formulas of Vincenty (1975), which are exact to less than a millimetre.
    ///
    /// They have no answer for places that are nearly opposite to each other. The way on a sphere is returned for these, which is at most half a
    /// hundredth off.
    static func distance(
        _ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D
    ) -> CLLocationDistance {
        guard start.latitude != end.latitude || start.longitude != end.longitude else { return 0 }
        let (a, f) = (equatorialRadius, flattening)
        let b = a * (1 - f)
        let radians = Double.pi / 180
        let difference = (end.longitude - start.longitude).remainder(dividingBy: 360) * radians
        // Latitudes on the sphere that stands for the ellipsoid.
        let first = atan((1 - f) * tan(start.latitude * radians))
        let second = atan((1 - f) * tan(end.latitude * radians))
        let (sin1, cos1, sin2, cos2) = (sin(first), cos(first), sin(second), cos(second))
        var lambda = difference
        for _ in 0..<100 {
            let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
            let sinSigma = hypot(cos2 * sinLambda, cos1 * sin2 - sin1 * cos2 * cosLambda)
            guard sinSigma > 0 else { return 0 }
            let cosSigma = sin1 * sin2 + cos1 * cos2 * cosLambda
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos1 * cos2 * sinLambda / sinSigma
            let cosAlphaSquared = 1 - sinAlpha * sinAlpha
            // On the equator there is no middle.
            let cosMiddle = cosAlphaSquared > 1e-12 ? cosSigma - 2 * sin1 * sin2 / cosAlphaSquared : 0
            let c = f / 16 * cosAlphaSquared * (4 + f * (4 - 3 * cosAlphaSquared))
            let last = lambda
            lambda =
                difference + (1 - c) * f * sinAlpha
                * (sigma + c * sinSigma * (cosMiddle + c * cosSigma * (2 * cosMiddle * cosMiddle - 1)))
            guard abs(lambda - last) < 1e-12 else { continue }
            let u = cosAlphaSquared * (a * a - b * b) / (b * b)
            let bigA = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
            let bigB = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
            let correction =
                bigB * sinSigma
                * (cosMiddle + bigB / 4
                    * (cosSigma * (2 * cosMiddle * cosMiddle - 1) - bigB / 6 * cosMiddle
                        * (4 * sinSigma * sinSigma - 3) * (4 * cosMiddle * cosMiddle - 3)))
            return b * bigA * (sigma - correction)
        }
        let (latitude1, latitude2) = (start.latitude * radians, end.latitude * radians)
        let half =
            pow(sin((latitude2 - latitude1) / 2), 2) + cos(latitude1) * cos(latitude2) * pow(sin(difference / 2), 2)
        return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
    }
}
