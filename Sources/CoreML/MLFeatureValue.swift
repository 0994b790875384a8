import CoreVideo
import Foundation

/// What kind of value something is.
public enum MLFeatureType: Int, Sendable {
    case invalid = 0, int64, double, string, image, multiArray, dictionary, sequence, state
}

/// Something that goes into a model or comes out of it.
public final class MLFeatureValue: NSObject, @unchecked Sendable {
    /// What it is. Sequences have no values here: nothing is computed of them.
    enum Content {
        case missing(MLFeatureType)
        case integer(Int64)
        case double(Double)
        case text(String)
        case array(MLMultiArray)
        case picture(CVPixelBuffer)
        case texts([String: Double])
        case integers([Int64: Double])
    }
    let content: Content
    init(_ content: Content) { self.content = content }

    public convenience init(double value: Double) { self.init(.double(value)) }
    public convenience init(int64 value: Int64) { self.init(.integer(value)) }
    public convenience init(string value: String) { self.init(.text(value)) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.array(value)) }
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.picture(value)) }
    /// A value that is not there.
    public convenience init(undefined type: MLFeatureType) { self.init(.missing(type)) }
    /// Numbers by texts or whole numbers. Throws an ``MLModelError`` where there are other keys.
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
        if let texts = value as? [String: NSNumber] {
            self.init(.texts(texts.mapValues(\.doubleValue)))
        } else {
            var integers: [Int64: Double] = [:]
            for (key, number) in value {
                guard let key = (key as? Int64) ?? (key as? Int).map({ Int64($0) }) else {
                    throw MLModelError(.featureType, "Keys are texts or whole numbers.")
                }
                integers[key] = number.doubleValue
            }
            self.init(.integers(integers))
        }
    }

    public var type: MLFeatureType {
        switch content {
        case .missing(let type): type
        case .integer: .int64
        case .double: .double
        case .text: .string
        case .array: .multiArray
        case .picture: .image
        case .texts, .integers: .dictionary
        }
    }
    public var isUndefined: Bool { if case .missing = content { true } else { false } }
    /// The number; 0 for what is none.
    public var doubleValue: Double { if case .double(let value) = content { value } else { 0 } }
    public var int64Value: Int64 { if case .integer(let value) = content { value } else { 0 } }
    public var stringValue: String { if case .text(let value) = content { value } else { "" } }
    public var multiArrayValue: MLMultiArray? { if case .array(let value) = content { value } else { nil } }
    public var imageBufferValue: CVPixelBuffer? { if case .picture(let value) = content { value } else { nil } }
    public var dictionaryValue: [AnyHashable: NSNumber] {
        switch content {
        case .texts(let values):
            Dictionary(uniqueKeysWithValues: values.map { (AnyHashable($0), NSNumber(value: $1)) })
        case .integers(let values):
            Dictionary(uniqueKeysWithValues: values.map { (AnyHashable($0), NSNumber(value: $1)) })
        default: [:]
        }
    }
    public override func isEqual(_ object: Any?) -> Bool {
        switch (content, (object as? MLFeatureValue)?.content) {
        case (.missing(let own), .missing(let other)): own == other
        case (.integer(let own), .integer(let other)): own == other
        case (.double(let own), .double(let other)): own == other
        case (.text(let own), .text(let other)): own == other
        case (.array(let own), .array(let other)): own.isEqual(other)
        case (.picture(let own), .picture(let other)): own === other
        case (.texts(let own), .texts(let other)): own == other
        case (.integers(let own), .integers(let other)): own == other
        default: false
        }
    }
    public override var hash: Int { type.rawValue }
}

/// Values by names.
public protocol MLFeatureProvider {
    /// The names of all values.
    var featureNames: Set<String> { get }
    /// A value; nil for none of that name.
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values by names, of a dictionary.
public final class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    public let dictionary: [String: MLFeatureValue]
    /// Numbers, texts, arrays and ``MLFeatureValue``s. Throws an ``MLModelError`` for others.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as String: MLFeatureValue(string: value)
            case let value as MLMultiArray: MLFeatureValue(multiArray: value)
            case let value as Double: MLFeatureValue(double: value)
            case let value as Float: MLFeatureValue(double: Double(value))
            case let value as any BinaryInteger: MLFeatureValue(int64: Int64(truncatingIfNeeded: value))
            case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
            case let value as [AnyHashable: NSNumber]: try MLFeatureValue(dictionary: value)
            default: throw MLModelError(.featureType, "\(Swift.type(of: value)) is no value for a model.")
            }
        }
    }
    init(_ values: [String: MLFeatureValue]) { dictionary = values }
    public var featureNames: Set<String> { Set(dictionary.keys) }
    public func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    public subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
