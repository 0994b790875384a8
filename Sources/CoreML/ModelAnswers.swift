import DovetailBase
import Foundation
import LearnedModels

extension LearnedModel {
    /// The classes that it, or the last part of it, chooses from; nil for numbers.
    var classes: Categories? {
        switch kind {
        case .linear(let model): model.classes
        case .trees(let model): model.classes
        case .pipeline(let parts): parts.last { $0.classes != nil }?.classes
        default: nil
        }
    }

    /// What comes out for what goes in.
    func answers(to values: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
        for input in inputs where !input.isOptional && values[input.name] == nil {
            throw MLModelError(.featureType, "The value “\(input.name)” is missing.")
        }
        switch kind {
        case .pipeline(let parts):
            var all = values
            for part in parts { all.merge(try part.answers(to: all)) { $1 } }
            return all.filter { name, _ in outputs.contains { $0.name == name } }
        case .linear(let model):
            return try told(model.sums(try row(values)), model.classes) { sums in
                model.chances(sums)
            }
        case .trees(let model):
            return try told(model.sums(try row(values)), model.classes) { sums in
                model.chances(sums)
            }
        case .vectorizer(let names):
            return try one(.array(names.flatMap { try numbers(values[$0], $0) }))
        case .identity: return values
        default: return try one(prepared(values))
        }
    }

    /// All inputs one after the other, as numbers.
    private func row(_ values: [String: MLFeatureValue]) throws -> [Double] {
        try inputs.flatMap { try numbers(values[$0.name], $0.name) }
    }

    private func numbers(_ value: MLFeatureValue?, _ name: String) throws -> [Double] {
        switch value?.content {
        case .double(let number): return [number]
        case .integer(let number): return [Double(number)]
        case .array(let array): return array.values
        case nil: return [.nan]
        default: throw MLModelError(.featureType, "The value “\(name)” is no number.")
        }
    }

    /// What a part of a pipeline makes of its one input.
    private func prepared(_ values: [String: MLFeatureValue]) throws -> Prepared {
        let name = inputs.first?.name ?? ""
        let value = values[name]
        switch kind {
        case .oneHot(let categories):
            var row = Array(repeating: 0.0, count: categories.count)
            if let index = categories.index(of: value) { row[index] = 1 }
            return .array(row)
        case .dictionaryVectorizer(let categories):
            return .array(categories.row(of: value))
        case .imputer(let number):
            return .array(try numbers(value, name).map { $0.isNaN ? number ?? $0 : $0 })
        case .scaler(let shift, let scale):
            return .array(
                try numbers(value, name).enumerated().map { index, number in
                    (number + (shift.count == 1 ? shift[0] : index < shift.count ? shift[index] : 0))
                        * (scale.count == 1 ? scale[0] : index < scale.count ? scale[index] : 1)
                })
        case .normalizer(let norm):
            let row = try numbers(value, name)
            let length: Double =
                switch norm {
                case 0: row.map(abs).max() ?? 0
                case 1: row.map(abs).reduce(0, +)
                default: row.map { $0 * $0 }.reduce(0, +).squareRoot()
                }
            return .array(length == 0 ? row : row.map { $0 / length })
        case .extractor(let indices):
            let row = try numbers(value, name)
            return .array(indices.map { row.indices.contains($0) ? row[$0] : .nan })
        case .mapping(.toIntegers(let map, let otherwise)):
            return .integer(Int64(map[value?.stringValue ?? ""] ?? otherwise))
        case .mapping(.toTexts(let map, let otherwise)):
            return .text(map[Int(value?.int64Value ?? 0)] ?? otherwise)
        default:
            Log.warnOnce("CoreML", "CoreML: a neural network or another model that is not computed here was asked")
            throw MLModelError(.generic, "The model is of a kind that can't be computed on this device.")
        }
    }

    private enum Prepared {
        case array([Double]), integer(Int64), text(String)
    }

    /// The one output, in the type that it is described by.
    private func one(_ value: Prepared) throws -> [String: MLFeatureValue] {
        guard let output = outputs.first else { return [:] }
        switch value {
        case .integer(let number): return [output.name: MLFeatureValue(int64: number)]
        case .text(let text): return [output.name: MLFeatureValue(string: text)]
        case .array(let row):
            switch output.type {
            case .double: return [output.name: MLFeatureValue(double: row.first ?? 0)]
            case .integer: return [output.name: MLFeatureValue(int64: Int64(clamping: row.first))]
            default: return [output.name: MLFeatureValue(multiArray: try MLMultiArray(row))]
            }
        }
    }

    /// What is foretold: numbers, or the class with the greatest chance and the chances of all.
    private func told(
        _ sums: [Double], _ classes: Categories?, chances: ([Double]) -> [Double]
    ) throws -> [String: MLFeatureValue] {
        guard let classes else { return try one(.array(chances(sums))) }
        let chances = chances(sums)
        guard let best = chances.indices.max(by: { chances[$0] < chances[$1] }), chances.count == classes.count else {
            throw MLModelError(.generic, "The model has another number of classes than of answers.")
        }
        var result: [String: MLFeatureValue] = [:]
        switch classes {
        case .texts(let texts):
            result[predictedFeature] = MLFeatureValue(string: texts[best])
            result[predictedProbabilities] = MLFeatureValue(
                .texts(Dictionary(zip(texts, chances), uniquingKeysWith: { $1 })))
        case .integers(let integers):
            result[predictedFeature] = MLFeatureValue(int64: Int64(integers[best]))
            result[predictedProbabilities] = MLFeatureValue(
                .integers(Dictionary(zip(integers.map { Int64($0) }, chances), uniquingKeysWith: { $1 })))
        }
        result[""] = nil
        return result
    }
}

extension Int64 {
    fileprivate init(clamping number: Double?) {
        guard let number, number.isFinite else {
            self = 0
            return
        }
        self = number >= 9e18 ? .max : number <= -9e18 ? .min : Int64(number)
    }
}

extension LearnedModel.Categories {
    func index(of value: MLFeatureValue?) -> Int? {
        switch (self, value?.content) {
        case (.texts(let texts), .text(let text)): texts.firstIndex(of: text)
        case (.integers(let integers), .integer(let integer)): integers.firstIndex(of: Int(integer))
        default: nil
        }
    }
    /// The numbers of a dictionary, each at its key's place.
    func row(of value: MLFeatureValue?) -> [Double] {
        switch (self, value?.content) {
        case (.texts(let texts), .texts(let values)): texts.map { values[$0] ?? 0 }
        case (.integers(let integers), .integers(let values)): integers.map { values[Int64($0)] ?? 0 }
        default: Array(repeating: 0, count: count)
        }
    }
}
