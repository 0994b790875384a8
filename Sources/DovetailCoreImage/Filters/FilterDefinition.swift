import DovetailCore
import Foundation

/// What a filter is: its inputs with their defaults, and the picture that it makes.
struct FilterDefinition: Sendable {
    /// Such as “CISepiaTone”.
    let name: String
    /// Such as “Sepia Tone”.
    let title: String
    let categories: [String]
    let inputs: [FilterInput]
    /// The result; nil when an input that it needs is not set.
    let output: @Sendable (FilterValues) -> CIImage?

    init(
        _ name: String, _ title: String, _ category: String, _ inputs: [FilterInput],
        _ output: @escaping @Sendable (FilterValues) -> CIImage?
    ) {
        self.name = name
        self.title = title
        categories = [category, kCICategoryStillImage, kCICategoryVideo, kCICategoryBuiltIn]
        self.inputs = inputs
        self.output = output
    }

    /// A filter of one picture, which is the first of its inputs.
    static func image(
        _ name: String, _ title: String, _ category: String, _ inputs: [FilterInput] = [],
        _ output: @escaping @Sendable (CIImage, FilterValues) -> CIImage?
    ) -> FilterDefinition {
        FilterDefinition(name, title, category, [.image(kCIInputImageKey)] + inputs) { values in
            values.image(kCIInputImageKey).flatMap { output($0, values) }
        }
    }

    func input(_ key: String) -> FilterInput? { inputs.first { $0.key == key } }
}

/// An input of a filter.
struct FilterInput: Sendable {
    enum Kind: Sendable {
        case image
        case number(Double, slider: ClosedRange<Double>)
        case whole(Int, slider: ClosedRange<Double>)
        case flag(Bool)
        case position(CGFloat, CGFloat)
        case vector([CGFloat])
        case color(CGFloat, CGFloat, CGFloat, CGFloat)
        case transform
        case data
        case text(String)
    }
    /// Such as “inputRadius”.
    let key: String
    let kind: Kind

    static func image(_ key: String) -> FilterInput { FilterInput(key: key, kind: .image) }

    static func number(_ key: String, _ value: Double, _ slider: ClosedRange<Double>) -> FilterInput {
        FilterInput(key: key, kind: .number(value, slider: slider))
    }

    static func whole(_ key: String, _ value: Int, _ slider: ClosedRange<Double>) -> FilterInput {
        FilterInput(key: key, kind: .whole(value, slider: slider))
    }

    static func flag(_ key: String, _ value: Bool) -> FilterInput { FilterInput(key: key, kind: .flag(value)) }

    static func position(_ key: String, _ x: CGFloat, _ y: CGFloat) -> FilterInput {
        FilterInput(key: key, kind: .position(x, y))
    }

    static func vector(_ key: String, _ values: CGFloat...) -> FilterInput {
        FilterInput(key: key, kind: .vector(values))
    }

    static func color(_ key: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> FilterInput {
        FilterInput(key: key, kind: .color(red, green, blue, 1))
    }

    static func transform(_ key: String) -> FilterInput { FilterInput(key: key, kind: .transform) }
    static func data(_ key: String) -> FilterInput { FilterInput(key: key, kind: .data) }
    static func text(_ key: String, _ value: String) -> FilterInput { FilterInput(key: key, kind: .text(value)) }

    static let center = FilterInput.position(kCIInputCenterKey, 150, 150)

    /// The value before another one is set.
    var defaultValue: Any? {
        switch kind {
        case .image, .data: nil
        case .number(let value, _): NSNumber(value: value)
        case .whole(let value, _): NSNumber(value: value)
        case .flag(let value): NSNumber(value: value)
        case .position(let x, let y): CIVector(x: x, y: y)
        case .vector(let values): CIVector(values)
        case .color(let red, let green, let blue, let alpha): CIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .transform: CGAffineTransform.identity
        case .text(let value): value
        }
    }

    /// What `CIFilter.attributes` tells of it.
    var attributes: [String: Any] {
        var result: [String: Any] = [
            kCIAttributeDisplayName: String(key.dropFirst(key.hasPrefix("input") ? 5 : 0)),
            kCIAttributeClass: className,
        ]
        result[kCIAttributeDefault] = defaultValue
        switch kind {
        case .image: result[kCIAttributeType] = kCIAttributeTypeImage
        case .number(_, let slider), .whole(_, let slider):
            result[kCIAttributeSliderMin] = NSNumber(value: slider.lowerBound)
            result[kCIAttributeSliderMax] = NSNumber(value: slider.upperBound)
            if case .whole = kind {
                result[kCIAttributeType] = kCIAttributeTypeInteger
            } else {
                result[kCIAttributeType] = kCIAttributeTypeScalar
            }
        case .flag: result[kCIAttributeType] = kCIAttributeTypeBoolean
        case .position: result[kCIAttributeType] = kCIAttributeTypePosition
        case .vector(let values): if values.count == 4 { result[kCIAttributeType] = kCIAttributeTypeRectangle }
        case .color: result[kCIAttributeType] = kCIAttributeTypeColor
        case .transform: result[kCIAttributeType] = kCIAttributeTypeTransform
        case .data, .text: break
        }
        return result
    }

    private var className: String {
        switch kind {
        case .image: "CIImage"
        case .number, .whole, .flag: "NSNumber"
        case .position, .vector: "CIVector"
        case .color: "CIColor"
        case .transform: "NSValue"
        case .data: "NSData"
        case .text: "NSString"
        }
    }
}
