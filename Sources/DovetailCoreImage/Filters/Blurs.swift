import Foundation

extension FilterCatalogue {
    static let blurs: [FilterDefinition] = [
        .image("CIGaussianBlur", "Gaussian Blur", kCICategoryBlur, [.number(kCIInputRadiusKey, 10, 0...100)]) {
            image, values in image.gaussian(values.length(kCIInputRadiusKey))
        },
        .image("CIBoxBlur", "Box Blur", kCICategoryBlur, [.number(kCIInputRadiusKey, 10, 1...100)]) { image, values in
            let radius = values.length(kCIInputRadiusKey)
            guard radius > 0 else { return image }
            return image.boxed(Float(radius) + 0.5, growth: radius.rounded(.up))
        },
        .image(
            "CIMotionBlur", "Motion Blur", kCICategoryBlur,
            [.number(kCIInputRadiusKey, 20, 0...100), .number(kCIInputAngleKey, 0, -Double.pi...Double.pi)]
        ) { image, values in
            let (radius, angle) = (min(values.length(kCIInputRadiusKey), 1000), values.length(kCIInputAngleKey))
            guard radius > 0 else { return image }
            let (dx, dy) = (cos(angle), sin(angle))
            let (reachX, reachY) = ((abs(dx) * radius).rounded(.up), (abs(dy) * radius).rounded(.up))
            let steps = Int(radius.rounded(.up))
            return image.applying(
                ScanOperation(
                    area: { $0.grown(x: reachX, y: reachY) },
                    region: { rect, _ in rect.grown(x: Int(reachX) + 1, y: Int(reachY) + 1) },
                    color: { input, x, y in
                        var sum = Pixel.zero
                        for step in -steps...steps {
                            let way = Float(step) * Float(radius) / Float(steps)
                            sum += input.sample(Float(x) + 0.5 + way * Float(dx), Float(y) + 0.5 + way * Float(dy))
                        }
                        return sum / Float(2 * steps + 1)
                    }))
        },
        .image(
            "CIZoomBlur", "Zoom Blur", kCICategoryBlur, [.center, .number("inputAmount", 20, -200...200)]
        ) { image, values in
            let (center, amount) = (values.point(kCIInputCenterKey), values.number("inputAmount") / 200)
            guard amount != 0 else { return image }
            return image.applyingWithinExtent(
                ScanOperation(
                    region: { rect, _ in
                        // What is nearer to the centre, or as much farther away.
                        let scale = CGFloat(1 - amount)
                        let moved = CGRect(
                            x: center.x + (rect.cgRect.minX - center.x) * scale,
                            y: center.y + (rect.cgRect.minY - center.y) * scale, width: rect.cgRect.width * abs(scale),
                            height: rect.cgRect.height * abs(scale))
                        return rect.union(PixelRect(covering: moved)).grown(2)
                    },
                    color: { input, x, y in
                        let (dx, dy) = (Float(center.x) - Float(x) - 0.5, Float(center.y) - Float(y) - 0.5)
                        let steps = min(max(Int((hypotf(dx, dy) * abs(amount)).rounded(.up)), 1), 64)
                        var sum = Pixel.zero
                        for step in 0...steps {
                            let way = amount * Float(step) / Float(steps)
                            sum += input.sample(Float(x) + 0.5 + dx * way, Float(y) + 0.5 + dy * way)
                        }
                        return sum / Float(steps + 1)
                    }))
        },
        .image(
            "CIUnsharpMask", "Unsharp Mask", kCICategorySharpen,
            [.number(kCIInputRadiusKey, 2.5, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
        ) { image, values in
            let intensity = values.number(kCIInputIntensityKey)
            let blurred = image.gaussianWithinExtent(values.length(kCIInputRadiusKey))
            return image.combined(with: blurred, .first) { pixel, blurred, _ in
                (pixel + (pixel - blurred) * intensity).withinAlpha(pixel.w)
            }
        },
        .image(
            "CISharpenLuminance", "Sharpen Luminance", kCICategorySharpen,
            [.number(kCIInputSharpnessKey, 0.4, 0...2), .number(kCIInputRadiusKey, 1.69, 0...20)]
        ) { image, values in
            let sharpness = values.number(kCIInputSharpnessKey)
            let blurred = image.gaussianWithinExtent(values.length(kCIInputRadiusKey))
            return image.combined(with: blurred, .first) { pixel, blurred, _ in
                let change = (pixel.luminance - blurred.luminance) * sharpness
                return Pixel(pixel.x + change, pixel.y + change, pixel.z + change, pixel.w).withinAlpha(pixel.w)
            }
        },
    ]
}

extension CIImage {
    /// The picture blurred by a standard deviation in pixels; it grows by three of these.
    ///
    /// Three averages after each other are within 3 % of a Gaussian curve where it is wide; a narrow one is computed as it is.
    func gaussian(_ sigma: CGFloat) -> CIImage {
        guard sigma > 0, sigma.isFinite else { return self }
        let sigma = min(sigma, 10_000)
        let growth = (sigma * 3).rounded(.up)
        if sigma < 3 {
            let reach = Int(growth)
            var weights = (-reach...reach).map { expf(-Float($0 * $0) / Float(2 * sigma * sigma)) }
            let sum = weights.reduce(0, +)
            for index in weights.indices { weights[index] /= sum }
            return applying(ConvolutionOperation(axis: .horizontal, weights: weights, growth: growth))
                .applying(ConvolutionOperation(axis: .vertical, weights: weights, growth: growth))
        }
        let radius = Float(sqrt(4 * sigma * sigma + 1) / 2)
        var image = self
        for _ in 0..<3 { image = image.boxed(radius, growth: growth / 3) }
        return image
    }

    /// Each pixel as the mean of those around it, in a square that reaches `radius` from its middle.
    func boxed(_ radius: Float, growth: CGFloat) -> CIImage {
        applying(BoxOperation(axis: .horizontal, radius: radius, growth: growth))
            .applying(BoxOperation(axis: .vertical, radius: radius, growth: growth))
    }

    /// The picture blurred as if it went on beyond its edge, where it has pixels now.
    func gaussianWithinExtent(_ sigma: CGFloat) -> CIImage {
        extent.isInfinite ? gaussian(sigma) : clampedToExtent().gaussian(sigma).cropped(to: extent)
    }

    /// A picture of this one's pixels and those of others at the same places.
    func combined(
        with second: CIImage, third: CIImage? = nil, _ area: CombineOperation.Area,
        _ combine: @escaping @Sendable (Pixel, Pixel, Pixel) -> Pixel
    ) -> CIImage {
        let operation = CombineOperation(area: area, combine: combine)
        return third.map { applying(operation, with: second, $0) } ?? applying(operation, with: second)
    }
}

extension SIMD4 where Scalar == Float {
    /// Colours that are not below 0, with an alpha.
    func withinAlpha(_ alpha: Float) -> Self {
        Self(Swift.max(x, 0), Swift.max(y, 0), Swift.max(z, 0), alpha)
    }
}
