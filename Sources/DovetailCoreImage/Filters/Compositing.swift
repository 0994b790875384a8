import Foundation

/// How two pictures become one.
enum Compositing {
    /// The first over the second.
    static let sourceOver = CombineOperation(area: .union) { source, background, _ in
        source + background * (1 - source.w)
    }

    /// A mode that mixes the colours of both where they cover each other: `mix` gets the parts of source and background.
    static func blend(_ mix: @escaping @Sendable (Float, Float) -> Float) -> CombineOperation {
        CombineOperation(area: .union) { source, background, _ in
            let (over, under) = (source.straight, background.straight)
            let both = source.w * background.w
            let mixed = Pixel(mix(over.x, under.x), mix(over.y, under.y), mix(over.z, under.z), 1)
            return source * (1 - background.w) + background * (1 - source.w) + mixed * both
        }
    }
}

extension FilterCatalogue {
    private static let composite = kCICategoryCompositeOperation

    private static func compositing(_ name: String, _ title: String, _ operation: CombineOperation) -> FilterDefinition
    {
        .image("CI\(name)", title, composite, [.image(kCIInputBackgroundImageKey)]) { image, values in
            guard let background = values.image(kCIInputBackgroundImageKey) else { return image }
            return image.applying(operation, with: background)
        }
    }

    private static func blending(
        _ name: String, _ title: String, _ mix: @escaping @Sendable (Float, Float) -> Float
    ) -> FilterDefinition { compositing(name, title, Compositing.blend(mix)) }

    static let compositing: [FilterDefinition] = [
        compositing("SourceOverCompositing", "Source Over", Compositing.sourceOver),
        compositing(
            "SourceInCompositing", "Source In",
            CombineOperation(area: .intersection) { source, background, _ in source * background.w }),
        compositing(
            "SourceOutCompositing", "Source Out",
            CombineOperation(area: .first) { source, background, _ in source * (1 - background.w) }),
        compositing(
            "SourceAtopCompositing", "Source Atop",
            CombineOperation(area: .union) { source, background, _ in
                source * background.w + background * (1 - source.w)
            }),
        compositing(
            "AdditionCompositing", "Addition",
            CombineOperation(area: .union) { source, background, _ in
                let sum = source + background
                return sum.withinAlpha(min(sum.w, 1))
            }),
        compositing(
            "MultiplyCompositing", "Multiply",
            CombineOperation(area: .intersection) { source, background, _ in source * background }),
        compositing(
            "MaximumCompositing", "Maximum",
            CombineOperation(area: .union) { source, background, _ in pointwiseMax(source, background) }),
        compositing(
            "MinimumCompositing", "Minimum",
            CombineOperation(area: .intersection) { source, background, _ in pointwiseMin(source, background) }),
        blending("MultiplyBlendMode", "Multiply Blend Mode") { $0 * $1 },
        blending("ScreenBlendMode", "Screen Blend Mode") { $0 + $1 - $0 * $1 },
        blending("OverlayBlendMode", "Overlay Blend Mode") { hardLight($1, $0) },
        blending("HardLightBlendMode", "Hard Light Blend Mode") { hardLight($0, $1) },
        blending("SoftLightBlendMode", "Soft Light Blend Mode") { softLight($0, $1) },
        blending("DarkenBlendMode", "Darken Blend Mode") { min($0, $1) },
        blending("LightenBlendMode", "Lighten Blend Mode") { max($0, $1) },
        blending("DifferenceBlendMode", "Difference Blend Mode") { abs($0 - $1) },
        blending("ExclusionBlendMode", "Exclusion Blend Mode") { $0 + $1 - 2 * $0 * $1 },
        blending("ColorDodgeBlendMode", "Color Dodge Blend Mode") { $1 <= 0 ? 0 : $0 >= 1 ? 1 : min($1 / (1 - $0), 1) },
        blending("ColorBurnBlendMode", "Color Burn Blend Mode") {
            $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min((1 - $1) / $0, 1)
        },
        masked("CIBlendWithMask", "Blend with Mask") { min(max($0.luminance, 0), 1) },
        masked("CIBlendWithAlphaMask", "Blend with Alpha Mask") { $0.w },
        .image(
            "CIDissolveTransition", "Dissolve", kCICategoryTransition,
            [.image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0, 0...1)]
        ) { image, values in
            guard let target = values.image(kCIInputTargetImageKey) else { return nil }
            let time = min(max(values.number(kCIInputTimeKey), 0), 1)
            return image.combined(with: target, .union) { from, to, _ in from.mixed(with: to, time) }
        },
    ]

    private static func masked(
        _ name: String, _ title: String, _ share: @escaping @Sendable (Pixel) -> Float
    ) -> FilterDefinition {
        .image(
            name, title, kCICategoryStylize, [.image(kCIInputBackgroundImageKey), .image(kCIInputMaskImageKey)]
        ) { image, values in
            guard let mask = values.image(kCIInputMaskImageKey) else { return image }
            let background = values.image(kCIInputBackgroundImageKey) ?? .empty()
            return image.combined(with: background, third: mask, .union) { source, background, mask in
                background.mixed(with: source, share(mask))
            }.cropped(to: image.extent.joined(with: background.extent))
        }
    }

    private static func hardLight(_ over: Float, _ under: Float) -> Float {
        over <= 0.5 ? under * 2 * over : under + (2 * over - 1) - under * (2 * over - 1)
    }

    private static func softLight(_ over: Float, _ under: Float) -> Float {
        if over <= 0.5 { return under - (1 - 2 * over) * under * (1 - under) }
        let curve = under <= 0.25 ? ((16 * under - 12) * under + 4) * under : max(under, 0).squareRoot()
        return under + (2 * over - 1) * (curve - under)
    }
}
