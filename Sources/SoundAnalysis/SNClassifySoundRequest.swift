import CoreML
import CoreMedia
import Foundation

/// A classifier that the system has.
public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let version1 = SNClassifierIdentifier(rawValue: "SNClassifierIdentifierVersion1")
}

/// How long sounds can be.
public enum SNTimeDurationConstraint: Sendable {
    case enumeratedDurations([CMTime])
    case durationRange(CMTimeRange)
}

/// Asks what sounds are. Its values are kept; an analysis with it fails.
open class SNClassifySoundRequest: NSObject, SNRequest, @unchecked Sendable {
    /// How much of a sound belongs to the next one, too: from 0 to 1.
    open var overlapFactor = 0.5
    /// How long a sound is.
    open var windowDuration = CMTime(seconds: 0.975, preferredTimescale: 48000)
    /// How long sounds can be: as long as they are.
    open var windowDurationConstraint: SNTimeDurationConstraint { .enumeratedDurations([windowDuration]) }
    /// What it tells apart: nothing.
    open var knownClassifications: [String] { [] }

    /// By a model of the app's. It is not looked into.
    public init(mlModel: MLModel) throws {}
    /// By a classifier of the system's. Throws ``SNError/Code/invalidModel`` for another one than ``SNClassifierIdentifier/version1``.
    public init(classifierIdentifier: SNClassifierIdentifier) throws {
        guard classifierIdentifier == .version1 else { throw SNError(.invalidModel) }
    }
}
