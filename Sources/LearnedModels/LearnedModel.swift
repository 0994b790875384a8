import Foundation

/// A model of Core ML as its file has it: what goes in and comes out, and how the one follows from the other.
package struct LearnedModel: Sendable {
    package var inputs: [Feature] = []
    package var outputs: [Feature] = []
    /// The output that is foretold, and that with the chances of each class; empty for none.
    package var predictedFeature = ""
    package var predictedProbabilities = ""
    package var metadata = Metadata()
    package var kind = Kind.other(0)

    /// Something that goes in or comes out.
    package struct Feature: Sendable {
        package let name: String
        package let note: String
        package let type: FeatureType
        package let isOptional: Bool
    }

    package enum FeatureType: Equatable, Sendable {
        case integer, double, text, image, sequence
        case array(shape: [Int])
        case dictionary(hasTexts: Bool)
        case other
    }

    package struct Metadata: Sendable {
        package var note = ""
        package var version = ""
        package var author = ""
        package var license = ""
        package var own: [String: String] = [:]
    }

    /// How what comes out follows from what goes in.
    package indirect enum Kind: Sendable {
        case pipeline([LearnedModel])
        case linear(LinearModel)
        case trees(TreeModel)
        case vectorizer([String])
        case oneHot(Categories)
        case imputer(Double?)
        case dictionaryVectorizer(Categories)
        case scaler(shift: [Double], scale: [Double])
        case normalizer(Int)
        case extractor([Int])
        case mapping(Mapping)
        case identity
        /// One that is not understood, by the number of its field.
        case other(Int)
    }

    /// Texts or numbers that something is one of.
    package enum Categories: Sendable {
        case texts([String])
        case integers([Int])
        package var count: Int {
            switch self {
            case .texts(let texts): texts.count
            case .integers(let integers): integers.count
            }
        }
    }

    /// Texts to numbers or back.
    package enum Mapping: Sendable {
        case toIntegers([String: Int], otherwise: Int)
        case toTexts([Int: String], otherwise: String)
    }

    /// Sums of weighted inputs.
    package struct LinearModel: Sendable {
        package var weights: [[Double]] = []
        package var offsets: [Double] = []
        /// 0 for the sum itself, 1 for its logistic, 2 for its probit.
        package var transform = 0
        /// The classes that it chooses from; nil for numbers.
        package var classes: Categories?
        package var isOneAgainstRest = false
    }

    /// Trees of questions, whose answers are added up.
    package struct TreeModel: Sendable {
        package var trees: [[Int: Node]] = []
        package var dimensions = 1
        package var base: [Double] = []
        /// 0 for the sum itself, 1 for a softmax, 2 for a logistic, 3 for a softmax with a first class of zero.
        package var transform = 0
        package var classes: Categories?

        package struct Node: Sendable {
            package var behavior = 0
            package var feature = 0
            package var value = 0.0
            package var yes = 0
            package var no = 0
            package var isMissingYes = false
            package var results: [(index: Int, value: Double)] = []
        }
    }

    /// Reads a file, or the one within a package (`.mlpackage`) or a compiled folder; nil for what is none.
    package init?(contentsOf url: URL) {
        var file = url
        if (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true {
            file = url.appendingPathComponent("Data/com.apple.CoreML/model.mlmodel")
        }
        guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
        self.init(data)
    }

    package init?(_ data: Data) { self.init(data, depth: 0) }

    /// Pipelines may stand within each other, but not without end.
    init?(_ data: Data, depth: Int) {
        guard depth < 16, let message = ProtobufMessage(data), let description = message.message(2) else { return nil }
        inputs = description.messages(1).map(Feature.init)
        outputs = description.messages(10).map(Feature.init)
        predictedFeature = description.text(11) ?? ""
        predictedProbabilities = description.text(12) ?? ""
        if let about = description.message(100) {
            metadata = Metadata(
                note: about.text(1) ?? "", version: about.text(2) ?? "", author: about.text(3) ?? "",
                license: about.text(4) ?? "",
                own: Dictionary(
                    about.messages(100).map { ($0.text(1) ?? "", $0.text(2) ?? "") }, uniquingKeysWith: { $1 }))
        }
        kind = Self.kind(of: message, depth: depth)
    }
}

extension LearnedModel.Feature {
    init(_ message: ProtobufMessage) {
        name = message.text(1) ?? ""
        note = message.text(2) ?? ""
        let type = message.message(3)
        isOptional = type.map { $0.integer(1000) != 0 } ?? false
        self.type = type.map(LearnedModel.FeatureType.init) ?? .other
    }
}

extension LearnedModel.FeatureType {
    init(_ message: ProtobufMessage) {
        self =
            switch true {
            case message.numbers.contains(1): .integer
            case message.numbers.contains(2): .double
            case message.numbers.contains(3): .text
            case message.numbers.contains(4): .image
            case message.numbers.contains(5): .array(shape: message.message(5)?.integers(1) ?? [])
            case message.numbers.contains(6):
                .dictionary(hasTexts: !(message.message(6)?.numbers.contains(1) ?? false))
            case message.numbers.contains(7): .sequence
            default: .other
            }
    }
}
