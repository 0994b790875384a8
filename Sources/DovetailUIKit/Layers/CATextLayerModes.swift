import DovetailCore
import Foundation

/// How the lines of a ``CATextLayer`` stand between its sides.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where lines of the language begin.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// From side to side. It stands as ``natural`` does.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var side: HorizontalAlignment { self == .center ? .center : self == .right ? .trailing : .leading }
    var alignment: TextAlignment { self == .center ? .center : self == .right ? .trailing : .leading }
}

/// Where a ``CATextLayer`` cuts a text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nowhere: the text goes on beyond the layer's edges.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At the beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    var mode: Text.TruncationMode? {
        switch self {
        case .start: .head
        case .end: .tail
        case .middle: .middle
        default: nil
        }
    }
}
