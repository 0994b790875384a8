import DovetailCore
import Foundation

/// A line through the plot area at a value.
public struct AxisGridLine {
    private let centered: Bool?
    private let stroke: StrokeStyle?

    /// A line; `centered` moves it to the middle between its value and the next one.
    nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        self.centered = centered
        self.stroke = stroke
    }
}

extension AxisGridLine: AxisMark {
    public typealias Body = Never

    public static func _collect(_ line: AxisGridLine, into parts: inout [_AxisPart]) {
        parts.append(_AxisPart(kind: .gridLine(line.stroke), isCentered: line.centered))
    }
}

/// A short line beside the plot area at a value.
public struct AxisTick {
    /// How long ticks are.
    public struct Length: Equatable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        enum Kind: Equatable, Sendable {
            case fixed(CGFloat)
            case label(extra: CGFloat)
            case longestLabel(extra: CGFloat)
        }

        let kind: Kind

        init(kind: Kind) { self.kind = kind }
        /// So many points.
        public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
        /// So many points.
        public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
        /// Four points.
        public static let automatic = Length(kind: .fixed(4))
        /// As far as the label reaches.
        public static let label = Length(kind: .label(extra: 0))
        /// So many points further than the label reaches.
        public static func label(extendPastBy amount: CGFloat) -> Length { Length(kind: .label(extra: amount)) }
        /// As far as the longest label reaches.
        public static let longestLabel = Length(kind: .longestLabel(extra: 0))
        /// So many points further than the longest label reaches.
        public static func longestLabel(extendPastBy amount: CGFloat) -> Length {
            Length(kind: .longestLabel(extra: amount))
        }
    }

    private let centered: Bool?
    private let length: Length
    private let stroke: StrokeStyle?

    /// A tick of so many points; `centered` moves it to the middle between its value and the next one.
    @_disfavoredOverload
    nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
    }

    /// A tick; `centered` moves it to the middle between its value and the next one.
    nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        self.centered = centered
        self.length = length
        self.stroke = stroke
    }
}

extension AxisTick: AxisMark {
    public typealias Body = Never

    public static func _collect(_ tick: AxisTick, into parts: inout [_AxisPart]) {
        parts.append(_AxisPart(kind: .tick(tick.length, tick.stroke), isCentered: tick.centered))
    }
}
