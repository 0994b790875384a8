import CoreMedia
import Foundation

/// What a sound may be, and how sure that is. Nobody gets one here.
open class SNClassification: NSObject, @unchecked Sendable {
    public let identifier: String
    /// From 0 to 1.
    public let confidence: Double
    init(identifier: String, confidence: Double) { (self.identifier, self.confidence) = (identifier, confidence) }
}

/// What a sound may be, the surest first. Nobody gets one here.
open class SNClassificationResult: NSObject, SNResult, @unchecked Sendable {
    public let classifications: [SNClassification]
    /// When it was heard.
    public let timeRange: CMTimeRange
    init(classifications: [SNClassification], timeRange: CMTimeRange) {
        (self.classifications, self.timeRange) = (classifications, timeRange)
    }
    /// How sure it is that a sound is something; nil for what is not asked for.
    open func classification(forIdentifier identifier: String) -> SNClassification? {
        classifications.first { $0.identifier == identifier }
    }
}
