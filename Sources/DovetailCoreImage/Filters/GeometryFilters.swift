import Foundation

extension FilterCatalogue {
    static let geometry: [FilterDefinition] = [
        .image(
            "CIAffineTransform", "Affine Transform", kCICategoryGeometryAdjustment, [.transform(kCIInputTransformKey)]
        ) { image, values in image.transformed(by: values.transform(kCIInputTransformKey)) },
        .image("CIAffineClamp", "Affine Clamp", kCICategoryTileEffect, [.transform(kCIInputTransformKey)]) {
            image, values in image.clampedToExtent().transformed(by: values.transform(kCIInputTransformKey))
        },
        .image(
            "CICrop", "Crop", kCICategoryGeometryAdjustment,
            [FilterInput(key: "inputRectangle", kind: .vector([-1e300, -1e300, CGFloat.infinity, CGFloat.infinity]))]
        ) { image, values in
            let rect = values.vector("inputRectangle").cgRectValue
            return rect.width.isFinite && rect.height.isFinite ? image.cropped(to: rect) : image
        },
        .image(
            "CILanczosScaleTransform", "Lanczos Scale Transform", kCICategoryGeometryAdjustment,
            [.number(kCIInputScaleKey, 1, 0.05...1.5), .number(kCIInputAspectRatioKey, 1, 0.5...2)]
        ) { image, values in
            let scale = values.length(kCIInputScaleKey)
            let across = scale * values.length(kCIInputAspectRatioKey)
            guard scale > 0.0001, across > 0.0001 else { return .empty() }
            return image.applying(ResampleOperation(axis: .horizontal, scale: across))
                .applying(ResampleOperation(axis: .vertical, scale: scale))
        },
        .image(
            "CIAreaAverage", "Area Average", kCICategoryReduction, [.vector(kCIInputExtentKey, 0, 0, 640, 80)]
        ) { image, values in
            let rect = values.vector(kCIInputExtentKey).cgRectValue
            return rect.isInfinite || rect.isEmpty ? nil : image.applying(AverageOperation(rect: rect))
        },
    ]
}
