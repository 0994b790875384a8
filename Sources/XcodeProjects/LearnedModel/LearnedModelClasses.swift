import Foundation
import LearnedModels

/// The three classes that Xcode writes for a model of Core ML when it builds: the model, what goes in, and what comes out.
struct LearnedModelClasses {
    /// The name of the model's class: that of its file.
    let name: String
    let source: String

    /// - Parameters:
    ///   - resource: The name of the model's file, without its type.
    ///   - bundle: Where the file is, as Swift says it.
    ///   - isolated: Whether the module's declarations are the main actor's where nothing else is said.
    init(_ model: LearnedModel, resource: String, bundle: String, isolated: Bool) {
        name = Self.identifier(resource)
        let free = isolated ? "nonisolated " : ""
        let head = "// Written by dovetail open, as Xcode does, of the model.\nimport CoreML\nimport Foundation\n"
        source = [
            head, Self.input(model, name, free), Self.output(model, name, free),
            Self.model(model, name, free, resource, bundle),
        ].joined(separator: "\n")
    }

    /// A name as Xcode makes it of what a file or a feature is called.
    static func identifier(_ text: String) -> String {
        let letters = text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        let name = String(letters)
        return name.first?.isNumber == true || name.isEmpty ? "_" + name : name
    }

    /// The type of a feature in Swift. Of sequences nothing is computed: they stay values of Core ML.
    private static func type(_ feature: LearnedModel.Feature) -> String {
        switch feature.type {
        case .integer: "Int64"
        case .double: "Double"
        case .text: "String"
        case .array: "MLMultiArray"
        case .dictionary(let hasTexts): hasTexts ? "[String: Double]" : "[Int64: Double]"
        case .image: "CVPixelBuffer"
        case .sequence, .other: "MLFeatureValue"
        }
    }

    private static func input(_ model: LearnedModel, _ name: String, _ free: String) -> String {
        var lines = ["\(free)public class \(name)Input: MLFeatureProvider {"]
        for input in model.inputs { lines.append("    public var \(identifier(input.name)): \(type(input))") }
        let names = model.inputs.map { "\"\($0.name)\"" }.joined(separator: ", ")
        lines.append("    public var featureNames: Set<String> { [\(names)] }")
        lines.append("    public func featureValue(for featureName: String) -> MLFeatureValue? {")
        lines.append("        switch featureName {")
        for input in model.inputs {
            let property = identifier(input.name)
            let value =
                switch input.type {
                case .integer: "MLFeatureValue(int64: \(property))"
                case .double: "MLFeatureValue(double: \(property))"
                case .text: "MLFeatureValue(string: \(property))"
                case .array: "MLFeatureValue(multiArray: \(property))"
                case .dictionary: "nil"
                case .image: "MLFeatureValue(pixelBuffer: \(property))"
                case .sequence, .other: property
                }
            lines.append("        case \"\(input.name)\": return \(dictionaryForm(input, property) ?? value)")
        }
        lines.append("        default: return nil\n        }\n    }")
        lines.append("    public init(\(parameters(model))) {")
        for input in model.inputs { lines.append("        self.\(identifier(input.name)) = \(identifier(input.name))") }
        lines.append("    }\n}\n")
        return lines.joined(separator: "\n")
    }

    private static func dictionaryForm(_ input: LearnedModel.Feature, _ property: String) -> String? {
        guard case .dictionary = input.type else { return nil }
        return
            "try? MLFeatureValue(dictionary: Dictionary(uniqueKeysWithValues: \(property).map { (AnyHashable($0), NSNumber(value: $1)) }))"
    }

    private static func parameters(_ model: LearnedModel) -> String {
        model.inputs.map { "\(identifier($0.name)): \(type($0))" }.joined(separator: ", ")
    }

    private static func output(_ model: LearnedModel, _ name: String, _ free: String) -> String {
        var lines = ["\(free)public class \(name)Output: MLFeatureProvider {"]
        lines.append("    private let provider: MLFeatureProvider")
        for output in model.outputs {
            let value = "provider.featureValue(for: \"\(output.name)\")"
            let read =
                switch output.type {
                case .integer: "\(value)?.int64Value ?? 0"
                case .double: "\(value)?.doubleValue ?? 0"
                case .text: "\(value)?.stringValue ?? \"\""
                case .array: "\(value)!.multiArrayValue!"
                case .dictionary(let hasTexts): dictionary(value, hasTexts ? "String" : "Int64")
                case .image: "\(value)!.imageBufferValue!"
                case .sequence, .other: "\(value)!"
                }
            lines.append("    public var \(identifier(output.name)): \(type(output)) { \(read) }")
        }
        lines.append("    public var featureNames: Set<String> { provider.featureNames }")
        lines.append("    public func featureValue(for featureName: String) -> MLFeatureValue? {")
        lines.append("        provider.featureValue(for: featureName)\n    }")
        lines.append("    public init(features: MLFeatureProvider) { provider = features }\n}\n")
        return lines.joined(separator: "\n")
    }

    private static func dictionary(_ value: String, _ key: String) -> String {
        "Dictionary(uniqueKeysWithValues: (\(value)?.dictionaryValue ?? [:]).compactMap { key, number in (key.base as? \(key)).map { ($0, number.doubleValue) } })"
    }

    private static func model(
        _ model: LearnedModel, _ name: String, _ free: String, _ resource: String, _ bundle: String
    ) -> String {
        let arguments = model.inputs.map { "\(identifier($0.name)): \(identifier($0.name))" }.joined(separator: ", ")
        return """
            \(free)public class \(name) {
                public let model: MLModel
                class var urlOfModelInThisBundle: URL {
                    MLModel._url(named: "\(resource)", in: \(bundle == ".main" ? "Bundle.main" : "Bundle.module"))
                        ?? URL(fileURLWithPath: "\(resource).mlmodel")
                }
                public init(model: MLModel) { self.model = model }
                public convenience init() {
                    try! self.init(contentsOf: Self.urlOfModelInThisBundle)
                }
                public convenience init(configuration: MLModelConfiguration) throws {
                    try self.init(contentsOf: Self.urlOfModelInThisBundle, configuration: configuration)
                }
                public convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
                    self.init(model: try MLModel(contentsOf: modelURL, configuration: configuration))
                }
                public class func load(configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> \(name) {
                    try \(name)(configuration: configuration)
                }
                public func prediction(input: \(name)Input) throws -> \(name)Output {
                    \(name)Output(features: try model.prediction(from: input))
                }
                public func prediction(input: \(name)Input, options: MLPredictionOptions) throws -> \(name)Output {
                    try prediction(input: input)
                }
                public func prediction(\(parameters(model))) throws -> \(name)Output {
                    try prediction(input: \(name)Input(\(arguments)))
                }
            }

            """
    }
}
