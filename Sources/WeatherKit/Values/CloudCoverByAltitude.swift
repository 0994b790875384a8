import Foundation

/// How much of the sky clouds cover at each height, from 0 to 1.
public struct CloudCoverByAltitude: Codable, Equatable, Sendable {
    public var low: Double
    public var medium: Double
    public var high: Double
}
