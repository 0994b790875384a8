import CoreML
import Foundation
import LearnedModels
import TestSupport
import Testing

@Suite("Models of Core ML")
struct MLModelTests {
    private let folder = TemporaryFolder("models")

    private func model(_ data: Data) throws -> MLModel {
        let place = folder.place(ending: ".mlmodel")
        try data.write(to: place)
        return try MLModel(contentsOf: place)
    }

    @Test("arrays are joined in any direction")
    func joined() throws {
        func array(_ shape: [NSNumber], _ first: Int) throws -> MLMultiArray {
            let array = try MLMultiArray(shape: shape, dataType: .double)
            for index in 0..<array.count { array[index] = NSNumber(value: first + index) }
            return array
        }
        let (first, second) = (try array([2, 2], 0), try array([2, 1], 10))
        let across = MLMultiArray(concatenating: [first, second], axis: 1, dataType: .float32)
        #expect(across.shape == [2, 3] && (0..<6).map { across[$0].intValue } == [0, 1, 10, 2, 3, 11])
        let down = MLMultiArray(concatenating: [first, try array([1, 2], 20)], axis: -2, dataType: .double)
        #expect(down.shape == [3, 2] && (0..<6).map { down[$0].intValue } == [0, 1, 2, 3, 20, 21])
    }

    @Test("sum up weighted inputs")
    func sum() throws {
        let model = try model(WrittenModel.sum)
        #expect(model.modelDescription.inputDescriptionsByName["cups"]?.type == .int64)
        #expect(model.modelDescription.predictedFeatureName == "sleep")
        #expect(model.modelDescription.metadata[.author] as? String == "Ada")
        let input = try MLDictionaryFeatureProvider(dictionary: ["hours": 8.0, "cups": 3])
        let answer = try model.prediction(from: input)
        #expect(answer.featureNames == ["sleep"])
        #expect(abs(answer.featureValue(for: "sleep")!.doubleValue - 116.3) < 1e-9)
        let incomplete = try MLDictionaryFeatureProvider(dictionary: ["hours": 8.0])
        #expect(throws: MLModelError(.featureType)) { try model.prediction(from: incomplete) }
        let wrong = try MLDictionaryFeatureProvider(dictionary: ["hours": "eight", "cups": 3])
        #expect(throws: MLModelError(.featureType)) { try model.prediction(from: wrong) }
    }

    @Test("ask trees, and tell the chances of all classes", arguments: [(4.0, "small"), (10, "small"), (12, "large")])
    func tree(number: Double, size: String) throws {
        let model = try model(WrittenModel.tree)
        #expect(model.modelDescription.classLabels as? [String] == ["small", "large"])
        let answer = try model.prediction(from: MLDictionaryFeatureProvider(dictionary: ["number": number]))
        #expect(answer.featureValue(for: "size")?.stringValue == size)
        let chances = try #require(answer.featureValue(for: "chances")?.dictionaryValue as? [String: NSNumber])
        #expect(abs(chances["large"]!.doubleValue - (size == "large" ? 0.9526 : 0.1192)) < 1e-3)
        #expect(abs(chances["large"]!.doubleValue + chances["small"]!.doubleValue - 1) < 1e-9)
    }

    @Test("of other kinds are read, and say that they are not computed")
    func network() throws {
        let model = try model(WrittenModel.network)
        #expect(model.modelDescription.inputDescriptionsByName["image"]?.type == .image)
        let input = try MLDictionaryFeatureProvider(dictionary: ["image": MLFeatureValue(undefined: .image)])
        #expect(throws: MLModelError(.generic)) { try model.prediction(from: input) }
    }

    @Test("are refused where the file is none, whatever is cut off of it")
    func damaged() throws {
        #expect(throws: MLModelError(.io)) { try MLModel(contentsOf: folder.place(ending: ".mlmodel")) }
        #expect(throws: MLModelError(.io)) { try model(Data("no model".utf8)) }
        for count in stride(from: 0, to: WrittenModel.tree.count, by: 7) {
            // Reading ends, with an error or a model that is shorter.
            guard let model = try? model(WrittenModel.tree.prefix(count)) else { continue }
            _ = try? model.prediction(from: MLDictionaryFeatureProvider(dictionary: ["number": 4.0]))
        }
        #expect(LearnedModel(Data()) == nil)
    }

    @Test("take arrays whose numbers are reached by their place in each direction")
    func array() throws {
        let array = try MLMultiArray(shape: [2, 3], dataType: .int32)
        #expect(array.count == 6 && array.strides == [3, 1])
        array[[1, 2]] = 7.9
        #expect(array[5] == 7 && array[[1, 2]].intValue == 7)
        #expect(throws: MLModelError(.parameters)) { try MLMultiArray(shape: [], dataType: .double) }
        #expect(throws: MLModelError(.parameters)) {
            try MLMultiArray(shape: [1_000_000, 1_000_000, 1_000_000, 1_000_000], dataType: .double)
        }
        #expect(try MLMultiArray([1.5, 2.5])[1] == 2.5)
    }
}
