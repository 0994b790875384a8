import Foundation

extension FilterCatalogue {
    private static let distortion = kCICategoryDistortionEffect

    static let distortions: [FilterDefinition] = [
        .image(
            "CITwirlDistortion", "Twirl Distortion", distortion,
            [
                .center, .number(kCIInputRadiusKey, 300, 0...500),
                .number(kCIInputAngleKey, Double.pi, -4 * Double.pi...4 * Double.pi),
            ]
        ) { image, values in
            let (center, radius) = (values.point(kCIInputCenterKey), values.length(kCIInputRadiusKey))
            let angle = values.number(kCIInputAngleKey)
            return image.applying(
                WarpOperation.circle(center: center, radius: radius) { x, y in
                    let (dx, dy) = (x - Float(center.x), y - Float(center.y))
                    let share = 1 - hypotf(dx, dy) / Float(radius)
                    guard share > 0 else { return (x, y) }
                    let turn = angle * share * share
                    let (cosine, sine) = (cosf(turn), sinf(turn))
                    return (Float(center.x) + dx * cosine - dy * sine, Float(center.y) + dx * sine + dy * cosine)
                })
        },
        .image(
            "CIBumpDistortion", "Bump Distortion", distortion,
            [.center, .number(kCIInputRadiusKey, 300, 0...600), .number(kCIInputScaleKey, 0.5, -1...1)]
        ) { image, values in
            let scale = values.number(kCIInputScaleKey)
            return image.scaledAround(values) { share in 1 - scale * share * share }
        },
        .image(
            "CIPinchDistortion", "Pinch Distortion", distortion,
            [.center, .number(kCIInputRadiusKey, 300, 0...1000), .number(kCIInputScaleKey, 0.5, 0...2)]
        ) { image, values in
            let scale = min(max(values.number(kCIInputScaleKey), 0), 2)
            return image.scaledAround(values) { share in 1 + scale * share * share }
        },
        .image(
            "CIKaleidoscope", "Kaleidoscope", kCICategoryTileEffect,
            [.whole("inputCount", 6, 1...64), .center, .number(kCIInputAngleKey, 0, -Double.pi...Double.pi)]
        ) { image, values in
            let count = max(values.number("inputCount").rounded(), 1)
            let (center, angle) = (values.point(kCIInputCenterKey), values.number(kCIInputAngleKey))
            let wedge = 2 * Float.pi / count
            return image.applying(
                WarpOperation(
                    area: { _ in .infinite },
                    region: { rect, extent in
                        guard extent.isInfinite else { return PixelRect(covering: extent) }
                        // Points keep their distance to the centre.
                        let far =
                            max(
                                abs(rect.cgRect.minX - center.x), abs(rect.cgRect.maxX - center.x),
                                abs(rect.cgRect.minY - center.y), abs(rect.cgRect.maxY - center.y)) * 1.5
                        return PixelRect(
                            covering: CGRect(x: center.x - far, y: center.y - far, width: far * 2, height: far * 2))
                    },
                    source: { x, y in
                        let (dx, dy) = (x - Float(center.x), y - Float(center.y))
                        let distance = hypotf(dx, dy)
                        var turn = (atan2f(dy, dx) - angle).truncatingRemainder(dividingBy: wedge)
                        if turn < 0 { turn += wedge }
                        // Each wedge is half a picture and its mirror image.
                        if turn > wedge / 2 { turn = wedge - turn }
                        turn += angle
                        return (Float(center.x) + cosf(turn) * distance, Float(center.y) + sinf(turn) * distance)
                    }))
        },
    ]
}

extension CIImage {
    /// The picture with points within a circle taken from nearer to its centre or farther away: `factor` says of a share, which is 1 in the middle and
    /// 0 at the edge, by how much.
    fileprivate func scaledAround(_ values: FilterValues, factor: @escaping @Sendable (Float) -> Float) -> CIImage {
        let (center, radius) = (values.point(kCIInputCenterKey), values.length(kCIInputRadiusKey))
        return applying(
            WarpOperation.circle(center: center, radius: radius) { x, y in
                let (dx, dy) = (x - Float(center.x), y - Float(center.y))
                let share = 1 - hypotf(dx, dy) / Float(radius)
                guard share > 0 else { return (x, y) }
                let scale = factor(share)
                return (Float(center.x) + dx * scale, Float(center.y) + dy * scale)
            })
    }
}
