import DovetailBase
import Foundation

/// How far two words are from each other: from 0 to 2.
public typealias NLDistance = Double

/// How the distance of two words is measured.
public enum NLDistanceType: Int, Sendable { case cosine }

/// Where words are in a space of meanings. Apple's systems have files of it for some languages; here there are none: ``wordEmbedding(for:)`` and
/// ``sentenceEmbedding(for:)`` are nil, as for a language without one, and the log tells once.
open class NLEmbedding: NSObject, @unchecked Sendable {
    /// Of which language it is.
    public let language: NLLanguage?
    private let vectors: [String: [Double]]

    init(_ vectors: [String: [Double]], language: NLLanguage?) { (self.vectors, self.language) = (vectors, language) }

    /// Where words of a language are: nil.
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { absent }
    /// The same in a version: nil.
    open class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { absent }
    /// Where sentences of a language are: nil.
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { absent }
    /// The same in a version: nil.
    open class func sentenceEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { absent }
    /// The version of a language: 0, as there is none.
    open class func currentRevision(for language: NLLanguage) -> Int { 0 }
    /// The versions of a language: none.
    open class func supportedRevisions(for language: NLLanguage) -> IndexSet { [] }

    private class var absent: NLEmbedding? {
        Log.warnOnce("NLEmbedding", "NaturalLanguage: there are no embeddings of languages")
        return nil
    }

    /// How many numbers a place has.
    open var dimension: Int { vectors.values.first?.count ?? 0 }
    /// How many words there are.
    open var vocabularySize: Int { vectors.count }
    /// Of which version it is.
    open var revision: Int { 0 }

    /// Whether a word is there.
    open func contains(_ string: String) -> Bool { vectors[string] != nil }
    /// Where a word is; nil for one that is not there.
    open func vector(for string: String) -> [Double]? { vectors[string] }

    /// How far two words are from each other; 2 where one is not there.
    open func distance(
        between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
    ) -> NLDistance {
        guard let first = vectors[firstString], let second = vectors[secondString] else { return 2 }
        return Self.distance(first, second)
    }

    /// The words that are nearest to another, and how far they are.
    open func neighbors(
        for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] {
        vectors[string].map { place in
            neighbors(for: place, maximumCount: maxCount + 1).filter { $0.0 != string }.prefix(maxCount).map { $0 }
        } ?? []
    }

    /// The words that are nearest to a place, and how far they are.
    open func neighbors(
        for vector: [Double], maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] {
        vectors.map { ($0.key, Self.distance($0.value, vector)) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
            .prefix(max(maxCount, 0)).map { $0 }
    }

    private static func distance(_ first: [Double], _ second: [Double]) -> NLDistance {
        func product(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
        let length = (product(first, first) * product(second, second)).squareRoot()
        return length > 0 ? 1 - product(first, second) / length : 2
    }
}
