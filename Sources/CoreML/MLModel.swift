import DovetailBase
import Foundation
import LearnedModels

/// What a model computes on. Here it is the processor: it is kept, and nothing else.
public enum MLComputeUnits: Int, Sendable {
    case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

/// How a model is to be loaded. It is kept, and nothing else.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false
    open var modelDisplayName: String?
    public override init() {}
}

/// How an answer is to be found. It is kept, and nothing else.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
    open var usesCPUOnly = false
    public override init() {}
}

/// Something that goes into a model or comes out of it.
public final class MLFeatureDescription: NSObject, @unchecked Sendable {
    public let name: String
    public let type: MLFeatureType
    public let isOptional: Bool
    init(_ feature: LearnedModel.Feature) {
        name = feature.name
        isOptional = feature.isOptional
        type =
            switch feature.type {
            case .integer: .int64
            case .double: .double
            case .text: .string
            case .image: .image
            case .sequence: .sequence
            case .array: .multiArray
            case .dictionary: .dictionary
            case .other: .invalid
            }
    }
    /// Whether a value may go in there.
    public func isAllowedValue(_ value: MLFeatureValue) -> Bool {
        value.type == type && (isOptional || !value.isUndefined)
    }
}

/// What is told of a model.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
    public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
    public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
    public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
    public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}

/// What goes into a model and comes out of it, and what is told of it.
public final class MLModelDescription: NSObject, @unchecked Sendable {
    public let inputDescriptionsByName: [String: MLFeatureDescription]
    public let outputDescriptionsByName: [String: MLFeatureDescription]
    /// The output that is foretold; nil for none.
    public let predictedFeatureName: String?
    /// The output with the chances of each class; nil for none.
    public let predictedProbabilitiesName: String?
    public let metadata: [MLModelMetadataKey: Any]
    /// The classes that it chooses from; nil for numbers.
    public let classLabels: [Any]?

    init(_ model: LearnedModel) {
        func byName(_ features: [LearnedModel.Feature]) -> [String: MLFeatureDescription] {
            Dictionary(features.map { ($0.name, MLFeatureDescription($0)) }, uniquingKeysWith: { $1 })
        }
        inputDescriptionsByName = byName(model.inputs)
        outputDescriptionsByName = byName(model.outputs)
        predictedFeatureName = model.predictedFeature.isEmpty ? nil : model.predictedFeature
        predictedProbabilitiesName = model.predictedProbabilities.isEmpty ? nil : model.predictedProbabilities
        let about = model.metadata
        metadata = [
            .description: about.note, .versionString: about.version, .author: about.author, .license: about.license,
            .creatorDefinedKey: about.own,
        ]
        classLabels =
            switch model.classes {
            case .texts(let texts): texts
            case .integers(let integers): integers.map { Int64($0) }
            case nil: nil
            }
    }
}

/// A model that foretells something: one that Create ML made of a table, for instance.
///
/// Sums of weighted inputs, trees, and what prepares inputs for them and stands in pipelines with them are computed. Of other models, neural networks among
/// them, ``prediction(from:)`` throws an ``MLModelError`` and the log tells it once. Any thread.
open class MLModel: NSObject, @unchecked Sendable {
    /// What goes in and comes out.
    public let modelDescription: MLModelDescription
    public let configuration: MLModelConfiguration
    private let model: LearnedModel

    /// Reads a model's file (`.mlmodel`) or package (`.mlpackage`). Throws an ``MLModelError``.
    public init(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
        guard let model = LearnedModel(contentsOf: url) else {
            throw MLModelError(.io, "“\(url.lastPathComponent)” can't be read as a model.")
        }
        self.model = model
        self.configuration = configuration
        modelDescription = MLModelDescription(model)
    }
    /// Reads a model's file.
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel { try MLModel(contentsOf: url, configuration: configuration) }
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
    ) { handler(Result { try MLModel(contentsOf: url, configuration: configuration) }) }
    /// Makes ready what ``init(contentsOf:configuration:)`` reads: files are read as they are, so it is the file itself.
    open class func compileModel(at modelURL: URL) throws -> URL { modelURL }
    open class func compileModel(at modelURL: URL) async throws -> URL { modelURL }

    /// What comes out for what goes in. Throws an ``MLModelError`` where something is missing or of another type, and for models that are not computed.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        var values: [String: MLFeatureValue] = [:]
        for name in input.featureNames { values[name] = input.featureValue(for: name) }
        return MLDictionaryFeatureProvider(try model.answers(to: values))
    }
    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions
    ) throws -> any MLFeatureProvider { try prediction(from: input) }
    open func prediction(from input: any MLFeatureProvider) async throws -> any MLFeatureProvider {
        var values: [String: MLFeatureValue] = [:]
        for name in input.featureNames { values[name] = input.featureValue(for: name) }
        return MLDictionaryFeatureProvider(try model.answers(to: values))
    }

    /// Where the model of a name is in a bundle. Xcode compiles models; here they go along as they are. Called by what `dovetail open` writes.
    public static func _url(named name: String, in bundle: Bundle) -> URL? {
        ["mlmodel", "mlpackage"].lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }.first
    }
}
