import Foundation

/// A value beside what is usual.
public struct Trend<Dimension: Foundation.Dimension>: Codable, Equatable, Sendable {
    public var baseline: TrendBaseline<Dimension>
    public var currentValue: Measurement<Dimension>
    public var deviation: Deviation
}

/// What is usual.
public struct TrendBaseline<Dimension: Foundation.Dimension>: Codable, Equatable, Sendable {
    /// How it was made of many values.
    public enum Kind: Codable, Hashable, Sendable {
        case mean
    }
    public let kind: Kind
    public let value: Measurement<Dimension>
    /// Since when values count.
    public let startDate: Date
}

/// How far a value is from what is usual.
public enum Deviation: Codable, Hashable, Sendable {
    case muchHigher
    case higher
    case normal
    case lower
    case muchLower
}

/// What a tenth, half and nine tenths of many values are below.
public struct Percentiles<Dimension: Foundation.Dimension>: Codable, Equatable, Sendable {
    public var p10: Measurement<Dimension>
    public var p50: Measurement<Dimension>
    public var p90: Measurement<Dimension>
}
