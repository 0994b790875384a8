import Foundation

/// A finger on a touchpad. Desktops don't tell a program of them: there is never one.
@MainActor @preconcurrency
open class NSTouch: NSObject {
    /// What a finger does.
    public struct Phase: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let began = Phase(rawValue: 1 << 0)
        public static let moved = Phase(rawValue: 1 << 1)
        public static let stationary = Phase(rawValue: 1 << 2)
        public static let ended = Phase(rawValue: 1 << 3)
        public static let cancelled = Phase(rawValue: 1 << 4)
        public static let touching: Phase = [.began, .moved, .stationary]
        public static let any = Phase(rawValue: .max)
    }

    /// Where fingers are.
    public enum TouchType: Int, Sendable {
        case direct, indirect
    }

    /// Kinds of touches, for views.
    public struct TouchTypeMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let direct = TouchTypeMask(rawValue: 1 << 0)
        public static let indirect = TouchTypeMask(rawValue: 1 << 1)
    }

    /// What it does.
    public let phase: Phase
    /// Where it is on the touchpad, from 0 to 1 from below on the left.
    public let normalizedPosition: CGPoint
    /// Whether it rests.
    public var isResting: Bool { false }
    /// Where it is.
    public var type: TouchType { .indirect }
    /// The size of the touchpad, in points.
    public var deviceSize: CGSize { .zero }
    /// What tells fingers apart.
    public nonisolated var identity: any NSCopying & NSObjectProtocol { NSNumber(value: hash) }

    init(phase: Phase, normalizedPosition: CGPoint) {
        (self.phase, self.normalizedPosition) = (phase, normalizedPosition)
    }
}
